#include "pixel.h"

// Filling by accumulated signed area: every edge adds, to the cells it crosses, the change of coverage it causes; a
// running sum along the row is then the winding number averaged over each pixel. Integers make the sums exact, so a
// window on a path gives the same coverage as the whole.

APUS_INLINE int32_t round_small(float v) {  // |v| < 2^22
  float shifted = v + 12582912.0f;
  int32_t bits;
  memcpy(&bits, &shifted, 4);
  return bits - 0x4b400000;
}

typedef struct {
  int32_t *row;
  uint64_t *bits;
  int32_t left, width;
} cell_row;

APUS_INLINE void add_cell(cell_row r, int32_t column, int32_t area, bool inside) {
  if (!inside) {
    if (column < 0) column = 0;
    if (column > r.width) return;
  }
  r.row[column] += area;
}

APUS_INLINE void mark(cell_row r, int32_t from, int32_t to, bool dense, bool inside) {
  if (dense) return;
  if (!inside) {
    from = from < 0 ? 0 : from;
    to = to < 0 ? 0 : to > r.width ? r.width : to;
  }
  int32_t block = from >> 4;
  const int32_t last = to >> 4;
  r.bits[last >> 6] |= 1ull << (last & 63);
  do r.bits[block >> 6] |= 1ull << (block & 63);
  while (++block < last);
}

APUS_INLINE f32x8 pick(i32x8 mask, f32x8 yes, f32x8 no) { return (f32x8)((mask & (i32x8)yes) | (~mask & (i32x8)no)); }
APUS_INLINE f32x8 smaller(f32x8 a, f32x8 b) { return pick(a < b, a, b); }
APUS_INLINE f32x8 larger(f32x8 a, f32x8 b) { return pick(a > b, a, b); }
APUS_INLINE i32x8 round_lanes(f32x8 v) { return (i32x8)(v + 12582912.0f) - 0x4b400000; }

/// An edge's part in one row, from lo to hi while going down by `height` (signed, in cell units); `first` is lo's pixel.
///
/// Eight pixels at a time. A pixel's area to the right of the edge is the trapezoid between the edge and the row's end as
/// far as the edge crosses the pixel, and the whole height from there on.
APUS_INLINE void add_row(cell_row r, int32_t first, float lo, float hi, float height, bool dense, bool inside) {
  const f32x8 lanes = {0, 1, 2, 3, 4, 5, 6, 7}, zero = {};
  const i32x8 none = {}, lane8 = {0, 1, 2, 3, 4, 5, 6, 7};
  int32_t column = first - r.left, end = (int32_t)hi - r.left;
  if (hi < (float)(int32_t)hi) end--;
  const float width = hi - lo;
  if (!inside && column > r.width) return;
  const f32x8 half = zero + (width > 0 ? 0.5f * (height / width) : 0), all = zero + height, widths = zero + width;
  mark(r, column, end + 1, dense, inside);
  int32_t to = end + 1;
  if (!inside) {
    // What is left of the window adds up in its first cell.
    if (column < 0) column = 0;
    if (to < 0) to = 0;
    if (to > r.width) to = r.width;
  }
  int32_t done = 0;
  for (; column <= to; column += 8) {
    const f32x8 x = lanes + (float)(column + r.left), passed = smaller(larger(x - lo, zero), widths);
    const f32x8 passes = smaller(larger(x + 1 - lo, zero), widths);
    const f32x8 under = smaller(larger(hi - x, zero), zero + 1);
    const i32x8 areas = round_lanes(half * (passes - passed) * (passes + passed) + all * (1 - under));
    i32x8 change = areas - __builtin_shufflevector(none + done, areas, 0, 8, 9, 10, 11, 12, 13, 14);
    done = areas[7];
    if (!inside) change &= lane8 <= none + (to - column);
    i32x8 cells;
    memcpy(&cells, r.row + column, sizeof cells);
    cells += change;
    memcpy(r.row + column, &cells, sizeof cells);
  }
}

typedef struct {
  float x0, y0, x1, y1;  // downwards
  float slope, sign;
} slanted;

/// An edge's parts in `count` rows from `row` on, eight at a time: in each row it crosses one or two pixels mostly, so
/// three cells change. Where it crosses more, `add_row` does it.
APUS_INLINE void add_rows(
  const slanted *edge, cell_row r, int32_t row, int32_t count, int32_t stride, int32_t words, bool dense, bool inside) {
  const f32x8 lanes = {0, 1, 2, 3, 4, 5, 6, 7};
  const f32x8 y0 = (f32x8){} + edge->y0, y1 = (f32x8){} + edge->y1, x1 = (f32x8){} + edge->x1;
  const f32x8 least = (f32x8){} + (edge->x0 < edge->x1 ? edge->x0 : edge->x1);
  const f32x8 most = (f32x8){} + (edge->x0 < edge->x1 ? edge->x1 : edge->x0);
  const f32x8 tops = lanes + (float)row;
  const f32x8 from = larger(y0, tops), to = smaller(y1, tops + 1);
  const f32x8 xa = smaller(larger(edge->x0 + edge->slope * (from - y0), least), most);
  const f32x8 xb = pick(to == y1, x1, smaller(larger(edge->x0 + edge->slope * (to - y0), least), most));
  const f32x8 lo = smaller(xa, xb), hi = larger(xa, xb), heights = (to - from) * edge->sign;
  i32x8 first = __builtin_convertvector(lo, i32x8);
  first += lo < __builtin_convertvector(first, f32x8);  // -1 where truncation went up
  const f32x8 x = __builtin_convertvector(first, f32x8);
  const i32x8 total = __builtin_convertvector(heights, i32x8), two = hi > x + 1;
  const f32x8 head = x + 1 - lo, tail = hi - (x + 1), half = pick(two, 0.5f * heights / (hi - lo), lanes);
  const i32x8 one_area = total - round_lanes(heights * (0.5f * (lo + hi) - x));
  const i32x8 areas = (two & round_lanes(half * head * head)) | (~two & one_area);
  const i32x8 both = total - (two & round_lanes(half * tail * tail));
  const i32x8 is_wide = hi > x + 2, seconds = both - areas, thirds = total - both;
  for (int32_t k = 0; k < count; k++, r.row += stride, r.bits += words) {
    if (is_wide[k]) {
      add_row(r, first[k], lo[k], hi[k], heights[k], dense, inside);
      continue;
    }
    int32_t column = first[k] - r.left;
    if (!inside && column > r.width) continue;
    add_cell(r, column, areas[k], inside);
    add_cell(r, column + 1, seconds[k], inside);
    add_cell(r, column + 2, thirds[k], inside);
    mark(r, column, column + 2, dense, inside);
  }
}

APUS_INLINE void accumulate(
  const apus_cells *cells, const apus_edge *edges, size_t count, bool dense, bool inside) {
  const int32_t bottom = cells->top + cells->height;
  for (size_t i = 0; i < count; i++) {
    float x0 = edges[i].x0, y0 = edges[i].y0, x1 = edges[i].x1, y1 = edges[i].y1;
    float sign = APUS_FULL;
    if (y0 > y1) {
      float t = x0;
      x0 = x1;
      x1 = t;
      t = y0;
      y0 = y1;
      y1 = t;
      sign = -sign;
    }
    if (!(y0 < y1) || y0 >= (float)bottom || y1 <= (float)cells->top) continue;
    int32_t row = (int32_t)y0, end = (int32_t)y1;
    if (y0 < (float)row) row--;
    if ((float)end < y1) end++;
    if (row < cells->top) row = cells->top;
    if (end > bottom) end = bottom;
    size_t at = (size_t)(row - cells->top);
    cell_row r = {cells->cells + at * cells->stride, cells->touched + at * cells->words, cells->left, cells->width};
    if (x0 == x1) {
      // A vertical edge touches the same cell in every row.
      int32_t column = (int32_t)x0;
      if (x0 < (float)column) column--;
      float right = x0 - (float)column;
      column -= cells->left;
      if (!inside && column > cells->width) continue;
      for (; row < end; row++) {
        float from = y0 > (float)row ? y0 : (float)row, to = y1 < (float)(row + 1) ? y1 : (float)(row + 1);
        float height = (to - from) * sign;
        int32_t second = round_small(height * right);
        add_cell(r, column, (int32_t)height - second, inside);
        add_cell(r, column + 1, second, inside);
        mark(r, column, column + 1, dense, inside);
        r.row += cells->stride;
        r.bits += cells->words;
      }
      continue;
    }
    const float slope = (x1 - x0) / (y1 - y0);
    if (slope > 1 || slope < -1) {
      // Rows of more than a pixel: how many cells they change differs from row to row.
      const float least = x0 < x1 ? x0 : x1, most = x0 < x1 ? x1 : x0;
      float xa = y0 > (float)row ? x0 : x0 + slope * ((float)row - y0);
      xa = xa < least ? least : xa > most ? most : xa;
      for (; row < end; row++) {
        const float from = y0 > (float)row ? y0 : (float)row, to = y1 < (float)(row + 1) ? y1 : (float)(row + 1);
        float xb = x0 + slope * (to - y0);
        xb = to == y1 ? x1 : xb < least ? least : xb > most ? most : xb;
        const float lo = xa < xb ? xa : xb, hi = xa < xb ? xb : xa;
        int32_t first = (int32_t)lo;
        if (lo < (float)first) first--;
        add_row(r, first, lo, hi, (to - from) * sign, dense, inside);
        xa = xb;
        r.row += cells->stride;
        r.bits += cells->words;
      }
      continue;
    }
    const slanted edge = {x0, y0, x1, y1, slope, sign};
    for (; row < end; row += 8) {
      add_rows(&edge, r, row, end - row < 8 ? end - row : 8, cells->stride, cells->words, dense, inside);
      r.row += 8 * (size_t)cells->stride;
      r.bits += 8 * (size_t)cells->words;
    }
  }
}

APUS_CLONES void apus_accumulate(const apus_cells *cells, const apus_edge *edges, size_t count) {
  if (cells->inside && cells->dense) accumulate(cells, edges, count, true, true);
  else if (cells->inside) accumulate(cells, edges, count, false, true);
  else accumulate(cells, edges, count, cells->dense, false);
}

#define SHIFT(V, ...) __builtin_shufflevector(zero, V, __VA_ARGS__)

/// Sums along the row; the block is cleared.
APUS_INLINE void sum_block(int32_t *block, int32_t *carry, i32x16 *sums) {
  const i32x16 zero = {};
  i32x16 v;
  memcpy(&v, block, sizeof v);
  memcpy(block, &zero, sizeof zero);
  v += SHIFT(v, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30);
  v += SHIFT(v, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29);
  v += SHIFT(v, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27);
  v += SHIFT(v, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23);
  v += *carry;
  *carry = v[15];
  *sums = v;
}

APUS_INLINE void to_coverage(const i32x16 *sums, u32x16 *coverage, bool even_odd) {
  i32x16 v = *sums;
  v = __builtin_elementwise_abs(v);
  if (even_odd) {
    // Fold the winding: 0…1 rises, 1…2 falls, and so on.
    for (int i = 0; i < 16; i++) {
      int32_t turn = v[i] % (2 * APUS_FULL);
      v[i] = turn > APUS_FULL ? 2 * APUS_FULL - turn : turn;
    }
  } else {
    const i32x16 full = (i32x16){} + APUS_FULL;
    v = __builtin_elementwise_min(v, full);
  }
  *coverage = (u32x16)((v + 128) >> 8);
}

static const u32x16 lane = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};

typedef struct {
  int32_t width, room;  // of the row: in the window, and writable
  uint32_t color;
  bool even_odd;
} sweep_style;

APUS_INLINE void sweep_block(uint32_t *dst, int32_t at, const i32x16 *sums, const sweep_style *style) {
  u32x16 coverage;
  to_coverage(sums, &coverage, style->even_odd);
  if (at + 16 > style->width) {
    coverage &= (u32x16)(lane < (u32x16){} + (uint32_t)(style->width - at));
    if (at + 16 > style->room) {
      over16_tail(dst + at, &coverage, style->color, style->room - at);
      return;
    }
  }
  over16(dst + at, &coverage, style->color);
}

/// How far ahead pixels are asked for: each row lies on another page, which the processor does not foresee. Wide rows would
/// drive each other out of the first cache, and their pixels are foreseen.
APUS_INLINE ptrdiff_t ahead_of(const apus_cells *cells, ptrdiff_t pitch) { return cells->width <= 256 ? 6 * pitch : 0; }

APUS_INLINE void sweep_dense(const apus_cells *cells, uint32_t *dst, ptrdiff_t pitch, const sweep_style *style) {
  const ptrdiff_t ahead = ahead_of(cells, pitch);
  int32_t *row = cells->cells;
  for (int32_t y = 0; y < cells->height; y++) {
    int32_t carry = 0;
    i32x16 sums;
    for (int32_t at = 0; at < cells->width; at += 16) {
      sum_block(row + at, &carry, &sums);
      __builtin_prefetch(dst + ahead + at, 1);
      sweep_block(dst, at, &sums, style);
    }
    row[cells->width] = 0;
    row += cells->stride;
    dst += pitch;
  }
}

/// Pixels [from, to) between touched blocks, where the sum stays: one coverage, often all or nothing.
APUS_INLINE void sweep_gap(uint32_t *dst, int32_t from, int32_t to, int32_t carry, const sweep_style *style) {
  i32x16 sums = (i32x16){} + carry;
  u32x16 coverage;
  to_coverage(&sums, &coverage, style->even_odd);
  if (coverage[0] == 0) return;
  if (coverage[0] == 255 && style->color >> 24 == 255) {
    const u32x16 color = (u32x16){} + style->color;
    for (; from + 16 <= to; from += 16) memcpy(dst + from, &color, sizeof color);
  }
  for (; from + 16 <= to; from += 16) over16(dst + from, &coverage, style->color);
  if (from < to) sweep_block(dst, from, &sums, style);
}

APUS_INLINE void sweep_sparse(const apus_cells *cells, uint32_t *dst, ptrdiff_t pitch, const sweep_style *style) {
  const ptrdiff_t ahead = ahead_of(cells, pitch);
  int32_t *row = cells->cells;
  uint64_t *bits = cells->touched;
  for (int32_t y = 0; y < cells->height; y++, row += cells->stride, bits += cells->words, dst += pitch) {
    int32_t carry = 0, next = 0;
    for (int32_t word = 0; word < cells->words; word++) {
      uint64_t left = bits[word];
      bits[word] = 0;
      for (; left != 0; left &= left - 1) {
        int32_t at = (word * 64 + __builtin_ctzll(left)) * 16;
        if (carry != 0 && next < at) sweep_gap(dst, next, at < style->width ? at : style->width, carry, style);
        i32x16 sums;
        sum_block(row + at, &carry, &sums);
        __builtin_prefetch(dst + ahead + at, 1);
        if (at < style->width) sweep_block(dst, at, &sums, style);
        next = at + 16;
      }
    }
    if (carry != 0 && next < style->width) sweep_gap(dst, next, style->width, carry, style);
  }
}

APUS_CLONES void apus_sweep_color(
  const apus_cells *cells, apus_target target, int32_t x, int32_t y, uint32_t color, bool even_odd) {
  uint32_t *dst = target.base + y * target.pitch + x;
  sweep_style style = {cells->width, target.capacity - x, color, even_odd};
  if (cells->dense) sweep_dense(cells, dst, target.pitch, &style);
  else sweep_sparse(cells, dst, target.pitch, &style);
}

APUS_CLONES bool apus_sweep_row(const apus_cells *cells, int32_t index, uint8_t *coverage, bool even_odd) {
  int32_t *row = cells->cells + (size_t)index * cells->stride;
  uint64_t *bits = cells->touched + (size_t)index * cells->words;
  int32_t carry = 0;
  if (!cells->dense) {
    uint64_t any = 0;
    for (int32_t word = 0; word < cells->words; word++) any |= bits[word];
    if (any == 0) return false;
  }
  for (int32_t at = 0; at < cells->width; at += 16) {
    i32x16 sums;
    int32_t block = at >> 4;
    if (cells->dense || (bits[block >> 6] >> (block & 63) & 1)) sum_block(row + at, &carry, &sums);
    else sums = (i32x16){} + carry;
    u32x16 c;
    to_coverage(&sums, &c, even_odd);
    u8x16 bytes = __builtin_convertvector(c, u8x16);
    memcpy(coverage + at, &bytes, sizeof bytes);
  }
  row[cells->width] = 0;
  if (!cells->dense)
    for (int32_t word = 0; word < cells->words; word++) bits[word] = 0;
  return true;
}
