#pragma once
#include <X11/Xlib.h>
// What Xlib offers to input methods, which see events before the program does; XFilterEvent, which SDL calls for every event,
// asks these. The headers of Xlib leave it out.

void _XRegisterFilterByType(
    Display *display, Window window, int first, int last, int (*filter)(Display *, Window, XEvent *, XPointer),
    XPointer data);
void _XUnregisterFilter(
    Display *display, Window window, int (*filter)(Display *, Window, XEvent *, XPointer), XPointer data);
