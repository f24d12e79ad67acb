#define _GNU_SOURCE
#include "ProcessShims.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>
#ifdef __APPLE__
#include <TargetConditionals.h>
#endif

#if defined(__APPLE__) && (TARGET_OS_TV || TARGET_OS_WATCH)
// The headers for these platforms mark `fork` as unavailable.
bool process_can_fork(void) {
    return false;
}

int process_fork(int output) {
    (void)output;
    errno = ENOTSUP;
    return -1;
}
#else
bool process_can_fork(void) {
    return true;
}

static void forget_signal_handlers(void) {
    struct sigaction as_usual = {.sa_handler = SIG_DFL};
    sigset_t none;
    for (int number = 1; number < NSIG; number++) {
        struct sigaction now;
        // Ignored signals stay ignored, so that the child behaves like its parent.
        if (sigaction(number, NULL, &now) == 0 && now.sa_handler != SIG_IGN) {
            sigaction(number, &as_usual, NULL);
        }
    }
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
}

/// Stops ignoring SIGCHLD. A process ignores this signal if its parent did, and the system then
/// discards the exit statuses of the process's children.
static void restore_default_sigchld(void) {
    struct sigaction current;
    if (sigaction(SIGCHLD, NULL, &current) == 0 && current.sa_handler == SIG_IGN) {
        signal(SIGCHLD, SIG_DFL);
    }
}

int process_fork(int output) {
    restore_default_sigchld();
    int child = fork();
    if (child != 0) {
        return child;
    }
    forget_signal_handlers();
    struct rlimit no_core = {0, 0};
    setrlimit(RLIMIT_CORE, &no_core);
    int nothing = open("/dev/null", O_RDWR);
    dup2(nothing, STDIN_FILENO);
    dup2(nothing, STDOUT_FILENO);
    dup2(output, STDERR_FILENO);
    return 0;
}
#endif
