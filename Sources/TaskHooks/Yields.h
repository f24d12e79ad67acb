#pragma once

/// Redirects the jobs of `Task.yield()` to this function; `NULL` restores the default.
void yields_go_to(void (*enqueue)(void *job));
