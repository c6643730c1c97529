// What views ask of the engine most, in GTK 4: the figures of the scenario `engine` under the same names.
//
//   engine-gtk full|quick
//
// Needs an X server. An update is the processor time from the write to the end of the frame's layout, all that the
// frame clock does on the way included (callbacks, styles, measuring, allocating). Render nodes and pixels come after
// it and are not measured.
#include "engine-samples.h"
#include "gtk-rows.h"
#include "gtk-scene.h"

// A row's model: one property that notifies.

#define MODEL_TYPE (model_get_type())
G_DECLARE_FINAL_TYPE(Model, model, BENCH, MODEL, GObject)

struct _Model {
  GObject parent;
  int width;
};
G_DEFINE_TYPE(Model, model, G_TYPE_OBJECT)

static GParamSpec *modelWidth;

static void model_set_property(GObject *object, guint, const GValue *value, GParamSpec *property) {
  Model *model = BENCH_MODEL(object);
  if (model->width == g_value_get_int(value)) return;
  model->width = g_value_get_int(value);
  g_object_notify_by_pspec(object, property);
}

static void model_get_property(GObject *object, guint, GValue *value, GParamSpec *) {
  g_value_set_int(value, BENCH_MODEL(object)->width);
}

static void model_class_init(ModelClass *type) {
  G_OBJECT_CLASS(type)->set_property = model_set_property;
  G_OBJECT_CLASS(type)->get_property = model_get_property;
  modelWidth = g_param_spec_int(
      "width", nullptr, nullptr, 0, 1000, 1, GParamFlags(G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY));
  g_object_class_install_property(G_OBJECT_CLASS(type), 1, modelWidth);
}

static void model_init(Model *model) { model->width = 1; }

static void toggle(Model *model) {
  model->width = 3 - model->width;
  g_object_notify_by_pspec(G_OBJECT(model), modelWidth);
}

static std::vector<Model *> makeModels(int count) {
  std::vector<Model *> models;
  for (int number = 0; number < count; number++) models.push_back(BENCH_MODEL(g_object_new(MODEL_TYPE, nullptr)));
  return models;
}

static GtkWidget *makeRow(Model *model) {
  GtkWidget *leaf = makeLeaf(1, 1);
  g_object_bind_property(model, "width", leaf, "width-request", G_BINDING_SYNC_CREATE);
  return leaf;
}

static GtkWidget *makeColumn(const std::vector<Model *> &models) {
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  for (Model *model : models) gtk_box_append(GTK_BOX(column), makeRow(model));
  return column;
}

static GListStore *makeStore(const std::vector<Model *> &models) {
  GListStore *store = g_list_store_new(MODEL_TYPE);
  g_list_store_splice(store, 0, 0, (gpointer *)models.data(), guint(models.size()));
  return store;
}

// A list that was scrolled once: until then GTK 4.8 does not show what is inserted before its first row.
static void scroll(Scene &scene, GtkWidget *list, std::initializer_list<guint> rows) {
  for (guint row : rows) {
    scene.update([&] { gtk_widget_activate_action(list, "list.scroll-to-item", "u", row); });
    scene.update([] {});
  }
}

static void scrollToMiddle(GtkWidget *scroller) {
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
  gtk_adjustment_set_value(
      adjustment, (gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)) / 2);
}

static void measureModels() {
  const int count = isQuick ? 1'000 : 10'000;
  {
    const auto models = makeModels(count);
    GtkWidget *scroller = makeScroller(makeColumn(models));
    Scene scene("column", scroller, 1000, 1000);
    scene.update([&] { scrollToMiddle(scroller); });
    record("row_of_10000_us_gtk", scene.measureUpdates([&] { toggle(models[count / 2]); }), 1e3);
  }
  {
    const auto models = makeModels(count);
    GtkWidget *list = makeListView(
        G_LIST_MODEL(makeStore(models)),
        [](GtkSignalListItemFactory *, GtkListItem *item) { gtk_list_item_set_child(item, makeLeaf(1, 1)); },
        [](GtkSignalListItemFactory *, GtkListItem *item) {
          GBinding *binding = g_object_bind_property(
              gtk_list_item_get_item(item), "width", gtk_list_item_get_child(item), "width-request",
              G_BINDING_SYNC_CREATE);
          g_object_set_data(G_OBJECT(item), "binding", binding);
        },
        [](GtkSignalListItemFactory *, GtkListItem *item) {
          g_binding_unbind(G_BINDING(g_object_get_data(G_OBJECT(item), "binding")));
        });
    Scene scene("listview", makeScroller(list), 1000, 1000);
    scroll(scene, list, {guint(count / 2)});
    record("row_of_10000_us_gtk_listview", scene.measureUpdates([&] { toggle(models[count / 2]); }), 1e3);
  }
  const auto models = makeModels(1'000);
  Scene scene("objects", makeScroller(makeColumn(models)), 1000, 1000);
  const auto samples = scene.measureUpdates([&] {
    for (Model *model : models) toggle(model);
  });
  record("objects_1000_ns_gtk", samples, 1'000);
}

// Style properties are what GTK's widgets inherit: the window's colour of a caret, which no reader shows, changes.
static void measureEnvironmentReaders() {
  const int count = isQuick ? 1'000 : 10'000;
  Scene scene("environment", makeScroller(makeColumn(makeModels(count))), 1000, 1000);
  bool isWritten = false;
  const auto samples = scene.measureUpdates([&] {
    isWritten = !isWritten;
    if (isWritten) gtk_widget_add_css_class(scene.window, "written");
    else gtk_widget_remove_css_class(scene.window, "written");
  });
  record("environment_check_ns_gtk", samples, count);
}

// GTK animates no properties of its own accord: once a frame a callback places all.
static void measureAnimations() {
  GtkWidget *fixed = gtk_fixed_new();
  std::vector<GtkWidget *> dots;
  for (int number = 0; number < 500; number++) {
    dots.push_back(makeLeaf(8, 8));
    gtk_fixed_put(GTK_FIXED(fixed), dots.back(), 0, number);
  }
  Scene scene("animation", fixed, 1000, 1000);
  int frame = 0;
  const auto move = [&] {
    frame++;
    for (size_t number = 0; number < dots.size(); number++) {
      const graphene_point_t place = GRAPHENE_POINT_INIT(float(number * frame / 60.0 / 3600), float(number));
      GskTransform *transform = gsk_transform_translate(nullptr, &place);
      gtk_fixed_set_child_transform(GTK_FIXED(fixed), dots[number], transform);
      gsk_transform_unref(transform);
    }
  };
  record("animation_500_ms_gtk", scene.measureUpdates(move), 1e6);
}

static void measureInsertion() {
  GListStore *store = makeStore(makeModels(isQuick ? 10'000 : 100'000));
  GtkWidget *list = makeListView(G_LIST_MODEL(store), [](GtkSignalListItemFactory *, GtkListItem *item) {
    gtk_list_item_set_child(item, makeLeaf(100, 20));
  });
  Scene scene("insertion", makeScroller(list), 400, 800);
  scroll(scene, list, {1'000, 0});
  const auto samples = scene.measureUpdates([&] {
    gpointer model = g_object_new(MODEL_TYPE, nullptr);
    g_list_store_insert(store, 0, model);
    g_object_unref(model);
  });
  record("insert_front_100000_ms_gtk", samples, 1e6);
}

// Each update scrolls by a page, there and back over forty: twenty rows come and go. GTK fills rows that left anew, so that
// it makes none.
static void measureListRows() {
  GtkWidget *list = makeListView(G_LIST_MODEL(makeStore(makeModels(10'000))), makeLookedAtRow, fillLookedAtRow);
  GtkWidget *scroller = makeScroller(list);
  Scene scene("list", scroller, 420, 800);
  scroll(scene, list, {1'000, 0});
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
  int page = 0;
  const auto samples = scene.measureUpdates([&] {
    const double distance = page++ / 40 % 2 == 0 ? 800 : -800;
    gtk_adjustment_set_value(place, gtk_adjustment_get_value(place) + distance);
  });
  record("make_list_row_us_gtk", samples, 20 * 1e3);
}

static void measureRemoval() {
  GtkWidget *scroller = makeScroller(nullptr);
  Scene scene("removal", scroller, 1000, 1000);
  const auto samples = repeated([&] {
    GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    for (int row = 0; row < 10'000; row++) gtk_box_append(GTK_BOX(column), makeLeaf(100, 1));
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), column);
    scene.update([] {});
    return scene.update([&] { gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), nullptr); });
  });
  record("remove_10000_rows_ms_gtk", samples, 1e6);
}

int main(int argc, char **argv) {
  readEffort(argc, argv);
  startGTK();
  measureModels();
  measureEnvironmentReaders();
  measureAnimations();
  measureInsertion();
  measureListRows();
  measureRemoval();
  printFigures("engine-gtk");
}
