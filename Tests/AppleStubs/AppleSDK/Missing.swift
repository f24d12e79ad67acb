// Names in Glibc that Darwin does not have, or that Swift does not import from Darwin.

/// Defined in sys/filio.h as the macro `_IOR('f', 127, int)`, which Swift does not import.
@available(*, unavailable, message: "a macro that Swift does not import from Darwin")
public var FIONREAD: Int32 { 0 }

/// Not in Darwin's signal.h.
@available(*, unavailable, message: "not in Darwin")
public func sigtimedwait(
    _ signals: UnsafePointer<sigset_t>!,
    _ information: UnsafeMutablePointer<siginfo_t>!,
    _ timeout: UnsafePointer<timespec>!
) -> Int32 { 0 }

/// Not in Darwin's unistd.h.
@available(*, unavailable, message: "not in Darwin")
public func pipe2(_ descriptors: UnsafeMutablePointer<Int32>!, _ flags: Int32) -> Int32 { 0 }

/// Not in Darwin's unistd.h.
@available(*, unavailable, message: "not in Darwin")
public func gettid() -> pid_t { 0 }

/// Not in Darwin's sys/socket.h before macOS 26.
@available(*, unavailable, message: "not in Darwin")
public var MSG_NOSIGNAL: Int { 0 }

/// Not in Darwin's signal.h.
@available(*, unavailable, message: "not in Darwin")
public var SIGRTMIN: Int32 { 0 }
