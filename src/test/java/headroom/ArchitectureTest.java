package headroom;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.conditions.ArchConditions.be;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import org.jspecify.annotations.NullMarked;

/** The floors of the house: which package may use which, and what may not enter a package. */
@AnalyzeClasses(packages = "headroom", importOptions = ArchitectureTest.TheProgram.class)
class ArchitectureTest {

    /** The classes of the program and not of its tests, wherever a build puts them: those that lie where the entry does. */
    static final class TheProgram implements ImportOption {

        @Override
        public boolean includes(Location location) {
            return location.asURI().toString()
                    .contains(Headroom.class.getProtectionDomain().getCodeSource().getLocation().getPath());
        }
    }

    @ArchTest
    void everyFloorUsesOnlyThoseBelow(JavaClasses classes) {
        layeredArchitecture().consideringOnlyDependenciesInLayers().withOptionalLayers(true)
                .layer("entry").definedBy("headroom")
                .layer("ui").definedBy("headroom.ui..")
                .layer("cli").definedBy("headroom.cli..")
                .layer("document").definedBy("headroom.document..")
                .layer("files").definedBy("headroom.files..")
                .layer("drawing").definedBy("headroom.drawing..")
                .layer("whatif").definedBy("headroom.whatif..")
                .layer("practice").definedBy("headroom.practice..")
                .layer("catalog").definedBy("headroom.catalog..")
                .layer("model").definedBy("headroom.model..")
                .layer("formula").definedBy("headroom.formula..")
                .layer("text").definedBy("headroom.text..")
                .whereLayer("entry").mayNotBeAccessedByAnyLayer()
                .whereLayer("ui").mayOnlyBeAccessedByLayers("entry")
                .whereLayer("cli").mayOnlyBeAccessedByLayers("entry")
                .whereLayer("document")
                .mayOnlyAccessLayers("drawing", "whatif", "catalog", "model", "formula", "text")
                .whereLayer("files")
                .mayOnlyAccessLayers("whatif", "practice", "catalog", "model", "formula", "text")
                .whereLayer("drawing").mayOnlyAccessLayers("whatif", "catalog", "model", "formula", "text")
                .whereLayer("whatif").mayOnlyAccessLayers("model", "formula", "text")
                .whereLayer("practice").mayOnlyAccessLayers("model", "formula", "text")
                .whereLayer("catalog").mayOnlyAccessLayers("model", "formula", "text")
                .whereLayer("model").mayOnlyAccessLayers("formula", "text")
                .whereLayer("formula").mayOnlyAccessLayers("text")
                .whereLayer("text").mayNotAccessAnyLayer()
                .because("each part can then be understood, tested and replaced without those above it")
                .check(classes);
    }

    @ArchTest
    void noRoomsUseEachOther(JavaClasses classes) {
        slices().matching("headroom.(**)").should().beFreeOfCycles()
                .because("a room can then be read after those that it uses, and before those that use it")
                .check(classes);
    }

    @ArchTest
    void onlyTheWindowAndTheEntryUseJavaFx(JavaClasses classes) {
        noClasses().that().resideOutsideOfPackages("headroom.ui..", "headroom")
                .should().dependOnClassesThat().resideInAnyPackage("javafx..", "com.sun.javafx..")
                .because("the command line must work without a display and start without loading a toolkit")
                .check(classes);
    }

    @ArchTest
    void onlyFilesAndTheCatalogReadAndWriteJson(JavaClasses classes) {
        noClasses().that().resideOutsideOfPackages("headroom.files..", "headroom.catalog..")
                .should().dependOnClassesThat().resideInAnyPackage("tools.jackson..", "com.fasterxml..")
                .because("strictness and the shape of files are decided in one place")
                .check(classes);
    }

    @ArchTest
    void theCalculationKnowsNoScreenNoFilesAndNoClock(JavaClasses classes) {
        noClasses().that().resideInAnyPackage("headroom.text..", "headroom.formula..",
                "headroom.model..", "headroom.whatif..")
                .should().dependOnClassesThat().resideInAnyPackage("java.awt..", "javax.swing..", "java.io..",
                        "java.nio..", "java.time..")
                .because("an evaluation is a pure function of its scenario, and nothing else")
                .check(classes);
    }

    @ArchTest
    void onlyTheCommandLineParsesOptions(JavaClasses classes) {
        noClasses().that().resideOutsideOfPackage("headroom.cli..")
                .should().dependOnClassesThat().resideInAPackage("picocli..")
                .because("options are the business of the command line alone")
                .check(classes);
    }

    @ArchTest
    void onlyTheEntryEndsTheProgram(JavaClasses classes) {
        noClasses().that().doNotHaveFullyQualifiedName("headroom.Headroom").and()
                .doNotHaveFullyQualifiedName("headroom.Launcher")
                .should().callMethod(System.class, "exit", int.class)
                .because("a part that ends the program can be neither tested nor used by another")
                .check(classes);
    }

    @ArchTest
    void noStateIsStatic(JavaClasses classes) {
        fields().that().areStatic().should().beFinal()
                .because("what a part works with is handed to it, so that two of them do not disturb each other")
                .check(classes);
    }

    @ArchTest
    void everyPackageIsNullMarked(JavaClasses classes) {
        classes().should(be(describe("in a null-marked package",
                (JavaClass one) -> one.getPackage().isAnnotatedWith(NullMarked.class))))
                .because("null is then allowed only where it is written, and the compiler looks after it")
                .check(classes);
    }
}
