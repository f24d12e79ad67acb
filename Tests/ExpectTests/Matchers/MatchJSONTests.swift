import Expect
import Foundation
import XCTest

final class MatchJSONTests: XCTestCase {
    func testAText() {
        XCTAssertEqual(
            wording(
                matchJSON(#"{"id": 7, "tags": [1, 2]}"#),
                good: #"{"tags":[1,2],"id":7.0}"#,
                bad: #"{"id": 8, "tags": [1]}"#
            ),
            #"""
            to: expected to match JSON "{\"id\": 7, \"tags\": [1, 2]}", got "{\"id\": 8, \"tags\": [1]}"
              ["id"]: expected 7, got 8
              ["tags"][1]: missing 2
            not to: expected not to match JSON "{\"id\": 7, \"tags\": [1, 2]}", got "{\"tags\":[1,2],\"id\":7.0}"
            nil: expected to match JSON "{\"id\": 7, \"tags\": [1, 2]}", got nil
            nil not: expected not to match JSON "{\"id\": 7, \"tags\": [1, 2]}", got nil
            throws: expected to match JSON "{\"id\": 7, \"tags\": [1, 2]}", threw small
            throws not: expected not to match JSON "{\"id\": 7, \"tags\": [1, 2]}", threw small
            """#
        )
    }

    func testData() {
        XCTAssertEqual(
            wording(matchJSON("[1]"), good: Data("[ 1 ]".utf8), bad: Data("[null]".utf8)),
            #"""
            to: expected to match JSON "[1]", got 6 bytes <5b 6e 75 6c 6c 5d>
              [0]: expected 1, got nil
            not to: expected not to match JSON "[1]", got 5 bytes <5b 20 31 20 5d>
            nil: expected to match JSON "[1]", got nil
            nil not: expected not to match JSON "[1]", got nil
            throws: expected to match JSON "[1]", threw small
            throws not: expected not to match JSON "[1]", threw small
            """#
        )
    }
}
