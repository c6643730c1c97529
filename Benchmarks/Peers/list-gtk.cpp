// Long lists and tables in GTK 4: a page of the scenario `list`, and its figures under the same names.
//
//   list-gtk list|table ROWS FRAMES
//
// Needs an X server. Times are of this process, from the model's or the adjustment's change to the picture of the cairo
// renderer, handed to the server: GTK lets no program send itself an event of a wheel.
#include "gtk-rows.h"
#include "gtk-scene.h"
#include "list-samples.h"

// A row's object: its record in a table; lists show the row's place alone.

#define ITEM_TYPE (item_get_type())
G_DECLARE_FINAL_TYPE(Item, item, BENCH, ITEM, GObject)

struct _Item {
  GObject parent;
  const TableRecord *record;
};
G_DEFINE_TYPE(Item, item, G_TYPE_OBJECT)

static void item_class_init(ItemClass *) {}
static void item_init(Item *) {}

static GListModel *makeItems(int count, const std::vector<TableRecord> &records = {}) {
  std::vector<Item *> items;
  for (int number = 0; number < count; number++) {
    items.push_back(BENCH_ITEM(g_object_new(ITEM_TYPE, nullptr)));
    if (!records.empty()) items.back()->record = &records[number];
  }
  GListStore *store = g_list_store_new(ITEM_TYPE);
  g_list_store_splice(store, 0, 0, (gpointer *)items.data(), guint(items.size()));
  for (Item *item : items) g_object_unref(item);
  return G_LIST_MODEL(store);
}

// Scrolls by the frames of `page`.
static void measureScrolling(Scene &scene, GtkWidget *scroller, const Page &page) {
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
  recordSpread("scroll_cpu", collected(page.frames, [&](int frame) {
    const double before = gtk_adjustment_get_value(place);
    const double time = scene.draw([&] { gtk_adjustment_set_value(place, before + page.distance(frame)); });
    if (gtk_adjustment_get_value(place) != before + page.distance(frame)) fail("the list is elsewhere");
    return time;
  }));
}

// The rows that were filled since this was emptied.
static std::vector<guint> filled;

static void measureList(const Page &page) {
  GListModel *items = makeItems(page.rows);
  const double alone = residentMB();
  const double start = processorNanoseconds();
  GtkWidget *list = makeListView(items, makeLookedAtRow, [](GtkSignalListItemFactory *factory, GtkListItem *item) {
    filled.push_back(gtk_list_item_get_position(item));
    fillLookedAtRow(factory, item);
  });
  GtkWidget *scroller = makeScroller(list);
  Scene scene("rows", scroller, 420, 800);
  record("first_frame_ms", (scene.firstFrameEnd - start) / 1e6);
  record("rows_built", double(filled.size()));
  measureScrolling(scene, scroller, page);
  record("rss_over_data_mb", residentMB() - alone);
  if (page.hasJumps()) recordSpread("jump", collected(page.jumps(), [&](int jump) {
    const guint row = guint(page.farRow(jump));
    filled.clear();
    const double time = scene.draw([&] { gtk_widget_activate_action(list, "list.scroll-to-item", "u", row); });
    if (std::find(filled.begin(), filled.end(), row) == filled.end()) fail("the list did not jump to its row");
    return time;
  }));
}

static std::string text(const TableRecord &record, int column) {
  switch (column) {
  case 0: return std::to_string(record.number);
  case 1: return record.name;
  case 2: return record.city;
  case 3: return record.kind;
  case 4: return std::to_string(record.amount);
  case 5: return std::to_string(record.count);
  case 6: return std::to_string(record.year);
  default: return record.state;
  }
}

static void makeCell(GtkSignalListItemFactory *, GtkListItem *item) {
  GtkWidget *label = gtk_label_new(nullptr);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_size_request(label, -1, tableRowHeight);
  gtk_list_item_set_child(item, label);
}

static void fillCell(GtkSignalListItemFactory *, GtkListItem *item, gpointer column) {
  const Item *row = BENCH_ITEM(gtk_list_item_get_item(item));
  gtk_label_set_text(
      GTK_LABEL(gtk_list_item_get_child(item)), text(*row->record, GPOINTER_TO_INT(column)).c_str());
}

static int compareAmounts(gconstpointer a, gconstpointer b, gpointer) {
  const int left = ((const Item *)a)->record->amount, right = ((const Item *)b)->record->amount;
  return (left > right) - (left < right);
}

static void measureTable(const Page &page) {
  const auto records = makeRecords(page.rows);
  GListModel *items = makeItems(page.rows, records);
  const double start = processorNanoseconds();
  GtkWidget *table = gtk_column_view_new(nullptr);
  std::vector<GtkColumnViewColumn *> columns;
  for (const char *title : columnTitles) {
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(makeCell), nullptr);
    g_signal_connect(factory, "bind", G_CALLBACK(fillCell), GINT_TO_POINTER(int(columns.size())));
    columns.push_back(gtk_column_view_column_new(title, factory));
    gtk_column_view_column_set_fixed_width(columns.back(), columnWidth);
    gtk_column_view_append_column(GTK_COLUMN_VIEW(table), columns.back());
  }
  gtk_column_view_column_set_sorter(columns[4], GTK_SORTER(gtk_custom_sorter_new(compareAmounts, nullptr, nullptr)));
  GtkSorter *sorter = GTK_SORTER(g_object_ref(gtk_column_view_get_sorter(GTK_COLUMN_VIEW(table))));
  GtkSortListModel *sorted = gtk_sort_list_model_new(items, sorter);
  gtk_column_view_set_model(
      GTK_COLUMN_VIEW(table), GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(sorted))));
  GtkWidget *scroller = makeScroller(table);
  Scene scene("table", scroller, tableWidth, tableHeight);
  record("first_ms", (scene.firstFrameEnd - start) / 1e6);
  measureScrolling(scene, scroller, page);
  const double sorting = scene.draw([&] {
    gtk_column_view_sort_by_column(GTK_COLUMN_VIEW(table), columns[4], GTK_SORT_ASCENDING);
  });
  record("sort_ms", sorting / 1e6);
}

int main(int argc, char **argv) {
  const Page page = readPage(argc, argv);
  startGTK();
  page.isTable ? measureTable(page) : measureList(page);
  printFigures("list-gtk");
}
