import ProcessShims

#if os(Linux) && canImport(Runtime)
    import Runtime
#endif

/// The place of a call, even if the callee's exact signature (`DispatchQueue`, `Clock`) has no
/// `#fileID`. Capturing takes a microsecond; only ``description`` and ``locations`` are slow.
package struct CallSite: Sendable {
    #if os(Linux) && canImport(Runtime)
        private let backtrace: Backtrace?

        /// The images of the process at first use: each new query is a thousand times as slow.
        static let images = ImageMap.capture()

        /// No images. To find the frames of tasks, the runtime reads the symbols of their images,
        /// tens of milliseconds on each thread. If the format is unknown, these are all images.
        private static let noImages = ImageMap.empty ?? images

        /// Captures the callers of the calling function, as far as they are on the stack.
        package static func capture() -> CallSite { CallSite(images: noImages) }

        /// Captures the callers of a function that the runtime calls before it throws. At least the
        /// three innermost frames belong to the runtime and the framework.
        package static func captureBeforeThrow() -> CallSite { CallSite(images: noImages, offset: 3, limit: 20) }

        /// Captures the callers of the calling function, including suspended ones; up to twenty of
        /// them may be code of the framework.
        package static func captureForFailure() -> CallSite {
            let isInTask = withUnsafeCurrentTask { $0 != nil }
            return CallSite(images: isInTask ? images : noImages, offset: 4, limit: 28)
        }

        /// Captures the callers of the calling async function, including suspended ones; up to ten
        /// of them may be code of the framework.
        package static func captureInTask() -> CallSite { CallSite(images: images, limit: 20) }

        /// The frames of the runtime and of this module before the captured ones.
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

        /// The file and the line; the function if the line is unknown; `nil` if nothing is known.
        package var description: String? {
            let callers = callers
            return callers.lazy.compactMap(\.location).first.map { "\($0)" }
                ?? callers.lazy.compactMap(\.name).first
        }

        /// The known files and lines of the callers outside the framework, from the inside out.
        package var locations: [CodeLocation] { callers.compactMap(\.location) }

        /// The calling functions, from the inside out. Framework code that they called is left out,
        /// and framework code that called them, such as that around an example, ends the list.
        private var callers: [FrameSymbol] {
            backtrace.map { Self.callers(in: $0.frames, on: $0.architecture) } ?? []
        }

        /// The functions of some frames that belong neither to the framework nor to a library.
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
