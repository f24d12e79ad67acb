#ifdef __linux__
#define _GNU_SOURCE // RTLD_DEFAULT, dl_iterate_phdr
#include <dlfcn.h>
#include <link.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// XCTest's functions `XCTMain`, of which Spec has functions of the same names: those that do not return, and the one that returns
// the status, which the others call.
static const char *const main_functions[] = {
    "$s6XCTest7XCTMainys5NeverOSayAA0A4CaseCm04testD5Class_SaySS_yAFKctG8allTeststGF",
    "$s6XCTest7XCTMain_9argumentss5NeverOSayAA0A4CaseCm04testE5Class_SaySS_yAGKctG8allTeststG_SaySSGtF",
    "$s6XCTest7XCTMain_9arguments9observerss5NeverOSayAA0A4CaseCm04testF5Class_SaySS_yAHKctG8allTeststG_SaySSGSayAA0A11"
    "Observation_pGtF",
    "$s6XCTest7XCTMain_9arguments9observerss5Int32VSayAA0A4CaseCm04testF5Class_SaySS_yAHKctG8allTeststG_SaySSGSayAA0A11"
    "Observation_pGSgtF",
};
enum { main_function_count = 4, returning_function = 3 };

/// A function of the image that these shims are in; `NULL` if the image does not export it.
static void *own_function(const char *name) {
    Dl_info image;
    if (!dladdr((void *)own_function, &image)) {
        return NULL;
    }
    void *handle = dlopen(image.dli_fname, RTLD_LAZY | RTLD_NOLOAD);
    void *function = dlsym(handle ? handle : RTLD_DEFAULT, name);
    if (handle) {
        dlclose(handle);
    }
    // A library finds the functions of those that it needs, too.
    Dl_info found;
    return function && dladdr(function, &found) && found.dli_fbase == image.dli_fbase ? function : NULL;
}

typedef __attribute__((swiftcall)) int (*xctest_main_function)(void *entries, void *arguments, void *observers);

/// Calls the function of XCTest itself. Spec declares it in Swift: its parameters are arrays.
__attribute__((swiftcall)) int spec_call_xctest_main(void *entries, void *arguments, void *observers) {
    const char *name = main_functions[returning_function];
    void *library = dlopen("libXCTest.so", RTLD_LAZY | RTLD_NOLOAD);
    void *function = dlsym(library ? library : RTLD_NEXT, name);
    if (!function || function == own_function(name)) {
        fprintf(stderr, "error: XCTest's function XCTMain was not found in libXCTest.so, so no test can run\n");
        exit(1);
    }
    return ((xctest_main_function)function)(entries, arguments, observers);
}

// Where Spec is a dynamic library, libXCTest.so may come before it in the search for symbols, and calls of XCTMain then go past
// Spec. So the slots through which the images call it are written anew before `main`.

static void write_slot(uintptr_t *slot, uintptr_t value) {
    uintptr_t page = (uintptr_t)slot & -(uintptr_t)sysconf(_SC_PAGESIZE);
    if (mprotect((void *)page, (uintptr_t)(slot + 1) - page, PROT_READ | PROT_WRITE) == 0) {
        *slot = value;
    }
}

struct symbols {
    const char *names;
    const ElfW(Sym) * table;
};

static void rebind_table(const ElfW(Addr) base, struct symbols symbols, const ElfW(Rela) * table, size_t size) {
    for (size_t index = 0; table && index < size / sizeof *table; index++) {
        size_t symbol = ELF64_R_SYM(table[index].r_info);
        const char *name = symbol ? symbols.names + symbols.table[symbol].st_name : "";
        for (int main_function = 0; main_function < main_function_count; main_function++) {
            if (strcmp(name, main_functions[main_function]) == 0) {
                write_slot((uintptr_t *)(base + table[index].r_offset), (uintptr_t)own_function(name));
            }
        }
    }
}

static int rebind_image(struct dl_phdr_info *image, size_t size, void *unused) {
    (void)size, (void)unused;
    const ElfW(Dyn) *entry = NULL;
    for (int index = 0; index < image->dlpi_phnum; index++) {
        if (image->dlpi_phdr[index].p_type == PT_DYNAMIC) {
            entry = (const ElfW(Dyn) *)(image->dlpi_addr + image->dlpi_phdr[index].p_vaddr);
        }
    }
    struct symbols symbols = {0};
    const ElfW(Rela) *tables[2] = {0};
    size_t sizes[2] = {0};
    for (; entry && entry->d_tag != DT_NULL; entry++) {
        switch (entry->d_tag) {
        case DT_STRTAB: symbols.names = (const char *)entry->d_un.d_ptr; break;
        case DT_SYMTAB: symbols.table = (const ElfW(Sym) *)entry->d_un.d_ptr; break;
        case DT_JMPREL: tables[0] = (const ElfW(Rela) *)entry->d_un.d_ptr; break;
        case DT_PLTRELSZ: sizes[0] = entry->d_un.d_val; break;
        case DT_RELA: tables[1] = (const ElfW(Rela) *)entry->d_un.d_ptr; break;
        case DT_RELASZ: sizes[1] = entry->d_un.d_val; break;
        }
    }
    // The addresses of the image that the kernel provides are relative.
    if (symbols.names && symbols.table && (uintptr_t)symbols.names >= image->dlpi_addr) {
        rebind_table(image->dlpi_addr, symbols, tables[0], sizes[0]);
        rebind_table(image->dlpi_addr, symbols, tables[1], sizes[1]);
    }
    return 0;
}

__attribute__((constructor)) static void xctest_main_did_load(void) {
    const char *name = main_functions[0];
    void *own = own_function(name);
    void *first = dlsym(RTLD_DEFAULT, name);
    // An executable need not export its functions; the linker then has bound its own calls.
    if (own && first && first != own) {
        dl_iterate_phdr(rebind_image, NULL);
    }
}
#endif
