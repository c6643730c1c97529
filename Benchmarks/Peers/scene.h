// Reads the scene files of the raster benchmark and times whoever draws them.
//
// A renderer R offers `R(font)`, `void load(const std::vector<Command> &)`, `void draw()` (the whole picture on white)
// and `bool save(const char *)`.
#pragma once
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace scene {

constexpr int width = 1920, height = 1080;

struct Command {
  std::string kind;
  uint32_t color = 0, stroke = 0; // AARRGGBB
  std::vector<double> numbers;
  std::string text;
};

inline std::vector<Command> read(const char *path) {
  std::vector<Command> commands;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    std::istringstream words(line);
    Command command;
    words >> command.kind >> std::hex >> command.color;
    if (command.kind == "roundrect") words >> command.stroke;
    words >> std::dec;
    const size_t count = command.kind == "text" ? 2 : SIZE_MAX;
    for (double number; command.numbers.size() < count && words >> number;) command.numbers.push_back(number);
    if (command.kind == "text") std::getline(words >> std::ws, command.text);
    commands.push_back(std::move(command));
  }
  return commands;
}

inline double milliseconds() {
  timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

inline std::string name(const std::string &path) {
  const size_t start = path.rfind('/') + 1;
  return path.substr(start, path.rfind('.') - start);
}

// Command line: FONT RUNS SCENE… Prints the median time of each scene, and saves pictures to $RASTER_PICTURES.
template <class R> int run(int argc, char **argv, const char *title) {
  if (argc < 4) return std::fprintf(stderr, "usage: %s FONT RUNS SCENE...\n", argv[0]), 2;
  R renderer(argv[1]);
  const char *pictures = std::getenv("RASTER_PICTURES");
  std::string metrics;
  for (int i = 3; i < argc; i++) {
    const std::vector<Command> commands = read(argv[i]);
    if (commands.empty()) return std::fprintf(stderr, "%s: nothing to draw\n", argv[i]), 1;
    renderer.load(commands);
    renderer.draw();
    std::vector<double> times;
    for (int run = std::max(1, std::atoi(argv[2])); run > 0; run--) {
      const double start = milliseconds();
      renderer.draw();
      times.push_back(milliseconds() - start);
    }
    std::sort(times.begin(), times.end());
    char entry[200];
    std::snprintf(entry, sizeof entry, "%s\"%s\":%.4f", metrics.empty() ? "" : ",", name(argv[i]).c_str(),
        times[times.size() / 2]);
    metrics += entry;
    if (pictures && !renderer.save((std::string(pictures) + "/" + name(argv[i]) + "-" + title + ".png").c_str()))
      return 1;
  }
  std::printf("{\"name\":\"raster-%s\",\"metrics\":{%s}}\n", title, metrics.c_str());
  return 0;
}

} // namespace scene
