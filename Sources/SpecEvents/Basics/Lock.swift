import Foundation

/// A replacement for `Mutex` from the Synchronization module. Indexing that module adds seconds to
/// every first build, and ThreadSanitizer does not recognize a `Mutex` as a lock.
package struct Lock<Value>: ~Copyable, @unchecked Sendable {
    #if canImport(Darwin)
        private let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
    #else
        private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    #endif
    private let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)

    package init(_ initialValue: sending Value) {
        value.initialize(to: initialValue)
        #if canImport(Darwin)
            lock.initialize(to: os_unfair_lock())
        #else
            pthread_mutex_init(lock, nil)
        #endif
    }

    deinit {
        value.deinitialize(count: 1)
        value.deallocate()
        #if !canImport(Darwin)
            pthread_mutex_destroy(lock)
        #endif
        lock.deallocate()
    }

    /// The lock is not reentrant.
    package func withLock<Result>(_ body: (inout Value) throws -> sending Result) rethrows -> sending Result {
        #if canImport(Darwin)
            os_unfair_lock_lock(lock)
            defer { os_unfair_lock_unlock(lock) }
        #else
            pthread_mutex_lock(lock)
            defer { pthread_mutex_unlock(lock) }
        #endif
        return try body(&value.pointee)
    }
}
