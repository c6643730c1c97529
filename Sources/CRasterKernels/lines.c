#include "pixel.h"

#include <math.h>

// Thin lines whose x never falls, straight from their segments. Where only one segment covers a column, coverage
// follows from the segment's height in it. In the columns around the points ("zones") the areas under all edges of the
// stroke's outline add up, as in cells.c, so that joins come out as those of an outline.
//
// What an edge adds to a pixel is the mean over the edge's part in the column of how much of the pixel lies above it:
// with the antiderivative `ramp` of that, a difference of two values. No sum runs along a row, and no cell is kept.

typedef struct {
  float x, y;
} vec;

APUS_INLINE vec plus(vec a, vec b) { return (vec){a.x + b.x, a.y + b.y}; }
APUS_INLINE vec minus(vec a, vec b) { return (vec){a.x - b.x, a.y - b.y}; }
APUS_INLINE vec times(vec a, float k) { return (vec){a.x * k, a.y * k}; }

APUS_INLINE int32_t floor_int(float v) {
  const int32_t i = (int32_t)v;
  return (float)i > v ? i - 1 : i;
}

APUS_INLINE i32x8 round_lanes(f32x8 v) { return (i32x8)(v + 12582912.0f) - 0x4b400000; }

/// The integral of clamp(v, 0, 1).
APUS_INLINE f32x8 ramp(f32x8 v) {
  const f32x8 zero = {};
  const f32x8 part = __builtin_elementwise_min(__builtin_elementwise_max(v, zero), zero + 1);
  return part * (v - 0.5f * part);
}

/// Rounds to 1/256 pixel, as outlines do: the widths of all edges in a column then add up to exactly nothing, whatever of
/// a line is left out above the clip.
APUS_INLINE float snap(float v) { return v + 49152.0f - 49152.0f; }

/// An edge in one column: `area` is its signed width, in cell units, over `upper - lower`, the heights that it spans.
typedef struct {
  float upper, lower, area;
  int32_t column;
} part;

/// Below this height an edge counts as one of this height in the same place: at most 1/1024 of a pixel differs.
static const float flattest = 1.0f / 128;

/// Four points a column, two columns of reach on each side: random lines of that kind came to 125.
enum { MOST_PARTS = 256 };

typedef struct {
  apus_target target;
  apus_box clip;
  uint32_t color;
  int32_t count;
  part parts[MOST_PARTS];
} pen;

APUS_INLINE void add_part(pen *pen, int32_t column, float width, float from, float to) {
  if (column < pen->clip.x0 || column >= pen->clip.x1 || pen->count == MOST_PARTS) return;
  const float low = from > to ? from : to, high = from > to ? to : from;
  const float height = low - high > flattest ? low - high : flattest, lower = 0.5f * (low + high - height);
  pen->parts[pen->count++] = (part){lower + height, lower, APUS_FULL * width / height, column};
}

/// Adds an edge in the columns up to `first` and from `last` on.
APUS_INLINE void add_edge(pen *pen, vec a, vec b, int32_t first, int32_t last) {
  a = (vec){snap(a.x), snap(a.y)};
  b = (vec){snap(b.x), snap(b.y)};
  if (a.x == b.x) return;
  const bool rises = a.x < b.x;
  const vec from = rises ? a : b, to = rises ? b : a;
  const float sign = rises ? 1 : -1;
  int32_t column = floor_int(from.x);
  const int32_t end = floor_int(to.x);
  if (column == end) {
    if (column <= first || column >= last) add_part(pen, column, b.x - a.x, from.y, to.y);
    return;
  }
  const float slope = (to.y - from.y) / (to.x - from.x);
  float x = from.x, y = from.y;
  for (; column <= end; column++) {
    if (column > first && column < last) {
      column = last;
      x = (float)last;
      y = from.y + slope * (x - from.x);
    }
    const float right = column == end ? to.x : (float)(column + 1);
    const float next = column == end ? to.y : from.y + slope * (right - from.x);
    if (x < right) add_part(pen, column, sign * (right - x), y, next);
    x = right;
    y = next;
  }
}

/// Draws the columns before `limit` that have parts, and drops these parts.
APUS_INLINE void draw_zones(pen *pen, int32_t limit) {
  const f32x8 lanes = {0, 1, 2, 3, 4, 5, 6, 7};
  const ptrdiff_t pitch = pen->target.pitch;
  const uint32_t color = pen->color;
  for (;;) {
    int32_t column = limit;
    for (int32_t i = 0; i < pen->count; i++) column = pen->parts[i].column < column ? pen->parts[i].column : column;
    if (column == limit) return;
    // Those of the column go to the end.
    int32_t left = 0;
    float least = INFINITY, most = -INFINITY;
    for (int32_t i = 0; i < pen->count; i++) {
      const part each = pen->parts[i];
      if (each.column != column) {
        pen->parts[i] = pen->parts[left];
        pen->parts[left++] = each;
        continue;
      }
      least = each.lower < least ? each.lower : least;
      most = each.upper > most ? each.upper : most;
    }
    const int32_t count = pen->count;
    pen->count = left;
    if (!(most > (float)pen->clip.y0 && least < (float)pen->clip.y1)) continue;
    const int32_t top = least > (float)pen->clip.y0 ? floor_int(least) : pen->clip.y0;
    const int32_t bottom = most < (float)pen->clip.y1 ? floor_int(most) + 1 : pen->clip.y1;
    uint32_t *pixel = pen->target.base + top * pitch + column;
    for (int32_t row = top; row < bottom; row += 8) {
      const f32x8 rows = lanes + (float)row;
      i32x8 sum = {};
      for (int32_t i = left; i < count; i++) {
        const part each = pen->parts[i];
        sum += round_lanes(each.area * (ramp(each.upper - rows) - ramp(each.lower - rows)));
      }
      const i32x8 covered = __builtin_elementwise_min(__builtin_elementwise_abs(sum), (i32x8){} + APUS_FULL);
      const i32x8 coverage = (covered + 128) >> 8;
      for (int32_t k = 0; k < 8 && row + k < bottom; k++, pixel += pitch)
        if (coverage[k] != 0) *pixel = over_pixel(*pixel, color, (uint32_t)coverage[k]);
    }
  }
}

/// Draws the columns [from, to) between two zones: the segment through `at` reaches over and under its middle by `half`.
APUS_INLINE void draw_between(pen *pen, vec at, float slope, float half, int32_t from, int32_t to) {
  // Copies: what is written through a pointer to pixels might be the pen.
  const apus_box clip = pen->clip;
  const ptrdiff_t pitch = pen->target.pitch;
  const int32_t capacity = pen->target.capacity;
  const uint32_t color = pen->color;
  if (from < clip.x0) from = clip.x0;
  if (to > clip.x1) to = clip.x1;
  if (from >= to) return;
  const f32x8 lanes = {0, 1, 2, 3, 4, 5, 6, 7}, zero = {};
  const i32x8 lane8 = {0, 1, 2, 3, 4, 5, 6, 7};
  const float rise = fmaxf(fabsf(slope), flattest), reach = half + 0.5f * rise;
  const float ya = at.y + slope * ((float)from + 0.5f - at.x), yb = at.y + slope * ((float)to - 0.5f - at.x);
  const float least = fminf(ya, yb) - reach, most = fmaxf(ya, yb) + reach;
  if (!(most > (float)clip.y0 && least < (float)clip.y1)) return;
  const int32_t top = least > (float)clip.y0 ? floor_int(least) : clip.y0;
  const int32_t bottom = most < (float)clip.y1 ? floor_int(most) + 1 : clip.y1;
  // From a row to the column where it is crossed, and the columns around that it may touch; of a flat line, all.
  const bool is_flat = fabsf(slope) < flattest;
  const float run = is_flat ? 0 : 1 / slope, scale = 255 / rise;
  const float begin = at.x - 0.5f - at.y * run;
  const float around = is_flat ? INFINITY : (reach + 0.5f) * fabsf(run) + 0.0625f;
  uint32_t *line = pen->target.base + top * pitch;
  for (int32_t row = top; row < bottom; row++, line += pitch) {
    // Each row is a line of memory of its own: ask for it before it is needed.
    __builtin_prefetch(line + 8 * pitch + (int32_t)(begin + ((float)row + 8.5f) * run), 1);
    const float middle = begin + ((float)row + 0.5f) * run;
    int32_t column = middle - around > (float)from ? (int32_t)(middle - around) + 1 : from;
    const int32_t end = middle + around < (float)to ? (int32_t)(middle + around) + 1 : to;
    for (; column < end; column += 8) {
      const f32x8 columns = lanes + (float)column;
      const f32x8 height = at.y + slope * (columns + (0.5f - at.x)) - (float)row;
      const f32x8 low = height + half, high = height - half;
      const f32x8 sum = ramp(low + 0.5f * rise) - ramp(low - 0.5f * rise) - ramp(high + 0.5f * rise)
        + ramp(high - 0.5f * rise);
      u32x8 coverage = __builtin_convertvector(__builtin_elementwise_max(sum * scale, zero) + 0.5f, u32x8);
      // What follows belongs to the next zone, or to nobody.
      coverage &= (u32x8)(lane8 < (i32x8){} + (to - column));
      if (column + 8 <= capacity) over8(line + column, &coverage, color);
      else
        for (int32_t k = 0; column + k < to; k++)
          line[column + k] = over_pixel(line[column + k], color, coverage[k]);
    }
  }
}

/// The outer side of a join or a cap: from `at + a` around the point to `at + b`, by `angle`.
static void add_arc(pen *pen, const apus_line *line, vec at, vec a, vec b, float angle) {
  const float wanted = ceilf(fabsf(angle) / line->bend);
  const int32_t steps = wanted > 1 ? (int32_t)fminf(wanted, 64) : 1;
  const float sine = sinf(angle / (float)steps), cosine = cosf(angle / (float)steps);
  vec from = a;
  for (int32_t i = 1; i < steps; i++) {
    const vec to = {from.x * cosine - from.y * sine, from.x * sine + from.y * cosine};
    add_edge(pen, plus(at, from), plus(at, to), INT32_MAX, INT32_MAX);
    from = to;
  }
  add_edge(pen, plus(at, from), plus(at, b), INT32_MAX, INT32_MAX);
}

APUS_INLINE void add_wedge(pen *pen, const apus_line *line, vec at, vec a, vec b, float cross) {
  const float dot = a.x * b.x + a.y * b.y, square = line->radius * line->radius;
  if (line->join == APUS_JOIN_MITER && square + dot >= line->miter_floor && square + dot > 0) {
    const vec tip = plus(at, times(plus(a, b), square / (square + dot)));
    add_edge(pen, plus(at, a), tip, INT32_MAX, INT32_MAX);
    add_edge(pen, tip, plus(at, b), INT32_MAX, INT32_MAX);
  } else if (line->join == APUS_JOIN_ROUND && dot < square * line->bend_cosine) {
    add_arc(pen, line, at, a, b, -fabsf(atan2f(cross, dot)));
  } else {
    add_edge(pen, plus(at, a), plus(at, b), INT32_MAX, INT32_MAX);
  }
}

APUS_INLINE void add_join(pen *pen, const apus_line *line, vec at, vec a, vec b) {
  const float cross = a.x * b.y - a.y * b.x;
  const vec none = {};
  if (cross > 0) {
    add_edge(pen, plus(at, a), at, INT32_MAX, INT32_MAX);
    add_edge(pen, at, plus(at, b), INT32_MAX, INT32_MAX);
    add_wedge(pen, line, at, minus(none, b), minus(none, a), cross);
  } else {
    add_edge(pen, at, minus(at, a), INT32_MAX, INT32_MAX);
    add_edge(pen, minus(at, b), at, INT32_MAX, INT32_MAX);
    add_wedge(pen, line, at, a, b, cross);
  }
}

APUS_INLINE void add_cap(pen *pen, const apus_line *line, vec at, vec normal) {
  const vec ahead = {normal.y, -normal.x};
  switch (line->cap) {
    case APUS_CAP_BUTT: add_edge(pen, plus(at, normal), minus(at, normal), INT32_MAX, INT32_MAX); break;
    case APUS_CAP_ROUND: add_arc(pen, line, at, normal, minus((vec){}, normal), -(float)M_PI); break;
    case APUS_CAP_SQUARE:
      add_edge(pen, plus(at, normal), plus(plus(at, normal), ahead), INT32_MAX, INT32_MAX);
      add_edge(pen, plus(plus(at, normal), ahead), plus(minus(at, normal), ahead), INT32_MAX, INT32_MAX);
      add_edge(pen, plus(minus(at, normal), ahead), minus(at, normal), INT32_MAX, INT32_MAX);
  }
}

/// Ends a piece at a segment that is left out.
APUS_INLINE void add_cut(pen *pen, vec at, vec normal) {
  add_edge(pen, plus(at, normal), minus(at, normal), INT32_MAX, INT32_MAX);
}

APUS_CLONES void apus_draw_line(apus_target target, apus_box clip, const apus_line *line) {
  pen pen;  // not cleared: its parts would cost as much as a short line
  pen.target = target;
  pen.clip = clip;
  pen.color = line->color;
  pen.count = 0;
  const vec *points = (const vec *)line->points;
  const float left = (float)clip.x0 - line->reach, right = (float)clip.x1 + line->reach;
  const float top = (float)clip.y0 - line->reach, bottom = (float)clip.y1 + line->reach;
  vec normal = {};
  bool is_open = false;
  size_t i = 1;
  while (i < line->count && points[i].x < left) i++;
  for (; i < line->count && points[i - 1].x <= right; i++) {
    const vec at = points[i - 1], to = points[i], delta = minus(to, at);
    if (fmaxf(at.y, to.y) < top || fminf(at.y, to.y) > bottom) {
      if (is_open) add_cut(&pen, at, normal);
      is_open = false;
      continue;
    }
    const float length = sqrtf(delta.x * delta.x + delta.y * delta.y), k = line->radius / length;
    const vec next = {-delta.y * k, delta.x * k};
    if (is_open) add_join(&pen, line, at, normal, next);
    else if (i == 1) add_cap(&pen, line, at, minus((vec){}, next));
    else add_cut(&pen, at, minus((vec){}, next));
    is_open = true;
    // The zones of the two points: up to `first`, and from `last` on.
    const int32_t first = floor_int(at.x + line->reach), last = floor_int(to.x - line->reach);
    const bool is_apart = first + 1 < last;
    add_edge(&pen, plus(at, next), plus(to, next), is_apart ? first : INT32_MAX, last);
    add_edge(&pen, minus(to, next), minus(at, next), is_apart ? first : INT32_MAX, last);
    // No later segment gets there.
    draw_zones(&pen, last);
    if (is_apart) draw_between(&pen, at, delta.y / delta.x, line->radius * length / delta.x, first + 1, last);
    normal = next;
  }
  if (is_open) {
    if (i == line->count) add_cap(&pen, line, points[i - 1], normal);
    else add_cut(&pen, points[i - 1], normal);
  }
  draw_zones(&pen, INT32_MAX);
}
