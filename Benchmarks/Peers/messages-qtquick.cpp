// A conversation in Qt Quick over the file of our own store: a virtualised ListView of bubbles, and its figures.
//
//   messages-qtquick FILE COUNT FRAMES
//
// Rows are read in pages of sixty, by position, and the last twenty pages are kept. Times as in the scenario `messages`.
#include "list-samples.h"
#include "qtquick-scene.h"

#include <QtCore/QAbstractListModel>
#include <QtCore/QHash>
#include <QtCore/QList>
#include <QtGui/QGuiApplication>
#include <QtGui/QWheelEvent>
#include <sqlite3.h>

struct MessageRecord {
  QString text, sender, time, kind, reactions;
  int width = 0, height = 0;
};

class Messages : public QAbstractListModel {
  Q_OBJECT

public:
  Messages(const char *path, int count) : count(count) {
    if (sqlite3_open_v2(path, &file, SQLITE_OPEN_READONLY, nullptr) != SQLITE_OK) fail("the file does not open");
    prepare(
        "SELECT m.text, u.server_id, m.sent_at, m.kind, m.id, m.marks FROM message m JOIN user u ON u.id = m.sender "
        "WHERE m.channel = (SELECT id FROM channel WHERE server_id = '!bench') AND m.in_thread = 0 "
        "AND m.position >= ? AND m.position < ? ORDER BY m.position, m.id", &page);
    prepare("SELECT emoji, count(*) FROM reaction WHERE target_id = ? GROUP BY emoji ORDER BY min(id)", &reactions);
  }

  int rowCount(const QModelIndex & = {}) const override { return count; }
  QHash<int, QByteArray> roleNames() const override {
    return {{0, "body"}, {1, "sender"}, {2, "time"}, {3, "kind"}, {4, "reactions"}, {5, "begins"}};
  }

  QVariant data(const QModelIndex &index, int role) const override {
    const MessageRecord &message = record(index.row());
    switch (role) {
    case 0: return message.text;
    case 1: return message.sender;
    case 2: return message.time;
    case 3: return message.kind;
    case 4: return message.reactions;
    default: return index.row() == 0 || record(index.row() - 1).sender != message.sender;
    }
  }

private:
  void prepare(const char *text, sqlite3_stmt **statement) {
    if (sqlite3_prepare_v2(file, text, -1, statement, nullptr) != SQLITE_OK) fail(sqlite3_errmsg(file));
  }

  static QString string(sqlite3_stmt *row, int column) {
    return QString::fromUtf8(reinterpret_cast<const char *>(sqlite3_column_text(row, column)));
  }

  const MessageRecord &record(int row) const {
    const int number = row / pageSize;
    auto found = pages.find(number);
    if (found == pages.end()) {
      if (order.size() >= 20) pages.remove(order.takeFirst());
      order.append(number);
      found = pages.insert(number, read(number));
    }
    return found.value()[row % pageSize];
  }

  QList<MessageRecord> read(int number) const {
    QList<MessageRecord> rows;
    sqlite3_reset(page);
    sqlite3_bind_int64(page, 1, number * pageSize);
    sqlite3_bind_int64(page, 2, (number + 1) * pageSize);
    while (sqlite3_step(page) == SQLITE_ROW) {
      MessageRecord record;
      record.text = string(page, 0);
      record.sender = string(page, 1);
      const qint64 minutes = sqlite3_column_int64(page, 2) / 60'000;
      record.time = QString("%1:%2").arg(minutes / 60 % 24, 2, 10, QChar('0')).arg(minutes % 60, 2, 10, QChar('0'));
      record.kind = string(page, 3);
      sqlite3_reset(reactions);
      sqlite3_bind_int64(reactions, 1, sqlite3_column_int64(page, 4));
      while (sqlite3_step(reactions) == SQLITE_ROW)
        record.reactions += string(reactions, 0) + " " + QString::number(sqlite3_column_int(reactions, 1)) + "  ";
      rows.append(record);
    }
    rows.resize(pageSize);
    return rows;
  }

  static const int pageSize = 60;
  const int count;
  sqlite3 *file = nullptr;
  sqlite3_stmt *page = nullptr, *reactions = nullptr;
  mutable QHash<int, QList<MessageRecord>> pages;
  mutable QList<int> order;
};

// Bubbles as ours: an avatar and a name where a sender begins, a text or a picture's place, reactions, the time.
static const char *const conversation = R"(
ListView {
  width: 420; height: 800; cacheBuffer: 0; reuseItems: true
  delegate: Item {
    id: row
    required property string body
    required property string sender
    required property string time
    required property string kind
    required property string reactions
    required property bool begins
    width: 420; height: column.height + 6
    Rectangle {
      visible: row.begins; x: 12; y: 4; width: 30; height: 30; radius: 15; color: "#8a6fd1"
      Text { anchors.centerIn: parent; text: row.sender.substring(1, 3).toUpperCase(); color: "white"; font.pixelSize: 12 }
    }
    Column {
      id: column
      x: 50; y: 4; spacing: 3
      Text { visible: row.begins; text: row.sender; font.pixelSize: 11; font.bold: true; color: "#666" }
      Rectangle {
        width: content.width + 24; height: content.height + 14; radius: 16; color: "#ececf0"
        Column {
          id: content
          x: 12; y: 7
          Rectangle { visible: row.kind == "images"; width: 276; height: visible ? 180 : 0; color: "#d8d8de" }
          Text {
            text: row.body; width: Math.min(implicitWidth, 290); wrapMode: Text.Wrap; font.pixelSize: 14
            textFormat: Text.MarkdownText
          }
        }
      }
      Text { visible: row.reactions != ""; text: row.reactions; font.pixelSize: 12 }
      Text { text: row.time; font.pixelSize: 11; color: "#777" }
    }
  }
}
)";

// A wheel of single points, as touchpads have them.
static void wheel(Scene &scene, Qt::ScrollPhase phase, int y) {
  static quint64 time = 1'000;
  const QPointF place(200, 400);
  QWheelEvent event(
      place, place, {0, y}, {0, y}, Qt::NoButton, Qt::NoModifier, phase, false, Qt::MouseEventSynthesizedBySystem);
  event.setTimestamp(time += 16);
  QCoreApplication::sendEvent(&scene.window, &event);
}

static double wallNanoseconds() {
  timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1e9 + now.tv_nsec;
}

int main(int argc, char **argv) {
  if (argc != 4) {
    std::fprintf(stderr, "usage: %s FILE COUNT FRAMES\n", argv[0]);
    return 2;
  }
  const int count = std::atoi(argv[2]), frames = std::atoi(argv[3]);
  qputenv("QT_QPA_PLATFORM", "offscreen");
  qputenv("QT_QUICK_BACKEND", "software");
  QGuiApplication application(argc, argv);
  QQmlEngine engine;
  const double start = wallNanoseconds();
  Messages messages(argv[1], count);
  Scene scene(engine, "messages", conversation, {420, 800});
  QObject *view = scene.root.get();
  view->setProperty("model", QVariant::fromValue<QObject *>(&messages));
  const auto show = [&] { scene.update(); scene.draw(); };
  const auto jump = [&](int row, int mode) {
    QMetaObject::invokeMethod(view, "positionViewAtIndex", Q_ARG(int, row), Q_ARG(int, mode));
  };
  scene.update();
  jump(count - 1, 2);
  show();
  record("open_ms", (wallNanoseconds() - start) / 1e6);

  wheel(scene, Qt::ScrollBegin, 0);
  for (int i = 0; i < 2; i++) { wheel(scene, Qt::ScrollUpdate, 60); show(); }
  recordSpread("scroll_cpu", collected(frames, [&](int) {
    const double before = view->property("contentY").toDouble(), start = processorNanoseconds();
    wheel(scene, Qt::ScrollUpdate, 60);
    show();
    const double time = processorNanoseconds() - start;
    if (view->property("contentY").toDouble() == before) fail("the wheel did not scroll");
    return time;
  }));
  recordSpread("jump", collected(std::max(2, frames / 12), [&](int number) {
    const int row = int((number + 1) * INT64_C(618'033) % count);
    const double start = wallNanoseconds();
    jump(row, 1);
    show();
    return wallNanoseconds() - start;
  }));
  record("rss_mb", residentMB());
  printFigures("messages-qtquick");
}

#include "messages-qtquick.moc"
