void early_end(void);

/// Raises SIGILL on a thread of its own.
void raise_on_another_thread(void);

/// Waits until the handler of SIGILL is at work.
void await_slow_backtrace(void);
