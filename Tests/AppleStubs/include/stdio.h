// The parts of <stdio.h> in Apple's SDKs that the shims use.
#pragma once

#include <sys/types.h>
typedef struct __sFILE FILE;
extern FILE *__stdoutp;
extern FILE *__stderrp;
#define stdout __stdoutp
#define stderr __stderrp
#define _IOLBF 1
int fprintf(FILE *restrict, const char *restrict, ...);
int snprintf(char *restrict, size_t, const char *restrict, ...);
int setvbuf(FILE *restrict, char *restrict, int, size_t);
int fflush(FILE *);
