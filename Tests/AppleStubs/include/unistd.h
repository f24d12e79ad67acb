// The parts of <unistd.h> in Apple's SDKs that the shims use.
#pragma once

#include <Availability.h>
#include <sys/types.h>
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define X_OK (1 << 0)
int access(const char *, int);
int dup2(int, int);
void _exit(int) __attribute__((noreturn));
pid_t fork(void) __TVOS_WATCHOS_PROHIBITED;
pid_t getpid(void);
pid_t getppid(void);
