import XCTest

@testable import SpecRunner

final class TestBundleTests: XCTestCase {
    func testTheCommandHasAllClassesInOneArgument() throws {
        let bundle = try TestBundle(path: "/bin/sh", environment: [:])
        let command = bundle.command(forClasses: ["A.One", "A.Two"])
        XCTAssertEqual(command.path, "/bin/sh")
        XCTAssertEqual(command.arguments, ["A.One,A.Two"])
        XCTAssertEqual(bundle.code, "/bin/sh")
    }

    func testWithoutClassesItHasNoArgument() throws {
        XCTAssertEqual(try TestBundle(path: "/bin/sh", environment: [:]).command(forClasses: []).arguments, [])
    }

    func testWhatIsNoExecutableFileIsNoBundle() {
        XCTAssertThrowsError(try TestBundle(path: "/nowhere", environment: [:])) { error in
            let text =
                "/nowhere is not an executable file; without --bundle the runner builds the package and finds its tests"
            XCTAssertEqual("\(error)", text)
        }
    }
}
