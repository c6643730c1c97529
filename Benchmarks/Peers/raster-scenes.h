// What the raster peers share: scene files, timing, output.
#pragma once
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
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

/// Milliseconds of the median run, of at least 15 and `seconds` worth.
inline double measure(double seconds, const std::function<void()> &draw) {
  using clock = std::chrono::steady_clock;
  for (int i = 0; i < 2; i++) draw();
  std::vector<double> runs;
  const auto begin = clock::now();
  do {
    const auto start = clock::now();
    draw();
    runs.push_back(std::chrono::duration<double, std::milli>(clock::now() - start).count());
  } while (runs.size() < (seconds > 0 ? 15u : 1u) || std::chrono::duration<double>(clock::now() - begin).count() < seconds);
  std::sort(runs.begin(), runs.end());
  return runs[runs.size() / 2];
}

/// Figures by name, printed as one line of JSON.
struct Figures {
  std::string text;

  void record(const std::string &name, double value) {
    char number[64];
    std::snprintf(number, sizeof number, "%.5g", value);
    text += (text.empty() ? "\"" : ",\"") + name + "\":" + number;
  }
  void print(const char *name) const { std::printf("{\"name\":\"%s\",\"metrics\":{%s}}\n", name, text.c_str()); }
};

inline void save(const std::string &file, const void *pixels, size_t stride) {
  FILE *f = std::fopen(file.c_str(), "wb");
  if (!f) std::exit(1);
  for (int y = 0; y < height; y++) std::fwrite(static_cast<const char *>(pixels) + y * stride, 4, width, f);
  std::fclose(f);
}
