#pragma once

/// Passes jobs that `Task.yield()` creates to `enqueue`, or to libdispatch if `enqueue` is `NULL`.
void yields_redirect(void (*enqueue)(void *job));
