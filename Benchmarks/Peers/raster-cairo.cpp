// The scenes of the raster benchmark on a Cairo image surface.
#include "scene.h"
#include <cairo-ft.h>
#include <ft2build.h>
#include FT_FREETYPE_H

struct CairoRenderer {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, scene::width, scene::height);
  cairo_t *cairo = cairo_create(surface);
  cairo_scaled_font_t *font;
  std::vector<scene::Command> commands;
  // Glyphs of each text command, looked up before anything is timed.
  std::vector<std::vector<cairo_glyph_t>> glyphs;

  explicit CairoRenderer(const char *path) {
    FT_Library library;
    FT_Face face;
    if (FT_Init_FreeType(&library) || FT_New_Face(library, path, 0, &face)) {
      std::fprintf(stderr, "%s cannot be opened\n", path);
      std::exit(1);
    }
    cairo_matrix_t size, identity;
    cairo_matrix_init_scale(&size, 13, 13);
    cairo_matrix_init_identity(&identity);
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    font = cairo_scaled_font_create(cairo_ft_font_face_create_for_ft_face(face, 0), &size, &identity, options);
    cairo_set_scaled_font(cairo, font);
  }

  void load(const std::vector<scene::Command> &list) {
    commands = list;
    glyphs.clear();
    for (const auto &command : commands) {
      if (command.kind != "text") continue;
      cairo_glyph_t *found = nullptr;
      int count = 0;
      cairo_scaled_font_text_to_glyphs(font, command.numbers[0], command.numbers[1], command.text.c_str(), -1, &found,
          &count, nullptr, nullptr, nullptr);
      glyphs.emplace_back(found, found + count);
      cairo_glyph_free(found);
    }
  }

  void color(uint32_t argb) {
    cairo_set_source_rgba(cairo, (argb >> 16 & 255) / 255.0, (argb >> 8 & 255) / 255.0, (argb & 255) / 255.0,
        (argb >> 24) / 255.0);
  }

  void draw() {
    cairo_set_source_rgb(cairo, 1, 1, 1);
    cairo_paint(cairo);
    size_t text = 0;
    for (const auto &command : commands) {
      const auto &n = command.numbers;
      color(command.color);
      if (command.kind == "polyline") {
        cairo_set_line_width(cairo, n[0]);
        for (size_t i = 1; i + 1 < n.size(); i += 2) cairo_line_to(cairo, n[i], n[i + 1]);
        cairo_stroke(cairo);
      } else if (command.kind == "rect" || command.kind == "rects") {
        for (size_t i = 0; i + 3 < n.size(); i += 4) {
          cairo_rectangle(cairo, n[i], n[i + 1], n[i + 2], n[i + 3]);
          cairo_fill(cairo);
        }
      } else if (command.kind == "rectpath") {
        for (size_t i = 0; i + 3 < n.size(); i += 4) cairo_rectangle(cairo, n[i], n[i + 1], n[i + 2], n[i + 3]);
        cairo_fill(cairo);
      } else if (command.kind == "curves") {
        double x = n[0], y = n[1];
        cairo_move_to(cairo, x, y);
        for (size_t i = 2; i + 3 < n.size(); i += 4) {
          // A quadratic curve as a cubic one: controls two thirds of the way to its own.
          cairo_curve_to(cairo, x + (n[i] - x) * 2 / 3, y + (n[i + 1] - y) * 2 / 3,
              n[i + 2] + (n[i] - n[i + 2]) * 2 / 3, n[i + 3] + (n[i + 1] - n[i + 3]) * 2 / 3, n[i + 2], n[i + 3]);
          x = n[i + 2];
          y = n[i + 3];
        }
        cairo_close_path(cairo);
        cairo_fill(cairo);
      } else if (command.kind == "text") {
        const auto &run = glyphs[text++];
        cairo_show_glyphs(cairo, run.data(), int(run.size()));
      } else if (command.kind == "roundrect") {
        const double radius = n[1], w = n[5] / 2, h = n[6] / 2, turn = 1.5707963267948966;
        cairo_save(cairo);
        cairo_translate(cairo, n[3], n[4]);
        cairo_rotate(cairo, n[2]);
        cairo_arc(cairo, w - radius, radius - h, radius, -turn, 0);
        cairo_arc(cairo, w - radius, h - radius, radius, 0, turn);
        cairo_arc(cairo, radius - w, h - radius, radius, turn, 2 * turn);
        cairo_arc(cairo, radius - w, radius - h, radius, 2 * turn, 3 * turn);
        cairo_close_path(cairo);
        cairo_fill_preserve(cairo);
        color(command.stroke);
        cairo_set_line_width(cairo, n[0]);
        cairo_stroke(cairo);
        cairo_restore(cairo);
      }
    }
    cairo_surface_flush(surface);
  }

  bool save(const char *path) { return cairo_surface_write_to_png(surface, path) == CAIRO_STATUS_SUCCESS; }
};

int main(int argc, char **argv) { return scene::run<CairoRenderer>(argc, argv, "cairo"); }
