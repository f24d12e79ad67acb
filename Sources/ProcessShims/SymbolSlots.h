#pragma once

#include <stdint.h>

#ifdef __linux__
/// Calls `replacement` with the name of each symbol that the loaded images take from a library, and writes what it returns
/// into the slot through which the image reaches the symbol; 0 leaves the slot alone. Only images that need `library`, such as
/// `libXCTest.so`, are asked.
void symbol_slots_rewrite(const char *library, uintptr_t (*replacement)(const char *name));
#endif
