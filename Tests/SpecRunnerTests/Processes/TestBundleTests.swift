import XCTest

@testable import SpecRunner

final class TestBundleTests: XCTestCase {
    func testTheCommandHasAllClassesInOneArgument() throws {
        let bundle = try TestBundle(path: "/bin/sh", environment: [:])
        let command = bundle.executable.command(forClasses: ["A.One", "A.Two"])
        XCTAssertEqual(command.path, "/bin/sh")
        XCTAssertEqual(command.arguments, ["A.One,A.Two"])
        XCTAssertEqual(bundle.executable.code, "/bin/sh")
    }

    func testWithoutClassesItHasNoArgument() throws {
        XCTAssertEqual(
            try TestBundle(path: "/bin/sh", environment: [:]).executable.command(forClasses: []).arguments,
            []
        )
    }

    func testTheTestsOfSwiftBuildAreInALibraryBesideTheExecutable() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "products-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (runner, library) = (folder.appending(path: "A-test-runner").path, folder.appending(path: "A.so").path)
        try FileManager.default.createSymbolicLink(atPath: runner, withDestinationPath: "/bin/sh")
        let bundle = try TestBundle(path: runner, environment: [:])
        XCTAssertEqual(bundle.executable.code, runner)
        try Data("$s4Spec0A4CaseCMn".utf8).write(to: URL(fileURLWithPath: library))
        XCTAssertEqual(bundle.executable.code, library)
        XCTAssertTrue(bundle.executable.knowsSpec)
        XCTAssertFalse(try TestBundle(path: "/bin/sh", environment: [:]).executable.knowsSpec)
        XCTAssertTrue(try FixtureProcess.bundle(of: "Green").executable.knowsSpec)
        XCTAssertThrowsError(try TestBundle(path: library, environment: [:])) { error in
            XCTAssertEqual("\(error)", "\(library) is a library, which \(runner) loads; give --bundle that one")
        }
    }

    func testWhatIsNoExecutableFileIsNoBundle() {
        XCTAssertThrowsError(try TestBundle(path: "/nowhere", environment: [:])) { error in
            let text =
                "/nowhere is not an executable file; without --bundle the runner builds the package and finds its tests"
            XCTAssertEqual("\(error)", text)
        }
    }
}
