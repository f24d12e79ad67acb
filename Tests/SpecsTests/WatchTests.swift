import Foundation
import XCTest

@testable import specs

final class WatchTests: XCTestCase {
    private let folder = URL(fileURLWithPath: "/p", isDirectory: true)

    private func isWatched(_ path: String, reports: [String] = []) -> Bool {
        Watch.isWatched(URL(fileURLWithPath: "/p/\(path)"), in: folder, besides: reports)
    }

    func testSourcesResourcesAndManifestsAreWatched() {
        XCTAssertTrue(isWatched("Package.swift"))
        XCTAssertTrue(isWatched("Sources/A/A.swift"))
        XCTAssertTrue(isWatched("Tests/A/Resources/a.json"))
    }

    func testLogsBesideTheManifestAndReportsAreNot() {
        XCTAssertFalse(isWatched("build.log"))
        XCTAssertFalse(isWatched("docs/specs.html", reports: ["/p/docs/specs.html"]))
    }
}
