#pragma once
// What libdispatch offers to an event loop that is not its own; Foundation's run loop is built on the same pair.

// A descriptor (eventfd) that becomes readable whenever work is queued for the main thread.
int _dispatch_get_main_queue_handle_4CF(void);
// Runs what is queued now. Main thread only, outside of any block of that queue.
void _dispatch_main_queue_callback_4CF(void *unused);
