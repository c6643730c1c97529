#include "pixel.h"

APUS_INLINE int32_t smaller(int32_t a, int32_t b) { return a < b ? a : b; }
APUS_INLINE int32_t larger(int32_t a, int32_t b) { return a > b ? a : b; }

static const i32x16 lane16 = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const i32x8 lane8 = {0, 1, 2, 3, 4, 5, 6, 7};

typedef struct {
  apus_box box;
  int32_t right, top, bottom;  // the pixels that may be written
  uint32_t color;
} fill;

/// How much of a row of pixels is covered, of 256.
APUS_INLINE int32_t height(const fill *f, int32_t y) {
  return smaller(y * 256 + 256, f->box.y1) - larger(y * 256, f->box.y0);
}

/// Some columns of a rectangle: rows in between are covered alike, the first and the last perhaps less.
#define APUS_FILL_COLUMNS(NAME, I32, U32, LANE, N, OVER, OVER_ROWS)                                            \
  APUS_INLINE void NAME(uint32_t *dst, ptrdiff_t pitch, int32_t x, const fill *f) {                            \
    const I32 at = LANE + x, edge = at * 256;                                                                  \
    I32 columns = __builtin_elementwise_min(edge + 256, (I32){} + f->box.x1);                                  \
    columns -= __builtin_elementwise_max(edge, (I32){} + f->box.x0);                                           \
    columns = __builtin_elementwise_max(columns, (I32){}) & (at < (I32){} + f->right);                         \
    int32_t y = f->top, end = f->bottom;                                                                       \
    const int32_t first = height(f, y), last = height(f, end - 1);                                             \
    if (first != 256) {                                                                                        \
      const U32 coverage = (U32)((columns * first * 255 + 32768) >> 16);                                       \
      OVER(dst, &coverage, f->color);                                                                          \
      dst += pitch;                                                                                            \
      y++;                                                                                                     \
    }                                                                                                          \
    if (end > y && last != 256) end--;                                                                         \
    /* 256 rows of 256 columns are 255: the product is divided with rounding. */                               \
    const U32 full = (U32)((columns * 255 + 128) >> 8);                                                        \
    if (f->color >> 24 == 255 && x * 256 >= f->box.x0 && (x + N) * 256 <= f->box.x1 && x + N <= f->right) {     \
      const U32 solid = (U32){} + f->color;                                                                    \
      for (; y < end; y++, dst += pitch) memcpy(dst, &solid, sizeof solid);                                    \
    } else if (end > y) {                                                                                      \
      OVER_ROWS(dst, pitch, end - y, &full, f->color);                                                         \
      dst += (end - y) * pitch;                                                                                \
      y = end;                                                                                                 \
    }                                                                                                          \
    if (y < f->bottom) {                                                                                       \
      const U32 coverage = (U32)((columns * last * 255 + 32768) >> 16);                                        \
      OVER(dst, &coverage, f->color);                                                                          \
    }                                                                                                          \
  }
APUS_FILL_COLUMNS(columns16, i32x16, u32x16, lane16, 16, over16, over16_rows)
APUS_FILL_COLUMNS(columns8, i32x8, u32x8, lane8, 8, over8, over8_rows)

/// Fewer columns than eight, at the end of the target.
APUS_INLINE void last_columns(uint32_t *dst, ptrdiff_t pitch, int32_t x, const fill *f) {
  for (int32_t y = f->top; y < f->bottom; y++, dst += pitch) {
    const int32_t rows = height(f, y);
    for (int32_t i = x; i < f->right; i++) {
      const int32_t columns = smaller(i * 256 + 256, f->box.x1) - larger(i * 256, f->box.x0);
      const int32_t coverage = rows == 256 ? (columns * 255 + 128) >> 8 : (columns * rows * 255 + 32768) >> 16;
      dst[i - x] = over_pixel(dst[i - x], f->color, (uint32_t)coverage);
    }
  }
}

/// One rectangle: its coverage is that of its columns times that of its rows.
APUS_INLINE void fill_box(const apus_target *target, const apus_box *clip, apus_box box, uint32_t color) {
  const int32_t left = larger(box.x0 >> 8, clip->x0), right = smaller((box.x1 + 255) >> 8, clip->x1);
  const int32_t top = larger(box.y0 >> 8, clip->y0), bottom = smaller((box.y1 + 255) >> 8, clip->y1);
  if (left >= right || top >= bottom) return;
  uint32_t *dst = target->base + top * target->pitch;
  if (color >> 24 == 255 && ((box.x0 | box.y0 | box.x1 | box.y1) & 255) == 0) {
    // Bars: whole pixels, and few of them in a row.
    const u32x16 solid = (u32x16){} + color;
    for (int32_t y = top; y < bottom; y++, dst += target->pitch) {
      int32_t x = left;
      for (; x + 16 <= right; x += 16) memcpy(dst + x, &solid, sizeof solid);
      for (; x < right; x++) dst[x] = color;
    }
    return;
  }
  const fill f = {box, right, top, bottom, color};
  int32_t x = left;
  for (; x + 8 < right && x + 16 <= target->capacity; x += 16) columns16(dst + x, target->pitch, x, &f);
  for (; x < right && x + 8 <= target->capacity; x += 8) columns8(dst + x, target->pitch, x, &f);
  if (x < right) last_columns(dst + x, target->pitch, x, &f);
}

APUS_CLONES void apus_fill_boxes(
  apus_target target, apus_box clip, const apus_box *boxes, size_t count, uint32_t color) {
  for (size_t i = 0; i < count; i++) fill_box(&target, &clip, boxes[i], color);
}
