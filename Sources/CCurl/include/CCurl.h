#include <curl/curl.h>
#include <stdbool.h>

// libcurl's functions under names of our own. The library is loaded when the first of them is called: it brings some
// thirty others, and most programs never ask a server.

/// Whether the library is there; loads it. Nothing else may be called before this has returned true.
bool ccurl_load(void);

CURL *ccurl_easy_init(void);
void ccurl_easy_cleanup(CURL *easy);
CURLcode ccurl_easy_pause(CURL *easy, int mask);
const char *ccurl_easy_strerror(CURLcode code);
struct curl_slist *ccurl_slist_append(struct curl_slist *list, const char *text);
void ccurl_slist_free_all(struct curl_slist *list);
CURLM *ccurl_multi_init(void);
CURLMcode ccurl_multi_cleanup(CURLM *multi);
CURLMcode ccurl_multi_add_handle(CURLM *multi, CURL *easy);
CURLMcode ccurl_multi_remove_handle(CURLM *multi, CURL *easy);
CURLMcode ccurl_multi_perform(CURLM *multi, int *running);
CURLMcode ccurl_multi_poll(CURLM *multi, int milliseconds);
CURLMcode ccurl_multi_wakeup(CURLM *multi);
CURLMsg *ccurl_multi_info_read(CURLM *multi, int *left);

// Swift cannot call functions with variable arguments: one of these for each type of option.

CURLcode ccurl_set_long(CURL *easy, CURLoption option, long value);
CURLcode ccurl_set_text(CURL *easy, CURLoption option, const char *value);
CURLcode ccurl_set_headers(CURL *easy, struct curl_slist *headers);
CURLcode ccurl_set_private(CURL *easy, void *context);
CURLcode ccurl_on_head(CURL *easy, size_t (*callback)(char *, size_t, size_t, void *), void *context);
CURLcode ccurl_on_body(CURL *easy, size_t (*callback)(char *, size_t, size_t, void *), void *context);
CURLcode ccurl_on_socket(
    CURL *easy, curl_socket_t (*callback)(void *, curlsocktype, struct curl_sockaddr *), void *context);
const char *ccurl_get_text(CURL *easy, CURLINFO info);
void *ccurl_get_private(CURL *easy);
CURLMcode ccurl_multi_set_long(CURLM *multi, CURLMoption option, long value);

/// A resolver that hangs is left behind when its transfer ends; older versions wait for it.
void ccurl_quick_exit(CURL *easy);

/// The result of a transfer that has ended: a union in `CURLMsg`, which Swift does not read.
CURLcode ccurl_result(const CURLMsg *message);

/// The field is followed by the rest of a longer address, as IPv6 has, which a copy of the field would lack.
const struct sockaddr *ccurl_address(const struct curl_sockaddr *address);
