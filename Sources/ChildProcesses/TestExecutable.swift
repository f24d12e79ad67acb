import Foundation

/// A SwiftPM build product that contains the tests from one test target or from all test targets in
/// a package. On Linux, it is an executable. On macOS, it is a bundle that the `xctest` tool loads.
package struct TestExecutable: Sendable {
    /// The suffix of each executable that Swift Build creates to run the tests in a library. For
    /// example, `A-test-runner` loads `A.so`.
    package static let runnerSuffix = "-test-runner"

    /// The path to the bundle or, on Linux, to the executable.
    package let bundle: String

    package init(bundle: String) {
        self.bundle = bundle
    }

    package static func all(in folder: String) -> [TestExecutable] {
        FileManager.default.files(in: folder, ".xctest", runnerSuffix).map(TestExecutable.init)
    }

    package var name: String { URL(fileURLWithPath: bundle).lastPathComponent }

    package var path: String {
        #if canImport(Darwin)
            let name = URL(fileURLWithPath: bundle).deletingPathExtension().lastPathComponent
            return "\(bundle)/Contents/MacOS/\(name)"
        #else
            return bundle
        #endif
    }

    /// The path to the executable or library that contains the compiled tests.
    package var code: String {
        guard bundle.hasSuffix(Self.runnerSuffix) else { return path }
        let library = bundle.dropLast(Self.runnerSuffix.count) + ".so"
        return FileManager.default.fileExists(atPath: String(library)) ? String(library) : path
    }

    /// Whether the tests use Spec. Tests that don't use it can't be listed without running them.
    package var knowsSpec: Bool {
        // Every mangled name in the class `SpecCase` begins with this prefix.
        let symbol = "$s4Spec0A4CaseC"
        let data = try? Data(contentsOf: URL(fileURLWithPath: code), options: .mappedIfSafe)
        return data?.range(of: Data(symbol.utf8)) != nil
    }

    /// Returns the command that runs the tests in `classes`, or all tests if `classes` is empty.
    package func command(forClasses classes: [String]) -> (path: String, arguments: [String]) {
        let names = classes.joined(separator: ",")
        #if canImport(Darwin)
            // `xcrun` finds `xctest` in the selected Xcode and replaces itself with that tool.
            return ("/usr/bin/xcrun", ["xctest"] + (names.isEmpty ? [] : ["-XCTest", names]) + [bundle])
        #else
            return (bundle, names.isEmpty ? [] : [names])
        #endif
    }
}

package enum PackageRoot {
    package static func find(from path: String) -> String? {
        let start = URL(fileURLWithPath: path).standardizedFileURL
        let folders = sequence(first: start) {
            $0.path == "/" ? nil : $0.deletingLastPathComponent().standardizedFileURL
        }
        return folders.first { FileManager.default.fileExists(atPath: $0.appending(path: "Package.swift").path) }?.path
    }
}

extension FileManager {
    package func files(in folder: String, _ endings: String...) -> [String] {
        let names = (try? contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { name in endings.contains(where: name.hasSuffix) }.sorted().map { "\(folder)/\($0)" }
    }
}
