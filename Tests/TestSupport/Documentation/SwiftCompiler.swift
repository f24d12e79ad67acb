import XCTest

/// Checks source files with the compiler and the modules of this build.
public struct SwiftCompiler {
    private let compiler: URL
    private let products: URL

    /// Finds the compiler on the `PATH` and the modules beside the test bundle. Skips the test if either of them is missing.
    public init() throws {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        let compilers = folders.map { URL(fileURLWithPath: "\($0)/swiftc") }
        guard let compiler = compilers.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
            throw XCTSkip("there is no swiftc on the PATH")
        }
        self.compiler = compiler
        products = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        guard !moduleMaps.isEmpty else {
            throw XCTSkip("the modules of this build do not stand beside the test bundle")
        }
    }

    /// Runs the compiler in Swift 6 mode.
    ///
    /// - Parameter arguments: The compiler's task, such as `-typecheck`, and the files.
    /// - Returns: Whether the compiler accepts the files, and what it prints.
    public func run(_ arguments: [String]) throws -> (isCorrect: Bool, log: String) {
        let file = FileManager.default.temporaryDirectory.appending(path: "compiler-\(UUID().uuidString)")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = compiler
        process.arguments =
            ["-swift-version", "6", "-I", modules.path]
            + moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
            + arguments
        process.standardOutput = try FileHandle(forWritingTo: file)
        process.standardError = process.standardOutput
        try process.run()
        let end = Date(timeIntervalSinceNow: 60)
        while process.isRunning, Date() < end { usleep(10_000) }
        if process.isRunning {
            process.terminate()
            XCTFail("the compiler takes longer than 60 s")
        }
        process.waitUntilExit()
        return (process.terminationStatus == 0, try String(contentsOf: file, encoding: .utf8))
    }

    // MARK: The two layouts: SwiftPM's own build system has folders beside the products, Swift Build has not.

    private var modules: URL {
        let folder = products.appending(path: "Modules")
        return FileManager.default.fileExists(atPath: folder.path) ? folder : products
    }

    private var moduleMaps: [URL] {
        let generated = products.appending(path: "../../Intermediates.noindex/GeneratedModuleMaps-linux").standardized
        let maps = ["ProcessShims", "TaskHooks"].flatMap {
            [products.appending(path: "\($0).build/module.modulemap"), generated.appending(path: "\($0).modulemap")]
        }
        return maps.filter { FileManager.default.fileExists(atPath: $0.path) }
    }
}
