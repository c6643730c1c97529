// What the peers in GTK share: a window of an X server whose frames are measured, a coloured leaf, and the style.
#pragma once
#include "engine-samples.h"

#include <gtk/gtk.h>

// A leaf without children of its own; it shows the colour of its style.

#define LEAF_TYPE (leaf_get_type())
G_DECLARE_FINAL_TYPE(Leaf, leaf, BENCH, LEAF, GtkWidget)

struct _Leaf {
  GtkWidget parent;
};
G_DEFINE_TYPE(Leaf, leaf, GTK_TYPE_WIDGET)

static void leaf_class_init(LeafClass *type) { gtk_widget_class_set_css_name(GTK_WIDGET_CLASS(type), "leaf"); }
static void leaf_init(Leaf *) {}

static GtkWidget *makeLeaf(int width, int height) {
  GtkWidget *leaf = GTK_WIDGET(g_object_new(LEAF_TYPE, "width-request", width, "height-request", height, nullptr));
  gtk_widget_set_halign(leaf, GTK_ALIGN_CENTER);
  return leaf;
}

// A shown window whose frames are watched.
class Scene {
public:
  Scene(const char *name, GtkWidget *content, int width, int height) : window(gtk_window_new()), name(name) {
    gtk_window_set_decorated(GTK_WINDOW(window), false);
    gtk_window_set_default_size(GTK_WINDOW(window), width, height);
    gtk_window_set_child(GTK_WINDOW(window), content);
    gtk_widget_show(window);
    clock = gtk_widget_get_frame_clock(window);
    // After the window's own handler, which is connected anew for every layout.
    g_signal_connect_after(clock, "layout", G_CALLBACK(+[](GdkFrameClock *, Scene *scene) {
      scene->layoutEnd = processorNanoseconds();
    }), this);
    g_signal_connect_after(clock, "after-paint", G_CALLBACK(+[](GdkFrameClock *, Scene *scene) {
      scene->frames++;
      scene->frameEnd = processorNanoseconds();
    }), this);
    while (gtk_widget_get_height(window) < height || frames == 0) g_main_context_iteration(nullptr, true);
    firstFrameEnd = frameEnd;
    // The window settles: some frames later it has nothing left to do.
    for (int frame = 0; frame < 10; frame++) update([] {});
  }

  ~Scene() {
    if (const char *folder = std::getenv("ENGINE_SNAPSHOTS")) save(std::string(folder) + "/" + name + "-gtk.png");
    g_signal_handlers_disconnect_by_data(clock, this);
    gtk_window_destroy(GTK_WINDOW(window));
    while (g_main_context_iteration(nullptr, false)) {}
  }

  // Processor time from `write` to the end of the next frame's layout.
  double update(const std::function<void()> &write) {
    const double start = run(write);
    return layoutEnd - start;
  }

  // Processor time from `write` to the end of the next frame, its picture drawn and handed to the X server.
  double draw(const std::function<void()> &write) {
    const double start = run(write);
    return frameEnd - start;
  }

  // Processor time until the window has another size and has drawn it.
  double resize(int width, int height) {
    while (g_main_context_iteration(nullptr, false)) {}
    const double start = processorNanoseconds();
    gtk_window_set_default_size(GTK_WINDOW(window), width, height);
    for (int before = frames; gtk_widget_get_width(window) != width || frames == before;)
      g_main_context_iteration(nullptr, true);
    return frameEnd - start;
  }

  Samples measureUpdates(const std::function<void()> &write) {
    return repeated([&] { return update(write); });
  }

  GtkWidget *const window;
  // When the first picture of the window's whole size was drawn, in processor time.
  double firstFrameEnd = 0;

private:
  // When it began.
  double run(const std::function<void()> &write) {
    while (g_main_context_iteration(nullptr, false)) {}
    layoutEnd = 0;
    const double start = processorNanoseconds();
    write();
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
    for (int before = frames; layoutEnd == 0 || frames == before;) g_main_context_iteration(nullptr, true);
    return start;
  }

  void save(const std::string &path) {
    GdkPaintable *paintable = gtk_widget_paintable_new(window);
    GtkSnapshot *snapshot = gtk_snapshot_new();
    gdk_paintable_snapshot(paintable, snapshot, gtk_widget_get_width(window), gtk_widget_get_height(window));
    GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
    GdkTexture *picture = gsk_renderer_render_texture(gtk_native_get_renderer(GTK_NATIVE(window)), node, nullptr);
    gdk_texture_save_to_png(picture, path.c_str());
    g_object_unref(picture);
    gsk_render_node_unref(node);
    g_object_unref(paintable);
  }

  const char *const name;
  GdkFrameClock *clock;
  double layoutEnd = 0;
  double frameEnd = 0;
  int frames = 0;
};

static GtkWidget *makeScroller(GtkWidget *content) {
  GtkWidget *scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), content);
  return scroller;
}

static void startGTK() {
  g_setenv("GDK_BACKEND", "x11", true);
  g_setenv("GSK_RENDERER", "cairo", true);
  g_setenv("GSETTINGS_BACKEND", "memory", true);
  g_setenv("GTK_A11Y", "none", true);
  if (!gtk_init_check()) fail("GTK found no X server");
  GtkCssProvider *style = gtk_css_provider_new();
  gtk_css_provider_load_from_data(
      style, "leaf { background-color: currentColor; } window.written { caret-color: red; } row { padding: 0; } "
      "cell { padding: 0 8px; } .circle { border-radius: 16px; } .caption { font-size: smaller; }", -1);
  gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), GTK_STYLE_PROVIDER(style), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}
