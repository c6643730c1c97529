#include "pixel.h"

APUS_INLINE int32_t smaller(int32_t a, int32_t b) { return a < b ? a : b; }
APUS_INLINE int32_t larger(int32_t a, int32_t b) { return a > b ? a : b; }

static const i32x16 lane = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};

/// One rectangle: its coverage is that of its columns times that of its rows.
APUS_INLINE void fill_box(const apus_target *target, const apus_box *clip, apus_box box, uint32_t color) {
  int32_t left = larger(box.x0 >> 8, clip->x0), right = smaller((box.x1 + 255) >> 8, clip->x1);
  int32_t top = larger(box.y0 >> 8, clip->y0), bottom = smaller((box.y1 + 255) >> 8, clip->y1);
  if (left >= right || top >= bottom) return;
  const u32x16 solid = (u32x16){} + color;
  if (color >> 24 == 255 && ((box.x0 | box.y0 | box.x1 | box.y1) & 255) == 0) {
    // Bars: whole pixels, and few of them in a row.
    uint32_t *dst = target->base + top * target->pitch;
    for (int32_t y = top; y < bottom; y++, dst += target->pitch) {
      int32_t x = left;
      for (; x + 16 <= right; x += 16) memcpy(dst + x, &solid, sizeof solid);
      for (; x < right; x++) dst[x] = color;
    }
    return;
  }
  for (int32_t x = left; x < right; x += 16) {
    i32x16 edge = (lane + x) * 256;
    i32x16 columns = __builtin_elementwise_min(edge + 256, (i32x16){} + box.x1);
    columns -= __builtin_elementwise_max(edge, (i32x16){} + box.x0);
    columns = __builtin_elementwise_max(columns, (i32x16){});
    columns &= (lane + x) < (i32x16){} + right;
    int32_t room = target->capacity - x;
    bool whole = x * 256 >= box.x0 && (x + 16) * 256 <= box.x1 && x + 16 <= right && color >> 24 == 255;
    // 256 rows of 256 columns are 255: the product is divided with rounding.
    u32x16 full = (u32x16)((columns * 255 + 128) >> 8);
    uint32_t *dst = target->base + top * target->pitch + x;
    for (int32_t y = top; y < bottom; y++, dst += target->pitch) {
      int32_t rows = smaller(y * 256 + 256, box.y1) - larger(y * 256, box.y0);
      u32x16 coverage = full;
      if (rows != 256) coverage = (u32x16)((columns * rows * 255 + 32768) >> 16);
      else if (whole) {
        memcpy(dst, &solid, sizeof solid);
        continue;
      }
      if (room < 16) over16_tail(dst, &coverage, color, room);
      else over16(dst, &coverage, color);
    }
  }
}

APUS_CLONES void apus_fill_boxes(
  apus_target target, apus_box clip, const apus_box *boxes, size_t count, uint32_t color) {
  for (size_t i = 0; i < count; i++) fill_box(&target, &clip, boxes[i], color);
}
