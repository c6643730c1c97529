// Measures as BenchKit does: processor time of the whole process, medians of at least 15 runs after 3 that are not
// counted.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <functional>
#include <string>
#include <vector>

// In nanoseconds, in ascending order.
using Samples = std::vector<double>;

static bool isQuick = false;
static std::string figures;

[[noreturn]] static void fail(const char *message) {
  std::fprintf(stderr, "%s\n", message);
  std::exit(1);
}

// Reads `full|quick`.
[[maybe_unused]] static void readEffort(int argc, char **argv) {
  if (argc != 2 || (std::strcmp(argv[1], "full") && std::strcmp(argv[1], "quick"))) {
    std::fprintf(stderr, "usage: %s full|quick\n", argv[0]);
    std::exit(2);
  }
  isQuick = !std::strcmp(argv[1], "quick");
}

static double nanoseconds(clockid_t clock) {
  timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

static double processorNanoseconds() { return nanoseconds(CLOCK_PROCESS_CPUTIME_ID); }

// Repeats `sample`, which returns nanoseconds: as often as `Effort.full` or `Effort.quick`.
static Samples repeated(const std::function<double()> &sample) {
  const int warmUps = isQuick ? 0 : 3;
  const size_t minimumRuns = isQuick ? 2 : 15;
  for (int run = 0; run < warmUps; run++) sample();
  Samples samples;
  const double end = nanoseconds(CLOCK_MONOTONIC) + (isQuick ? 0 : 1.5e9);
  do samples.push_back(sample());
  while (samples.size() < minimumRuns || nanoseconds(CLOCK_MONOTONIC) < end);
  std::sort(samples.begin(), samples.end());
  return samples;
}

// The processor time of `body`; `after` follows each, unmeasured.
[[maybe_unused]] static Samples measure(const std::function<void()> &body, const std::function<void()> &after) {
  return repeated([&] {
    const double start = processorNanoseconds();
    body();
    const double time = processorNanoseconds() - start;
    after();
    return time;
  });
}

static void record(const std::string &name, double value) {
  char text[160];
  std::snprintf(text, sizeof text, "%s\"%s\":%.6g", figures.empty() ? "" : ",", name.c_str(), value);
  figures += text;
}

// Records the median in units of `unit` nanoseconds, with `name_min` and `name_p99` beside it.
[[maybe_unused]] static void record(const std::string &name, const Samples &samples, double unit) {
  const size_t count = samples.size(), middle = count / 2;
  record(name, (count % 2 ? samples[middle] : (samples[middle - 1] + samples[middle]) / 2) / unit);
  record(name + "_min", samples.front() / unit);
  record(name + "_p99", samples[(count * 99 + 99) / 100 - 1] / unit);
}

static void printFigures(const char *name) {
  std::printf("{\"name\":\"%s\",\"metrics\":{%s}}\n", name, figures.c_str());
}
