// The raster scenes in Qt's raster engine.
//
//   raster-qt FOLDER FONTFILE SECONDS
#include <QtCore/QFile>
#include <QtGui/QGlyphRun>
#include <QtGui/QGuiApplication>
#include <QtGui/QImage>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtGui/QRawFont>
#include <cmath>

#include "raster-scenes.h"

static std::string folder;
static double seconds;
static Figures figures;
static QImage *image;

using Draw = std::function<void(QPainter &)>;

/// Draws over white.
static void run(const std::string &name, const std::vector<Draw> &ways) {
  std::vector<std::function<void()>> whole;
  for (const auto &draw : ways) {
    whole.push_back([&draw] {
      image->fill(Qt::white);
      QPainter painter(image);
      painter.setRenderHint(QPainter::Antialiasing);
      draw(painter);
    });
  }
  figures.record(name, measure(seconds, whole));
  save(folder + "/" + name + ".qt.raw", image->constBits(), image->bytesPerLine());
}

static void polylines() {
  Reader in(folder + "/polylines.bin");
  struct Line {
    QPen pen;
    QPolygonF points;
    QPainterPath path, outline;
  };
  std::vector<Line> lines(in.word());
  for (auto &line : lines) {
    const uint32_t count = in.word();
    line.pen = QPen(QColor::fromRgb(in.word()), 1.5, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    for (uint32_t i = 0; i < count; i++) {
      const float x = in.number();
      line.points << QPointF(x, in.number());
    }
    line.path.addPolygon(line.points);
    QPainterPathStroker stroker(line.pen);
    line.outline = stroker.createStroke(line.path);
    line.outline.setFillRule(Qt::WindingFill);
  }
  run("polylines", {
    [&](QPainter &p) {
      for (const auto &line : lines) {
        p.setPen(line.pen);
        p.drawPolyline(line.points);
      }
    },
    [&](QPainter &p) {
      for (const auto &line : lines) p.strokePath(line.path, line.pen);
    },
    [&](QPainter &p) {
      for (const auto &line : lines) p.fillPath(line.outline, line.pen.brush());
    }});
}

static void rects() {
  Reader in(folder + "/rects_each.bin");
  struct Rect {
    QRectF rect;
    QColor color;
  };
  std::vector<Rect> rects(in.word());
  QVector<QRectF> list;
  QPainterPath path;
  path.setFillRule(Qt::WindingFill);
  for (auto &r : rects) {
    const float x = in.number(), y = in.number(), w = in.number(), h = in.number();
    r = {QRectF(x, y, w, h), QColor::fromRgb(in.word())};
    list << r.rect;
    path.addRect(r.rect);
  }
  const QColor blue = QColor::fromRgb(0xff3366aa);
  run("rects_each", {[&](QPainter &p) {
    for (const auto &r : rects) p.fillRect(r.rect, r.color);
  }});
  run("rects_list", {
    [&](QPainter &p) {
      p.setPen(Qt::NoPen);
      p.setBrush(blue);
      p.drawRects(list);
    },
    [&](QPainter &p) {
      for (const auto &r : list) p.fillRect(r, blue);
    }});
  run("rects_path", {[&](QPainter &p) { p.fillPath(path, blue); }});
}

static void diamonds() {
  Reader in(folder + "/diamonds.bin");
  struct Diamond {
    QPainterPath path;
    QColor color;
  };
  std::vector<Diamond> diamonds(in.word());
  for (auto &d : diamonds) {
    const float x = in.number(), y = in.number(), rx = in.number(), ry = in.number();
    const double cx = 0.3 * rx, cy = 0.3 * ry;
    d.path.moveTo(x, y - ry);
    d.path.quadTo(x + cx, y - cy, x + rx, y);
    d.path.quadTo(x + cx, y + cy, x, y + ry);
    d.path.quadTo(x - cx, y + cy, x - rx, y);
    d.path.quadTo(x - cx, y - cy, x, y - ry);
    d.path.closeSubpath();
    d.color = QColor::fromRgb(in.word());
  }
  run("diamonds", {[&](QPainter &p) {
    for (const auto &d : diamonds) p.fillPath(d.path, d.color);
  }});
}

static void text(const char *fontFile) {
  const QRawFont font(QString::fromLocal8Bit(fontFile), 13, QFont::PreferVerticalHinting);
  Reader in(folder + "/text.bin");
  struct Label {
    QPointF place;
    QGlyphRun run;
  };
  std::vector<Label> labels(in.word());
  const QColor color = QColor::fromRgb(in.word());
  for (auto &label : labels) {
    const float x = in.number();
    label.place = QPointF(x, in.number());
    QVector<quint32> glyphs(in.word());
    QVector<QPointF> places;
    for (auto &glyph : glyphs) {
      glyph = in.word();
      places << QPointF(in.number(), 0);
    }
    label.run.setRawFont(font);
    label.run.setGlyphIndexes(glyphs);
    label.run.setPositions(places);
  }
  run("text", {[&](QPainter &p) {
    p.setPen(color);
    for (const auto &label : labels) p.drawGlyphRun(label.place, label.run);
  }});
}

static void roundRects() {
  Reader in(folder + "/round_rects.bin");
  struct Box {
    QTransform place;
    QPainterPath path;
    QRectF rect;
    double radius;
    QColor color;
  };
  std::vector<Box> boxes(in.word());
  for (auto &b : boxes) {
    const float x = in.number(), y = in.number(), w = in.number(), h = in.number(), r = in.number();
    b.place = QTransform().translate(x, y).rotateRadians(in.number());
    b.rect = QRectF(-w / 2, -h / 2, w, h);
    b.radius = r;
    b.path.addRoundedRect(b.rect, r, r);
    b.color = QColor::fromRgb(in.word());
  }
  const QPen pen(Qt::black, 2, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
  run("round_rects", {
    [&](QPainter &p) {
      p.setPen(pen);
      for (const auto &b : boxes) {
        p.setTransform(b.place);
        p.setBrush(b.color);
        p.drawPath(b.path);
      }
    },
    [&](QPainter &p) {
      p.setPen(pen);
      for (const auto &b : boxes) {
        p.setTransform(b.place);
        p.setBrush(b.color);
        p.drawRoundedRect(b.rect, b.radius, b.radius);
      }
    }});
}

int main(int count, char **arguments) {
  if (count != 4) return 2;
  folder = arguments[1];
  seconds = std::atof(arguments[3]);
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QGuiApplication application(count, arguments);
  // Opaque, as its window is: the faster format.
  image = new QImage(width, height, QImage::Format_RGB32);
  polylines();
  rects();
  diamonds();
  text(arguments[2]);
  roundRects();
  figures.print("raster-qt");
}
