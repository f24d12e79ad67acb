import XCTest

@testable import SpecEvents

final class FailureCollectionTests: XCTestCase {
    func testItKeepsWhatComesBeforeItsEnd() {
        let collection = FailureCollection()
        let failures = ["one", "two"].map { RecordedFailure(message: $0, location: nil) }
        XCTAssertEqual(failures.map { collection.add($0) }, [true, true])
        XCTAssertEqual(collection.close(), failures)
        XCTAssertFalse(collection.add(failures[0]))
        XCTAssertEqual(collection.close(), [])
    }
}
