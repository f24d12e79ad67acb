import Foundation
import XCTest

@testable import SpecDiscoveryCore

final class XCTestFixturesTests: XCTestCase {
    private func areUsed(in source: String) -> Bool {
        XCTestFixtures.areUsed(in: Data(source.utf8))
    }

    func testWhatOnlyXCTestsPaceProvidesForIsSeen() {
        XCTAssertTrue(areUsed(in: "override func setUp() async throws {}"))
        XCTAssertTrue(areUsed(in: "override func tearDown() async throws {}"))
        XCTAssertTrue(areUsed(in: "extension XCTestCase { func track() { addTeardownBlock { await x() } } }"))
    }

    func testTheSyncFormsAreNot() {
        XCTAssertFalse(areUsed(in: "override func setUp() {}\noverride func tearDownWithError() throws {}"))
    }
}
