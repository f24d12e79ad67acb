import ProcessShims

#if os(Linux) && canImport(Runtime)
    import Runtime
#endif

/// The call stack of a function that cannot have a `#fileID` parameter, for example because `Clock`
/// prescribes its signature. Capturing a call stack takes a microsecond. Only ``description`` and
/// ``locations`` are slow.
package struct CallSite: Sendable {
    #if os(Linux) && canImport(Runtime)
        private let backtrace: Backtrace?

        /// The loaded images. Capturing them is a thousand times slower than capturing callers.
        static let images = ImageMap.capture()

        /// An empty map if one can be created, otherwise all images. With images, the runtime would
        /// read their symbols to find task frames, which takes tens of milliseconds on each thread.
        private static let noImages = ImageMap.empty ?? images

        /// Captures the callers of the calling function, except suspended async functions.
        package static func capture() -> CallSite { CallSite(images: noImages) }

        /// Captures the callers of a function that the runtime calls before an error is thrown.
        /// Skips three frames, which always belong to the runtime and the framework.
        package static func captureBeforeThrow() -> CallSite { CallSite(images: noImages, offset: 3, limit: 20) }

        /// Captures the callers of the code that records a failure, including, in a task, suspended
        /// async functions. Up to twenty of the callers may be framework code.
        package static func captureForFailure() -> CallSite {
            let isInTask = withUnsafeCurrentTask { $0 != nil }
            return CallSite(images: isInTask ? images : noImages, offset: 4, limit: 28)
        }

        /// Captures the callers of the calling async function, including suspended async functions.
        /// Up to ten of the callers may be framework code.
        package static func captureInTask() -> CallSite { CallSite(images: images, limit: 20) }

        /// The number of innermost frames to ignore, which belong to the runtime and this module.
        private static let framesOfCapture = 2

        private init(images: ImageMap, offset: Int = 0, limit: Int = 10) {
            let hidden = offset + Self.framesOfCapture
            let readable = process_readable_frames(hidden + limit) - hidden
            guard readable > 0 else {
                backtrace = nil
                return
            }
            backtrace = try? Backtrace.capture(
                algorithm: .fast,
                limit: readable,
                offset: offset,
                top: 0,
                images: images
            )
        }

        /// The innermost known file and line, otherwise the innermost known function, if any.
        package var description: String? {
            let callers = callers
            return callers.lazy.compactMap(\.location).first.map { "\($0)" }
                ?? callers.lazy.compactMap(\.name).first
        }

        /// The known source locations of the callers outside the framework, innermost first.
        package var locations: [CodeLocation] { callers.compactMap(\.location) }

        /// The calling functions outside the framework, innermost first. The list ends at the
        /// framework code that called them, such as the code that runs an example.
        private var callers: [FrameSymbol] {
            backtrace.map { Self.callers(in: $0.frames, on: $0.architecture) } ?? []
        }

        /// Returns the functions in a backtrace that belong neither to the framework nor to a
        /// runtime library, up to the framework code that called them.
        static func callers(in frames: some Sequence<Backtrace.Frame>, on architecture: String) -> [FrameSymbol] {
            var callers: [FrameSymbol] = []
            for frame in frames {
                let symbols = FrameSymbol.symbols(of: frame, on: architecture, in: images)
                for symbol in symbols {
                    switch symbol.owner {
                    case .caller: callers.append(symbol)
                    case .framework where !callers.isEmpty: return callers
                    case .framework, .library: break
                    }
                }
            }
            return callers
        }
    #else
        package static func capture() -> CallSite { CallSite() }

        package static func captureBeforeThrow() -> CallSite { CallSite() }

        package static func captureForFailure() -> CallSite { CallSite() }

        package static func captureInTask() -> CallSite { CallSite() }

        package var description: String? { nil }

        package var locations: [CodeLocation] { [] }
    #endif
}
