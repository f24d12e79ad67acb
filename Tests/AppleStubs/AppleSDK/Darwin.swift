// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Functions, types, and constants whose types differ between Darwin and Glibc, and names that Glibc does not have.
// Each comment names the header in the macOS SDK.

/// sys/_types/_posix_spawn.h, spawn.h: `typedef void *posix_spawn_file_actions_t`
public typealias posix_spawn_file_actions_t = UnsafeMutableRawPointer
/// spawn.h: `typedef void *posix_spawnattr_t`
public typealias posix_spawnattr_t = UnsafeMutableRawPointer
/// sys/_types/_sigset_t.h: `typedef __darwin_sigset_t sigset_t`, which sys/_types.h defines as `__uint32_t`
public typealias sigset_t = UInt32
/// sys/termios.h: `typedef unsigned long tcflag_t`
public typealias tcflag_t = UInt
/// sys/_types/_sa_family_t.h: `typedef __uint8_t sa_family_t`
public typealias sa_family_t = UInt8
/// sys/signal.h: `typedef void (*sig_t)(int)`
public typealias sig_t = @convention(c) (Int32) -> Void

extension stat {
    /// sys/stat.h: `struct timespec st_mtimespec`
    public var st_mtimespec: timespec { st_mtim }
}

// spawn.h

@discardableResult public func posix_spawn_file_actions_init(
    _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>!
) -> Int32 { 0 }
@discardableResult public func posix_spawn_file_actions_destroy(
    _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>!
) -> Int32 { 0 }
@discardableResult public func posix_spawn_file_actions_adddup2(
    _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>!,
    _ descriptor: Int32,
    _ newDescriptor: Int32
) -> Int32 { 0 }
@discardableResult public func posix_spawn_file_actions_addopen(
    _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>!,
    _ descriptor: Int32,
    _ path: UnsafePointer<CChar>!,
    _ flags: Int32,
    _ mode: mode_t
) -> Int32 { 0 }
/// sys/_types/_mode_t.h: `typedef __darwin_mode_t mode_t`, which sys/_types.h defines as `__uint16_t`
public typealias mode_t = UInt16
@discardableResult public func posix_spawnattr_init(_ attributes: UnsafeMutablePointer<posix_spawnattr_t?>!) -> Int32 {
    0
}
@discardableResult public func posix_spawnattr_destroy(
    _ attributes: UnsafeMutablePointer<posix_spawnattr_t?>!
) -> Int32 { 0 }
@discardableResult public func posix_spawnattr_setflags(
    _ attributes: UnsafeMutablePointer<posix_spawnattr_t?>!,
    _ flags: Int16
) -> Int32 { 0 }
@discardableResult public func posix_spawnattr_setpgroup(
    _ attributes: UnsafeMutablePointer<posix_spawnattr_t?>!,
    _ group: pid_t
) -> Int32 { 0 }
@discardableResult public func posix_spawnattr_setsigmask(
    _ attributes: UnsafeMutablePointer<posix_spawnattr_t?>!,
    _ signals: UnsafePointer<sigset_t>!
) -> Int32 { 0 }
@discardableResult public func posix_spawnattr_setsigdefault(
    _ attributes: UnsafeMutablePointer<posix_spawnattr_t?>!,
    _ signals: UnsafePointer<sigset_t>!
) -> Int32 { 0 }
@discardableResult public func posix_spawn(
    _ identifier: UnsafeMutablePointer<pid_t>!,
    _ path: UnsafePointer<CChar>!,
    _ actions: UnsafePointer<posix_spawn_file_actions_t?>!,
    _ attributes: UnsafePointer<posix_spawnattr_t?>!,
    _ arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>!,
    _ environment: UnsafePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 { 0 }
/// sys/spawn.h: `#define POSIX_SPAWN_SETPGROUP 0x0002`
public var POSIX_SPAWN_SETPGROUP: Int32 { 2 }
/// sys/spawn.h: `#define POSIX_SPAWN_SETSIGDEF 0x0004`
public var POSIX_SPAWN_SETSIGDEF: Int32 { 4 }
/// sys/spawn.h: `#define POSIX_SPAWN_SETSIGMASK 0x0008`
public var POSIX_SPAWN_SETSIGMASK: Int32 { 8 }

// signal.h

@discardableResult public func sigemptyset(_ signals: UnsafeMutablePointer<sigset_t>!) -> Int32 { 0 }
@discardableResult public func sigaddset(_ signals: UnsafeMutablePointer<sigset_t>!, _ number: Int32) -> Int32 { 0 }
@discardableResult public func sigwait(
    _ signals: UnsafePointer<sigset_t>!,
    _ number: UnsafeMutablePointer<Int32>!
) -> Int32 { 0 }
// Declared in pthread/pthread.h.
@discardableResult public func pthread_sigmask(
    _ how: Int32,
    _ signals: UnsafePointer<sigset_t>!,
    _ before: UnsafeMutablePointer<sigset_t>!
) -> Int32 { 0 }
/// sys/signal.h: `#define SIGINFO 29`
public var SIGINFO: Int32 { 29 }

/// sys/termios.h: `struct termios`. The sources use only one of its fields.
public struct termios: Sendable {
    public var c_lflag: tcflag_t = 0

    public init() {}
}
@discardableResult public func tcgetattr(_ descriptor: Int32, _ settings: UnsafeMutablePointer<termios>!) -> Int32 { 0 }
@discardableResult public func tcsetattr(
    _ descriptor: Int32,
    _ when: Int32,
    _ settings: UnsafePointer<termios>!
) -> Int32 { 0 }
/// Swift's Darwin overlay, TiocConstants.swift: `_IOR('t', 104, struct winsize)`
public var TIOCGWINSZ: UInt { 0x4008_7468 }
/// sys/ioctl.h, as wrapped by Swift's Darwin overlay in Platform.swift
@discardableResult public func ioctl(
    _ descriptor: Int32,
    _ request: UInt,
    _ value: UnsafeMutableRawPointer
) -> Int32 { 0 }

/// sys/socket.h: `#define SOCK_STREAM 1`
public var SOCK_STREAM: Int32 { 1 }
/// sys/socket.h: `#define SO_NOSIGPIPE 0x1022`
public var SO_NOSIGPIPE: Int32 { 0x1022 }
/// sys/fcntl.h: `#define F_SETNOSIGPIPE 73`
public var F_SETNOSIGPIPE: Int32 { 73 }
/// netinet/in.h: `struct sockaddr_in`
public struct sockaddr_in: Sendable {
    public var sin_len: UInt8 = 0
    public var sin_family: sa_family_t = 0
    public var sin_port: in_port_t = 0
    public var sin_addr = in_addr()
    public var sin_zero: (CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar) = (0, 0, 0, 0, 0, 0, 0, 0)

    public init() {}
}

/// os/lock.h: `typedef struct os_unfair_lock_s { uint32_t _os_unfair_lock_opaque; } os_unfair_lock`. Here, all share one lock.
public struct os_unfair_lock {
    public init() {}
}
/// os/lock.h: `void os_unfair_lock_lock(os_unfair_lock_t lock)`
public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock>) { recursiveLock.lock() }
/// os/lock.h: `void os_unfair_lock_unlock(os_unfair_lock_t lock)`
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock>) { recursiveLock.unlock() }
private let recursiveLock = NSRecursiveLock()
