// libpng's simplified and libjpeg-turbo's TurboJPEG interfaces: both report errors by value, so no longjmp ever
// crosses Swift frames.
#include <png.h>
#include <turbojpeg.h>

// libpng spells these as macros that Swift cannot import.
static inline png_uint_32 apus_png_format_bgra(void) { return PNG_FORMAT_BGRA; }
static inline png_uint_32 apus_png_format_bgr(void) { return PNG_FORMAT_BGR; }
static inline size_t apus_png_size_max(png_image image) { return PNG_IMAGE_PNG_SIZE_MAX(image); }
