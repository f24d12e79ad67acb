#if !canImport(ObjectiveC)
    import Foundation

    /// The classes that XCTest knows, with their names in `swift test list`: `Module.Class`.
    enum ListedClasses {
        /// Asks another process of this executable, which lists all classes, unlike this process with its selection.
        static func ask() -> Set<String> {
            let process = Process()
            let output = Pipe()
            process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            process.arguments = ["--list-tests"]
            process.standardOutput = output
            process.standardError = FileHandle.nullDevice
            guard (try? process.run()) != nil else { return [] }
            let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            return classes(in: text)
        }

        /// The classes in such a list, which has a line `Module.Class/name` for each test.
        static func classes(in list: String) -> Set<String> {
            Set(list.split(separator: "\n").filter { $0.contains("/") }.map { String($0.prefix { $0 != "/" }) })
        }
    }
#endif
