#include "CCurl.h"

#include <dlfcn.h>
#include <pthread.h>

#define FUNCTIONS(F) \
  F(easy_init) F(easy_cleanup) F(easy_pause) F(easy_strerror) F(easy_setopt) F(easy_getinfo) F(slist_append) \
  F(slist_free_all) F(multi_init) F(multi_cleanup) F(multi_add_handle) F(multi_remove_handle) F(multi_perform) \
  F(multi_poll) F(multi_wakeup) F(multi_info_read) F(multi_setopt)

// Written once, by `load`.
static struct {
#define FIELD(name) __typeof__(&curl_##name) name;
  FUNCTIONS(FIELD)
#undef FIELD
} curl;
static bool is_there;

static void load(void) {
  // Its binary interface has had this number since 2006.
  void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
#define LOOK_UP(name) \
  if (!(curl.name = (__typeof__(curl.name))dlsym(library, "curl_" #name))) return;
  FUNCTIONS(LOOK_UP)
#undef LOOK_UP
  is_there = true;
}

bool ccurl_load(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_there;
}

CURL *ccurl_easy_init(void) { return curl.easy_init(); }
void ccurl_easy_cleanup(CURL *easy) { curl.easy_cleanup(easy); }
CURLcode ccurl_easy_pause(CURL *easy, int mask) { return curl.easy_pause(easy, mask); }
const char *ccurl_easy_strerror(CURLcode code) { return curl.easy_strerror(code); }
struct curl_slist *ccurl_slist_append(struct curl_slist *list, const char *text) {
  return curl.slist_append(list, text);
}
void ccurl_slist_free_all(struct curl_slist *list) { curl.slist_free_all(list); }
CURLM *ccurl_multi_init(void) { return curl.multi_init(); }
CURLMcode ccurl_multi_cleanup(CURLM *multi) { return curl.multi_cleanup(multi); }
CURLMcode ccurl_multi_add_handle(CURLM *multi, CURL *easy) { return curl.multi_add_handle(multi, easy); }
CURLMcode ccurl_multi_remove_handle(CURLM *multi, CURL *easy) { return curl.multi_remove_handle(multi, easy); }
CURLMcode ccurl_multi_perform(CURLM *multi, int *running) { return curl.multi_perform(multi, running); }
CURLMcode ccurl_multi_poll(CURLM *multi, int milliseconds) {
  return curl.multi_poll(multi, NULL, 0, milliseconds, NULL);
}
CURLMcode ccurl_multi_wakeup(CURLM *multi) { return curl.multi_wakeup(multi); }
CURLMsg *ccurl_multi_info_read(CURLM *multi, int *left) { return curl.multi_info_read(multi, left); }

// In brackets, since the header makes macros of these that check types.
CURLcode ccurl_set_long(CURL *easy, CURLoption option, long value) { return (curl.easy_setopt)(easy, option, value); }
CURLcode ccurl_set_text(CURL *easy, CURLoption option, const char *value) {
  return (curl.easy_setopt)(easy, option, value);
}
CURLcode ccurl_set_headers(CURL *easy, struct curl_slist *headers) {
  return (curl.easy_setopt)(easy, CURLOPT_HTTPHEADER, headers);
}
CURLcode ccurl_set_private(CURL *easy, void *context) { return (curl.easy_setopt)(easy, CURLOPT_PRIVATE, context); }

CURLcode ccurl_on_head(CURL *easy, size_t (*callback)(char *, size_t, size_t, void *), void *context) {
  CURLcode code = (curl.easy_setopt)(easy, CURLOPT_HEADERFUNCTION, callback);
  return code ? code : (curl.easy_setopt)(easy, CURLOPT_HEADERDATA, context);
}

CURLcode ccurl_on_body(CURL *easy, size_t (*callback)(char *, size_t, size_t, void *), void *context) {
  CURLcode code = (curl.easy_setopt)(easy, CURLOPT_WRITEFUNCTION, callback);
  return code ? code : (curl.easy_setopt)(easy, CURLOPT_WRITEDATA, context);
}

CURLcode ccurl_on_socket(
    CURL *easy, curl_socket_t (*callback)(void *, curlsocktype, struct curl_sockaddr *), void *context) {
  CURLcode code = (curl.easy_setopt)(easy, CURLOPT_OPENSOCKETFUNCTION, callback);
  return code ? code : (curl.easy_setopt)(easy, CURLOPT_OPENSOCKETDATA, context);
}

const char *ccurl_get_text(CURL *easy, CURLINFO info) {
  char *value = NULL;
  (curl.easy_getinfo)(easy, info, &value);
  return value;
}

void *ccurl_get_private(CURL *easy) {
  char *value = NULL;
  (curl.easy_getinfo)(easy, CURLINFO_PRIVATE, &value);
  return value;
}

CURLMcode ccurl_multi_set_long(CURLM *multi, CURLMoption option, long value) {
  return (curl.multi_setopt)(multi, option, value);
}

void ccurl_quick_exit(CURL *easy) {
#if LIBCURL_VERSION_NUM >= 0x075700
  (curl.easy_setopt)(easy, CURLOPT_QUICK_EXIT, 1L);
#else
  (void)easy;
#endif
}

CURLcode ccurl_result(const CURLMsg *message) { return message->data.result; }

const struct sockaddr *ccurl_address(const struct curl_sockaddr *address) { return &address->addr; }
