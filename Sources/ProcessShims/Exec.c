#define _GNU_SOURCE // execvpe, syscall, RTLD_NEXT
#include "ProcessShims.h"

#include <dlfcn.h>
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "EarlyEnd.h"

#ifdef __linux__
#include <fcntl.h>
#include <sys/syscall.h>
#endif

// Another C library may be linked statically, and then its own definitions of these names would conflict.
#ifdef __GLIBC__
// These functions replace the running program, so the status of the new program would count as the status of the run.
// As with `_exit`, the definitions here take precedence over those of the C library. All of them are here, because the
// functions of the library call each other directly. A forked child may become any program, and so may a process
// without a run.

typedef int (*search)(const char *file, char *const arguments[], char *const environment[]);
typedef void (*thread_end)(void *result) __attribute__((noreturn));
typedef int (*detachment)(int keeps_folder, int keeps_files);

/// The C library's own functions, looked up when the image is loaded, because a forked child must not wait for the
/// loader's lock.
static search search_path = NULL;
static thread_end end_thread = NULL;
static detachment detach = NULL;

__attribute__((constructor)) static void exec_did_load(void) {
    search_path = (search)dlsym(RTLD_NEXT, "execvpe");
    end_thread = (thread_end)dlsym(RTLD_NEXT, "pthread_exit");
    detach = (detachment)dlsym(RTLD_NEXT, "daemon");
}

static bool can_be_run(const char *path) {
    struct stat status;
    return stat(path, &status) == 0 && S_ISREG(status.st_mode) && access(path, X_OK) == 0;
}

static bool is_found(const char *file) {
    if (strchr(file, '/')) {
        return can_be_run(file);
    }
    const char *folders = getenv("PATH");
    for (const char *folder = folders ? folders : "/bin:/usr/bin"; folder;) {
        int length = (int)strcspn(folder, ":");
        char path[4096];
        snprintf(path, sizeof path, "%.*s/%s", length, length > 0 ? folder : ".", file);
        if (can_be_run(path)) {
            return true;
        }
        folder = folder[length] ? folder + length + 1 : NULL;
    }
    return false;
}

static _Noreturn void end_instead(const char *function, const char *program) {
    char call[4096];
    snprintf(call, sizeof call, "%s(%s)", function, program);
    process_end_early(call);
}

static int replace(const char *function, const char *path, char *const arguments[], char *const environment[]) {
    // If the file cannot be run, the call fails and the example continues.
    if (process_has_to_answer() && can_be_run(path)) {
        end_instead(function, path);
    }
    return (int)syscall(SYS_execve, path, arguments, environment);
}

static int find(const char *function, const char *file, char *const arguments[], char *const environment[]) {
    if (process_has_to_answer() && is_found(file)) {
        end_instead(function, file);
    }
    return search_path ? search_path(file, arguments, environment)
                       : (int)syscall(SYS_execve, file, arguments, environment);
}

int execve(const char *path, char *const arguments[], char *const environment[]) {
    return replace("execve", path, arguments, environment);
}

int execv(const char *path, char *const arguments[]) { return replace("execv", path, arguments, environ); }
int execvp(const char *file, char *const arguments[]) { return find("execvp", file, arguments, environ); }

int execvpe(const char *file, char *const arguments[], char *const environment[]) {
    return find("execvpe", file, arguments, environment);
}

int execveat(int folder, const char *path, char *const arguments[], char *const environment[], int flags) {
    if (process_has_to_answer() && faccessat(folder, path, X_OK, flags & AT_EMPTY_PATH) == 0) {
        end_instead("execveat", path);
    }
    return (int)syscall(SYS_execveat, folder, path, arguments, environment, flags);
}

int fexecve(int file, char *const arguments[], char *const environment[]) {
    if (process_has_to_answer() && fcntl(file, F_GETFD) >= 0) {
        end_instead("fexecve", arguments[0] ? arguments[0] : "");
    }
    return (int)syscall(SYS_execveat, file, "", arguments, environment, AT_EMPTY_PATH);
}

/// The number of arguments of a call like `execl`, with the null pointer at the end.
static size_t count_arguments(const char *first, va_list rest) {
    size_t count = 1;
    for (const char *next = first; next; next = va_arg(rest, const char *)) {
        count++;
    }
    return count;
}

static void take_arguments(char *list[], const char *first, va_list rest) {
    size_t index = 0;
    for (const char *next = first; next; next = va_arg(rest, const char *)) {
        list[index++] = (char *)next;
    }
    list[index] = NULL;
}

// On the stack, because a forked child must not wait for the lock of the heap.
#define TAKE_ARGUMENTS(list)                                                                                           \
    va_list rest;                                                                                                      \
    va_start(rest, first);                                                                                             \
    char *list[count_arguments(first, rest)];                                                                          \
    va_end(rest);                                                                                                      \
    va_start(rest, first);                                                                                             \
    take_arguments(list, first, rest)

int execl(const char *path, const char *first, ...) {
    TAKE_ARGUMENTS(arguments);
    va_end(rest);
    return replace("execl", path, arguments, environ);
}

int execlp(const char *file, const char *first, ...) {
    TAKE_ARGUMENTS(arguments);
    va_end(rest);
    return find("execlp", file, arguments, environ);
}

int execle(const char *path, const char *first, ...) {
    TAKE_ARGUMENTS(arguments);
    char *const *environment = va_arg(rest, char *const *);
    va_end(rest);
    return replace("execle", path, arguments, environment);
}

/// The main thread runs the examples. Without it the process would end with status 0 when its last thread ends.
__attribute__((noreturn)) void pthread_exit(void *result) {
    if (syscall(SYS_gettid) == getpid() && process_has_to_answer()) {
        process_end_early("pthread_exit");
    }
    if (!end_thread) {
        exec_did_load();
    }
    end_thread(result);
}

/// Continues the program in a child and ends this process with status 0, by a call of `_exit` inside the C library.
int daemon(int keeps_folder, int keeps_files) {
    if (process_has_to_answer()) {
        process_end_early("daemon");
    }
    if (!detach) {
        errno = ENOSYS;
        return -1;
    }
    return detach(keeps_folder, keeps_files);
}
#endif
