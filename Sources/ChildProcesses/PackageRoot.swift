import Foundation

/// The folder of a package.
package enum PackageRoot {
    /// The nearest folder with a `Package.swift`, from a path upwards, as SwiftPM finds it; `nil` if there is none.
    package static func find(from path: String) -> String? {
        let start = URL(fileURLWithPath: path).standardizedFileURL
        let folders = sequence(first: start) {
            $0.path == "/" ? nil : $0.deletingLastPathComponent().standardizedFileURL
        }
        return folders.first { FileManager.default.fileExists(atPath: $0.appending(path: "Package.swift").path) }?.path
    }
}
