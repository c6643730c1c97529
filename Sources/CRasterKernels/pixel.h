#pragma once
#include "kernels.h"

#include <string.h>

// One body, compiled for each processor level; the loader picks. Elsewhere the plain compilation serves,
// and under ThreadSanitizer: the loader asks which to take before the sanitizer's own state is there.
#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define APUS_HAS_THREAD_SANITIZER
#endif
#endif
#if defined(__x86_64__) && defined(__linux__) && !defined(APUS_HAS_THREAD_SANITIZER)
#define APUS_CLONES __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define APUS_CLONES
#endif
#define APUS_INLINE static inline __attribute__((always_inline))

// A fused multiply-add would round differently from one processor to the next.
#pragma clang fp contract(off)
// Vectors are passed only to functions that are always inlined: no ABI is involved.
#pragma clang diagnostic ignored "-Wpsabi"

typedef int32_t i32x16 __attribute__((vector_size(64), aligned(4)));
typedef uint32_t u32x16 __attribute__((vector_size(64), aligned(4)));
typedef uint16_t u16x32 __attribute__((vector_size(64), aligned(4)));
typedef uint32_t u32x8 __attribute__((vector_size(32), aligned(4)));
typedef uint16_t u16x16 __attribute__((vector_size(32), aligned(4)));
typedef float f32x8 __attribute__((vector_size(32), aligned(4)));
typedef int32_t i32x8 __attribute__((vector_size(32), aligned(4)));
typedef uint8_t u8x16 __attribute__((vector_size(16), aligned(1)));
typedef uint8_t u8x8 __attribute__((vector_size(8), aligned(1)));

APUS_INLINE uint32_t div255(uint32_t x) {
  x += 128;
  return (x + (x >> 8)) >> 8;
}

/// One pixel times 0…255, each channel rounded.
APUS_INLINE uint32_t scale_pixel(uint32_t p, uint32_t a) {
  uint32_t rb = (p & 0x00ff00ff) * a + 0x00800080;
  uint32_t ag = ((p >> 8) & 0x00ff00ff) * a + 0x00800080;
  rb = ((rb + ((rb >> 8) & 0x00ff00ff)) >> 8) & 0x00ff00ff;
  ag = (ag + ((ag >> 8) & 0x00ff00ff)) & 0xff00ff00;
  return rb | ag;
}

/// src·c + dst·(1 - src.alpha·c), one rounding a channel.
APUS_INLINE uint32_t over_pixel(uint32_t d, uint32_t s, uint32_t c) {
  uint32_t inverse = 255 - div255((s >> 24) * c);
  uint32_t rb = (s & 0x00ff00ff) * c + (d & 0x00ff00ff) * inverse + 0x00800080;
  uint32_t ag = ((s >> 8) & 0x00ff00ff) * c + ((d >> 8) & 0x00ff00ff) * inverse + 0x00800080;
  rb = ((rb + ((rb >> 8) & 0x00ff00ff)) >> 8) & 0x00ff00ff;
  ag = (ag + ((ag >> 8) & 0x00ff00ff)) & 0xff00ff00;
  return rb | ag;
}

/// The same for 16 pixels of one colour; `coverage` is a byte in each lane.
#define APUS_OVER(NAME, U32, U16)                                                     \
  APUS_INLINE void NAME(uint32_t *dst, const U32 *coverage, uint32_t color) {         \
    U32 d;                                                                            \
    memcpy(&d, dst, sizeof d);                                                        \
    U16 rb = (U16)(d & 0x00ff00ff), ag = (U16)((d >> 8) & 0x00ff00ff);                \
    U16 c = (U16)(*coverage | *coverage << 16);                                       \
    U32 source_rb = (U32){} + (color & 0x00ff00ff);                                   \
    U32 source_ag = (U32){} + ((color >> 8) & 0x00ff00ff);                            \
    U16 inverse = c;                                                                  \
    if (color >> 24 != 255) {                                                         \
      inverse = c * (uint16_t)(color >> 24) + 128;                                    \
      inverse = (inverse + (inverse >> 8)) >> 8;                                      \
    }                                                                                 \
    inverse = 255 - inverse;                                                          \
    rb = (U16)source_rb * c + rb * inverse + 128;                                     \
    ag = (U16)source_ag * c + ag * inverse + 128;                                     \
    rb = (rb + (rb >> 8)) >> 8;                                                       \
    ag = (ag + (ag >> 8)) & 0xff00;                                                   \
    d = (U32)(rb | ag);                                                               \
    memcpy(dst, &d, sizeof d);                                                        \
  }
APUS_OVER(over16, u32x16, u16x32)
APUS_OVER(over8, u32x8, u16x16)

/// The same pixels as by APUS_OVER, in `rows` rows with the same coverage: what the rows share is computed once.
#define APUS_OVER_ROWS(NAME, U32, U16)                                                                             \
  APUS_INLINE void NAME(uint32_t *dst, ptrdiff_t pitch, int32_t rows, const U32 *coverage, uint32_t color) {       \
    const U16 c = (U16)(*coverage | *coverage << 16);                                                              \
    const U16 source_rb = (U16)((U32){} + (color & 0x00ff00ff)) * c + 128;                                         \
    const U16 source_ag = (U16)((U32){} + ((color >> 8) & 0x00ff00ff)) * c + 128;                                  \
    U16 inverse = c;                                                                                               \
    if (color >> 24 != 255) {                                                                                      \
      inverse = c * (uint16_t)(color >> 24) + 128;                                                                 \
      inverse = (inverse + (inverse >> 8)) >> 8;                                                                   \
    }                                                                                                              \
    inverse = 255 - inverse;                                                                                       \
    for (; rows > 0; rows--, dst += pitch) {                                                                       \
      U32 d;                                                                                                       \
      memcpy(&d, dst, sizeof d);                                                                                   \
      U16 rb = (U16)(d & 0x00ff00ff) * inverse + source_rb, ag = (U16)((d >> 8) & 0x00ff00ff) * inverse + source_ag; \
      rb = (rb + (rb >> 8)) >> 8;                                                                                  \
      ag = (ag + (ag >> 8)) & 0xff00;                                                                              \
      d = (U32)(rb | ag);                                                                                          \
      memcpy(dst, &d, sizeof d);                                                                                   \
    }                                                                                                              \
  }
APUS_OVER_ROWS(over16_rows, u32x16, u16x32)
APUS_OVER_ROWS(over8_rows, u32x8, u16x16)

/// over16 where fewer than 16 pixels may be touched.
APUS_INLINE void over16_tail(uint32_t *dst, const u32x16 *coverage, uint32_t color, int32_t room) {
  for (int32_t i = 0; i < 16 && i < room; i++) dst[i] = over_pixel(dst[i], color, (*coverage)[i]);
}
