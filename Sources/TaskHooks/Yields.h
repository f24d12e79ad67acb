#pragma once

/// From now on the jobs of `Task.yield()` go to this function; with `NULL` where they went before.
void yields_go_to(void (*enqueue)(void *job));
