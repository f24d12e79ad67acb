import Expect
import XCTest

/// Each operator in each of its forms: with `expect` and `require`, sync and async, passing and failing. The operators bypass the
/// matchers, but must report the same messages.
final class OperatorFamilyTests: XCTestCase {
    private let object = Dog()

    private func messages(of body: () throws -> Void) -> [String] {
        gatherFailures(body).map(\.message).filter { !$0.hasPrefix("threw") }
    }

    private func messages(of body: () async throws -> Void) async -> [String] {
        await gatherFailures(body).map(\.message).filter { !$0.hasPrefix("threw") }
    }

    func testTheyPass() async {
        let object = self.object
        let found = await gatherFailures {
            expect(1) == 1
            expect(1) != 2
            expect(nil as Int?) == nil
            expect(1) != nil
            expect(2) < 3
            expect(2) <= 2
            expect(3) > 2
            expect(2) >= 2
            expect(object) === object
            expect(object) !== Dog()
            expect(0.5) ≈ 0.5
            expect(0.5) ≈ 0.6 ± 0.2
            expect(0.5) == 0.6 ± 0.2
            expect((1, "a")) == (1, "a")
            expect((1, "a")) != (1, "b")
            expect((1, 2, 3)) == (1, 2, 3)
            expect((1, 2, 3)) != (1, 2, 4)
            expect((1, 2, 3, 4)) == (1, 2, 3, 4)
            expect((1, 2, 3, 4)) != (1, 2, 3, 5)

            try require(1) == 1
            try require(1) != 2
            try require(1) < 2
            try require(1) <= 1
            try require(2) > 1
            try require(2) >= 2
            try require(object) === object
            try require(object) !== Dog()
            try require(0.5) ≈ 0.5
            try require(0.5) ≈ 0.6 ± 0.2
            try require(0.5) == 0.6 ± 0.2
            try require((1, "a")) == (1, "a")
            try require((1, "a")) != (1, "b")
            try require((1, 2, 3)) == (1, 2, 3)
            try require((1, 2, 3, 4)) != (1, 2, 3, 5)

            await expect { await later(1) } == 1
            await expect { await later(1) } != 2
            await expect { await later(1) } < 2
            await expect { await later(1) } <= 1
            await expect { await later(2) } > 1
            await expect { await later(2) } >= 2
            await expect { await later(object) } === object
            await expect { await later(object) } !== Dog()
            await expect { await later(0.5) } ≈ 0.5
            await expect { await later(0.5) } ≈ 0.6 ± 0.2
            await expect { await later(0.5) } == 0.6 ± 0.2
            await expect { await later((1, "a")) } == (1, "a")
            await expect { await later((1, "a")) } != (1, "b")
            await expect { await later((1, 2, 3)) } == (1, 2, 3)
            await expect { await later((1, 2, 3)) } != (1, 2, 4)
            await expect { await later((1, 2, 3, 4)) } == (1, 2, 3, 4)
            await expect { await later((1, 2, 3, 4)) } != (1, 2, 3, 5)

            try await require { await later(1) } == 1
            try await require { await later(1) } != 2
            try await require { await later(1) } < 2
            try await require { await later(1) } <= 1
            try await require { await later(2) } > 1
            try await require { await later(2) } >= 2
            try await require { await later(object) } === object
            try await require { await later(object) } !== Dog()
            try await require { await later(0.5) } ≈ 0.6 ± 0.2
            try await require { await later((1, "a")) } == (1, "a")
            try await require { await later((1, "a")) } != (1, "b")
        }
        XCTAssertEqual(found.map(\.message), [])
    }

    func testExpectationsFail() {
        let found = messages {
            expect(1) == 2
            expect(1) != 1
            expect(nil as Int?) == 1
            expect(1) == nil
            expect(nil as Int?) != nil
            expect { try trouble() as Int } == 1
            expect { try trouble() as Int } != 1
            expect(3) < 3
            expect(3) <= 2
            expect(3) > 3
            expect(2) >= 3
            expect(nil as Int?) < 3
            expect { try trouble() as Int } > 3
            expect(0.5) ≈ 0.6
            expect(0.5) ≈ 0.6 ± 0.05
            expect(0.5) == 0.6 ± 0.05
            expect((1, "a")) == (1, "b")
            expect((1, "a")) != (1, "a")
            expect((1, 2, 3)) == (1, 2, 4)
            expect((1, 2, 3)) != (1, 2, 3)
            expect((1, 2, 3, 4)) == (1, 2, 3, 5)
            expect((1, 2, 3, 4)) != (1, 2, 3, 4)
            expect(nil as (Int, Int)?) == (1, 2)
            expect(nil as (Int, Int)?) != (1, 2)
        }
        XCTAssertEqual(
            found,
            [
                "expected to equal 2, got 1", "expected not to equal 1, got 1", "expected to equal 1, got nil",
                "expected to equal nil, got 1", "expected not to equal nil, got nil",
                "expected to equal 1, threw Trouble.small",
                "expected not to equal 1, threw Trouble.small", "expected to be less than 3, got 3",
                "expected to be less than or equal to 2, got 3", "expected to be greater than 3, got 3",
                "expected to be greater than or equal to 3, got 2", "expected to be less than 3, got nil",
                "expected to be greater than 3, threw Trouble.small",
                "expected to be close to 0.6 (within 0.0001), got 0.5",
                "expected to be close to 0.6 (within 0.05), got 0.5",
                "expected to be close to 0.6 (within 0.05), got 0.5",
                #"expected to equal (1, "b"), got (1, "a")"#, #"expected not to equal (1, "a"), got (1, "a")"#,
                "expected to equal (1, 2, 4), got (1, 2, 3)", "expected not to equal (1, 2, 3), got (1, 2, 3)",
                "expected to equal (1, 2, 3, 5), got (1, 2, 3, 4)",
                "expected not to equal (1, 2, 3, 4), got (1, 2, 3, 4)",
                "expected to equal (1, 2), got nil", "expected not to equal (1, 2), got nil",
            ]
        )
    }

    func testEachElementOfATupleCounts() {
        XCTAssertEqual(
            messages {
                expect((0, 1)) == (1, 1)
                expect((1, 0)) == (1, 1)
                expect((0, 1, 1)) == (1, 1, 1)
                expect((1, 0, 1)) == (1, 1, 1)
                expect((1, 1, 0)) == (1, 1, 1)
                expect((0, 1, 1, 1)) == (1, 1, 1, 1)
                expect((1, 0, 1, 1)) == (1, 1, 1, 1)
                expect((1, 1, 0, 1)) == (1, 1, 1, 1)
                expect((1, 1, 1, 0)) == (1, 1, 1, 1)
                expect([(1, 1, 1)]).to(equal([(1, 1, 0)]))
                expect([(1, 1, 1, 1)]).to(equal([(1, 1, 1, 0)]))
            }.count,
            11
        )
        expect([(1, 1, 1)]).to(equal([(1, 1, 1)]))
        expect([(1, 1, 1, 1)]).to(equal([(1, 1, 1, 1)]))
    }

    func testRequirementsFailAndEndTheTest() {
        let object = self.object
        let bodies: [() throws -> Void] = [
            { try require(1) == 2 }, { try require(1) != 1 }, { try require(1) < 1 }, { try require(2) <= 1 },
            { try require(1) > 1 }, { try require(1) >= 2 }, { try require(object) === Dog() },
            { try require(object) !== object }, { try require(0.5) ≈ 0.6 }, { try require(0.5) ≈ 0.6 ± 0.05 },
            { try require(0.5) == 0.6 ± 0.05 }, { try require((1, 2)) == (1, 3) }, { try require((1, 2)) != (1, 2) },
            { try require((1, 2, 3)) == (1, 3, 3) }, { try require((1, 2, 3)) != (1, 2, 3) },
            { try require((1, 2, 3, 4)) == (1, 2, 3, 5) }, { try require((1, 2, 3, 4)) != (1, 2, 3, 4) },
        ]
        for (index, body) in bodies.enumerated() {
            XCTAssertEqual(messages { XCTAssertThrowsError(try body(), "\(index)") }.count, 1, "\(index)")
        }
    }

    func testAsyncExpectationsFail() async {
        let object = self.object
        let found = await messages {
            await expect { await later(1) } == 2
            await expect { await later(1) } != 1
            await expect { await later(1) } < 1
            await expect { await later(2) } <= 1
            await expect { await later(1) } > 1
            await expect { await later(1) } >= 2
            await expect { await later(0.5) } ≈ 0.6
            await expect { await later(0.5) } ≈ 0.6 ± 0.05
            await expect { await later(0.5) } == 0.6 ± 0.05
            await expect { await later((1, 2)) } == (1, 3)
            await expect { await later((1, 2)) } != (1, 2)
            await expect { await later((1, 2, 3)) } == (1, 2, 4)
            await expect { await later((1, 2, 3)) } != (1, 2, 3)
            await expect { await later((1, 2, 3, 4)) } == (1, 2, 3, 5)
            await expect { await later((1, 2, 3, 4)) } != (1, 2, 3, 4)
        }
        XCTAssertEqual(
            found,
            [
                "expected to equal 2, got 1", "expected not to equal 1, got 1", "expected to be less than 1, got 1",
                "expected to be less than or equal to 1, got 2", "expected to be greater than 1, got 1",
                "expected to be greater than or equal to 2, got 1",
                "expected to be close to 0.6 (within 0.0001), got 0.5",
                "expected to be close to 0.6 (within 0.05), got 0.5",
                "expected to be close to 0.6 (within 0.05), got 0.5", "expected to equal (1, 3), got (1, 2)",
                "expected not to equal (1, 2), got (1, 2)", "expected to equal (1, 2, 4), got (1, 2, 3)",
                "expected not to equal (1, 2, 3), got (1, 2, 3)", "expected to equal (1, 2, 3, 5), got (1, 2, 3, 4)",
                "expected not to equal (1, 2, 3, 4), got (1, 2, 3, 4)",
            ]
        )
        let identities = await messages {
            await expect { await later(object) } === Dog()
            await expect { await later(object) } !== object
        }
        XCTAssertEqual(identities.count, 2)
    }

    func testAsyncRequirementsFailAndEndTheTest() async {
        let object = self.object
        let bodies: [() async throws -> Void] = [
            { try await require { await later(1) } == 2 }, { try await require { await later(1) } != 1 },
            { try await require { await later(1) } < 1 }, { try await require { await later(2) } <= 1 },
            { try await require { await later(1) } > 1 }, { try await require { await later(1) } >= 2 },
            { try await require { await later(object) } === Dog() },
            { try await require { await later(object) } !== object },
            { try await require { await later(0.5) } ≈ 0.6 }, { try await require { await later(0.5) } == 0.6 ± 0.05 },
            { try await require { await later((1, 2)) } == (1, 3) },
            { try await require { await later((1, 2)) } != (1, 2) },
        ]
        for (index, body) in bodies.enumerated() {
            var hasThrown = false
            let found = await messages {
                do { try await body() } catch is RequirementFailure { hasThrown = true }
            }
            XCTAssertEqual(found.count, 1, "\(index)")
            XCTAssertTrue(hasThrown, "\(index)")
        }
    }
}

private nonisolated(nonsending) func later<Value>(_ value: Value) async -> Value {
    await Task.yield()
    return value
}
