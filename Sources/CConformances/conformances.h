#pragma once
#include <stddef.h>
#include <stdint.h>

// The program's conformances to Swift protocols, which the compiler lists in a section of their own so that the runtime
// can cast dynamically. Layout: "Protocol Conformance Records" and "Nominal Type Descriptors" of docs/ABI/TypeMetadata.rst
// in the Swift repository. The linker makes the two bounds; a program without the section has none.
extern const int32_t apus_conformances_begin[] __asm__("__start_swift5_protocol_conformances")
    __attribute__((weak, visibility("hidden")));
extern const int32_t apus_conformances_end[] __asm__("__stop_swift5_protocol_conformances")
    __attribute__((weak, visibility("hidden")));

// How many there are.
static inline size_t apus_conformance_count(void) { return (size_t)(apus_conformances_end - apus_conformances_begin); }

static inline const void *apus_relative_target(const int32_t *field, int is_indirect) {
  const char *target = (const char *)field + (*field & ~1);
  return is_indirect ? *(const void *const *)target : target;
}

// The metadata of the type that conforms with conformance `index`, if that is to the protocol with this descriptor, and
// the type is a struct, a class or an enum without generic parameters; NULL otherwise.
static inline const void *apus_conforming_type(size_t index, const void *protocol) {
  enum { type_kind_shift = 3, type_kind_mask = 7, context_kind_mask = 31, first_type_kind = 16, is_generic = 128 };
  struct response {
    const void *metadata;
    size_t state;
  };
  const int32_t *conformance = apus_relative_target(&apus_conformances_begin[index], 0);
  if (apus_relative_target(&conformance[0], conformance[0] & 1) != protocol) return NULL;
  // Kind 0 points to the type's descriptor, 1 to a pointer to it; others name Objective-C classes.
  int32_t kind = conformance[3] >> type_kind_shift & type_kind_mask;
  if (kind > 1) return NULL;
  const int32_t *type = apus_relative_target(&conformance[1], kind);
  if ((type[0] & context_kind_mask) < first_type_kind || (type[0] & is_generic)) return NULL;
  struct response (*metadata)(size_t) = (struct response(*)(size_t))apus_relative_target(&type[3], 0);
  return metadata(0).metadata;
}
