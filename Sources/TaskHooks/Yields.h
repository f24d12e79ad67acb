#pragma once

/// Redirects jobs that `Task.yield()` creates to `enqueue`. Passing `NULL` restores the default.
void yields_redirect(void (*enqueue)(void *job));
