// Long lists and tables in Qt Quick: a page of the scenario `list`, and its figures under the same names.
//
//   list-qtquick list|table ROWS FRAMES
//
// Times are of the processor, from the wheel's event or the model's change to the picture of the software renderer.
#include "list-samples.h"
#include "qtquick-rows.h"
#include "qtquick-scene.h"

#include <QtCore/QAbstractTableModel>
#include <QtGui/QGuiApplication>
#include <QtGui/QWheelEvent>

// A scene that is turned by a wheel of single points, as touchpads have them.
class Wheel {
public:
  explicit Wheel(Scene &scene) : scene(scene) {
    send(Qt::ScrollBegin, 0);
    // What begins a movement is not measured.
    scroll(60);
    scroll(60);
  }

  // Processor time from the event to the picture.
  double scroll(int distance) {
    const double start = processorNanoseconds();
    send(Qt::ScrollUpdate, -distance);
    scene.update();
    scene.draw();
    return processorNanoseconds() - start;
  }

private:
  void send(Qt::ScrollPhase phase, int y) {
    const QPointF place(200, 400);
    QWheelEvent event(
        place, place, {0, y}, {0, y}, Qt::NoButton, Qt::NoModifier, phase, false, Qt::MouseEventSynthesizedBySystem);
    event.setTimestamp(time += 16);
    QCoreApplication::sendEvent(&scene.window, &event);
  }

  Scene &scene;
  quint64 time = 1'000;
};

// Scrolls `view` by the frames of `page`.
static void measureScrolling(Scene &scene, QObject *view, const Page &page) {
  Wheel wheel(scene);
  const auto place = [&] { return view->property("contentY").toDouble(); };
  recordSpread("scroll_cpu", collected(page.frames, [&](int frame) {
    const double before = place(), time = wheel.scroll(page.distance(frame));
    if (place() != before + page.distance(frame)) fail("the wheel did not scroll by its distance");
    return time;
  }));
}

static int countRows(Scene &scene) {
  int rows = 0;
  for (QQuickItem *item : scene.root->property("contentItem").value<QQuickItem *>()->childItems())
    rows += item->property("index").isValid();
  return rows;
}

static void measureList(QQmlEngine &engine, const Page &page) {
  const double alone = residentMB();
  const double start = processorNanoseconds();
  Scene scene(engine, "rows", lookedAtRows, {420, 800});
  scene.root->setProperty("reuseItems", true);
  scene.root->setProperty("model", page.rows);
  scene.update();
  scene.draw();
  record("first_frame_ms", (processorNanoseconds() - start) / 1e6);
  record("rows_built", countRows(scene));
  measureScrolling(scene, scene.root.get(), page);
  record("rss_over_data_mb", residentMB() - alone);
  if (page.hasJumps()) recordSpread("jump", collected(page.jumps(), [&](int jump) {
    const int row = page.farRow(jump), centre = 1;
    const double start = processorNanoseconds();
    QMetaObject::invokeMethod(scene.root.get(), "positionViewAtIndex", Q_ARG(int, row), Q_ARG(int, centre));
    scene.update();
    scene.draw();
    const double time = processorNanoseconds() - start;
    QQuickItem *item = nullptr;
    QMetaObject::invokeMethod(scene.root.get(), "itemAtIndex", Q_RETURN_ARG(QQuickItem *, item), Q_ARG(int, row));
    if (!item) fail("the list did not jump to its row");
    return time;
  }));
}

class Records : public QAbstractTableModel {
  Q_OBJECT

public:
  explicit Records(int count) : records(makeRecords(count)) {}

  int rowCount(const QModelIndex &) const override { return int(records.size()); }
  int columnCount(const QModelIndex &) const override { return 8; }
  QHash<int, QByteArray> roleNames() const override { return {{Qt::DisplayRole, "display"}}; }

  QVariant data(const QModelIndex &index, int) const override {
    const TableRecord &record = records[index.row()];
    switch (index.column()) {
    case 0: return record.number;
    case 1: return QString::fromStdString(record.name);
    case 2: return QString::fromStdString(record.city);
    case 3: return QString::fromStdString(record.kind);
    case 4: return record.amount;
    case 5: return record.count;
    case 6: return record.year;
    default: return QString::fromStdString(record.state);
    }
  }

  void sortByAmount() {
    emit layoutAboutToBeChanged();
    std::stable_sort(records.begin(), records.end(), [](const TableRecord &a, const TableRecord &b) {
      return a.amount < b.amount;
    });
    emit layoutChanged();
  }

private:
  std::vector<TableRecord> records;
};

static const char *const table = R"(
Item {
  Repeater {
    objectName: "titles"
    Text {
      required property int index
      required property string modelData
      x: index * 120 + 8; y: 6; width: 104; text: modelData; font.pixelSize: 13; font.bold: true
    }
  }
  TableView {
    objectName: "table"
    y: 28; width: 960; height: 772
    columnWidthProvider: () => 120
    rowHeightProvider: () => 24
    delegate: Item {
      required property var display
      implicitWidth: 120; implicitHeight: 24
      Text {
        x: 8; width: 104; anchors.verticalCenter: parent.verticalCenter
        text: parent.display; elide: Text.ElideRight; font.pixelSize: 13
      }
    }
  }
}
)";

static void measureTable(QQmlEngine &engine, const Page &page) {
  Records records(page.rows);
  const double start = processorNanoseconds();
  Scene scene(engine, "table", table, {tableWidth, tableHeight});
  QStringList titles(std::begin(columnTitles), std::end(columnTitles));
  scene.object("titles")->setProperty("model", titles);
  QObject *view = scene.object("table");
  view->setProperty("model", QVariant::fromValue<QObject *>(&records));
  scene.update();
  scene.draw();
  record("first_ms", (processorNanoseconds() - start) / 1e6);
  measureScrolling(scene, view, page);
  const double sorting = processorNanoseconds();
  records.sortByAmount();
  scene.update();
  scene.draw();
  record("sort_ms", (processorNanoseconds() - sorting) / 1e6);
}

int main(int argc, char **argv) {
  const Page page = readPage(argc, argv);
  qputenv("QT_QPA_PLATFORM", "offscreen");
  qputenv("QT_QUICK_BACKEND", "software");
  QGuiApplication application(argc, argv);
  QQmlEngine engine;
  page.isTable ? measureTable(engine, page) : measureList(engine, page);
  printFigures("list-qtquick");
}

#include "list-qtquick.moc"
