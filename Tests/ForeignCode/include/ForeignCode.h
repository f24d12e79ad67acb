
/// Raises SIGILL on a new thread.
void raise_on_another_thread(void);

/// Waits until the SIGILL handler has begun to run.
void await_slow_backtrace(void);

/// Calls a function while the frame pointer register holds `value`, as in C code that is compiled without frame pointers.
void call_with_frame_pointer(void (*function)(void), unsigned long value);
