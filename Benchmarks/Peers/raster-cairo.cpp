// The raster scenes in Cairo's image backend.
//
//   raster-cairo FOLDER FONTFILE SECONDS
#include <cairo-ft.h>
#include <cairo.h>
#include <ft2build.h>

#include "raster-scenes.h"
#include FT_FREETYPE_H

constexpr double pi = 3.14159265358979323846;
static cairo_t *cairo;
static std::string folder;
static double seconds;
static Figures figures;

static void source(uint32_t color) {
  cairo_set_source_rgb(cairo, (color >> 16 & 255) / 255.0, (color >> 8 & 255) / 255.0, (color & 255) / 255.0);
}

/// Draws over white.
static void run(const std::string &name, std::vector<std::function<void()>> ways) {
  for (auto &way : ways) {
    way = [draw = way] {
      cairo_set_source_rgb(cairo, 1, 1, 1);
      cairo_paint(cairo);
      draw();
      cairo_surface_flush(cairo_get_target(cairo));
    };
  }
  figures.record(name, measure(seconds, ways));
  cairo_surface_t *surface = cairo_get_target(cairo);
  save(folder + "/" + name + ".cairo.raw", cairo_image_surface_get_data(surface),
      cairo_image_surface_get_stride(surface));
}

static void polylines() {
  Reader in(folder + "/polylines.bin");
  struct Line {
    uint32_t color;
    std::vector<float> points;
    cairo_path_t *path;
  };
  std::vector<Line> lines(in.word());
  for (auto &line : lines) {
    const uint32_t count = in.word();
    line.color = in.word();
    for (uint32_t i = 0; i < count * 2; i++) line.points.push_back(in.number());
    cairo_new_path(cairo);
    for (uint32_t i = 0; i < count; i++) cairo_line_to(cairo, line.points[2 * i], line.points[2 * i + 1]);
    line.path = cairo_copy_path(cairo);
    cairo_new_path(cairo);
  }
  cairo_set_line_width(cairo, 1.5);
  auto direct = [&] {
    for (const auto &line : lines) {
      for (size_t i = 0; i < line.points.size(); i += 2) cairo_line_to(cairo, line.points[i], line.points[i + 1]);
      source(line.color);
      cairo_stroke(cairo);
    }
  };
  auto cached = [&] {
    for (const auto &line : lines) {
      cairo_append_path(cairo, line.path);
      source(line.color);
      cairo_stroke(cairo);
    }
  };
  run("polylines", {direct, cached});
}

struct Rect {
  float x, y, width, height;
  uint32_t color;
};

static std::vector<Rect> readRects(const char *name) {
  Reader in(folder + "/" + name + ".bin");
  std::vector<Rect> rects(in.word());
  for (auto &r : rects) r = {in.number(), in.number(), in.number(), in.number(), in.word()};
  return rects;
}

static void rects() {
  const auto rects = readRects("rects_each");
  run("rects_each", {[&] {
    for (const auto &r : rects) {
      source(r.color);
      cairo_rectangle(cairo, r.x, r.y, r.width, r.height);
      cairo_fill(cairo);
    }
  }});
  run("rects_list", {[&] {
    source(0xff3366aa);
    for (const auto &r : rects) {
      cairo_rectangle(cairo, r.x, r.y, r.width, r.height);
      cairo_fill(cairo);
    }
  }});
  cairo_new_path(cairo);
  for (const auto &r : rects) cairo_rectangle(cairo, r.x, r.y, r.width, r.height);
  cairo_path_t *path = cairo_copy_path(cairo);
  cairo_new_path(cairo);
  run("rects_path", {[&] {
    source(0xff3366aa);
    cairo_append_path(cairo, path);
    cairo_fill(cairo);
  }});
}

static void quad(double x0, double y0, double x1, double y1, double x, double y) {
  cairo_curve_to(
      cairo, x0 + (x1 - x0) * 2 / 3, y0 + (y1 - y0) * 2 / 3, x + (x1 - x) * 2 / 3, y + (y1 - y) * 2 / 3, x, y);
}

static void diamonds() {
  Reader in(folder + "/diamonds.bin");
  struct Diamond {
    cairo_path_t *path;
    uint32_t color;
  };
  std::vector<Diamond> diamonds(in.word());
  for (auto &d : diamonds) {
    const float x = in.number(), y = in.number(), rx = in.number(), ry = in.number();
    const double cx = 0.3 * rx, cy = 0.3 * ry;
    cairo_new_path(cairo);
    cairo_move_to(cairo, x, y - ry);
    quad(x, y - ry, x + cx, y - cy, x + rx, y);
    quad(x + rx, y, x + cx, y + cy, x, y + ry);
    quad(x, y + ry, x - cx, y + cy, x - rx, y);
    quad(x - rx, y, x - cx, y - cy, x, y - ry);
    cairo_close_path(cairo);
    d = {cairo_copy_path(cairo), in.word()};
  }
  cairo_new_path(cairo);
  run("diamonds", {[&] {
    for (const auto &d : diamonds) {
      source(d.color);
      cairo_append_path(cairo, d.path);
      cairo_fill(cairo);
    }
  }});
}

static void text(const char *fontFile) {
  FT_Library library;
  FT_Face face;
  if (FT_Init_FreeType(&library) || FT_New_Face(library, fontFile, 0, &face)) std::exit(1);
  cairo_set_font_face(cairo, cairo_ft_font_face_create_for_ft_face(face, FT_LOAD_TARGET_LIGHT));
  cairo_set_font_size(cairo, 13);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_set_font_options(cairo, options);
  Reader in(folder + "/text.bin");
  std::vector<std::vector<cairo_glyph_t>> runs(in.word());
  const uint32_t color = in.word();
  for (auto &run : runs) {
    const float x = in.number(), y = in.number();
    run.resize(in.word());
    for (auto &glyph : run) {
      const uint32_t index = in.word();
      glyph = {index, x + in.number(), y};
    }
  }
  run("text", {[&] {
    source(color);
    for (const auto &run : runs) cairo_show_glyphs(cairo, run.data(), static_cast<int>(run.size()));
  }});
}

static void roundRects() {
  Reader in(folder + "/round_rects.bin");
  struct Box {
    float x, y, angle;
    cairo_path_t *path;
    uint32_t color;
  };
  std::vector<Box> boxes(in.word());
  for (auto &b : boxes) {
    b.x = in.number(), b.y = in.number();
    const double w = in.number() / 2, h = in.number() / 2, r = in.number();
    b.angle = in.number();
    b.color = in.word();
    cairo_new_path(cairo);
    cairo_arc(cairo, w - r, -h + r, r, -pi / 2, 0);
    cairo_arc(cairo, w - r, h - r, r, 0, pi / 2);
    cairo_arc(cairo, -w + r, h - r, r, pi / 2, pi);
    cairo_arc(cairo, -w + r, -h + r, r, pi, pi * 3 / 2);
    cairo_close_path(cairo);
    b.path = cairo_copy_path(cairo);
  }
  cairo_new_path(cairo);
  cairo_set_line_width(cairo, 2);
  run("round_rects", {[&] {
    for (const auto &b : boxes) {
      cairo_save(cairo);
      cairo_translate(cairo, b.x, b.y);
      cairo_rotate(cairo, b.angle);
      cairo_append_path(cairo, b.path);
      source(b.color);
      cairo_fill_preserve(cairo);
      cairo_set_source_rgb(cairo, 0, 0, 0);
      cairo_stroke(cairo);
      cairo_restore(cairo);
    }
  }});
}

int main(int count, char **arguments) {
  if (count != 4) return 2;
  folder = arguments[1];
  seconds = std::atof(arguments[3]);
  // Opaque, as its window is: the faster format.
  cairo = cairo_create(cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height));
  polylines();
  rects();
  diamonds();
  text(arguments[2]);
  roundRects();
  figures.print("raster-cairo");
}
