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

    /// A process of the tests waits for commands, either before all else or once its tests are listed, and forks a child for each. The
    /// commands come on one descriptor, a line each, the answers go to another. A job is a mutant; 0 is the run without one, in which
    /// the program notes which it passes. Without tests, all run.
    ///
    ///     run JOB MILLISECONDS MEGABYTES NAMES TEST…
    ///         name JOB NAME, hello JOB NAMES OBSTACLES, begin JOB TEST, reach JOB TEST MUTANT…, took JOB TEST MICROSECONDS,
    ///         fail JOB TEST, others JOB, done JOB STATUS, end JOB HOW VALUE KILOBYTES
    static let source = #"""
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
        static int commands = -1, answers = -1, job = -1, last_test = -1, *tests = NULL, test_count = 0;
        static unsigned long long expected_names = 0;
        static double test_start = 0;

        struct child { pid_t pid; int job; double deadline; bool is_late; };
        static struct child children[64];
        static int child_count = 0;

        static double now(void) {
            struct timespec time;
            clock_gettime(CLOCK_MONOTONIC, &time);
            return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
        }

        #define tell(...) (void)dprintf(answers, __VA_ARGS__)

        static void tell_reach(int test) {
            char *text = NULL;
            size_t length = 0;
            FILE *stream = open_memstream(&text, &length);
            for (long mutant = 1; stream && mutant < mutants; mutant++) {
                if (notes[mutant]) fprintf(stream, " %ld", mutant);
                notes[mutant] = 0;
            }
            if (!stream || fclose(stream) != 0) syscall(SYS_exit_group, 1);
            if (length > 0) tell("reach %d %d%s\n", job, test, text);
            free(text);
        }

        /// A test begins, has failed or has ended, or all are done.
        void spec_mutants_tell(char event, int value) {
            if (job < 0) return;
            // What runs before a test, as a hook, counts for it; what runs after the last one, for that.
            if (job == 0 && event == 'd') tell_reach(last_test);
            if (event != 'd') last_test = value;
            switch (event) {
            case 'b': tell("begin %d %d\n", job, value); test_start = now(); break;
            case 'f': tell("fail %d %d\n", job, value); if (job > 0) syscall(SYS_exit_group, 1); break;
            case 'e': tell("took %d %d %.0f\n", job, value, (now() - test_start) * 1e6); if (job == 0) tell_reach(value); break;
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

        /// Makes this process the child that runs a job.
        static void become(int new_job, long megabytes) {
            job = spec_mutant = new_job;
            char number[16];
            snprintf(number, sizeof number, "%d", job);
            setenv("SPEC_MUTANT", number, 1);
            if (job == 0) setenv("SPEC_MUTANT_NOTING", "1", 1);
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

        static void kill_child(const struct child *child) { kill(-child->pid, SIGKILL); kill(child->pid, SIGKILL); }

        static void collect(void) {
            for (int index = 0; index < child_count;) {
                struct child *child = &children[index];
                int status;
                struct rusage usage;
                pid_t found = wait4(child->pid, &status, WNOHANG, &usage);
                if (found == 0) {
                    if (!child->is_late && now() > child->deadline) { child->is_late = true; kill_child(child); }
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

        /// Ends all that the jobs have left running: what has lost its parent is a child of this process.
        static void end_all(void) {
            char path[64];
            snprintf(path, sizeof path, "/proc/self/task/%d/children", getpid());
            for (bool is_over = false; !is_over;) {
                is_over = true;
                FILE *file = fopen(path, "r");
                for (int pid; file && fscanf(file, "%d", &pid) == 1; is_over = false) { kill(-pid, SIGKILL); kill(pid, SIGKILL); }
                if (file) fclose(file);
                while (waitpid(-1, NULL, WNOHANG) > 0);
            }
            syscall(SYS_exit_group, 0);
        }

        /// Takes a command, and tells whether this process is the child that runs it.
        static bool take(char *line) {
            int new_job, milliseconds, used = 0;
            long megabytes;
            unsigned long long names;
            if (sscanf(line, "run %d %d %ld %llu%n", &new_job, &milliseconds, &megabytes, &names, &used) != 4) return false;
            fflush(NULL);
            pid_t pid = fork();
            if (pid < 0) tell("end %d error %d 0\n", new_job, errno);
            if (pid > 0) children[child_count++] = (struct child){pid, new_job, now() + milliseconds / 1000.0, false};
            if (pid != 0) return false;
            become(new_job, megabytes);
            expected_names = names;
            tests = calloc(strlen(line) + 1, sizeof *tests);
            for (char *word = strtok(line + used, " "); word; word = strtok(NULL, " ")) tests[test_count++] = atoi(word);
            return true;
        }

        /// Takes commands, and returns in each child that is to run one.
        static void serve(void) {
            prctl(PR_SET_CHILD_SUBREAPER, 1);
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
                    if (take(buffer)) return;
                    length -= end + 1 - buffer;
                    memmove(buffer, end + 1, length);
                }
                collect();
            }
        }

        __attribute__((constructor(101))) static void begin(void) {
            // Processes that the tests start are made of the same sources, and have the same mutant.
            const char *number = getenv("SPEC_MUTANT"), *path = getenv("SPEC_MUTANT_NOTES"), *count = getenv("SPEC_MUTANT_COUNT");
            const char *waits = getenv("SPEC_MUTATION");
            if (number) spec_mutant = atoi(number);
            if (path && count) {
                mutants = atol(count);
                int file = open(path, O_RDWR | O_CLOEXEC);
                notes = file < 0 ? MAP_FAILED : mmap(NULL, mutants, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
                if (file >= 0) close(file);
                if (notes == MAP_FAILED) { notes = NULL; mutants = 0; }
                if (getenv("SPEC_MUTANT_NOTING")) spec_mutant_notes = notes;
            }
            if (!waits || sscanf(waits, "%d,%d", &commands, &answers) != 2) return;
            fcntl(commands, F_SETFD, FD_CLOEXEC);
            fcntl(answers, F_SETFD, FD_CLOEXEC);
            if (strstr(waits, "early")) serve();
        }

        int spec_mutants_choose(const char *const *names, int count, int *chosen) {
            // Processes that the tests start are no bundles that wait for commands.
            unsetenv("SPEC_MUTATION");
            unsigned long long hash = 14695981039346656037ull;
            for (int index = 0; index < count; index++) {
                for (const char *rest = names[index]; *rest; rest++) hash = (hash ^ (unsigned char)*rest) * 1099511628211ull;
            }
            if (job < 0) serve();
            if (job == 0) {
                for (int index = 0; index < count; index++) {
                    char *name = strdup(names[index]);
                    for (char *rest = name; *rest; rest++) if (*rest == '\n') *rest = ' ';
                    tell("name 0 %s\n", name);
                    free(name);
                }
                tell_reach(-1);
                tell("hello 0 %llu %d\n", hash, obstacles_to_fork());
            } else if (hash != expected_names) {
                tell("others %d\n", job);
                syscall(SYS_exit_group, 1);
            }
            for (int index = 0; index < (test_count > 0 ? test_count : count); index++) {
                chosen[index] = test_count > 0 ? tests[index] : index;
            }
            return test_count > 0 ? test_count : count;
        }

        """#
}
