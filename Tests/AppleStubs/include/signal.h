// The parts of <signal.h> in Apple's SDKs that the shims use.
#pragma once

#include <sys/types.h>
typedef uint32_t sigset_t;
typedef struct __siginfo siginfo_t;
struct sigaction {
    union {
        void (*__sa_handler)(int);
        void (*__sa_sigaction)(int, siginfo_t *, void *);
    } __sigaction_u;
    sigset_t sa_mask;
    int sa_flags;
};
#define sa_handler __sigaction_u.__sa_handler
#define sa_sigaction __sigaction_u.__sa_sigaction
#define SIG_DFL ((void (*)(int))0)
#define SIG_IGN ((void (*)(int))1)
#define SIGKILL 9
#define SIGCHLD 20
#define NSIG 32
#define SIG_SETMASK 3
#define sigemptyset(set) (*(set) = 0, 0)
void (*signal(int, void (*)(int)))(int);
int sigaction(int, const struct sigaction *restrict, struct sigaction *restrict);
int sigprocmask(int, const sigset_t *restrict, sigset_t *restrict);
int kill(pid_t, int);
