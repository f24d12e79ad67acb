#pragma once

/// Redirects the jobs of `Task.yield()` to `enqueue`; `NULL` restores the default.
void yields_redirect(void (*enqueue)(void *job));
