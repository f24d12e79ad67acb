import Foundation
import SpecEvents
import Synchronization

#if os(Linux) && canImport(Runtime)
    import Runtime
#endif

/// Where something was called, also by code that passes no `#fileID` on: the exact signatures of `DispatchQueue` and
/// `Clock` have no room for it. To note it costs a microsecond; only ``description`` looks names and lines up.
struct CallSite: Sendable {
    #if os(Linux) && canImport(Runtime)
        private let backtrace: Backtrace?

        /// The images of the process when it was first asked for them: to ask each time costs a thousand times as much.
        private static let images = ImageMap.capture()

        /// No images at all. To tell which frame is that of a task, the runtime reads the symbols of its image, which takes
        /// tens of milliseconds on each thread. Decoded, because there is no other way to make one; where the runtime
        /// knows another format, these are all images.
        private static let noImages = (try? JSONDecoder().decode(ImageMap.self, from: Data(#""AgAA""#.utf8))) ?? images

        /// Notes the callers of the function that calls this, as far as they are on the stack.
        static func capture() -> CallSite { CallSite(images: noImages) }

        /// Notes the callers of the async function that calls this, also those that have suspended.
        static func captureInTask() -> CallSite { CallSite(images: images) }

        private init(images: ImageMap) {
            backtrace = try? Backtrace.capture(algorithm: .fast, limit: 10, top: 0, images: images)
        }

        /// The descriptions that somebody has asked for. To look one up takes a tenth of a second and more.
        private static let descriptions = Mutex<[String: String?]>([:])

        /// The file and the line; the function where the lines are not known; `nil` if nothing is.
        var description: String? {
            let key = backtrace?.frames.map(\.description).joined(separator: " ") ?? ""
            if let known = Self.descriptions.withLock({ $0[key] }) { return known }
            let description = lookUp()
            Self.descriptions.withLock { $0[key] = .some(description) }
            return description
        }

        private func lookUp() -> String? {
            guard let frames = backtrace?.symbolicated(with: Self.images)?.frames else { return nil }
            let callers = frames.compactMap(\.symbol).drop(while: \.isOwn).filter { !$0.isOwn }
            if let location = callers.lazy.compactMap(\.writtenLocation).first {
                return "\(CodeLocation(file: location.path, line: location.line))"
            }
            return callers.first { !$0.isSwiftThunk && $0.rawName.hasPrefix("$s") }?.name
        }
    #else
        static func capture() -> CallSite { CallSite() }

        static func captureInTask() -> CallSite { CallSite() }

        var description: String? { nil }
    #endif
}

#if os(Linux) && canImport(Runtime)
    extension SymbolicatedBacktrace.Symbol {
        /// `Sources`, from the root on.
        private static let sources = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

        /// Whether this is code of this module, or of the libraries below it.
        fileprivate var isOwn: Bool {
            let path = sourceLocation?.path ?? ""
            if path.contains(Self.sources + "/VirtualTime/") || path.contains("Sources/TaskHooks/") { return true }
            return imageName.hasPrefix("libswift") || imageName.hasPrefix("libdispatch")
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
