import ProcessShims

#if os(Linux) && canImport(Runtime)
    import Runtime
#endif

/// The call stack of a function that cannot have a `#fileID` parameter, for example because `Clock`
/// prescribes its signature. Capturing it takes a microsecond, but reading it is slow.
package struct CallSite: Sendable {
    #if os(Linux) && canImport(Runtime)
        private let backtrace: Backtrace?

        /// Captured once. Images take a thousand times as long to capture as a call stack.
        static let images = ImageMap.capture()

        /// An empty map if one can be created, otherwise all images. If the map contains images,
        /// the runtime reads their symbols to find task frames, which takes tens of milliseconds
        /// on each thread.
        private static let noImages = ImageMap.empty ?? images

        /// Captures the call stack without suspended async functions.
        package static func capture() -> CallSite { CallSite(images: noImages) }

        /// Omits the three innermost frames, which always belong to the runtime and the framework.
        package static func captureBeforeThrow() -> CallSite { CallSite(images: noImages, offset: 3, limit: 20) }

        /// In a task, includes suspended functions. The limit allows for twenty framework frames.
        package static func captureForFailure() -> CallSite {
            let isInTask = withUnsafeCurrentTask { $0 != nil }
            return CallSite(images: isInTask ? images : noImages, offset: 4, limit: 28)
        }

        /// Includes suspended async functions. The limit allows for ten framework frames.
        package static func captureInTask() -> CallSite { CallSite(images: images, limit: 20) }

        /// How many of the innermost frames belong to the runtime and this module.
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

        package var description: String? {
            let callers = callers
            return callers.lazy.compactMap(\.location).first.map { "\($0)" }
                ?? callers.lazy.compactMap(\.name).first
        }

        package var locations: [CodeLocation] { callers.compactMap(\.location) }

        /// The calling functions outside the framework, innermost first. The list ends at the first
        /// framework function that called them, such as the one that runs an example.
        private var callers: [FrameSymbol] {
            backtrace.map { Self.callers(in: $0.frames, on: $0.architecture) } ?? []
        }

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
