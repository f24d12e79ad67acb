import Foundation
import SpecEvents
import Synchronization

#if os(Linux) && canImport(Runtime)
    import Runtime
#endif

/// Where something was called, also by code that passes no `#fileID` on: the exact signatures of `DispatchQueue` and
/// `Clock` have no room for it. To note it costs a microsecond; only ``description`` looks names and lines up.
package struct CallSite: Sendable {
    #if os(Linux) && canImport(Runtime)
        private let backtrace: Backtrace?

        /// The images of the process when it was first asked for them: to ask each time costs a thousand times as much.
        private static let images = ImageMap.capture()

        /// No images at all. To tell which frame is that of a task, the runtime reads the symbols of its image, which takes
        /// tens of milliseconds on each thread. Decoded, because there is no other way to make one; where the runtime
        /// knows another format, these are all images.
        private static let noImages = (try? JSONDecoder().decode(ImageMap.self, from: Data(#""AgAA""#.utf8))) ?? images

        /// Notes the callers of the function that calls this, as far as they are on the stack.
        package static func capture() -> CallSite { CallSite(images: noImages) }

        /// Notes the callers of a function that the runtime calls before it throws. At least the three innermost frames are
        /// code of the runtime and of the framework.
        package static func captureBeforeThrow() -> CallSite { CallSite(images: noImages, offset: 3, limit: 20) }

        /// Notes the callers of the async function that calls this, also those that have suspended.
        package static func captureInTask() -> CallSite { CallSite(images: images) }

        private init(images: ImageMap, offset: Int = 0, limit: Int = 10) {
            backtrace = try? Backtrace.capture(
                algorithm: .fast,
                limit: limit,
                offset: offset,
                top: 0,
                images: images
            )
        }

        private struct Callers {
            /// The files and the lines, from the inside out.
            var locations: [CodeLocation] = []
            /// The innermost function.
            var function: String?
        }

        /// The callers that somebody has asked for. To look them up takes a tenth of a second and more.
        private static let known = Mutex<[String: Callers]>([:])

        /// The file and the line; the function where the lines are not known; `nil` if nothing is.
        package var description: String? {
            let callers = callers
            return callers.locations.first.map { "\($0)" } ?? callers.function
        }

        /// The files and the lines of the callers, from the inside out, as far as they are known. Not those of the framework.
        package var locations: [CodeLocation] { callers.locations }

        private var callers: Callers {
            let key = backtrace?.frames.map(\.description).joined(separator: " ") ?? ""
            if let known = Self.known.withLock({ $0[key] }) { return known }
            let callers = lookUp()
            Self.known.withLock { $0[key] = callers }
            return callers
        }

        private func lookUp() -> Callers {
            guard let frames = backtrace?.symbolicated(with: Self.images)?.frames else { return Callers() }
            // Below the framework stands what called it, such as the code around an example.
            let callers = frames.compactMap(\.symbol).drop(while: \.isOwn).prefix { !$0.isOfFramework }
                .filter { !$0.isOwn }
            return Callers(
                locations: callers.compactMap(\.writtenLocation).map { CodeLocation(file: $0.path, line: $0.line) },
                function: callers.first { !$0.isSwiftThunk && $0.rawName.hasPrefix("$s") }?.name
            )
        }
    #else
        package static func capture() -> CallSite { CallSite() }

        package static func captureBeforeThrow() -> CallSite { CallSite() }

        package static func captureInTask() -> CallSite { CallSite() }

        package var description: String? { nil }

        package var locations: [CodeLocation] { [] }
    #endif
}

#if os(Linux) && canImport(Runtime)
    extension SymbolicatedBacktrace.Symbol {
        /// The folders of the modules of the framework.
        private static let folders = {
            let sources = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
            let modules = ["CallSites", "Expect", "ProcessShims", "Spec", "SpecEvents", "TaskHooks", "VirtualTime"]
            return modules.map { "\(sources)/\($0)/" }
        }()

        /// Whether this is code of the framework.
        fileprivate var isOfFramework: Bool {
            let path = sourceLocation?.path ?? ""
            return Self.folders.contains(where: path.contains)
        }

        /// Whether this is code of the framework, or of the libraries below it.
        fileprivate var isOwn: Bool {
            isOfFramework || imageName.hasPrefix("libswift") || imageName.hasPrefix("libdispatch")
        }

        /// The file and the line that somebody wrote: thunks of the compiler have none.
        fileprivate var writtenLocation: SymbolicatedBacktrace.SourceLocation? {
            guard let sourceLocation, sourceLocation.line > 0, sourceLocation.path.hasSuffix(".swift") else {
                return nil
            }
            return sourceLocation
        }
    }
#endif
