// Xlib with the test extension, and what of it Swift cannot import.
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>

// The 24-bit colour of one pixel of `window`, inferiors included; -1 where there is none.
static inline long apus_pixel(Display *display, Window window, int x, int y) {
  XImage *image = XGetImage(display, window, x, y, 1, 1, AllPlanes, ZPixmap);
  if (!image) return -1;
  unsigned long pixel = XGetPixel(image, 0, 0);
  XDestroyImage(image);
  return (long)(pixel & 0xFFFFFF);
}

// A window may be gone by the time it is asked about: errors are ignored, results tell.
static inline int apus_ignore_error(Display *display, XErrorEvent *event) {
  (void)display;
  (void)event;
  return 0;
}
static inline void apus_ignore_errors(void) { XSetErrorHandler(apus_ignore_error); }
