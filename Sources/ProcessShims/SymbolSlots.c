#ifdef __linux__
#define _GNU_SOURCE // dl_iterate_phdr
#include "SymbolSlots.h"

#include <link.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

struct request {
    const char *library;
    uintptr_t (*replacement)(const char *name);
};

struct tables {
    const char *names;
    const ElfW(Sym) * symbols;
    const ElfW(Rela) * relocations[2];
    size_t sizes[2];
    const ElfW(Dyn) * entries;
};

static void write_slot(uintptr_t *slot, uintptr_t value) {
    uintptr_t page = (uintptr_t)slot & -(uintptr_t)sysconf(_SC_PAGESIZE);
    if (mprotect((void *)page, (uintptr_t)(slot + 1) - page, PROT_READ | PROT_WRITE) == 0) {
        *slot = value;
    }
}

static void rewrite_table(ElfW(Addr) base, const struct tables *tables, int index, const struct request *request) {
    const ElfW(Rela) *table = tables->relocations[index];
    for (size_t entry = 0; table && entry < tables->sizes[index] / sizeof *table; entry++) {
        size_t symbol = ELF64_R_SYM(table[entry].r_info);
        const char *name = symbol ? tables->names + tables->symbols[symbol].st_name : NULL;
        uintptr_t value = name ? request->replacement(name) : 0;
        if (value != 0) {
            write_slot((uintptr_t *)(base + table[entry].r_offset), value);
        }
    }
}

static struct tables find_tables(const struct dl_phdr_info *image) {
    struct tables tables = {0};
    for (int index = 0; index < image->dlpi_phnum; index++) {
        if (image->dlpi_phdr[index].p_type == PT_DYNAMIC) {
            tables.entries = (const ElfW(Dyn) *)(image->dlpi_addr + image->dlpi_phdr[index].p_vaddr);
        }
    }
    for (const ElfW(Dyn) *entry = tables.entries; entry && entry->d_tag != DT_NULL; entry++) {
        switch (entry->d_tag) {
        case DT_STRTAB: tables.names = (const char *)entry->d_un.d_ptr; break;
        case DT_SYMTAB: tables.symbols = (const ElfW(Sym) *)entry->d_un.d_ptr; break;
        case DT_JMPREL: tables.relocations[0] = (const ElfW(Rela) *)entry->d_un.d_ptr; break;
        case DT_PLTRELSZ: tables.sizes[0] = entry->d_un.d_val; break;
        case DT_RELA: tables.relocations[1] = (const ElfW(Rela) *)entry->d_un.d_ptr; break;
        case DT_RELASZ: tables.sizes[1] = entry->d_un.d_val; break;
        }
    }
    return tables;
}

static bool image_needs(const struct tables *tables, const char *library) {
    for (const ElfW(Dyn) *entry = tables->entries; entry->d_tag != DT_NULL; entry++) {
        if (entry->d_tag == DT_NEEDED && strcmp(tables->names + entry->d_un.d_val, library) == 0) {
            return true;
        }
    }
    return false;
}

static int rewrite_image(struct dl_phdr_info *image, size_t size, void *context) {
    (void)size;
    const struct request *request = context;
    struct tables tables = find_tables(image);
    // The addresses of the image that the kernel provides are relative.
    bool is_usable = tables.names && tables.symbols && (uintptr_t)tables.names >= image->dlpi_addr;
    if (is_usable && image_needs(&tables, request->library)) {
        rewrite_table(image->dlpi_addr, &tables, 0, request);
        rewrite_table(image->dlpi_addr, &tables, 1, request);
    }
    return 0;
}

void symbol_slots_rewrite(const char *library, uintptr_t (*replacement)(const char *name)) {
    struct request request = {library, replacement};
    dl_iterate_phdr(rewrite_image, &request);
}
#endif
