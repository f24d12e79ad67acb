#pragma once

#include <stdbool.h>

// The copy of a package that `specs mutate` makes contains mutants, and a module `SpecMutants` that runs them. Spec calls that
// module by these functions. Elsewhere they do nothing.

/// Whether the process runs mutants.
bool mutation_is_under_way(void);

/// Waits for the next mutant, and returns in the child process that is to run it.
///
/// - Parameters:
///   - names: The names of all tests.
///   - chosen: Takes the positions of the tests that run, in their order.
/// Returns how many tests run.
int mutation_choose(const char *const *names, int count, int *chosen);

/// Tells that a test begins, or has ended.
void mutation_test_begins(int test);
void mutation_test_ended(int test);

/// Tells that a test has failed, which ends the process if it runs a mutant.
void mutation_test_failed(int test);

/// Tells that all tests that were chosen have run, which ends the process, if it runs a mutant.
void mutation_ended(int status);
