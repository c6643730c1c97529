// The Cards example in Qt Quick with its software renderer: 50 cards of 7 × 21 diamonds in a ListView.
//
//   qt-cards shape|canvas|image FRAMES
//
// Scrolls one step per frame and prints the processor time of a frame and the memory in use. Runs on the offscreen
// platform, so that no window system is measured.
#include <QtCore/QEventLoop>
#include <QtGui/QGuiApplication>
#include <QtGui/QImage>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtQml/QQmlComponent>
#include <QtQml/QQmlEngine>
#include <QtQuick/QQuickImageProvider>
#include <QtQuick/QQuickItem>
#include <QtQuick/QQuickView>
#include <QtQuick/QQuickWindow>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <numeric>
#include <vector>

// The same numbers as in Examples/Cards.
static const char *pageSource = R"(
import QtQuick
import QtQuick.Shapes

Rectangle {
  width: 400; height: 800; color: "white"
  property string page: "shape"
  property real offset: 0

  component ShapeCard: Column {
    spacing: 2
    Repeater {
      model: 21
      Row {
        id: line
        required property int index
        spacing: 2
        Repeater {
          model: 7
          Shape {
            id: diamond
            required property int index
            width: 40; height: 12
            ShapePath {
              strokeWidth: -1
              fillColor: Qt.hsva(((line.index * 7 + diamond.index) % 147) / 147, 0.6, 0.9, 1)
              startX: 20; startY: 0
              PathQuad { x: 40; y: 6; controlX: 26; controlY: 4 }
              PathQuad { x: 20; y: 12; controlX: 26; controlY: 8 }
              PathQuad { x: 0; y: 6; controlX: 14; controlY: 8 }
              PathQuad { x: 20; y: 0; controlX: 14; controlY: 4 }
            }
          }
        }
      }
    }
  }

  component CanvasCard: Canvas {
    width: 292; height: 292
    onPaint: {
      const context = getContext("2d");
      for (let row = 0; row < 21; row++) {
        for (let column = 0; column < 7; column++) {
          const x = column * 42, y = row * 14;
          context.fillStyle = Qt.hsva(((row * 7 + column) % 147) / 147, 0.6, 0.9, 1);
          context.beginPath();
          context.moveTo(x + 20, y);
          context.quadraticCurveTo(x + 26, y + 4, x + 40, y + 6);
          context.quadraticCurveTo(x + 26, y + 8, x + 20, y + 12);
          context.quadraticCurveTo(x + 14, y + 8, x, y + 6);
          context.quadraticCurveTo(x + 14, y + 4, x + 20, y);
          context.fill();
        }
      }
    }
  }

  ListView {
    anchors.fill: parent
    contentY: parent.offset
    spacing: 16
    model: 50
    delegate: Item {
      width: 400; height: 324
      Rectangle {
        anchors.centerIn: parent
        width: 324; height: 324; radius: 16; color: "#f2f2f7"
        Loader {
          anchors.centerIn: parent
          sourceComponent: page === "shape" ? shapeCard : page === "canvas" ? canvasCard : imageCard
        }
      }
    }
  }
  Component { id: shapeCard; ShapeCard {} }
  Component { id: canvasCard; CanvasCard {} }
  Component { id: imageCard; Image { source: "image://cards/card" } }
}
)";

static double processorMilliseconds() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static double residentMB() {
  FILE *file = std::fopen("/proc/self/statm", "r");
  long total = 0, resident = 0;
  if (!file || std::fscanf(file, "%ld %ld", &total, &resident) != 2) std::exit(1);
  std::fclose(file);
  return resident * 4096.0 / (1 << 20);
}

// What the canvas page draws, once, as a picture.
class CardImage : public QQuickImageProvider {
public:
  CardImage() : QQuickImageProvider(QQuickImageProvider::Image) {}

  QImage requestImage(const QString &, QSize *size, const QSize &) override {
    QImage image(292, 292, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int row = 0; row < 21; row++) {
      for (int column = 0; column < 7; column++) {
        const double x = column * 42, y = row * 14;
        QPainterPath path(QPointF(x + 20, y));
        path.quadTo(x + 26, y + 4, x + 40, y + 6);
        path.quadTo(x + 26, y + 8, x + 20, y + 12);
        path.quadTo(x + 14, y + 8, x, y + 6);
        path.quadTo(x + 14, y + 4, x + 20, y);
        painter.fillPath(path, QColor::fromHsvF((row * 7 + column) / 147.0, 0.6, 0.9));
      }
    }
    *size = image.size();
    return image;
  }
};

int main(int argc, char **argv) {
  if (argc != 3) {
    std::fputs("usage: qt-cards shape|canvas|image FRAMES\n", stderr);
    return 2;
  }
  const QString page = argv[1];
  const int frames = std::max(2, std::atoi(argv[2]));
  qputenv("QT_QPA_PLATFORM", "offscreen");
  qputenv("QT_QUICK_BACKEND", "software");
  QGuiApplication application(argc, argv);

  QQuickView view;
  view.engine()->addImageProvider("cards", new CardImage);
  QQmlComponent component(view.engine());
  component.setData(pageSource, QUrl());
  auto *root = qobject_cast<QQuickItem *>(component.createWithInitialProperties({{"page", page}}));
  if (!root) {
    std::fputs(qPrintable(component.errorString()), stderr);
    return 1;
  }
  view.setContent(QUrl(), &component, root);

  // One turn draws one frame: it ends when the window has swapped.
  QEventLoop turn;
  QObject::connect(&view, &QQuickWindow::frameSwapped, &turn, &QEventLoop::quit);
  view.show();
  turn.exec();

  const int warmUps = 20;
  std::vector<double> milliseconds;
  for (int frame = 0; frame < warmUps + frames; frame++) {
    const double start = processorMilliseconds();
    root->setProperty("offset", (frame + 1) * 20.0);
    turn.exec();
    if (frame >= warmUps) milliseconds.push_back(processorMilliseconds() - start);
  }
  const double mean = std::accumulate(milliseconds.begin(), milliseconds.end(), 0.0) / milliseconds.size();
  std::sort(milliseconds.begin(), milliseconds.end());
  std::printf("{\"name\":\"qt-cards\",\"metrics\":{\"cpu_ms\":%.4f,\"mean_cpu_ms\":%.4f,\"rss_mb\":%.2f}}\n",
      milliseconds[milliseconds.size() / 2], mean, residentMB());

  if (const char *path = std::getenv("QT_CARDS_SNAPSHOT")) view.grabWindow().save(path);
}
