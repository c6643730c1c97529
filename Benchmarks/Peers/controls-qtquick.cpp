// A form of controls in Qt Quick Controls: the scenario `controls`, and its figures under the same names.
//
//   controls-qtquick form GROUPS FRAMES
//   controls-qtquick editor PARAGRAPHS FRAMES
//
// Times are of the processor, from the event or the window's change to the picture of the software renderer.
#include "controls-samples.h"
#include "qtquick-scene.h"

#include <QtGui/QGuiApplication>
#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>

static const char *const form = R"(
import QtQuick.Controls.Basic
import QtQuick.Layouts

ScrollView {
  id: view
  contentWidth: availableWidth
  ColumnLayout {
    x: 20; y: 20; width: view.availableWidth - 40; spacing: 10
    Repeater {
      objectName: "groups"
      ColumnLayout {
        id: group
        required property int index
        property int count: 0
        spacing: 10
        CheckBox { objectName: "toggle" + group.index; text: "Option " + group.index; Layout.leftMargin: 80 }
        RowLayout {
          Label { text: "Level " + group.index; Layout.preferredWidth: 76 }
          Slider { value: 0.5; Layout.fillWidth: true }
        }
        RowLayout {
          Label { text: "Name " + group.index; Layout.preferredWidth: 76 }
          TextField { objectName: "field" + group.index; Layout.fillWidth: true }
        }
        RowLayout {
          Label { text: "Count " + group.count; Layout.preferredWidth: 76 }
          SpinBox { value: group.count; onValueModified: group.count = value }
        }
        Button { text: "Apply " + group.index; Layout.leftMargin: 80; onClicked: group.count = 0 }
      }
    }
  }
}
)";

static const char *const editor = R"(
import QtQuick.Controls.Basic

ScrollView {
  TextArea { objectName: "text"; wrapMode: TextArea.Wrap }
}
)";

static double timed(Scene &scene, const std::function<void()> &change) {
  const double start = processorNanoseconds();
  change();
  scene.update();
  scene.draw();
  return processorNanoseconds() - start;
}

static void click(Scene &scene, QPointF place) {
  for (const auto type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
    QMouseEvent event(type, place, place, Qt::LeftButton,
        type == QEvent::MouseButtonPress ? Qt::LeftButton : Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&scene.window, &event);
  }
}

// Items that a repeater makes are children of no object, but of an item.
static QQuickItem *descendant(QQuickItem *item, const QString &name) {
  if (item->objectName() == name) return item;
  for (QQuickItem *child : item->childItems())
    if (QQuickItem *found = descendant(child, name)) return found;
  return nullptr;
}

static QQuickItem *find(Scene &scene, const char *name) {
  QQuickItem *item = descendant(scene.root.get(), name);
  if (!item) fail("the form lacks a control");
  return item;
}

static QPointF centre(QQuickItem *item) { return item->mapToScene({item->width() / 2, item->height() / 2}); }

// Presses A once; the window of a render control is never the active one, and so `item` gets what the focused one would.
static double type(Scene &scene, QQuickItem *item) {
  return timed(scene, [&] {
    for (const auto type : {QEvent::KeyPress, QEvent::KeyRelease}) {
      QKeyEvent event(type, Qt::Key_A, Qt::NoModifier, type == QEvent::KeyPress ? "a" : "");
      QCoreApplication::sendEvent(item, &event);
    }
  });
}

static void measureEditor(QQmlEngine &engine, const ControlsRun &run) {
  const QString text = QString::fromStdString(prose(run.count));
  const double start = processorNanoseconds();
  Scene scene(engine, "editor", editor, {formWidth, formHeight});
  scene.root->setSize({formWidth, formHeight});
  QQuickItem *area = find(scene, "text");
  area->setProperty("text", text);
  scene.update();
  scene.draw();
  record("editor_first_frame_ms", (processorNanoseconds() - start) / 1e6);

  area->forceActiveFocus();
  area->setProperty("cursorPosition", 20);
  timed(scene, [] {});
  recordFrames("editor_letter_ms", run.frames, [&](int) { return type(scene, area); });
  if (area->property("length").toInt() != text.length() + run.frames) fail("the text did not take the letters");
}

static void measureForm(QQmlEngine &engine, const ControlsRun &run) {
  const double start = processorNanoseconds();
  Scene scene(engine, "form", form, {formWidth, formHeight});
  scene.root->setSize({formWidth, formHeight});
  find(scene, "groups")->setProperty("model", run.count);
  scene.update();
  scene.draw();
  record("first_frame_ms", (processorNanoseconds() - start) / 1e6);

  QQuickItem *toggle = find(scene, "toggle0"), *field = find(scene, "field0");
  bool isOn = false;
  recordFrames("toggle_ms", run.frames, [&](int) {
    const double time = timed(scene, [&] { click(scene, centre(toggle)); });
    isOn = !isOn;
    if (toggle->property("checked").toBool() != isOn) fail("the click did not toggle");
    return time;
  });

  field->forceActiveFocus();
  timed(scene, [] {});
  recordFrames("key_to_pixels_ms", run.frames, [&](int) { return type(scene, field); });
  if (field->property("text").toString().length() != run.frames) fail("the field did not take the keys");

  recordFrames("resize_ms", run.frames, [&](int frame) {
    const int width = formWidth + (frame % 2 == 0 ? 100 : 0);
    return timed(scene, [&] { scene.resize({width, formHeight}); });
  });
}

int main(int argc, char **argv) {
  const ControlsRun run = readControlsRun(argc, argv);
  qputenv("QT_QPA_PLATFORM", "offscreen");
  qputenv("QT_QUICK_BACKEND", "software");
  QGuiApplication application(argc, argv);
  QQmlEngine engine;
  if (run.isEditor)
    measureEditor(engine, run);
  else
    measureForm(engine, run);
  printFigures("controls-qtquick");
}
