#include "pixel.h"

APUS_INLINE void blend8(uint32_t *dst, const uint8_t *mask, uint32_t color) {
  u8x8 bytes;
  memcpy(&bytes, mask, sizeof bytes);
  u32x8 coverage = __builtin_convertvector(bytes, u32x8);
  over8(dst, &coverage, color);
}

APUS_INLINE void blend16(uint32_t *dst, const uint8_t *mask, uint32_t color) {
  u8x16 bytes;
  memcpy(&bytes, mask, sizeof bytes);
  u32x16 coverage = __builtin_convertvector(bytes, u32x16);
  over16(dst, &coverage, color);
}

APUS_CLONES void apus_draw_glyphs(
  apus_target target, apus_box clip, const apus_glyph *glyphs, size_t count, int32_t x, int32_t y,
  const uint8_t *atlas, uint32_t color) {
  for (size_t i = 0; i < count; i++) {
    apus_glyph glyph = glyphs[i];
    int32_t left = x + glyph.x, top = y + glyph.y, bottom = top + glyph.height, right = left + glyph.width;
    if (top >= clip.y1 || bottom <= clip.y0 || left >= clip.x1 || right <= clip.x0) continue;
    const uint8_t *mask = atlas + glyph.offset;
    if (top < clip.y0) {
      mask += (size_t)(clip.y0 - top) * glyph.width;
      top = clip.y0;
    }
    if (bottom > clip.y1) bottom = clip.y1;
    uint32_t *dst = target.base + top * target.pitch + left;
    if (left < clip.x0 || right > clip.x1) {
      int32_t from = left < clip.x0 ? clip.x0 - left : 0;
      int32_t to = right > clip.x1 ? clip.x1 - left : glyph.width;
      for (; top < bottom; top++, dst += target.pitch, mask += glyph.width)
        for (int32_t k = from; k < to; k++) dst[k] = over_pixel(dst[k], color, mask[k]);
    } else if (glyph.width == 8) {
      for (; top < bottom; top++, dst += target.pitch, mask += 8) blend8(dst, mask, color);
    } else {
      for (; top < bottom; top++, dst += target.pitch, mask += glyph.width) {
        int32_t k = 0;
        for (; k + 16 <= glyph.width; k += 16) blend16(dst + k, mask + k, color);
        if (k < glyph.width) blend8(dst + k, mask + k, color);
      }
    }
  }
}
