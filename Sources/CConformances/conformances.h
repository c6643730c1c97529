#pragma once
#include <stdbool.h>
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

// The sections of one image: the program's or a library's (`MetadataSections` of SwiftShims).
struct apus_swift_image {
  uintptr_t version;
  const void *address, *unused[2];
  struct {
    uintptr_t start;
    size_t size;
  } protocols, conformances;
};

// Calls `body` for every image that the runtime knows until it returns false. An older runtime does not have it.
extern void swift_enumerateAllMetadataSections(bool (*body)(const struct apus_swift_image *, void *), void *context)
    __attribute__((weak));

static inline bool apus_count_image(const struct apus_swift_image *image, void *count) {
  (void)image;
  ++*(size_t *)count;
  return true;
}

// How many images the runtime searches for conformances: it rises when a library is loaded.
static inline size_t apus_swift_image_count(void) {
  size_t count = 0;
  if (swift_enumerateAllMetadataSections) swift_enumerateAllMetadataSections(apus_count_image, &count);
  return count;
}

struct apus_conformance_search {
  const void *protocol;
  void (*found)(const void *type, const void *conformance, void *context);
  void *context;
  bool is_complete;
};

static inline bool apus_search_image(const struct apus_swift_image *image, void *context) {
  enum { type_kind_shift = 3, type_kind_mask = 7, least_version = 2 };
  struct apus_conformance_search *search = context;
  search->is_complete = image->version >= least_version;
  const int32_t *records = (const int32_t *)image->conformances.start;
  for (size_t i = 0; search->is_complete && i < image->conformances.size / sizeof *records; i++) {
    const int32_t *conformance = apus_relative_target(&records[i], records[i] & 1);
    if (apus_relative_target(&conformance[0], conformance[0] & 1) != search->protocol) continue;
    int32_t kind = conformance[3] >> type_kind_shift & type_kind_mask;
    if (kind > 1)
      search->is_complete = false;
    else
      search->found(apus_relative_target(&conformance[1], kind), conformance, search->context);
  }
  return search->is_complete;
}

// Calls `found` with the descriptors of each type that conforms to the protocol with this descriptor in any image, and of its
// conformance. Returns whether these are all.
static inline bool apus_find_conformances(
    const void *protocol, void (*found)(const void *type, const void *conformance, void *context), void *context) {
  struct apus_conformance_search search = {protocol, found, context, false};
  if (swift_enumerateAllMetadataSections) swift_enumerateAllMetadataSections(apus_search_image, &search);
  return search.is_complete;
}

// Whether all types with this descriptor conform, whatever their generic arguments and whatever actor asks.
static inline bool apus_is_unconditional(const void *conformance) {
  enum { conditional_requirements = 0xff << 8, has_actor = 1 << 19 };
  return !(((const int32_t *)conformance)[3] & (conditional_requirements | has_actor));
}

// The runtime's table of what the type does for the protocol.
extern const void *swift_getWitnessTable(
    const void *conformance, const void *type, const void *const *conditional_arguments);
