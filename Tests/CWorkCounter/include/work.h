#pragma once
#include <stdint.h>

/// How many objects of Swift this thread has made: as many for the same work on any machine, whatever else runs.
uint64_t apus_work(void);
