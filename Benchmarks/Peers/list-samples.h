// What the peers of the scenario `list` share: how they are called, how far they scroll, the table's rows, and figures
// under the same names as ours.
#pragma once
#include "engine-samples.h"

#include <cstdint>

struct Page {
  bool isTable;
  int rows;
  int frames;

  // Points of a frame. A hundred rows are scrolled there and back.
  int distance(int frame) const { return rows < 1'000 && frame / 40 % 2 ? -60 : 60; }
  // Whether most rows are out of sight and out of what a list keeps around it.
  bool hasJumps() const { return rows >= 1'000; }
  int jumps() const { return std::max(2, frames / 12); }
  // Rows far from one another.
  int farRow(int jump) const { return int((jump + 1) * INT64_C(618'033) % rows); }
};

static Page readPage(int argc, char **argv) {
  const bool isTable = argc == 4 && !std::strcmp(argv[1], "table");
  if (argc != 4 || (!isTable && std::strcmp(argv[1], "list"))) {
    std::fprintf(stderr, "usage: %s list|table ROWS FRAMES\n", argv[0]);
    std::exit(2);
  }
  return {isTable, std::max(1, std::atoi(argv[2])), std::max(1, std::atoi(argv[3]))};
}

// Nanoseconds that each of `count` runs of `sample` returns.
static Samples collected(int count, const std::function<double(int)> &sample) {
  Samples samples;
  for (int i = 0; i < count; i++) samples.push_back(sample(i));
  std::sort(samples.begin(), samples.end());
  return samples;
}

// Records the median in milliseconds, the least and the 99th percentile: `NAME_ms`, `NAME_min_ms`, `NAME_p99_ms`.
static void recordSpread(const std::string &name, const Samples &samples) {
  const size_t count = samples.size(), middle = count / 2;
  record(name + "_ms", (count % 2 ? samples[middle] : (samples[middle - 1] + samples[middle]) / 2) / 1e6);
  record(name + "_min_ms", samples.front() / 1e6);
  record(name + "_p99_ms", samples[(count * 99 + 99) / 100 - 1] / 1e6);
}

static double residentMB() {
  FILE *file = std::fopen("/proc/self/statm", "r");
  long total = 0, resident = 0;
  if (!file || std::fscanf(file, "%ld %ld", &total, &resident) != 2) fail("no memory figures in /proc");
  std::fclose(file);
  return resident * 4096.0 / (1 << 20);
}

// A row of the table: four numbers and four texts, the same as in `TablePage.swift`.
struct TableRecord {
  int number, amount, count, year;
  std::string name, city, kind, state;

  explicit TableRecord(int number) : number(number) {
    static const char *const states[] = {"open", "held", "closed"};
    const uint32_t mixed = uint32_t(number) * UINT32_C(2'654'435'761);
    amount = mixed % 1'000'000;
    count = mixed / 13 % 100;
    year = 1990 + mixed / 17 % 35;
    name = "Name " + std::to_string(mixed % 100'000);
    city = "City " + std::to_string(mixed / 7 % 500);
    kind = "Kind " + std::to_string(mixed / 11 % 12);
    state = states[mixed % 3];
  }
};

static std::vector<TableRecord> makeRecords(int count) {
  std::vector<TableRecord> records;
  records.reserve(count);
  for (int number = 0; number < count; number++) records.emplace_back(number);
  return records;
}

// Points.
static const int tableWidth = 960, tableHeight = 800, columnWidth = 120, headerHeight = 28, tableRowHeight = 24;
static const char *const columnTitles[] = {"Number", "Name", "City", "Kind", "Amount", "Count", "Year", "State"};
