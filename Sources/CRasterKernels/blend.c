#include "pixel.h"

#include <math.h>

// W3C Compositing and Blending Level 1: the formulas for mixing colours, and Porter-Duff for the rest. Floats: these
// modes are rare and their formulas divide.

typedef struct {
  float r, g, b;
} rgb;

static float clamp01(float v) { return v > 0 ? (v < 1 ? v : 1) : 0; }

static float hard_light(float b, float s) { return s <= 0.5f ? 2 * b * s : b + (2 * s - 1) - b * (2 * s - 1); }

static float soft_light(float b, float s) {
  if (s <= 0.5f) return b - (1 - 2 * s) * b * (1 - b);
  float d = b <= 0.25f ? ((16 * b - 12) * b + 4) * b : sqrtf(b);
  return b + (2 * s - 1) * (d - b);
}

static float mix_channel(float b, float s, int32_t mode) {
  switch (mode) {
    case APUS_MULTIPLY: return b * s;
    case APUS_SCREEN: return b + s - b * s;
    case APUS_OVERLAY: return hard_light(s, b);
    case APUS_DARKEN: return b < s ? b : s;
    case APUS_LIGHTEN: return b > s ? b : s;
    case APUS_COLOR_DODGE: return b <= 0 ? 0 : s >= 1 ? 1 : clamp01(b / (1 - s));
    case APUS_COLOR_BURN: return b >= 1 ? 1 : s <= 0 ? 0 : 1 - clamp01((1 - b) / s);
    case APUS_SOFT_LIGHT: return soft_light(b, s);
    case APUS_HARD_LIGHT: return hard_light(b, s);
    case APUS_DIFFERENCE: return b > s ? b - s : s - b;
    case APUS_EXCLUSION: return b + s - 2 * b * s;
    default: return s;
  }
}

static float luminosity(rgb c) { return 0.3f * c.r + 0.59f * c.g + 0.11f * c.b; }
static float smallest(rgb c) { return fminf(c.r, fminf(c.g, c.b)); }
static float largest(rgb c) { return fmaxf(c.r, fmaxf(c.g, c.b)); }

static rgb set_luminosity(rgb c, float l) {
  float d = l - luminosity(c);
  c = (rgb){c.r + d, c.g + d, c.b + d};
  float low = smallest(c), high = largest(c);
  if (low < 0) {
    float k = l / (l - low);
    c = (rgb){l + (c.r - l) * k, l + (c.g - l) * k, l + (c.b - l) * k};
  }
  if (high > 1) {
    float k = (1 - l) / (high - l);
    c = (rgb){l + (c.r - l) * k, l + (c.g - l) * k, l + (c.b - l) * k};
  }
  return c;
}

static rgb set_saturation(rgb c, float saturation) {
  float low = smallest(c), high = largest(c);
  if (high <= low) return (rgb){0, 0, 0};
  float k = saturation / (high - low);
  return (rgb){(c.r - low) * k, (c.g - low) * k, (c.b - low) * k};
}

static float saturation(rgb c) { return largest(c) - smallest(c); }

static rgb mix_colors(rgb b, rgb s, int32_t mode) {
  switch (mode) {
    case APUS_HUE: return set_luminosity(set_saturation(s, saturation(b)), luminosity(b));
    case APUS_SATURATION: return set_luminosity(set_saturation(b, saturation(s)), luminosity(b));
    case APUS_COLOR: return set_luminosity(s, luminosity(b));
    case APUS_LUMINOSITY: return set_luminosity(b, luminosity(s));
    default: return (rgb){mix_channel(b.r, s.r, mode), mix_channel(b.g, s.g, mode), mix_channel(b.b, s.b, mode)};
  }
}

static uint32_t blend_pixel(uint32_t d, uint32_t s, int32_t mode) {
  float sa = (float)(s >> 24) / 255, da = (float)(d >> 24) / 255;
  float source[3], backdrop[3], out[4];
  for (int i = 0; i < 3; i++) {
    source[i] = (float)(s >> (16 - 8 * i) & 255) / 255;
    backdrop[i] = (float)(d >> (16 - 8 * i) & 255) / 255;
  }
  float fs = 1, fd = 1 - sa;  // Porter-Duff factors
  switch (mode) {
    case APUS_SOURCE_ATOP: fs = da; break;
    case APUS_DESTINATION_OVER: fs = 1 - da; fd = 1; break;
    case APUS_DESTINATION_OUT: fs = 0; break;
    case APUS_PLUS_LIGHTER: fd = 1; break;
    default: break;
  }
  out[3] = clamp01(sa * fs + da * fd);
  if (mode == APUS_PLUS_DARKER) {
    // max(0, (1 - da) + d + (1 - sa) + s - 1) on premultiplied values: sums the darkness.
    out[3] = clamp01(sa + da);
    for (int i = 0; i < 3; i++) out[i] = clamp01(out[3] - (da - backdrop[i]) - (sa - source[i]));
  } else if (mode >= APUS_SOURCE_ATOP) {
    for (int i = 0; i < 3; i++) out[i] = clamp01(source[i] * fs + backdrop[i] * fd);
  } else {
    rgb b = {0, 0, 0}, c = {0, 0, 0};
    if (da > 0) b = (rgb){backdrop[0] / da, backdrop[1] / da, backdrop[2] / da};
    if (sa > 0) c = (rgb){source[0] / sa, source[1] / sa, source[2] / sa};
    rgb m = mix_colors(b, c, mode);
    float mixed[3] = {m.r, m.g, m.b};
    for (int i = 0; i < 3; i++)
      out[i] = clamp01((1 - da) * source[i] + (1 - sa) * backdrop[i] + sa * da * clamp01(mixed[i]));
  }
  uint32_t a = (uint32_t)(out[3] * 255 + 0.5f), p = a << 24;
  for (int i = 0; i < 3; i++) {
    uint32_t v = (uint32_t)(out[i] * 255 + 0.5f);
    p |= (v < a ? v : a) << (16 - 8 * i);
  }
  return p;
}

void apus_span_blend(
  uint32_t *dst, const uint32_t *src, const uint8_t *coverage, uint32_t alpha, size_t count, int32_t mode) {
  for (size_t i = 0; i < count; i++) {
    uint32_t c = coverage == NULL ? alpha : div255(coverage[i] * alpha);
    if (c != 0) dst[i] = blend_pixel(dst[i], scale_pixel(src[i], c), mode);
  }
}
