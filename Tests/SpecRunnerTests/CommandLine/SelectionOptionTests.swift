import SpecEvents
import XCTest

@testable import SpecRunner

/// The options that select which examples run.
final class SelectionOptionTests: OptionTestCase {
    func testPlaces() throws {
        for text in ["Specs/FooSpec.swift:12", "FooSpec.swift", "Specs/Cart", "/a/b", "./Cart", "a b/c"] {
            XCTAssertEqual(try options(text).request.places, [PlaceFilter(text)])
        }
        XCTAssertEqual(
            try options("a/b", "run", "c.swift", exists: ["run"]).request.places.map(\.text),
            ["a/b", "run", "c.swift"]
        )
        XCTAssertEqual(try options("run", "a/b").request.places.map(\.text), ["a/b"])
        XCTAssertEqual(try options("Cart", exists: ["Cart"]).request.places.map(\.text), ["Cart"])
        for text in ["FooSpec.swift:0", "FooSpec.swift:", "FooSpec.swift:x"] {
            XCTAssertEqual(problem(text), "\(text): what follows the colon has to be a line number, 1 or greater")
        }
        XCTAssertEqual(PlaceFilter("A.swift:12")?.line, 12)
        XCTAssertEqual(PlaceFilter("A.swift:12")?.path, "A.swift")
        XCTAssertEqual(PlaceFilter("A.swift:12:5")?.line, 12)
        XCTAssertEqual(PlaceFilter("A.swift:12:5")?.path, "A.swift")
        XCTAssertEqual(PlaceFilter("a:b:12")?.path, "a:b")
        XCTAssertNil(PlaceFilter("A.swift:12:"))
        XCTAssertNil(PlaceFilter("A.swift")?.line)
        XCTAssertNil(PlaceFilter("FooSpec.swift:"))
        XCTAssertNil(PlaceFilter("FooSpec.swift:0"))
        XCTAssertNil(PlaceFilter(":3"))
    }

    func testShards() throws {
        XCTAssertEqual(try options("--shard", "2/3").shard, Shard(number: 2, of: 3))
        for text in ["0/3", "4/3", "2", "a/b", "1/0", "1/2/3"] {
            XCTAssertEqual(
                problem("--shard", text),
                "--shard \(text): the value has to be I/N with I from 1 to N, such as 2/3"
            )
        }
    }

    func testSeveralFiltersSelectWhatAnyOfThemMatches() throws {
        XCTAssertEqual(try options("--filter", "a|b", "--filter=c").request.filter, "(?:a|b)|(?:c)")
        XCTAssertEqual(
            try options("--filter", "(?i)a", "--filter=c", "--filter", "d").request.filter,
            "(?:(?:(?i)a)|(?:c))|(?:d)"
        )
        XCTAssertEqual(
            problem("--filter", #"(a)\1"#, "--filter", "b"),
            #"--filter (a)\1: a reference such as \1 cannot be used with more than one --filter"#
        )
        XCTAssertEqual(
            problem("--filter", "b", "--filter", #"(a)\1"#),
            #"--filter (a)\1: a reference such as \1 cannot be used with more than one --filter"#
        )
        XCTAssertEqual(try options("--filter", #"\d\\1"#, "--filter", "b").request.filter, #"(?:\d\\1)|(?:b)"#)
        XCTAssertEqual(try options("--filter", #"(a)\1"#).request.filter, #"(a)\1"#)
    }
}
