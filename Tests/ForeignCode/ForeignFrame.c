#include "ForeignCode.h"

// Stands in for C code whose compiler uses the frame pointer register for something else.
__asm__(
    ".text\n"
    ".globl call_with_frame_pointer\n"
    ".type call_with_frame_pointer, %function\n"
    "call_with_frame_pointer:\n"
#if defined(__x86_64__)
    "pushq %rbp\n"
    "movq %rsi, %rbp\n"
    "callq *%rdi\n"
    "popq %rbp\n"
    "retq\n"
#elif defined(__aarch64__)
    "stp x29, x30, [sp, #-16]!\n"
    "mov x29, x1\n"
    "blr x0\n"
    "ldp x29, x30, [sp], #16\n"
    "ret\n"
#else
    #error "how does this processor call a function?"
#endif
);
