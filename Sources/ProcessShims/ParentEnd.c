#include "ProcessShims.h"

#include <unistd.h>

// A child process that outlives its parent could hold resources that the next run needs.

#ifdef __APPLE__
#include <pthread.h>
#include <stdint.h>
#include <sys/event.h>

static void *wait_for_parent(void *queue) {
    struct kevent event;
    while (kevent((int)(intptr_t)queue, NULL, 0, &event, 1, NULL) != 1) {
    }
    _exit(1);
}

static void watch(int parent) {
    int queue = kqueue();
    struct kevent request;
    EV_SET(&request, parent, EVFILT_PROC, EV_ADD | EV_ONESHOT, NOTE_EXIT, 0, NULL);
    if (queue < 0 || kevent(queue, &request, 1, NULL, 0, NULL) != 0) {
        return;
    }
    pthread_t thread;
    if (pthread_create(&thread, NULL, wait_for_parent, (void *)(intptr_t)queue) == 0) {
        pthread_detach(thread);
    }
}
#elif defined(__linux__)
#include <signal.h>
#include <sys/prctl.h>

static void watch(int parent) {
    (void)parent;
    prctl(PR_SET_PDEATHSIG, SIGKILL);
}
#else
static void watch(int parent) {
    (void)parent;
}
#endif

void process_end_with_parent(int parent) {
    watch(parent);
    // The parent may have ended before the watch began.
    if (getppid() != parent) {
        _exit(1);
    }
}
