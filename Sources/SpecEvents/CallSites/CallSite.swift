import ProcessShims

#if os(Linux) && canImport(Runtime)
    import Runtime
#endif

/// Where something was called, also by code that passes no `#fileID` on: the exact signatures of `DispatchQueue` and
/// `Clock` have no room for it. To note it costs a microsecond; only ``description`` and ``locations`` look names and lines up.
package struct CallSite: Sendable {
    #if os(Linux) && canImport(Runtime)
        private let backtrace: Backtrace?

        /// The images of the process when it was first asked for them: to ask each time costs a thousand times as much.
        static let images = ImageMap.capture()

        /// No images at all. To tell which frame is that of a task, the runtime reads the symbols of its image, which takes
        /// tens of milliseconds on each thread. Where the runtime knows another format, these are all images.
        private static let noImages = ImageMap.empty ?? images

        /// Notes the callers of the function that calls this, as far as they are on the stack.
        package static func capture() -> CallSite { CallSite(images: noImages) }

        /// Notes the callers of a function that the runtime calls before it throws. At least the
        /// three innermost frames are code of the runtime and of the framework.
        package static func captureBeforeThrow() -> CallSite { CallSite(images: noImages, offset: 3, limit: 20) }

        /// Notes the callers of the function that calls this, also those that have suspended; up to
        /// twenty of them may be code of the framework.
        package static func captureForFailure() -> CallSite {
            let isInTask = withUnsafeCurrentTask { $0 != nil }
            return CallSite(images: isInTask ? images : noImages, offset: 4, limit: 28)
        }

        /// Notes the callers of the async function that calls this, also those that have suspended;
        /// up to ten of them may be code of the framework.
        package static func captureInTask() -> CallSite { CallSite(images: images, limit: 20) }

        /// The frames of the runtime and of this module before those that are to be noted.
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

        /// The file and the line; the function where the lines are not known; `nil` if nothing is.
        package var description: String? {
            let callers = callers
            return callers.lazy.compactMap(\.location).first.map { "\($0)" }
                ?? callers.lazy.compactMap(\.name).first
        }

        /// The files and the lines of the callers, from the inside out, as far as they are known. Not those of the framework.
        package var locations: [CodeLocation] { callers.compactMap(\.location) }

        /// The functions that called, from the inside out. Code of the framework that they called is left out, and it ends
        /// them: below it again is what called the framework, such as the code around an example.
        private var callers: [FrameSymbol] {
            backtrace.map { Self.callers(in: $0.frames, on: $0.architecture) } ?? []
        }

        /// The functions of some frames that are neither the framework's nor a library's.
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
