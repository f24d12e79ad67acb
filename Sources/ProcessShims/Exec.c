#define _GNU_SOURCE // execvpe, syscall, RTLD_NEXT
#include "ProcessShims.h"

#include <dlfcn.h>
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
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
typedef int (*detachment)(int keeps_folder, int keeps_files);

/// The C library's own functions, looked up when the image is loaded, because a forked child must not wait for the
/// loader's lock.
static search search_path = NULL;
static detachment detach = NULL;

__attribute__((constructor)) static void exec_did_load(void) {
    search_path = (search)dlsym(RTLD_NEXT, "execvpe");
    detach = (detachment)dlsym(RTLD_NEXT, "daemon");
}

/// Ends the process in place of a call that would end its run.
static void refuse(const char *function, const char *program) {
    if (!process_has_to_answer()) {
        return;
    }
    char call[4096];
    snprintf(call, sizeof call, "%s(%s)", function, program);
    process_end_early(call);
}

static int replace(const char *function, const char *path, char *const arguments[], char *const environment[]) {
    refuse(function, path);
    return (int)syscall(SYS_execve, path, arguments, environment);
}

static int find(const char *function, const char *file, char *const arguments[], char *const environment[]) {
    refuse(function, file);
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
    refuse("execveat", path);
    return (int)syscall(SYS_execveat, folder, path, arguments, environment, flags);
}

int fexecve(int file, char *const arguments[], char *const environment[]) {
    refuse("fexecve", arguments[0] ? arguments[0] : "");
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

static void take_arguments(char *list[], const char *first, va_list *rest) {
    size_t index = 0;
    for (const char *next = first; next; next = va_arg(*rest, const char *)) {
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
    take_arguments(list, first, &rest)

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
