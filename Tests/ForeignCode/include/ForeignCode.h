
/// Raises SIGILL on a thread of its own.
void raise_on_another_thread(void);

/// Waits until the handler of SIGILL is at work.
void await_slow_backtrace(void);

/// Calls a function while the register of the frame pointer holds a value, as code of C without frame pointers may.
void call_with_frame_pointer(void (*function)(void), unsigned long value);
