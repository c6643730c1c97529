#include "pixel.h"

// W3C Filter Effects, `feColorMatrix`: on colours that are not multiplied by their opacity. Floats: a matrix has any size.

/// False for NaN too.
APUS_INLINE float clamped(float v) { return v > 0 ? (v < 1 ? v : 1) : 0; }

APUS_INLINE float mapped(const float *row, float r, float g, float b, float a) {
  return clamped(r * row[0] + g * row[1] + b * row[2] + a * row[3] + row[4]);
}

APUS_INLINE uint32_t byte(float v) { return (uint32_t)(int32_t)(v * 255 + 0.5f); }

APUS_CLONES void apus_span_matrix(uint32_t *pixels, size_t count, const float *matrix) {
  float m[20];
  memcpy(m, matrix, sizeof m);
  for (size_t i = 0; i < count; i++) {
    const uint32_t p = pixels[i];
    const float alpha = (float)(int32_t)(p >> 24);
    // Of a transparent pixel the colour is black. Divided, so that what is as large as alpha is exactly 1.
    const float divisor = alpha > 0 ? alpha : 1;
    const float r = (float)(int32_t)(p >> 16 & 255) / divisor, g = (float)(int32_t)(p >> 8 & 255) / divisor;
    const float b = (float)(int32_t)(p & 255) / divisor, a = alpha / 255;
    const float opacity = mapped(m + 15, r, g, b, a);
    pixels[i] = byte(opacity) << 24 | byte(mapped(m, r, g, b, a) * opacity) << 16
                | byte(mapped(m + 5, r, g, b, a) * opacity) << 8 | byte(mapped(m + 10, r, g, b, a) * opacity);
  }
}

APUS_CLONES void apus_span_range(uint32_t *pixels, size_t count, uint32_t low, uint32_t high, uint32_t color) {
  for (size_t i = 0; i < count; i++) {
    const uint32_t alpha = pixels[i] >> 24;
    pixels[i] = alpha >= low && alpha <= high ? color : 0;
  }
}
