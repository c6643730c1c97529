#include "pixel.h"

APUS_CLONES void apus_span_fill(uint32_t *dst, uint32_t color, size_t count) {
  for (size_t i = 0; i < count; i++) dst[i] = color;
}

APUS_CLONES void apus_span_color(uint32_t *dst, uint32_t color, const uint8_t *coverage, size_t count) {
  for (size_t i = 0; i < count; i++) dst[i] = over_pixel(dst[i], color, coverage[i]);
}

APUS_CLONES void apus_span_pixels(
  uint32_t *dst, const uint32_t *src, const uint8_t *coverage, uint32_t alpha, size_t count) {
  if (coverage == NULL) {
    for (size_t i = 0; i < count; i++) dst[i] = over_pixel(dst[i], src[i], alpha);
  } else if (alpha == 255) {
    for (size_t i = 0; i < count; i++) dst[i] = over_pixel(dst[i], src[i], coverage[i]);
  } else {
    for (size_t i = 0; i < count; i++) dst[i] = over_pixel(dst[i], src[i], div255(coverage[i] * alpha));
  }
}

APUS_CLONES void apus_span_mask(uint8_t *coverage, const uint8_t *mask, size_t count) {
  for (size_t i = 0; i < count; i++) coverage[i] = (uint8_t)div255((uint32_t)coverage[i] * mask[i]);
}

APUS_CLONES void apus_span_threshold(uint8_t *coverage, size_t count) {
  for (size_t i = 0; i < count; i++) coverage[i] = coverage[i] >= 128 ? 255 : 0;
}

APUS_CLONES void apus_ramp_linear(
  const uint32_t *ramp, int32_t entries, uint32_t *out, size_t count, float t, float dt, int32_t i0) {
  const float last = (float)(entries - 1);
  for (size_t i = 0; i < count; i++) {
    float at = t + dt * (float)(i0 + (int32_t)i) + 0.5f;
    at = at > 0 ? at : 0;
    at = at < last ? at : last;
    out[i] = ramp[(int32_t)at];
  }
}
