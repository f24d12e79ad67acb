// The parts of <pthread.h> in Apple's SDKs that the shims use.
#pragma once

typedef struct _opaque_pthread_t *pthread_t;
typedef struct _opaque_pthread_attr_t pthread_attr_t;
int pthread_atfork(void (*)(void), void (*)(void), void (*)(void));
int pthread_create(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
int pthread_detach(pthread_t);
pthread_t pthread_self(void);
