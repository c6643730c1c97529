#include "internal.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/prctl.h>

typedef struct {
  void (*body)(void *);
  void *context;
  char name[16];
} beginning;

static void *run(void *argument) {
  const beginning begin = *(beginning *)argument;
  free(argument);
  prctl(PR_SET_NAME, begin.name, 0, 0, 0);
  begin.body(begin.context);
  return NULL;
}

int apus_start_thread(const char *name, void (*body)(void *), void *context) {
  beginning *begin = calloc(1, sizeof *begin);
  if (!begin) return ENOMEM;
  begin->body = body;
  begin->context = context;
  for (size_t i = 0; i + 1 < sizeof begin->name && name[i]; i++) begin->name[i] = name[i];
  sigset_t all, before;
  sigfillset(&all);
  // A thread begins with the signals blocked that its creator blocks.
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_t thread;
  const int error = pthread_create(&thread, NULL, run, begin);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (error) free(begin);
  else pthread_detach(thread);
  return error;
}
