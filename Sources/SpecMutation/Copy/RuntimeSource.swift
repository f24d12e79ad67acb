/// The module `SpecMutants` of the copy, which its mutated sources import. It is C, because each mutant that the program passes
/// asks it.
enum RuntimeSource {
    static let header = """
        #pragma once
        #include <stdbool.h>
        #include <stdint.h>

        extern int32_t spec_mutant;
        extern uint8_t *spec_mutant_notes;

        /// Whether this mutant is to run. In the run without a mutant, it notes that the program passes here.
        static inline __attribute__((always_inline)) bool specMutant(int32_t number) {
            if (__builtin_expect(spec_mutant_notes != 0, 0)) spec_mutant_notes[number] = 1;
            return number == spec_mutant;
        }

        """

    /// The commands come on one descriptor, a line each, the answers go to another:
    ///
    ///     run JOB MUTANT MILLISECONDS MEGABYTES NOTES HERE TEST…   begin JOB TEST, reach JOB TEST MUTANT…, took JOB TEST MICROSECONDS,
    ///                                                             fail JOB TEST, done JOB STATUS, end JOB HOW VALUE KILOBYTES
    static let source = #"""
        #define _GNU_SOURCE
        #include "SpecMutants.h"
        #include <dirent.h>
        #include <errno.h>
        #include <fcntl.h>
        #include <poll.h>
        #include <signal.h>
        #include <stdarg.h>
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
        static int commands = -1, answers = -1, job = -1, last_test = 0;
        static bool is_noting = false;
        static double test_start = 0;

        struct child { pid_t pid; int job; double deadline; bool is_late; };
        static struct child children[64];
        static int child_count = 0;

        __attribute__((constructor(101))) static void begin(void) {
            // Processes that the tests start are made of the same sources, and have the same mutant.
            const char *number = getenv("SPEC_MUTANT"), *path = getenv("SPEC_MUTANT_NOTES"), *count = getenv("SPEC_MUTANT_COUNT");
            if (number) spec_mutant = atoi(number);
            if (!path || !count) return;
            mutants = atol(count);
            int file = open(path, O_RDWR | O_CLOEXEC);
            void *memory = file < 0 ? MAP_FAILED : mmap(NULL, mutants, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
            if (file >= 0) close(file);
            if (memory == MAP_FAILED) return;
            notes = memory;
            if (getenv("SPEC_MUTANT_NOTING")) spec_mutant_notes = notes;
        }

        static double now(void) {
            struct timespec time;
            clock_gettime(CLOCK_MONOTONIC, &time);
            return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
        }

        static void answer(const char *text) {
            size_t length = strlen(text);
            while (length > 0) {
                ssize_t written = write(answers, text, length);
                if (written < 0 && errno != EINTR) syscall(SYS_exit_group, 1);
                if (written > 0) { text += written; length -= written; }
            }
        }

        __attribute__((format(printf, 1, 2))) static void tell(const char *format, ...) {
            char line[512];
            va_list arguments;
            va_start(arguments, format);
            vsnprintf(line, sizeof line, format, arguments);
            va_end(arguments);
            answer(line);
        }

        static void tell_reach(int test) {
            char line[3900];
            int length = 0;
            for (long mutant = 1; mutant < mutants; mutant++) {
                if (!notes[mutant]) continue;
                notes[mutant] = 0;
                if (length == 0) length = snprintf(line, 60, "reach %d %d", job, test);
                length += snprintf(line + length, 20, " %ld", mutant);
                if (length > 3800) { snprintf(line + length, 2, "\n"); answer(line); length = 0; }
            }
            if (length > 0) { snprintf(line + length, 2, "\n"); answer(line); }
        }

        /// A test begins, has failed or has ended, or all are done.
        void spec_mutants_tell(char event, int value) {
            if (job < 0) return;
            // What runs before a test, as a hook, counts for it; what runs after the last one, for that.
            if (is_noting && event == 'd') tell_reach(last_test);
            if (event != 'd') last_test = value;
            switch (event) {
            case 'b': tell("begin %d %d\n", job, value); test_start = now(); break;
            case 'f': tell("fail %d %d\n", job, value); if (!is_noting) syscall(SYS_exit_group, 1); break;
            case 'e': tell("took %d %d %.0f\n", job, value, (now() - test_start) * 1e6); if (is_noting) tell_reach(value); break;
            default: tell("done %d %d\n", job, value); syscall(SYS_exit_group, value);
            }
        }

        /// How many threads there are beside this one, and descriptors that a child would share: those of a run loop, of a queue.
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

        static void become(int mutant, long megabytes, bool is_here) {
            char number[16];
            spec_mutant = mutant;
            snprintf(number, sizeof number, "%d", mutant);
            setenv("SPEC_MUTANT", number, 1);
            spec_mutant_notes = is_noting ? notes : NULL;
            if (is_noting) setenv("SPEC_MUTANT_NOTING", "1", 1); else unsetenv("SPEC_MUTANT_NOTING");
            if (!is_here) {
                setpgid(0, 0);
                prctl(PR_SET_PDEATHSIG, SIGKILL);
                for (int signal_number = 1; signal_number < 32; signal_number++) {
                    struct sigaction action;
                    if (sigaction(signal_number, NULL, &action) == 0 && action.sa_handler != SIG_IGN) signal(signal_number, SIG_DFL);
                }
            }
            struct rlimit none = {0, 0}, memory = {(rlim_t)megabytes << 20, (rlim_t)megabytes << 20};
            setrlimit(RLIMIT_CORE, &none);
            if (megabytes > 0) setrlimit(RLIMIT_DATA, &memory);
            int nothing = open("/dev/null", O_RDWR);
            for (int stream = 0; stream < 3; stream++) dup2(nothing, stream);
            if (nothing > 2) close(nothing);
            close(commands);
        }

        static void collect(void) {
            for (int index = 0; index < child_count;) {
                struct child *child = &children[index];
                int status;
                struct rusage usage;
                pid_t found = wait4(child->pid, &status, WNOHANG, &usage);
                if (found == 0) {
                    if (!child->is_late && now() > child->deadline) { child->is_late = true; kill(-child->pid, SIGKILL); kill(child->pid, SIGKILL); }
                    index++;
                    continue;
                }
                kill(-child->pid, SIGKILL);
                bool is_signal = found > 0 && WIFSIGNALED(status);
                const char *how = child->is_late ? "late" : is_signal ? "signal" : "exit";
                int value = is_signal ? WTERMSIG(status) : WEXITSTATUS(status);
                tell("end %d %s %d %ld\n", child->job, how, value, usage.ru_maxrss);
                *child = children[--child_count];
            }
        }

        static void end_all(void) {
            for (int index = 0; index < child_count; index++) { kill(-children[index].pid, SIGKILL); kill(children[index].pid, SIGKILL); }
            syscall(SYS_exit_group, 0);
        }

        /// Takes a command, and returns how many tests the process has to run: those of a child, or of this process.
        static int take(char *line, int *chosen) {
            int new_job, mutant, milliseconds, noting, here, used = 0;
            long megabytes;
            if (sscanf(line, "run %d %d %d %ld %d %d%n", &new_job, &mutant, &milliseconds, &megabytes, &noting, &here, &used) != 6) return -1;
            fflush(NULL);
            pid_t pid = here ? 0 : fork();
            if (pid > 0) {
                children[child_count++] = (struct child){pid, new_job, now() + milliseconds / 1000.0, false};
                return -1;
            }
            if (pid < 0) { tell("end %d error %d 0\n", new_job, errno); return -1; }
            is_noting = noting && notes;
            if (is_noting) memset(notes, 0, mutants);
            job = new_job;
            become(mutant, megabytes, here);
            int count = 0;
            for (char *word = line + used; *word;) {
                char *end;
                long test = strtol(word, &end, 10);
                if (end == word) break;
                chosen[count++] = (int)test;
                word = end;
            }
            return count;
        }

        int spec_mutants_choose(const char *const *names, int count, int *chosen) {
            const char *descriptors = getenv("SPEC_MUTATION");
            if (!descriptors || sscanf(descriptors, "%d,%d", &commands, &answers) != 2) exit(1);
            fcntl(commands, F_SETFD, FD_CLOEXEC);
            fcntl(answers, F_SETFD, FD_CLOEXEC);
            // Processes that the tests start are no bundles that wait for commands.
            unsetenv("SPEC_MUTATION");
            for (int index = 0; index < count; index++) {
                char *name = NULL;
                if (asprintf(&name, "name %s\n", names[index]) < 0) exit(1);
                for (char *rest = name; rest[1]; rest++) if (*rest == '\n') *rest = ' ';
                answer(name);
                free(name);
            }
            if (spec_mutant_notes) tell_reach(-1);
            spec_mutant_notes = NULL;
            tell("hello %d\n", obstacles_to_fork());
            size_t length = 0, capacity = 1 << 16;
            char *buffer = malloc(capacity);
            for (;;) {
                struct pollfd request = {commands, POLLIN, 0};
                if (poll(&request, 1, child_count > 0 ? 1 : -1) > 0) {
                    if (capacity - length < 4096) buffer = realloc(buffer, capacity *= 2);
                    ssize_t got = read(commands, buffer + length, capacity - length - 1);
                    if (got == 0) end_all();
                    if (got > 0) length += got;
                }
                for (char *end; (end = memchr(buffer, '\n', length));) {
                    *end = 0;
                    int tests = take(buffer, chosen);
                    if (tests >= 0) return tests;
                    length -= end + 1 - buffer;
                    memmove(buffer, end + 1, length);
                }
                collect();
            }
        }

        """#
}
