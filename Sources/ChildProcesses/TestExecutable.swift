import Foundation

/// The tests that SwiftPM builds for all test targets of a package, or for one of them: an
/// executable on Linux; on macOS, a bundle that contains one, which the `xctest` tool loads.
package struct TestExecutable: Sendable {
    /// The suffix of the executable with which Swift Build loads the tests: `A-test-runner` loads
    /// `A.so`.
    package static let runnerSuffix = "-test-runner"

    /// The path of the bundle.
    package let bundle: String

    package init(bundle: String) {
        self.bundle = bundle
    }

    /// The tests in a folder of build products, sorted by name.
    package static func all(in folder: String) -> [TestExecutable] {
        FileManager.default.files(in: folder + "/", ".xctest", runnerSuffix).map(TestExecutable.init)
    }

    /// The name of the bundle.
    package var name: String { URL(fileURLWithPath: bundle).lastPathComponent }

    /// The path of the executable itself.
    package var path: String {
        #if canImport(Darwin)
            let name = URL(fileURLWithPath: bundle).deletingPathExtension().lastPathComponent
            return "\(bundle)/Contents/MacOS/\(name)"
        #else
            return bundle
        #endif
    }

    /// The path of the file that contains the code of the tests.
    package var code: String {
        guard bundle.hasSuffix(Self.runnerSuffix) else { return path }
        let library = bundle.dropLast(Self.runnerSuffix.count) + ".so"
        return FileManager.default.fileExists(atPath: String(library)) ? String(library) : path
    }

    /// Whether the tests are linked with the Spec module. Without it, a process that is asked for a
    /// list would run all its tests.
    package var knowsSpec: Bool {
        // The prefix of all symbols of the class `SpecCase`.
        let symbol = "$s4Spec0A4CaseC"
        let data = try? Data(contentsOf: URL(fileURLWithPath: code), options: .mappedIfSafe)
        return data?.range(of: Data(symbol.utf8)) != nil
    }

    /// The command that runs the tests of the given classes; of all classes if the list is empty.
    package func command(forClasses classes: [String]) -> (path: String, arguments: [String]) {
        let names = classes.joined(separator: ",")
        #if canImport(Darwin)
            // `xcrun` finds the tool in the selected Xcode and replaces itself with it.
            return ("/usr/bin/xcrun", ["xctest"] + (names.isEmpty ? [] : ["-XCTest", names]) + [bundle])
        #else
            return (bundle, names.isEmpty ? [] : [names])
        #endif
    }
}

/// The folder of a package.
package enum PackageRoot {
    /// The nearest folder that contains a `Package.swift`, from a path upwards; `nil` if there is
    /// none.
    package static func find(from path: String) -> String? {
        let start = URL(fileURLWithPath: path).standardizedFileURL
        let folders = sequence(first: start) {
            $0.path == "/" ? nil : $0.deletingLastPathComponent().standardizedFileURL
        }
        return folders.first { FileManager.default.fileExists(atPath: $0.appending(path: "Package.swift").path) }?.path
    }
}

extension FileManager {
    /// The paths of the files in a folder whose names have one of the suffixes, sorted by name.
    ///
    /// - Parameter folder: The folder, with a trailing slash; empty for the working directory.
    package func files(in folder: String, _ endings: String...) -> [String] {
        let names = (try? contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
        return names.filter { name in endings.contains(where: name.hasSuffix) }.sorted().map { folder + $0 }
    }
}
