// The scenes of the raster benchmark with QPainter on a QImage.
#include "scene.h"
#include <QtGui/QGlyphRun>
#include <QtGui/QGuiApplication>
#include <QtGui/QImage>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtGui/QRawFont>

struct QtRenderer {
  QImage image{scene::width, scene::height, QImage::Format_ARGB32_Premultiplied};
  QRawFont font;
  // Paths, rectangles and glyph runs of each command, made before anything is timed.
  struct Prepared {
    QPainterPath path;
    QList<QRectF> rects;
    QPolygonF line;
    QGlyphRun run;
  };
  std::vector<scene::Command> commands;
  std::vector<Prepared> prepared;

  explicit QtRenderer(const char *path) : font(QString(path), 13, QFont::PreferNoHinting) {
    if (!font.isValid()) {
      std::fprintf(stderr, "%s cannot be opened\n", path);
      std::exit(1);
    }
  }

  void load(const std::vector<scene::Command> &list) {
    commands = list;
    prepared.assign(list.size(), {});
    for (size_t c = 0; c < list.size(); c++) {
      const auto &command = list[c];
      const auto &n = command.numbers;
      auto &made = prepared[c];
      if (command.kind == "polyline") {
        for (size_t i = 1; i + 1 < n.size(); i += 2) made.line << QPointF(n[i], n[i + 1]);
      } else if (command.kind == "rect" || command.kind == "rects") {
        for (size_t i = 0; i + 3 < n.size(); i += 4) made.rects << QRectF(n[i], n[i + 1], n[i + 2], n[i + 3]);
      } else if (command.kind == "rectpath") {
        made.path.setFillRule(Qt::WindingFill);
        for (size_t i = 0; i + 3 < n.size(); i += 4) made.path.addRect(n[i], n[i + 1], n[i + 2], n[i + 3]);
      } else if (command.kind == "curves") {
        made.path.moveTo(n[0], n[1]);
        for (size_t i = 2; i + 3 < n.size(); i += 4) made.path.quadTo(n[i], n[i + 1], n[i + 2], n[i + 3]);
        made.path.closeSubpath();
      } else if (command.kind == "text") {
        const auto glyphs = font.glyphIndexesForString(QString::fromStdString(command.text));
        QList<QPointF> positions;
        double x = 0;
        for (const QPointF &advance : font.advancesForGlyphIndexes(glyphs)) {
          positions << QPointF(x, 0);
          x += advance.x();
        }
        made.run.setRawFont(font);
        made.run.setGlyphIndexes(glyphs);
        made.run.setPositions(positions);
      } else if (command.kind == "roundrect") {
        made.path.addRoundedRect(-n[5] / 2, -n[6] / 2, n[5], n[6], n[1], n[1]);
      }
    }
  }

  void draw() {
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::TextAntialiasing);
    for (size_t c = 0; c < commands.size(); c++) {
      const auto &command = commands[c];
      const auto &made = prepared[c];
      const QColor color = QColor::fromRgba(command.color);
      if (command.kind == "polyline") {
        painter.setPen(QPen(color, command.numbers[0], Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        painter.drawPolyline(made.line);
      } else if (command.kind == "rect") {
        painter.fillRect(made.rects[0], color);
      } else if (command.kind == "rects") {
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawRects(made.rects);
      } else if (command.kind == "text") {
        painter.setPen(color);
        painter.drawGlyphRun(QPointF(command.numbers[0], command.numbers[1]), made.run);
      } else if (command.kind == "roundrect") {
        painter.save();
        painter.translate(command.numbers[3], command.numbers[4]);
        painter.rotate(command.numbers[2] * 57.29577951308232);
        painter.setBrush(color);
        painter.setPen(QPen(QColor::fromRgba(command.stroke), command.numbers[0]));
        painter.drawPath(made.path);
        painter.restore();
      } else {
        painter.fillPath(made.path, color);
      }
    }
  }

  bool save(const char *path) { return image.save(path); }
};

int main(int argc, char **argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QGuiApplication application(argc, argv);
  return scene::run<QtRenderer>(argc, argv, "qt");
}
