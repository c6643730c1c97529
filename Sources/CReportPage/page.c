#include "CReportPage.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

const char *report_page_markup(void) {
  static const char text[] = {
#embed "page/page.html"
      , 0};
  return text;
}

const char *report_page_style(void) {
  static const char text[] = {
#embed "page/style.css"
      , 0};
  return text;
}

// One module script: what a file uses of another one while it is read stands before it.
const char *report_page_script(void) {
  static const char text[] = {
#embed "page/dom.js"
      ,
#embed "page/format.js"
      ,
#embed "page/data.js"
      ,
#embed "page/trace.js"
      ,
#embed "page/sort.js"
      ,
#embed "page/series.js"
      ,
#embed "page/store.js"
      ,
#embed "page/lanes.js"
      ,
#embed "page/timeline.js"
      ,
#embed "page/gestures.js"
      ,
#embed "page/table.js"
      ,
#embed "page/summary.js"
      ,
#embed "page/updates.js"
      ,
#embed "page/causes.js"
      ,
#embed "page/layers.js"
      ,
#embed "page/graph.js"
      ,
#embed "page/flame.js"
      ,
#embed "page/details.js"
      ,
#embed "page/main.js"
      , 0};
  return text;
}
