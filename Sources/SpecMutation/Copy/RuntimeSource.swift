/// The sources that are added to the copy. The mutated sources import `SpecMutants` and call it at
/// each mutant. That module is written in C for speed, and does not use Spec, because Spec may
/// itself be mutated. The tests depend on `SpecMutantsRun`, which makes Spec run the chosen tests.
enum RuntimeSource {
    static let files = [
        "SpecMutants/include/SpecMutants.h": header, "SpecMutants/SpecMutants.c": source,
        "SpecMutantsRun/SpecMutantsRun.swift": run,
    ]

    private static let header = """
        #pragma once
        #include <stdbool.h>
        #include <stdint.h>

        extern int32_t spec_mutant;
        extern uint8_t *spec_mutant_notes;

        /// Returns whether this mutant is active. In job 0, records that the mutant was reached.
        static inline __attribute__((always_inline)) bool specMutant(int32_t number) {
            if (__builtin_expect(spec_mutant_notes != 0, 0)) spec_mutant_notes[number] = 1;
            return number == spec_mutant;
        }

        /// Waits for a job, unless this process already has one, and returns in the job's process.
        ///
        /// - Parameters:
        ///   - names: The names of all tests.
        ///   - chosen: Receives the indices of the tests to run, in order.
        /// - Returns: The number of tests to run.
        int spec_mutants_choose(const char *const *names, int count, int *chosen);

        /// Reports that test `value` began (b), failed (f), or ended (e), or that all are done (d)
        /// with status `value`. Exits when all are done and, except in job 0, when a test fails.
        void spec_mutants_tell(char event, int value);

        """

    /// The source of `SpecMutants`. A test process waits for commands, either at launch or after it
    /// has listed its tests, and forks a child process for each job. Commands and replies consist
    /// of one line each. A job runs one mutant. Job 0 runs tests without a mutant and records which
    /// mutants they reach. If job 0 is given no tests, it only lists the bundle's tests. Below, the
    /// first line lists the commands, and the other lines list the replies:
    ///
    ///     run JOB MEGABYTES TEST…, kill JOB
    ///         name JOB NAME, hello JOB OBSTACLES, reach JOB TEST MUTANT…, others JOB, error JOB NUMBER,
    ///         b JOB TEST MICROSECONDS, f …, e …, d JOB STATUS MICROSECONDS, end JOB STATUS KILOBYTES MILLISECONDS
    private static let source = #"""
        #define _GNU_SOURCE
        #include "SpecMutants.h"
        #include <dirent.h>
        #include <errno.h>
        #include <fcntl.h>
        #include <poll.h>
        #include <signal.h>
        #include <stdio.h>
        #include <stdlib.h>
        #include <string.h>
        #include <sys/mman.h>
        #include <sys/prctl.h>
        #include <sys/resource.h>
        #include <sys/syscall.h>
        #include <sys/wait.h>
        #include <time.h>
        #include <unistd.h>

        int32_t spec_mutant = 0;
        uint8_t *spec_mutant_notes = NULL;
        static uint8_t *notes = NULL;
        static long mutants = 0;
        static FILE *answers = NULL;
        static int commands = -1, job = -1, last_test = -1;
        static char *tests = "";

        static struct child { pid_t pid; int job; } children[64];
        static int child_count = 0;

        #define tell(...) (fprintf(answers, __VA_ARGS__), fflush(answers))

        static void tell_reach(int test) {
            fprintf(answers, "reach %d %d", job, test);
            for (long mutant = 1; mutant < mutants; mutant++) {
                if (notes[mutant]) fprintf(answers, " %ld", mutant);
                notes[mutant] = 0;
            }
            tell("\n");
        }

        void spec_mutants_tell(char event, int value) {
            if (job < 0) return;
            struct timespec now;
            clock_gettime(CLOCK_MONOTONIC, &now);
            tell("%c %d %d %lld\n", event, job, value, now.tv_sec * 1000000LL + now.tv_nsec / 1000);
            // Code between tests counts toward the next test, and code at the end toward the last.
            if (event != 'd') last_test = value;
            if (job == 0 && (event == 'e' || event == 'd')) tell_reach(last_test);
            if (event == 'd' || (event == 'f' && job > 0)) syscall(SYS_exit_group, event == 'd' ? value : 1);
        }

        /// Counts other threads, and the run loop and queue descriptors that a child would share.
        static int obstacles_to_fork(void) {
            int count = -1;
            DIR *folder = opendir("/proc/self/task");
            for (struct dirent *entry; folder && (entry = readdir(folder));) count += entry->d_name[0] != '.';
            if (folder) closedir(folder);
            for (int descriptor = 0; descriptor < 256; descriptor++) {
                char path[64], target[64] = "";
                snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
                count += readlink(path, target, sizeof target - 1) > 0 && strncmp(target, "anon_inode:", 11) == 0;
            }
            return count;
        }

        /// Prepares this process, which has just been forked, to run a job.
        static void become(int new_job, long megabytes) {
            job = spec_mutant = new_job;
            char number[16];
            snprintf(number, sizeof number, "%d", job);
            setenv("SPEC_MUTANT", number, 1);
            spec_mutant_notes = job == 0 ? notes : NULL;
            setpgid(0, 0);
            prctl(PR_SET_PDEATHSIG, SIGKILL);
            for (int number = 1; number < 32; number++) {
                struct sigaction action;
                if (sigaction(number, NULL, &action) == 0 && action.sa_handler != SIG_IGN) signal(number, SIG_DFL);
            }
            struct rlimit none = {0, 0}, memory = {(rlim_t)megabytes << 20, (rlim_t)megabytes << 20};
            setrlimit(RLIMIT_CORE, &none);
            if (megabytes > 0) setrlimit(RLIMIT_DATA, &memory);
            close(commands);
        }

        static void kill_tree(pid_t pid) { kill(-pid, SIGKILL); kill(pid, SIGKILL); }

        static void collect(void) {
            for (int index = child_count - 1; index >= 0; index--) {
                struct child *child = &children[index];
                int status = 0;
                struct rusage usage;
                if (wait4(child->pid, &status, WNOHANG, &usage) == 0) continue;
                kill(-child->pid, SIGKILL);
                // The job's CPU time in milliseconds, with that of children it has waited for.
                long used = (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000
                    + (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1000;
                tell("end %d %d %ld %ld\n", child->job, status, usage.ru_maxrss, used);
                *child = children[--child_count];
            }
        }

        /// Kills everything that the jobs left running. Orphans are children of this process.
        static void end_all(void) {
            for (bool is_over = false; !is_over;) {
                is_over = true;
                FILE *file = fopen("/proc/thread-self/children", "r");
                for (int pid; file && fscanf(file, "%d", &pid) == 1; is_over = false) kill_tree(pid);
                if (file) fclose(file);
                while (waitpid(-1, NULL, WNOHANG) > 0);
            }
            syscall(SYS_exit_group, 0);
        }

        /// Executes a command. Returns true only in a child process that was forked to run a job.
        static bool take(char *line) {
            int new_job, used = 0;
            long megabytes;
            if (sscanf(line, "kill %d", &new_job) == 1) {
                for (int index = 0; index < child_count; index++) {
                    if (children[index].job == new_job) kill_tree(children[index].pid);
                }
            }
            if (sscanf(line, "run %d %ld%n", &new_job, &megabytes, &used) != 2) return false;
            fflush(NULL);
            pid_t pid = fork();
            if (pid < 0) tell("error %d %d\n", new_job, errno);
            if (pid > 0) children[child_count++] = (struct child){pid, new_job};
            if (pid != 0) return false;
            become(new_job, megabytes);
            tests = line + used;
            return true;
        }

        /// Executes commands. Returns only in the child processes that are forked to run jobs.
        static void serve(void) {
            prctl(PR_SET_CHILD_SUBREAPER, 1);
            // The stream has no buffer, so that `poll` sees all unread input.
            FILE *lines = fdopen(commands, "r");
            setvbuf(lines, NULL, _IONBF, 0);
            char *line = NULL;
            size_t capacity = 0;
            for (;;) {
                struct pollfd request = {commands, POLLIN, 0};
                if (poll(&request, 1, child_count > 0 ? 1 : -1) > 0) {
                    if (getline(&line, &capacity, lines) < 0) end_all();
                    if (take(line)) return;
                }
                collect();
            }
        }

        __attribute__((constructor(101))) static void begin(void) {
            // A process that the tests start has the same sources, so it runs the same mutant.
            const char *number = getenv("SPEC_MUTANT"), *path = getenv("SPEC_MUTANT_NOTES"), *waits = getenv("SPEC_MUTATION");
            if (number) spec_mutant = atoi(number);
            int answer = -1, file = path ? open(path, O_RDWR | O_CLOEXEC) : -1;
            if (file >= 0) {
                mutants = lseek(file, 0, SEEK_END);
                notes = mmap(NULL, mutants, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
                close(file);
                if (number && spec_mutant == 0) spec_mutant_notes = notes;
            }
            if (!waits || sscanf(waits, "%d,%d", &commands, &answer) != 2) return;
            fcntl(commands, F_SETFD, FD_CLOEXEC);
            fcntl(answer, F_SETFD, FD_CLOEXEC);
            answers = fdopen(answer, "w");
            if (strstr(waits, "early")) serve();
        }

        int spec_mutants_choose(const char *const *names, int count, int *chosen) {
            // Processes that the tests start must not wait for commands.
            unsetenv("SPEC_MUTATION");
            // This is only for the server. Processes that the tests start may need backtraces.
            unsetenv("SWIFT_BACKTRACE");
            unsigned long long hash = 14695981039346656037ull;
            for (int index = 0; index < count; index++) {
                for (const char *rest = names[index]; *rest; rest++) hash = (hash ^ (unsigned char)*rest) * 1099511628211ull;
            }
            if (job < 0) serve();
            if (job == 0) {
                for (int index = 0; index < count; index++) tell("name 0 %s\n", names[index]);
                tell_reach(-1);
                tell("hello 0 %d\n", obstacles_to_fork());
            } else if (hash != strtoull(getenv("SPEC_MUTANT_TESTS"), NULL, 10)) {
                tell("others %d 0\n", job);
                syscall(SYS_exit_group, 1);
            }
            int chosen_count = 0;
            for (char *word = strtok(tests, " \n"); word; word = strtok(NULL, " \n")) chosen[chosen_count++] = atoi(word);
            if (chosen_count == 0) spec_mutants_tell('d', 0);
            return chosen_count;
        }

        """#

    /// The source of `SpecMutantsRun`, which forks before it calls XCTest, while there is only one
    /// thread.
    private static let run = #"""
        // Without Spec, nothing can run the tests, and `specs mutate` reports an error.
        #if canImport(Spec)
        import Foundation
        @_spi(Mutation) import Spec
        import SpecMutants
        import XCTest

        private final class Run: NSObject, XCTestObservation {
            /// Maps the name of each test to its index in the list of all tests.
            private let tests: [String: CInt]

            /// Waits for a job. Then calls `run` in the job's process with the entries to run.
            static func choose(from entries: [XCTestCaseEntry], run: ([XCTestCaseEntry]) -> CInt) -> CInt {
                let all = entries.flatMap { entry in entry.allTests.map { (entry.testCaseClass, [$0]) as XCTestCaseEntry } }
                let names = all.map { name(of: $0.testCaseClass, $0.allTests[0].0) }
                let texts = names.map { UnsafePointer(strdup($0)) }
                var chosen = [CInt](repeating: 0, count: all.count)
                let count = spec_mutants_choose(texts, CInt(all.count), &chosen)
                XCTestObservationCenter.shared.addTestObserver(Run(names))
                let status = run(grouped(chosen.prefix(Int(count)).map { all[Int($0)] }))
                tell("d", status)
                return status
            }

            private init(_ names: [String]) {
                tests = Dictionary(zip(names, CInt(0)...), uniquingKeysWith: { first, _ in first })
            }

            /// Combines the entries for consecutive tests in the same class into one entry.
            private static func grouped(_ entries: [XCTestCaseEntry]) -> [XCTestCaseEntry] {
                entries.reduce(into: []) { groups, entry in
                    if let last = groups.last, last.testCaseClass == entry.testCaseClass {
                        groups[groups.count - 1].allTests += entry.allTests
                    } else {
                        groups.append(entry)
                    }
                }
            }

            /// Returns the name under which a test is reported. It has no line breaks.
            private static func name(of type: XCTestCase.Type, _ test: String) -> String {
                "\(String(reflecting: type))/\(test.split(whereSeparator: \.isNewline).joined(separator: " "))"
            }

            private static func tell(_ event: Unicode.Scalar, _ value: CInt) {
                spec_mutants_tell(CChar(UInt8(ascii: event)), value)
            }

            /// The name of an XCTest case has the form `Class.method`.
            private func tell(_ event: Unicode.Scalar, _ testCase: XCTestCase) {
                let type = type(of: testCase)
                Self.tell(event, tests[Self.name(of: type, String(testCase.name.dropFirst("\(type).".count)))] ?? -1)
            }

            func testCaseWillStart(_ testCase: XCTestCase) { tell("b", testCase) }

            func testCaseDidFinish(_ testCase: XCTestCase) { tell("e", testCase) }

            func testCase(
                _ testCase: XCTestCase,
                didFailWithDescription description: String,
                inFile filePath: String?,
                atLine lineNumber: Int
            ) {
                tell("f", testCase)
            }
        }

        // This section makes the closure run when the image is loaded, before `main`.
        @section(".init_array")
        @used
        private let begin: @convention(c) () -> Void = {
            if getenv("SPEC_MUTATION") != nil { mutationRun = Run.choose }
        }
        #endif

        """#
}
