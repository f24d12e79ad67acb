import ProcessShims

#if os(Linux) && canImport(Runtime)
    import Runtime
#endif

/// The source location of a call to a function whose required signature, such as that of a method
/// of `DispatchQueue` or `Clock`, has no `#fileID`. Capturing it takes a microsecond; only
/// ``description`` and ``locations`` are slow.
package struct CallSite: Sendable {
    #if os(Linux) && canImport(Runtime)
        private let backtrace: Backtrace?

        /// The images, captured once: doing so for each call site would be a thousand times slower.
        static let images = ImageMap.capture()

        /// No images: with any, the runtime would read their symbols to find the frames of tasks,
        /// which takes tens of milliseconds on each thread. All images if the format is unknown.
        private static let noImages = ImageMap.empty ?? images

        /// Captures the callers of the calling function, as far as they are on the stack.
        package static func capture() -> CallSite { CallSite(images: noImages) }

        /// Captures the callers of a function that the runtime calls before it throws. At least the
        /// three innermost frames belong to the runtime and the framework.
        package static func captureBeforeThrow() -> CallSite { CallSite(images: noImages, offset: 3, limit: 20) }

        /// Captures the callers, including suspended ones; up to twenty may be framework code.
        package static func captureForFailure() -> CallSite {
            let isInTask = withUnsafeCurrentTask { $0 != nil }
            return CallSite(images: isInTask ? images : noImages, offset: 4, limit: 28)
        }

        /// Captures the callers of the calling async function, including suspended ones; up to ten
        /// of them may be framework code.
        package static func captureInTask() -> CallSite { CallSite(images: images, limit: 20) }

        /// The number of frames of the runtime and of this module that precede the captured ones.
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

        /// The file and line; the function if the line is unknown; `nil` if nothing is known.
        package var description: String? {
            let callers = callers
            return callers.lazy.compactMap(\.location).first.map { "\($0)" }
                ?? callers.lazy.compactMap(\.name).first
        }

        /// The known files and lines of the callers outside the framework, innermost first.
        package var locations: [CodeLocation] { callers.compactMap(\.location) }

        /// The calling functions, innermost first. Framework code that they call is left out, and
        /// framework code that calls them, such as the code that runs an example, ends the list.
        private var callers: [FrameSymbol] {
            backtrace.map { Self.callers(in: $0.frames, on: $0.architecture) } ?? []
        }

        /// Returns the functions in these frames that belong neither to the framework nor to a
        /// library.
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
