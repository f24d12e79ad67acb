/// The source of a thousand typical examples in each framework. The examples are in three levels of
/// groups, between two hooks, and have three expectations each.
enum SuiteSource {
    static let exampleCount = 1_000

    static let specs = source(import: "Expect\nimport Spec") { type in
        """
        final class Account\(type)Spec: SpecCase {
            override func spec() {
                describe("account \(type)") {
                    var account: Account!
                    beforeEach { account = Account(number: \(type)) }
                    afterEach { account.close() }
        \(groups { group, subgroups in
            """
                        context("of kind \(group)") {
            \(subgroups)
                        }
            """
        } subgroup: { subgroup, examples in
            """
                            context("in year \(subgroup)") {
            \(examples)
                            }
            """
        } example: { _, _, index in
            """
                                it("takes deposit \(index)") {
                                    account.deposit(\(index))
                                    expect(account.balance) == \(index)
                                    expect(account.deposits).to(equal([\(index)]))
                                    expect(account.isOpen).to(beTrue())
                                }
            """
        })
                }
            }
        }
        """
    }

    static let xctest = source(import: "XCTest") { type in
        """
        final class Account\(type)Tests: XCTestCase {
            private var account: Account!
            override func setUp() { account = Account(number: \(type)) }
            override func tearDown() { account.close() }
        \(groups { $1 } subgroup: { $1 } example: { group, subgroup, index in
            """
                func testOfKind\(group)InYear\(subgroup)TakesDeposit\(index)() {
                    account.deposit(\(index))
                    XCTAssertEqual(account.balance, \(index))
                    XCTAssertEqual(account.deposits, [\(index)])
                    XCTAssertTrue(account.isOpen)
                }
            """
        })
        }
        """
    }

    static let swiftTesting = source(import: "Testing") { type in
        """
        @Suite struct Account\(type)Tests {
        \(groups { group, subgroups in
            """
                @Suite struct OfKind\(group) {
            \(subgroups)
                }
            """
        } subgroup: { subgroup, examples in
            """
                    @Suite final class InYear\(subgroup) {
                        let account: Account
                        init() { account = Account(number: \(type)) }
                        deinit { account.close() }
            \(examples)
                    }
            """
        } example: { _, _, index in
            """
                        @Test func takesDeposit\(index)() {
                            account.deposit(\(index))
                            #expect(account.balance == \(index))
                            #expect(account.deposits == [\(index)])
                            #expect(account.isOpen)
                        }
            """
        })
        }
        """
    }

    /// Returns the source of ten types, each with a hundred examples.
    private static func source(import modules: String, type: (Int) -> String) -> String {
        """
        import \(modules)

        final class Account {
            let number: Int
            private(set) var deposits: [Int] = []
            private(set) var isOpen = true
            init(number: Int) { self.number = number }
            var balance: Int { deposits.reduce(0, +) }
            func deposit(_ amount: Int) { deposits.append(amount) }
            func close() { isOpen = false }
        }

        \((0..<10).map(type).joined(separator: "\n\n"))

        """
    }

    /// Returns five groups, each with four subgroups of five examples.
    private static func groups(
        _ group: (Int, String) -> String,
        subgroup: (Int, String) -> String,
        example: (Int, Int, Int) -> String
    ) -> String {
        lines(5) { outer in
            group(outer, lines(4) { inner in subgroup(inner, lines(5) { example(outer, inner, $0) }) })
        }
    }

    private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
        (0..<count).map(line).joined(separator: "\n")
    }
}
