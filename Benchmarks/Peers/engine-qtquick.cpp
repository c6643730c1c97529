// What views ask of the engine most, in Qt Quick: the figures of the scenario `engine` under the same names.
//
//   engine-qtquick full|quick
//
// An update is what a frame does up to the pixels: events, bindings, polish (where positioners and views lay out) and
// sync (where items write the scene graph). The software renderer draws between updates, unmeasured, so that each
// starts from a picture that is shown. No window system takes part: a render control drives an offscreen window.
#include "engine-samples.h"
#include "qtquick-rows.h"
#include "qtquick-scene.h"

#include <QtCore/QAbstractAnimation>
#include <QtCore/QAbstractListModel>
#include <QtCore/QAnimationDriver>
#include <QtGui/QGuiApplication>
#include <QtQml/QQmlEngine>
#include <QtQml/QQmlProperty>
#include <memory>
#include <numeric>

class Model : public QObject {
  Q_OBJECT
  Q_PROPERTY(bool isLarge READ isLarge WRITE setLarge NOTIFY isLargeChanged)

public:
  bool isLarge() const { return large; }
  void setLarge(bool value) {
    if (value == large) return;
    large = value;
    emit isLargeChanged();
  }
  void toggle() { setLarge(!large); }

signals:
  void isLargeChanged();

private:
  bool large = false;
};

class Numbers : public QAbstractListModel {
  Q_OBJECT

public:
  explicit Numbers(int count) : numbers(count) { std::iota(numbers.begin(), numbers.end(), 0); }

  int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : int(numbers.size()); }
  QVariant data(const QModelIndex &index, int) const override { return numbers[index.row()]; }
  QHash<int, QByteArray> roleNames() const override { return {{Qt::UserRole, "number"}}; }

  void insertFront(int number) {
    beginInsertRows({}, 0, 0);
    numbers.insert(numbers.begin(), number);
    endInsertRows();
  }

private:
  std::vector<int> numbers;
};

// Animations see a sixtieth of a second go by with each frame.
class Clock : public QAnimationDriver {
  Q_OBJECT

public:
  void advance() override {
    frame++;
    advanceAnimation();
  }
  qint64 elapsed() const override { return frame * 1000 / 60; }

private:
  qint64 frame = 0;
};

static Samples measureUpdates(Scene &scene, const std::function<void()> &write) {
  scene.update();
  scene.draw();
  return measure(
      [&] {
        write();
        scene.update();
      },
      [&] { scene.draw(); });
}

static std::vector<std::unique_ptr<Model>> makeModels(int count) {
  std::vector<std::unique_ptr<Model>> models;
  for (int number = 0; number < count; number++) models.push_back(std::make_unique<Model>());
  return models;
}

static void show(const std::vector<std::unique_ptr<Model>> &models, QObject *view) {
  QObjectList list;
  for (auto &model : models) list.append(model.get());
  view->setProperty("model", QVariant::fromValue(list));
}

static const char *const rowsInColumn = R"(
Item {
  Column {
    y: (1000 - height) / 2
    Repeater {
      objectName: "rows"
      Rectangle {
        required property QtObject modelData
        width: modelData.isLarge ? 2 : 1; height: 1; color: "black"
      }
    }
  }
}
)";

static const char *const rowsInListView = R"(
ListView {
  objectName: "rows"
  width: 1000; height: 1000
  delegate: Rectangle {
    required property QtObject modelData
    width: modelData.isLarge ? 2 : 1; height: 1; color: "black"
  }
}
)";

static void measureModels(QQmlEngine &engine) {
  {
    const auto models = makeModels(isQuick ? 1'000 : 10'000);
    Scene scene(engine, "column", rowsInColumn, {1000, 1000});
    show(models, scene.object("rows"));
    record("row_of_10000_us_qtquick", measureUpdates(scene, [&] { models[models.size() / 2]->toggle(); }), 1e3);
  }
  {
    const auto models = makeModels(isQuick ? 1'000 : 10'000);
    Scene scene(engine, "listview", rowsInListView, {1000, 1000});
    show(models, scene.root.get());
    scene.update();
    const int middle = int(models.size() / 2), centre = 1;
    QMetaObject::invokeMethod(scene.root.get(), "positionViewAtIndex", Q_ARG(int, middle), Q_ARG(int, centre));
    record("row_of_10000_us_qtquick_listview", measureUpdates(scene, [&] { models[middle]->toggle(); }), 1e3);
  }
  const auto models = makeModels(1'000);
  Scene scene(engine, "objects", rowsInColumn, {1000, 1000});
  show(models, scene.object("rows"));
  const auto samples = measureUpdates(scene, [&] {
    for (auto &model : models) model->toggle();
  });
  record("objects_1000_ns_qtquick", samples, 1'000);
}

// The palette is what Qt Quick's items inherit from their ancestors, as one value: readers of every role hear of it.
static const char *const paletteReaders = R"(
Item {
  palette.highlight: "red"
  Column {
    y: (1000 - height) / 2
    Repeater {
      objectName: "readers"
      Rectangle { width: 1; height: 1; color: palette.text }
    }
  }
}
)";

// Properties of a known ancestor, which nothing inherits: only who reads a property hears of it.
static const char *const bindingReaders = R"(
Item {
  id: ancestor
  property int written: 0
  property int side: 1
  Column {
    y: (1000 - height) / 2
    Repeater {
      objectName: "readers"
      Rectangle { width: ancestor.side; height: 1; color: "black" }
    }
  }
}
)";

static void measureEnvironmentReaders(QQmlEngine &engine) {
  const int count = isQuick ? 1'000 : 10'000;
  int value = 0;
  {
    Scene scene(engine, "palette", paletteReaders, {1000, 1000});
    scene.object("readers")->setProperty("model", count);
    QQmlProperty highlight(scene.root.get(), "palette.highlight", &engine);
    const auto samples = measureUpdates(scene, [&] { highlight.write(QColor(++value % 256, 0, 0)); });
    record("environment_check_ns_qtquick", samples, count);
  }
  Scene scene(engine, "binding", bindingReaders, {1000, 1000});
  scene.object("readers")->setProperty("model", count);
  const auto samples = measureUpdates(scene, [&] { scene.root->setProperty("written", ++value); });
  record("environment_check_ns_qtquick_binding", samples, count);
}

static const char *const dots = R"(
Item {
  Repeater {
    model: 500
    Rectangle {
      id: dot
      required property int index
      y: index; width: 8; height: 8; radius: 4; color: "black"
      NumberAnimation on x { from: 0; to: dot.index; duration: 3600000 }
    }
  }
}
)";

static void measureAnimations(QQmlEngine &engine) {
  Clock clock;
  clock.install();
  Scene scene(engine, "animation", dots, {1000, 1000});
  scene.update();
  record("animation_500_ms_qtquick", measureUpdates(scene, [&] { clock.advance(); }), 1e6);
  const auto *last = scene.root->childItems().at(499);
  if (!(last->x() > 0)) fail("the dots did not move");
}

static const char *const list = R"(
ListView {
  width: 400; height: 800
  delegate: Rectangle {
    required property int number
    width: 100; height: 20; color: number < 0 ? "red" : "black"
  }
}
)";

static void measureInsertion(QQmlEngine &engine) {
  Numbers numbers(isQuick ? 10'000 : 100'000);
  Scene scene(engine, "insertion", list, {400, 800});
  scene.root->setProperty("model", QVariant::fromValue<QObject *>(&numbers));
  int next = 0;
  record("insert_front_100000_ms_qtquick", measureUpdates(scene, [&] { numbers.insertFront(--next); }), 1e6);
  if (scene.root->property("count").toInt() != numbers.rowCount()) fail("the view missed an insertion");
}

// Each update scrolls by a page, there and back over forty: twenty rows come and go.
static void measureListRows(QQmlEngine &engine) {
  Scene scene(engine, "list", lookedAtRows, {420, 800});
  scene.root->setProperty("model", 10'000);
  int page = 0;
  const auto samples = measureUpdates(scene, [&] {
    const double distance = page++ / 40 % 2 == 0 ? 800 : -800;
    scene.root->setProperty("contentY", scene.root->property("contentY").toDouble() + distance);
  });
  record("make_list_row_us_qtquick", samples, 20 * 1e3);
}

static const char *const manyRows = R"(
Item {
  Column { Repeater { objectName: "rows"; Rectangle { width: 100; height: 1; color: "black" } } }
}
)";

static void measureRemoval(QQmlEngine &engine) {
  Scene scene(engine, "removal", manyRows, {1000, 1000});
  QObject *rows = scene.object("rows");
  const auto show = [&] {
    rows->setProperty("model", 10'000);
    scene.update();
    scene.draw();
  };
  show();
  const auto samples = measure(
      [&] {
        rows->setProperty("model", 0);
        // They are freed between frames, which counts.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        scene.update();
      },
      show);
  record("remove_10000_rows_ms_qtquick", samples, 1e6);
}

int main(int argc, char **argv) {
  readEffort(argc, argv);
  qputenv("QT_QPA_PLATFORM", "offscreen");
  qputenv("QT_QUICK_BACKEND", "software");
  QGuiApplication application(argc, argv);
  QQmlEngine engine;
  measureModels(engine);
  measureEnvironmentReaders(engine);
  measureAnimations(engine);
  measureInsertion(engine);
  measureListRows(engine);
  measureRemoval(engine);
  printFigures("engine-qtquick");
}

#include "engine-qtquick.moc"
