#pragma once
#include <malloc.h>
#include <stdlib.h>

// Lets all threads of the process share one arena, unless MALLOC_ARENA_MAX says otherwise. Called before there are
// threads. What it saves and costs: docs/decisions/one-arena.md. C libraries without arenas do nothing.
static inline void apus_share_one_arena(void) {
#ifdef M_ARENA_MAX
  if (!getenv("MALLOC_ARENA_MAX")) mallopt(M_ARENA_MAX, 1);
#endif
}
