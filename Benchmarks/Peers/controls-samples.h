// What the peers of the scenario `controls` share: how they are called, and figures under the same names as ours.
#pragma once
#include "engine-samples.h"

static const int formWidth = 420, formHeight = 800;

struct ControlsRun {
  // Whether a text is edited; else a form is filled in.
  bool isEditor;
  // Of five controls each, or of paragraphs.
  int count;
  int frames;
};

static ControlsRun readControlsRun(int argc, char **argv) {
  const bool isEditor = argc == 4 && !std::strcmp(argv[1], "editor");
  if (!isEditor && (argc != 4 || std::strcmp(argv[1], "form"))) {
    std::fprintf(stderr, "usage: %s form GROUPS FRAMES | editor PARAGRAPHS FRAMES\n", argv[0]);
    std::exit(2);
  }
  return {isEditor, std::max(1, std::atoi(argv[2])), std::max(1, std::atoi(argv[3]))};
}

// Paragraphs of 481 to 491 characters.
static std::string prose(int paragraphs) {
  std::string text;
  for (int number = 0; number < paragraphs; number++) {
    const std::string sentence = "Paragraph " + std::to_string(number)
        + " holds words that wrap in a window of this width, and a few more of them after that. ";
    for (int time = 0; time < 5; time++) text += sentence;
    text += "\n";
  }
  return text;
}

// Records the spread of what each of `frames` runs of `sample` returns, in nanoseconds.
static void recordFrames(const char *name, int frames, const std::function<double(int)> &sample) {
  Samples samples;
  for (int frame = 0; frame < frames; frame++) samples.push_back(sample(frame));
  std::sort(samples.begin(), samples.end());
  record(name, samples, 1e6);
}
