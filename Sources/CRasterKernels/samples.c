#include "pixel.h"

APUS_INLINE int32_t clamp_index(int64_t v, int32_t count) { return v < 0 ? 0 : v >= count ? count - 1 : (int32_t)v; }

APUS_CLONES void apus_sample_nearest(
  apus_bitmap bitmap, uint32_t *out, size_t count, int64_t u, int64_t v, int64_t du, int64_t dv) {
  if (dv == 0) {
    const uint32_t *row = bitmap.pixels + (size_t)clamp_index(v >> 16, bitmap.height) * bitmap.width;
    for (size_t i = 0; i < count; i++, u += du) out[i] = row[clamp_index(u >> 16, bitmap.width)];
    return;
  }
  for (size_t i = 0; i < count; i++, u += du, v += dv)
    out[i] = bitmap.pixels[(size_t)clamp_index(v >> 16, bitmap.height) * bitmap.width + clamp_index(u >> 16, bitmap.width)];
}

/// a + (b - a)·t/256, every channel.
APUS_INLINE uint32_t mix(uint32_t a, uint32_t b, uint32_t t) {
  uint32_t rb = (a & 0x00ff00ff) * (256 - t) + (b & 0x00ff00ff) * t + 0x00800080;
  uint32_t ag = ((a >> 8) & 0x00ff00ff) * (256 - t) + ((b >> 8) & 0x00ff00ff) * t + 0x00800080;
  return (rb >> 8 & 0x00ff00ff) | (ag & 0xff00ff00);
}

APUS_CLONES void apus_sample_linear(
  apus_bitmap bitmap, uint32_t *out, size_t count, int64_t u, int64_t v, int64_t du, int64_t dv) {
  // Pixel centres sit at one half.
  u -= 32768;
  v -= 32768;
  for (size_t i = 0; i < count; i++, u += du, v += dv) {
    int32_t x0 = clamp_index(u >> 16, bitmap.width), x1 = clamp_index((u >> 16) + 1, bitmap.width);
    const uint32_t *top = bitmap.pixels + (size_t)clamp_index(v >> 16, bitmap.height) * bitmap.width;
    const uint32_t *bottom = bitmap.pixels + (size_t)clamp_index((v >> 16) + 1, bitmap.height) * bitmap.width;
    uint32_t s = (uint32_t)(u >> 8) & 255, t = (uint32_t)(v >> 8) & 255;
    out[i] = mix(mix(top[x0], top[x1], s), mix(bottom[x0], bottom[x1], s), t);
  }
}

APUS_INLINE int64_t within(int64_t v, int64_t length) {
  v %= length;
  return v < 0 ? v + length : v;
}

void apus_sample_tiles(
  apus_bitmap bitmap, uint32_t *out, size_t count, int64_t u, int64_t v, int64_t du, int64_t dv, uint32_t alpha) {
  const int64_t width = (int64_t)bitmap.width << 16, height = (int64_t)bitmap.height << 16;
  for (size_t i = 0; i < count; i++) {
    // Pixel centres sit at one half.
    const int64_t x = within(u + (int64_t)i * du - 32768, width), y = within(v + (int64_t)i * dv - 32768, height);
    const int32_t x0 = (int32_t)(x >> 16), x1 = x0 + 1 < bitmap.width ? x0 + 1 : 0;
    const int32_t y0 = (int32_t)(y >> 16), y1 = y0 + 1 < bitmap.height ? y0 + 1 : 0;
    const uint32_t *top = bitmap.pixels + (size_t)y0 * bitmap.width, *bottom = bitmap.pixels + (size_t)y1 * bitmap.width;
    const uint32_t s = (uint32_t)(x >> 8) & 255, t = (uint32_t)(y >> 8) & 255;
    out[i] = scale_pixel(mix(mix(top[x0], top[x1], s), mix(bottom[x0], bottom[x1], s), t), alpha);
  }
}
