#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The inner loops of the raster, compiled once per processor level and chosen when the program loads.
///
/// Pixels are premultiplied 0xAARRGGBB. Coverage is 0…255. Products are divided by 255 and rounded, so that white over
/// white stays white. Nothing here rounds differently with the clip: drawing a part gives the same pixels as drawing
/// the whole.

#define APUS_FULL 65280  // one pixel fully covered, in cell units: 255 << 8

/// A line in path-local pixels; horizontal ones need not be stored.
typedef struct {
  float x0, y0, x1, y1;
} apus_edge;

/// Signed areas of a path inside a window, one row of cells after another.
///
/// Each cell holds how much the coverage changes from the pixel to its left; the sums along a row are the winding
/// averaged over each pixel. Every row and its bits are zero between uses.
typedef struct {
  int32_t *cells;     // seven more after the last row, which stay zero
  uint64_t *touched;  // one bit for 16 cells; unused when `dense`
  int32_t stride;     // cells in a row: a multiple of 16, at least `width` + 3
  int32_t words;      // 64-bit words of `touched` in a row
  int32_t left, top, width, height;  // the window, in path-local pixels
  bool dense;   // every block of a row is swept
  bool inside;  // no edge leaves the window sideways
} apus_cells;

/// Where pixels go: `base` is pixel (0, 0) of a plane that holds at least [0, capacity) in each row in use.
typedef struct {
  uint32_t *base;
  ptrdiff_t pitch;   // pixels between rows
  int32_t capacity;  // first x that must not be written, in a row
} apus_target;

typedef struct {
  int32_t x0, y0, x1, y1;
} apus_box;

typedef struct {
  int32_t x;
  int16_t y;  // from the run's origin, of the top left corner
  uint16_t width, height;  // width: of a stored row, a multiple of 8
  uint32_t offset;  // into the atlas
} apus_glyph;

/// Adds `count` edges to the cells.
void apus_accumulate(const apus_cells *cells, const apus_edge *edges, size_t count);
/// Blends one colour through the swept cells, with `x`, `y` the window's place in the target, and clears them.
void apus_sweep_color(const apus_cells *cells, apus_target target, int32_t x, int32_t y, uint32_t color, bool even_odd);
/// Writes one row's coverage (`width` bytes, then up to 15 more of rubbish) and clears the row; false if it is empty.
bool apus_sweep_row(const apus_cells *cells, int32_t row, uint8_t *coverage, bool even_odd);

enum apus_join { APUS_JOIN_MITER, APUS_JOIN_ROUND, APUS_JOIN_BEVEL };
enum apus_cap { APUS_CAP_BUTT, APUS_CAP_ROUND, APUS_CAP_SQUARE };

/// A stroke through points in pixels, whose x never falls.
typedef struct {
  const float *points;  // x and y in turns; each differs from the last
  size_t count;
  float radius;       // half the width
  float reach;        // how far from its points the stroke gets, sideways or in height
  float miter_floor;  // of radius² + the normals' product; below it a mitre is cut off
  float bend;         // the largest angle that one edge of an arc may stand for, and its cosine
  float bend_cosine;
  enum apus_join join;
  enum apus_cap cap;
  uint32_t color;
} apus_line;

/// Blends a thin line; at most four of its points lie in one column of pixels.
void apus_draw_line(apus_target target, apus_box clip, const apus_line *line);

/// Asks for memory that will be read soon.
static inline void apus_prefetch(const void *address, size_t bytes) {
  for (size_t at = 0; at < bytes; at += 64) __builtin_prefetch((const char *)address + at);
  __builtin_prefetch((const char *)address + bytes - 1);
}

/// Fills rectangles given in 1/256 pixel, with exact area coverage.
void apus_fill_boxes(apus_target target, apus_box clip, const apus_box *boxes, size_t count, uint32_t color);

void apus_draw_glyphs(
  apus_target target, apus_box clip, const apus_glyph *glyphs, size_t count, int32_t x, int32_t y,
  const uint8_t *atlas, uint32_t color);

/// dst = color over dst, through coverage.
void apus_span_color(uint32_t *dst, uint32_t color, const uint8_t *coverage, size_t count);
/// dst = src over dst, through coverage (none: all) and `alpha`.
void apus_span_pixels(uint32_t *dst, const uint32_t *src, const uint8_t *coverage, uint32_t alpha, size_t count);
/// coverage *= mask
void apus_span_mask(uint8_t *coverage, const uint8_t *mask, size_t count);
/// coverage becomes 255 from a half on, else 0.
void apus_span_threshold(uint8_t *coverage, size_t count);
void apus_span_fill(uint32_t *dst, uint32_t color, size_t count);
/// Compositing other than source-over; `mode` counts as in `apus_mode`.
void apus_span_blend(
  uint32_t *dst, const uint32_t *src, const uint8_t *coverage, uint32_t alpha, size_t count, int32_t mode);

/// Maps each colour by a matrix of four rows: red, green, blue and alpha, of red, green, blue, alpha and a constant; 0…1, not
/// premultiplied, clamped.
void apus_span_matrix(uint32_t *pixels, size_t count, const float *matrix);
/// Pixels with an alpha of `low` to `high` get a colour, the others are cleared.
void apus_span_range(uint32_t *pixels, size_t count, uint32_t low, uint32_t high, uint32_t color);

enum apus_mode {
  APUS_MULTIPLY = 1, APUS_SCREEN, APUS_OVERLAY, APUS_DARKEN, APUS_LIGHTEN, APUS_COLOR_DODGE, APUS_COLOR_BURN,
  APUS_SOFT_LIGHT, APUS_HARD_LIGHT, APUS_DIFFERENCE, APUS_EXCLUSION, APUS_HUE, APUS_SATURATION, APUS_COLOR,
  APUS_LUMINOSITY, APUS_SOURCE_ATOP, APUS_DESTINATION_OVER, APUS_DESTINATION_OUT, APUS_PLUS_DARKER, APUS_PLUS_LIGHTER,
};

/// A bitmap for the samplers.
typedef struct {
  const uint32_t *pixels;
  int32_t width, height;
} apus_bitmap;

/// Samples at (u + i·du, v + i·dv), 16.16 fixed point, edges repeated.
void apus_sample_nearest(apus_bitmap, uint32_t *out, size_t count, int64_t u, int64_t v, int64_t du, int64_t dv);
void apus_sample_linear(apus_bitmap, uint32_t *out, size_t count, int64_t u, int64_t v, int64_t du, int64_t dv);
/// Linear samples of a bitmap that goes on in all directions, times `alpha`.
void apus_sample_tiles(
  apus_bitmap, uint32_t *out, size_t count, int64_t u, int64_t v, int64_t du, int64_t dv, uint32_t alpha);

/// out[i] = ramp[clamp(round(t + i·dt))], t in entries of the ramp.
void apus_ramp_linear(const uint32_t *ramp, int32_t entries, uint32_t *out, size_t count, float t, float dt, int32_t i0);

/// One pass of a running mean of `left + right + 1` pixels, 4,096 at most, along each row, transparent beyond the ends.
/// `src` and `dst` are different.
void apus_box_rows(
  const uint32_t *src, uint32_t *dst, size_t width, size_t height, ptrdiff_t pitch, int32_t left, int32_t right);
/// The same along each column.
void apus_box_columns(
  const uint32_t *src, uint32_t *dst, size_t width, size_t height, ptrdiff_t pitch, int32_t above, int32_t below);
