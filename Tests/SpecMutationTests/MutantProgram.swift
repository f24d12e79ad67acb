/// A C program that stands in for a bundle. It has six tests, which reach mutants.
enum MutantProgram {
    static let source = #"""
        #include "SpecMutants.h"
        #include <stdio.h>
        #include <stdlib.h>
        #include <sys/wait.h>
        #include <time.h>
        #include <unistd.h>

        static int at_start;

        static int fails(int test) {
            switch (test) {
            case 0: return specMutant(1);
            case 1: while (specMutant(2)) usleep(1000); return 0;
            case 2: if (getenv("SWIFT_BACKTRACE") || !getenv("CI") || getenv("SPEC_UPDATE_SNAPSHOTS")) return 1;
                if (specMutant(3)) abort(); if (specMutant(4)) _exit(0); specMutant(5); return 0;
            case 3: specMutant(1); return 1;
            case 4: if (specMutant(8)) for (char *p;;) { p = malloc(1 << 26); if (!p) abort(); p[0] = 1; }
                if (getenv("ENDS")) _exit(3);
                if (getenv("BUSY")) {
                    if (fork() == 0) { while (clock() < CLOCKS_PER_SEC / 5) {} _exit(0); }
                    wait(NULL);
                }
                if (specMutant(16)) usleep(600000);
                return specMutant(11) && at_start == 11;
            default:
                if (getenv("ENDS")) _exit(3);
                if (specMutant(14)) {
                    pid_t left = fork();
                    if (left == 0) setsid();
                    while (left == 0) pause();
                    usleep(100000);
                    FILE *file = fopen(getenv("LEFT"), "w");
                    fprintf(file, "%d", left);
                    fclose(file);
                }
                return specMutant(9) && test == 5;
            }
        }

        int main(void) {
            const char *names[] = {"M.A/a", "M.A/b", specMutant(6) ? "M.B/other" : "M.B/c", "M.B/fails", "M.C/d", "M.C/e"};
            int chosen[6];
            at_start = spec_mutant;
            if (specMutant(7)) printf("printed");
            int count = spec_mutants_choose(names, 6, chosen);
            for (int index = specMutant(15) ? count : 0; index < count; index++) {
                if (chosen[index] == 1) specMutant(12);
                spec_mutants_tell('b', chosen[index]);
                if (fails(chosen[index])) spec_mutants_tell('f', chosen[index]);
                spec_mutants_tell('e', chosen[index]);
            }
            specMutant(13);
            spec_mutants_tell('d', specMutant(17) || getenv("OUTSIDE"));
        }
        """#
}
