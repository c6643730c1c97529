// A form of controls in GTK 4: the scenario `controls`, and its figures under the same names.
//
//   controls-gtk form GROUPS FRAMES
//   controls-gtk editor PARAGRAPHS FRAMES
//
// Needs an X server. Times are of this process, from the change to the picture of the cairo renderer, handed to the
// server: GTK lets no program send itself an event, so a check button is activated and a text inserted by their functions.
#include "controls-samples.h"
#include "gtk-scene.h"

static void addRow(GtkGrid *grid, int row, const char *label, GtkWidget *control) {
  if (label) {
    GtkWidget *title = gtk_label_new(label);
    gtk_widget_set_halign(title, GTK_ALIGN_END);
    gtk_grid_attach(grid, title, 0, row, 1, 1);
  }
  gtk_grid_attach(grid, control, 1, row, 1, 1);
}

static void measureEditor(const ControlsRun &run) {
  const std::string text = prose(run.count);
  const double start = processorNanoseconds();
  GtkWidget *view = gtk_text_view_new();
  gtk_text_view_set_wrap_mode(GTK_TEXT_VIEW(view), GTK_WRAP_WORD_CHAR);
  GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(view));
  gtk_text_buffer_set_text(buffer, text.data(), int(text.size()));
  Scene scene("editor", makeScroller(view), formWidth, formHeight);
  record("editor_first_frame_ms", (scene.firstFrameEnd - start) / 1e6);

  gtk_widget_grab_focus(view);
  GtkTextIter place;
  gtk_text_buffer_get_iter_at_offset(buffer, &place, 20);
  gtk_text_buffer_place_cursor(buffer, &place);
  recordFrames("editor_letter_ms", run.frames, [&](int) {
    return scene.draw([&] { gtk_text_buffer_insert_at_cursor(buffer, "a", 1); });
  });
  if (gtk_text_buffer_get_char_count(buffer) != int(text.size()) + run.frames) fail("the text did not take the letters");
}

static void measureForm(const ControlsRun &run) {
  const double start = processorNanoseconds();
  GtkGrid *grid = GTK_GRID(gtk_grid_new());
  gtk_grid_set_row_spacing(grid, 10);
  gtk_grid_set_column_spacing(grid, 8);
  for (const auto set : {gtk_widget_set_margin_top, gtk_widget_set_margin_bottom, gtk_widget_set_margin_start,
           gtk_widget_set_margin_end})
    set(GTK_WIDGET(grid), 20);
  GtkWidget *toggle = nullptr, *field = nullptr;
  for (int group = 0; group < run.count; group++) {
    const std::string number = std::to_string(group);
    const int row = group * 5;
    GtkWidget *option = gtk_check_button_new_with_label(("Option " + number).c_str());
    addRow(grid, row, nullptr, option);
    GtkWidget *slider = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 0.01);
    gtk_range_set_value(GTK_RANGE(slider), 0.5);
    gtk_widget_set_hexpand(slider, true);
    addRow(grid, row + 1, ("Level " + number).c_str(), slider);
    GtkWidget *name = gtk_entry_new();
    addRow(grid, row + 2, ("Name " + number).c_str(), name);
    addRow(grid, row + 3, "Count 0", gtk_spin_button_new_with_range(-1e6, 1e6, 1));
    GtkWidget *button = gtk_button_new_with_label(("Apply " + number).c_str());
    gtk_widget_set_halign(button, GTK_ALIGN_START);
    addRow(grid, row + 4, nullptr, button);
    if (group == 0) {
      toggle = option;
      field = name;
    }
  }
  Scene scene("form", makeScroller(GTK_WIDGET(grid)), formWidth, formHeight);
  record("first_frame_ms", (scene.firstFrameEnd - start) / 1e6);

  recordFrames("toggle_ms", run.frames, [&](int) { return scene.draw([&] { gtk_widget_activate(toggle); }); });
  if (gtk_check_button_get_active(GTK_CHECK_BUTTON(toggle)) != (run.frames % 2 == 1)) fail("nothing was toggled");

  gtk_widget_grab_focus(field);
  recordFrames("key_to_pixels_ms", run.frames, [&](int frame) {
    return scene.draw([&] {
      int place = frame;
      gtk_editable_insert_text(GTK_EDITABLE(field), "a", 1, &place);
    });
  });
  recordFrames("resize_ms", run.frames, [&](int frame) {
    return scene.resize(formWidth + (frame % 2 == 0 ? 100 : 0), formHeight);
  });
}

int main(int argc, char **argv) {
  const ControlsRun run = readControlsRun(argc, argv);
  startGTK();
  if (run.isEditor)
    measureEditor(run);
  else
    measureForm(run);
  printFigures("controls-gtk");
}
