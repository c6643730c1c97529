#include "pixel.h"

// Running means. Two channels a word would overflow past 257 pixels, so each channel has its own sum of 32 bits.

typedef uint8_t u8x4 __attribute__((vector_size(4), aligned(1)));
typedef uint32_t u32x4 __attribute__((vector_size(16), aligned(4)));
typedef uint64_t u64x4 __attribute__((vector_size(32), aligned(8)));
typedef uint8_t u8x32 __attribute__((vector_size(32), aligned(1)));
typedef uint32_t u32x32 __attribute__((vector_size(128), aligned(4)));
typedef uint64_t u64x32 __attribute__((vector_size(256), aligned(8)));

/// 2³² over a mean's length, rounded up: n / size is n·inverse / 2³² as long as n·size < 2³², which sums of bytes over
/// lengths up to 4,096 keep.
APUS_INLINE uint64_t inverse_of(uint32_t size) { return (0x100000000ull + size - 1) / size; }

APUS_CLONES void apus_box_rows(
  const uint32_t *src, uint32_t *dst, size_t width, size_t height, ptrdiff_t pitch, int32_t left, int32_t right) {
  const uint32_t size = (uint32_t)(left + right + 1), half = size / 2;
  const uint64_t inverse = inverse_of(size);
  const int32_t n = (int32_t)width;
  for (size_t y = 0; y < height; y++, src += pitch, dst += pitch) {
    u32x4 sum = (u32x4){} + half;
    for (int32_t i = -right; i < n; i++) {
      const int32_t in = i + right, out = i - left - 1;
      u8x4 pixel;
      if (in < n) {
        memcpy(&pixel, src + in, sizeof pixel);
        sum += __builtin_convertvector(pixel, u32x4);
      }
      if (out >= 0) {
        memcpy(&pixel, src + out, sizeof pixel);
        sum -= __builtin_convertvector(pixel, u32x4);
      }
      if (i < 0) continue;
      pixel = __builtin_convertvector(__builtin_convertvector(sum, u64x4) * inverse >> 32, u8x4);
      memcpy(dst + i, &pixel, sizeof pixel);
    }
  }
}

APUS_CLONES void apus_box_columns(
  const uint32_t *src, uint32_t *dst, size_t width, size_t height, ptrdiff_t pitch, int32_t above, int32_t below) {
  const uint32_t size = (uint32_t)(above + below + 1), half = size / 2;
  const uint64_t inverse = inverse_of(size);
  const int32_t n = (int32_t)height;
  // Eight columns at a time; of the last, only those that are there.
  for (size_t x = 0; x < width; x += 8) {
    const size_t bytes = (width - x < 8 ? width - x : 8) * 4;
    u32x32 sum = (u32x32){} + half;
    u8x32 pixels = {};
    for (int32_t i = -below; i < n; i++) {
      const int32_t in = i + below, out = i - above - 1;
      if (in < n) {
        if (bytes == 32) memcpy(&pixels, src + in * pitch + x, 32);
        else memcpy(&pixels, src + in * pitch + x, bytes);
        sum += __builtin_convertvector(pixels, u32x32);
      }
      if (out >= 0) {
        if (bytes == 32) memcpy(&pixels, src + out * pitch + x, 32);
        else memcpy(&pixels, src + out * pitch + x, bytes);
        sum -= __builtin_convertvector(pixels, u32x32);
      }
      if (i < 0) continue;
      const u8x32 mean = __builtin_convertvector(__builtin_convertvector(sum, u64x32) * inverse >> 32, u8x32);
      if (bytes == 32) memcpy(dst + i * pitch + x, &mean, 32);
      else memcpy(dst + i * pitch + x, &mean, bytes);
    }
  }
}
