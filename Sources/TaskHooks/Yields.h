#pragma once

/// Redirects the jobs of `Task.yield()` to this function; `NULL` restores the default.
void yields_redirect(void (*enqueue)(void *job));
