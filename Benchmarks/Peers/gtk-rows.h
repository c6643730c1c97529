// A list view in GTK and its rows: a circle, two texts and a switch.
#pragma once
#include "gtk-scene.h"

#include <string>

// The rows of `items`, which it takes over, made by `setUp` and filled by `bind`.
static GtkWidget *makeListView(GListModel *items, void (*setUp)(GtkSignalListItemFactory *, GtkListItem *),
    void (*bind)(GtkSignalListItemFactory *, GtkListItem *) = nullptr,
    void (*unbind)(GtkSignalListItemFactory *, GtkListItem *) = nullptr) {
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(setUp), nullptr);
  if (bind) g_signal_connect(factory, "bind", G_CALLBACK(bind), nullptr);
  if (unbind) g_signal_connect(factory, "unbind", G_CALLBACK(unbind), nullptr);
  return gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(items)), factory);
}

// A row of the same look as ours.
static void makeLookedAtRow(GtkSignalListItemFactory *, GtkListItem *item) {
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *circle = makeLeaf(32, 32);
  gtk_widget_add_css_class(circle, "circle");
  GtkWidget *texts = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_hexpand(texts, true);
  for (int line = 0; line < 2; line++) {
    GtkWidget *label = gtk_label_new(line == 0 ? nullptr : "Of ten thousand");
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    if (line == 1) gtk_widget_add_css_class(label, "caption");
    gtk_box_append(GTK_BOX(texts), label);
  }
  for (GtkWidget *part : {circle, texts, gtk_switch_new()}) {
    gtk_widget_set_valign(part, GTK_ALIGN_CENTER);
    gtk_box_append(GTK_BOX(row), part);
  }
  g_object_set_data(G_OBJECT(row), "title", gtk_widget_get_first_child(texts));
  gtk_widget_set_size_request(row, -1, 40);
  gtk_list_item_set_child(item, row);
}

static void fillLookedAtRow(GtkSignalListItemFactory *, GtkListItem *item) {
  GObject *title = G_OBJECT(g_object_get_data(G_OBJECT(gtk_list_item_get_child(item)), "title"));
  gtk_label_set_text(GTK_LABEL(title), ("Row " + std::to_string(gtk_list_item_get_position(item))).c_str());
}
