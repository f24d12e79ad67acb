import SpecEvents

#if os(Linux) && canImport(Runtime)
    import Glibc
    import Runtime
#endif

extension CallSite {
    /// The lines of the `await`s at which a task waits, from the inside out. None where they are not known: that of a task that
    /// runs just now may be one that it has passed.
    package static func locations(ofSuspended task: Task<Void, Never>) -> [CodeLocation] {
        withExtendedLifetime(task) { locations(ofJobAt: unsafeBitCast(task, to: UnsafeRawPointer.self)) }
    }

    /// The lines at which the task of a job of the runtime goes on, from the inside out. None for a job of an actor.
    package static func locations(ofJobAt object: UnsafeRawPointer) -> [CodeLocation] {
        #if os(Linux) && canImport(Runtime) && _pointerBitWidth(_64)
            guard let architecture = (try? Backtrace.capture(limit: 1, images: images))?.architecture else { return [] }
            let frames = resumePoints(ofJobAt: UInt(bitPattern: object)).lazy.compactMap {
                Backtrace.Address("0x" + String($0, radix: 16)).map(Backtrace.Frame.asyncResumePoint)
            }
            return callers(in: frames, on: architecture).compactMap(\.location)
        #else
            return []
        #endif
    }

    #if os(Linux) && canImport(Runtime) && _pointerBitWidth(_64)
        /// Where a task and the functions that wait in it go on, from the inside out.
        ///
        /// A task is an object of the runtime. Behind the header of a job stand the function that goes on, and its context; each
        /// context begins with that of the function that waits for it, and with where that one goes on. The memory is read by
        /// the kernel, because a task that runs may change it meanwhile.
        private static func resumePoints(ofJobAt object: UInt) -> [UInt] {
            let (kindOffset, resumeOffset, contextOffset, word): (UInt, UInt, UInt, UInt) = (32, 56, 64, 8)
            let memory = open("/proc/self/mem", O_RDONLY)
            guard memory >= 0 else { return [] }
            defer { close(memory) }
            func read(_ address: UInt) -> UInt {
                var value: UInt = 0
                return pread(memory, &value, MemoryLayout<UInt>.size, Int(bitPattern: address)) == word ? value : 0
            }
            let kindOfTasks: UInt = 0
            guard read(object + kindOffset) & 0xFF == kindOfTasks else { return [] }
            var points = [read(object + resumeOffset)]
            var context = read(object + contextOffset)
            while context != 0, points.count < 100 {
                points.append(read(context + word))
                context = read(context)
            }
            return points.filter { $0 != 0 }
        }
    #endif
}
