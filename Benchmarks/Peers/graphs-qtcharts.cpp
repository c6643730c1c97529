// The graph cases in Qt Charts, offscreen: graphs-qtcharts CASE FRAMES.
//
// The same numbers and moves as in graphs_cases.py.
#include <QtCharts/QBarSet>
#include <QtCharts/QChart>
#include <QtCharts/QChartView>
#include <QtCharts/QLineSeries>
#include <QtCharts/QStackedBarSeries>
#include <QtCharts/QValueAxis>
#include <QtGui/QImage>
#include <QtGui/QPainter>
#include <QtWidgets/QApplication>
#include <QtWidgets/QGraphicsLineItem>
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <utility>
#include <vector>

static const double begin = 1'800'000'000;
// A case whose frames take long draws fewer of them.
static const double mostSeconds = 8;
static const size_t leastFrames = 3;

static double seconds(clockid_t clock) {
  timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

static std::vector<double> wander(size_t count) {
  uint64_t state = 0x9E37'79B9'7F4A'7C15 | 1;
  double level = 50;
  std::vector<double> values(count);
  for (double &value : values) {
    state = state * 6'364'136'223'846'793'005 + 1'442'695'040'888'963'407;
    const double noise = double(state >> 33) / double(1u << 31) - 0.5;
    level += noise - (level - 50) * 0.001;
    value = level + (state >> 50 == 0 ? 60 : 0) + noise * 4;
  }
  return values;
}

// Lines by layer, and the distance of their points.
struct Data {
  double step = 1;
  std::vector<std::vector<double>> layers;

  explicit Data(const std::string &name) {
    if (name == "pan_113x65" || name == "hover") {
      step = 60;
      layers.resize(113, std::vector<double>(65));
      for (int line = 0; line < 113; line++)
        for (int i = 0; i < 65; i++) layers[line][i] = 50 + 30 * std::sin(i / 6.0 + line) + line % 17;
    } else if (name == "bars_pan") {
      step = 60;
      layers.resize(20, std::vector<double>(720));
      for (int layer = 0; layer < 20; layer++)
        for (int i = 0; i < 720; i++) layers[layer][i] = 5 + 4 * std::sin(i / 30.0 + layer);
    } else if (name == "append") {
      layers = {wander(3'600)};
    } else {
      const std::string size = name.substr(name.rfind('_') + 1);
      layers = {wander(size == "100k" ? 100'000 : size == "1m" ? 1'000'000 : size == "10m" ? 10'000'000 : 100'000'000)};
    }
  }
};

static std::pair<double, double> window(const std::string &name, double low, double high, int frame) {
  const double width = high - low;
  if (name == "append") return {low + frame, high + frame};
  if (name == "hover") return {low, high};
  if (name.rfind("zoom", 0) == 0) {
    const double part = width * (0.1 + 0.002 * (frame % 100));
    return {low + part, high - part};
  }
  const double shift = width / 3 * (frame % 200) / 200;
  return {low + shift, low + shift + width * 2 / 3};
}

static std::string figures(const std::string &name, std::vector<double> samples) {
  std::sort(samples.begin(), samples.end());
  const size_t count = samples.size();
  const double median = (samples[(count - 1) / 2] + samples[count / 2]) / 2;
  char text[200];
  std::snprintf(
    text, sizeof text, "\"%s\": %.6g, \"%s_min\": %.6g, \"%s_p99\": %.6g", name.c_str(), median * 1e3, name.c_str(),
    samples[0] * 1e3, name.c_str(), samples[std::max<size_t>(1, (count * 99 + 99) / 100) - 1] * 1e3);
  return text;
}

int main(int argc, char **argv) {
  if (argc != 3) return std::fprintf(stderr, "usage: %s CASE FRAMES\n", argv[0]), 2;
  const std::string name = argv[1];
  const int frames = std::atoi(argv[2]);
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication application(argc, argv);
  const Data data(name);
  const double last = begin + data.step * double(data.layers[0].size() - 1);

  const double start = seconds(CLOCK_MONOTONIC);
  QChart *chart = new QChart;
  chart->legend()->hide();
  QValueAxis *x = new QValueAxis, *y = new QValueAxis;
  chart->addAxis(x, Qt::AlignBottom);
  chart->addAxis(y, Qt::AlignLeft);
  std::vector<QLineSeries *> lines;
  double lowest = 1e300, highest = -1e300;
  if (name == "bars_pan") {
    // Bars lie at whole numbers from 0.
    QStackedBarSeries *bars = new QStackedBarSeries;
    for (const auto &layer : data.layers) {
      QBarSet *set = new QBarSet("");
      set->setPen(Qt::NoPen);
      for (const double value : layer) set->append(value);
      bars->append(set);
    }
    bars->setBarWidth(0.8);
    chart->addSeries(bars);
    bars->attachAxis(x);
    bars->attachAxis(y);
    lowest = 0, highest = 110;
  } else {
    for (const auto &layer : data.layers) {
      QList<QPointF> points;
      points.reserve(qsizetype(layer.size()));
      for (size_t i = 0; i < layer.size(); i++) {
        points.append(QPointF(begin + data.step * double(i), layer[i]));
        lowest = std::min(lowest, layer[i]), highest = std::max(highest, layer[i]);
      }
      QLineSeries *line = new QLineSeries;
      line->replace(points);
      chart->addSeries(line);
      QPen pen = line->pen();
      pen.setWidth(name == "wide_100k" ? 3 : 1);
      line->setPen(pen);
      // Qt takes it for the radius.
      line->setMarkerSize(2.5);
      line->setPointsVisible(name == "markers_100k");
      line->attachAxis(x);
      line->attachAxis(y);
      lines.push_back(line);
    }
  }
  y->setRange(lowest, highest);
  const auto move = [&](int frame) {
    const auto [low, high] = window(name, begin, last, frame);
    if (name == "bars_pan") return x->setRange((low - begin) / data.step, (high - begin) / data.step);
    x->setRange(low, high);
  };
  move(0);
  QChartView view(chart);
  view.resize(1600, 500);
  view.show();
  QImage image(1600, 500, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::white);
  const auto paint = [&] {
    QApplication::processEvents();
    QPainter painter(&image);
    view.render(&painter);
  };
  paint();
  const double first = seconds(CLOCK_MONOTONIC) - start;
  QGraphicsLineItem *cursor = name == "hover" ? new QGraphicsLineItem(chart) : nullptr;
  QGraphicsSimpleTextItem *label = name == "hover" ? new QGraphicsSimpleTextItem(chart) : nullptr;

  std::vector<double> wall, processor;
  for (int frame = 0; frame < frames + 5; frame++) {
    const double began = seconds(CLOCK_MONOTONIC), used = seconds(CLOCK_PROCESS_CPUTIME_ID);
    if (cursor) {
      const QPointF pointer(200 + frame * 37 % 1200, 100 + frame * 13 % 300);
      const double place = (chart->mapToValue(pointer).x() - begin) / data.step;
      const size_t nearest = size_t(std::clamp(std::round(place), 0.0, 64.0));
      QString text;
      for (size_t line = 0; line < 10; line++) text += QString::number(data.layers[line][nearest], 'f', 2) + '\n';
      const QRectF plot = chart->plotArea();
      cursor->setLine(pointer.x(), plot.top(), pointer.x(), plot.bottom());
      label->setText(text);
      label->setPos(pointer);
    } else {
      if (name == "append") {
        const QPointF point = lines[0]->at(lines[0]->count() - 1);
        lines[0]->append(point.x() + 1, point.y() + frame % 7 - 3);
      }
      move(frame);
    }
    paint();
    const bool isLate = began - start > mostSeconds;
    if (frame >= std::min(5, frames - int(leastFrames)) || isLate) {
      wall.push_back(seconds(CLOCK_MONOTONIC) - began);
      processor.push_back(seconds(CLOCK_PROCESS_CPUTIME_ID) - used);
    }
    if (wall.size() >= leastFrames && isLate) break;
  }
  std::printf(
    "{\"name\": \"graphs-qtcharts\", \"metrics\": {\"first_ms\": %.6g, %s, %s}}\n", first * 1e3,
    figures("ms", wall).c_str(), figures("cpu_ms", processor).c_str());
  if (const char *path = std::getenv("GRAPHS_SNAPSHOT")) image.save(path);
}
