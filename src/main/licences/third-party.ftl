<#-- A row of a table for each part; a part that comes once more for a platform, as JavaFX does, stands there once. -->
<#assign rows = []>
<#list dependencyMap as entry>
  <#assign part = entry.getKey()>
  <#assign row = "| ${part.artifactId} | ${part.version} | ${entry.getValue()?join(' or ')} | ${part.url!''} |">
  <#if !rows?seq_contains(row)>
    <#assign rows = rows + [row]>
  </#if>
</#list>
<#-- Typefaces: ours, and those within the parts above. -->
<#assign rows = rows + [
  "| Feather, icons in ikonli-feather-pack | 4.28 | MIT License | https://feathericons.com |",
  "| FontAwesome, icons in controlsfx | 4.7 | SIL Open Font License 1.1 | http://fontawesome.io |",
  "| IBM Plex Sans, typeface | 3.005 | SIL Open Font License 1.1 | https://www.ibm.com/plex |",
  "| JetBrains Mono, typeface | 2.242 | SIL Open Font License 1.1 | https://www.jetbrains.com/lp/mono |"
]>
| part | version | licence | address |
|---|---|---|---|
<#list rows?sort as row>
${row}
</#list>
