#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <elf.h>
#include <link.h>
#include <string.h>

#include "sampler.h"

typedef struct {
  apus_module_body body;
  void *context;
} visit;

static void find_build_id(const struct dl_phdr_info *info, apus_module *module) {
  for (int i = 0; i < info->dlpi_phnum; i++) {
    if (info->dlpi_phdr[i].p_type != PT_NOTE) continue;
    const char *at = (const char *)(info->dlpi_addr + info->dlpi_phdr[i].p_vaddr);
    const char *end = at + info->dlpi_phdr[i].p_memsz;
    while (at + sizeof(ElfW(Nhdr)) <= end) {
      const ElfW(Nhdr) *note = (const void *)at;
      const char *name = at + sizeof *note;
      const char *content = name + ((note->n_namesz + 3) & ~3u);
      at = content + ((note->n_descsz + 3) & ~3u);
      if (at > end) break;
      if (note->n_type != NT_GNU_BUILD_ID || note->n_namesz != 4 || memcmp(name, "GNU", 4) != 0) continue;
      module->build_id = (const uint8_t *)content;
      module->build_id_size = note->n_descsz;
      return;
    }
  }
}

static int each(struct dl_phdr_info *info, size_t size, void *context) {
  const visit *visit = context;
  (void)size;
  apus_module module = {.bias = info->dlpi_addr, .path = info->dlpi_name ? info->dlpi_name : ""};
  find_build_id(info, &module);
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
    if (segment->p_type != PT_LOAD || !(segment->p_flags & PF_X)) continue;
    module.base = info->dlpi_addr + segment->p_vaddr;
    module.end = module.base + segment->p_memsz;
    visit->body(&module, visit->context);
  }
  return 0;
}

void apus_each_module(apus_module_body body, void *context) {
  visit visit = {body, context};
  dl_iterate_phdr(each, &visit);
}

static int generation(struct dl_phdr_info *info, size_t size, void *context) {
  if (size >= offsetof(struct dl_phdr_info, dlpi_subs) + sizeof info->dlpi_subs)
    *(uint64_t *)context = info->dlpi_adds + info->dlpi_subs;
  return 1;
}

uint64_t apus_module_generation(void) {
  uint64_t value = 0;
  dl_iterate_phdr(generation, &value);
  return value;
}
