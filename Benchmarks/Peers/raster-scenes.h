// What the raster peers share: scene files, timing, output.
#pragma once
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <string>
#include <vector>

constexpr int width = 1920, height = 1080;

/// A file of little-endian 32-bit numbers.
struct Reader {
  std::vector<char> bytes;
  size_t at = 0;

  explicit Reader(const std::string &file) {
    FILE *f = std::fopen(file.c_str(), "rb");
    if (!f) {
      std::fprintf(stderr, "cannot read %s\n", file.c_str());
      std::exit(1);
    }
    char buffer[65536];
    for (size_t n; (n = std::fread(buffer, 1, sizeof buffer, f)) > 0;) bytes.insert(bytes.end(), buffer, buffer + n);
    std::fclose(f);
  }

  template <class T> T next() {
    T value;
    std::copy_n(&bytes[at], 4, reinterpret_cast<char *>(&value));
    at += 4;
    return value;
  }
  uint32_t word() { return next<uint32_t>(); }
  float number() { return next<float>(); }
};

/// Milliseconds of median runs.
struct Times {
  double wall = 1e9, processor = 1e9;
};

inline double milliseconds(clockid_t clock) {
  timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

/// Draws at least 15 times and for `seconds`; of several ways to draw the same the fastest counts.
inline Times measure(double seconds, const std::vector<std::function<void()>> &ways) {
  Times best;
  for (const auto &draw : ways) {
    for (int i = 0; i < 2; i++) draw();
    std::vector<double> wall, processor;
    const double end = milliseconds(CLOCK_MONOTONIC) + seconds * 1000;
    do {
      const double start = milliseconds(CLOCK_MONOTONIC), used = milliseconds(CLOCK_PROCESS_CPUTIME_ID);
      draw();
      processor.push_back(milliseconds(CLOCK_PROCESS_CPUTIME_ID) - used);
      wall.push_back(milliseconds(CLOCK_MONOTONIC) - start);
    } while (wall.size() < (seconds > 0 ? 15u : 1u) || milliseconds(CLOCK_MONOTONIC) < end);
    std::sort(wall.begin(), wall.end());
    std::sort(processor.begin(), processor.end());
    best.wall = std::min(best.wall, wall[wall.size() / 2]);
    best.processor = std::min(best.processor, processor[processor.size() / 2]);
  }
  return best;
}

/// Figures by name, printed as one line of JSON.
struct Figures {
  std::string text;

  void record(const std::string &name, double value) {
    char number[64];
    std::snprintf(number, sizeof number, "%.5g", value);
    text += (text.empty() ? "\"" : ",\"") + name + "\":" + number;
  }
  void record(const std::string &name, const Times &times) {
    record(name, times.wall);
    record(name + "_cpu", times.processor);
  }
  void print(const char *name) const { std::printf("{\"name\":\"%s\",\"metrics\":{%s}}\n", name, text.c_str()); }
};

inline void save(const std::string &file, const void *pixels, size_t stride) {
  FILE *f = std::fopen(file.c_str(), "wb");
  if (!f) std::exit(1);
  for (int y = 0; y < height; y++) std::fwrite(static_cast<const char *>(pixels) + y * stride, 4, width, f);
  std::fclose(f);
}
