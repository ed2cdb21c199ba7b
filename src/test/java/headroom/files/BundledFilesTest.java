package headroom.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.files.problems.BundledFiles;
import org.junit.jupiter.api.Test;

class BundledFilesTest {

    @Test
    void aDamagedFileIsRefusedInOneSentenceWithItsFirstMistake() {
        String sentence = assertThrows(DamagedProblemException.class, () -> BundledFiles.content("torn")).sentence();
        assertTrue(sentence.startsWith("torn.yaml, which comes with the program, has a mistake in line 1: "), sentence);
        assertEquals(1, sentence.lines().count());
    }

    @Test
    void aMissingFileIsRefusedInOneSentence() {
        assertEquals("gone.yaml is missing among the problems that come with the program",
                assertThrows(DamagedProblemException.class, () -> BundledFiles.content("gone")).sentence());
    }
}
