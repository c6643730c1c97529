// What the peers of the scenario `controls` share: how they are called, and figures under the same names as ours.
#pragma once
#include "engine-samples.h"

static const int formWidth = 420, formHeight = 800;

struct FormRun {
  // Five controls each.
  int groups;
  int frames;
};

static FormRun readFormRun(int argc, char **argv) {
  if (argc != 4 || std::strcmp(argv[1], "form")) {
    std::fprintf(stderr, "usage: %s form GROUPS FRAMES\n", argv[0]);
    std::exit(2);
  }
  return {std::max(1, std::atoi(argv[2])), std::max(1, std::atoi(argv[3]))};
}

// Records the spread of what each of `frames` runs of `sample` returns, in nanoseconds.
static void recordFrames(const char *name, int frames, const std::function<double(int)> &sample) {
  Samples samples;
  for (int frame = 0; frame < frames; frame++) samples.push_back(sample(frame));
  std::sort(samples.begin(), samples.end());
  record(name, samples, 1e6);
}
