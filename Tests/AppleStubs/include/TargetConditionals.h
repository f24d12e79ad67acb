// The parts of <TargetConditionals.h> in Apple's SDKs that the shims use.
#pragma once

// Clang evaluates `__is_target_os` for the target.
#define TARGET_OS_TV __is_target_os(tvos)
#define TARGET_OS_WATCH __is_target_os(watchos)
#define TARGET_OS_IOS __is_target_os(ios)
#define TARGET_OS_OSX __is_target_os(macos)
