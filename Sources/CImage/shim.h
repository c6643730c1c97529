// libpng's simplified interface, libjpeg-turbo's TurboJPEG, giflib and libwebp: all report errors by value, so no longjmp
// ever crosses Swift frames.
#include <gif_lib.h>
#include <png.h>
#include <turbojpeg.h>
#include <webp/decode.h>
#include <webp/demux.h>

// libpng spells these as macros that Swift cannot import.
static inline png_uint_32 apus_png_format_bgra(void) { return PNG_FORMAT_BGRA; }
static inline png_uint_32 apus_png_format_bgr(void) { return PNG_FORMAT_BGR; }
static inline size_t apus_png_size_max(png_image image) { return PNG_IMAGE_PNG_SIZE_MAX(image); }
