import QuickNimble

// The code blocks on the page, word for word, and the declarations that they need.
enum MovingFromQuickSnippets {
    final class DolphinSpec: QuickSpec {
        override class func spec() {
            describe("a dolphin") {
                var clicks: [String]!
                beforeEach { clicks = [] }
                justBeforeEach { clicks.append("ready") }

                it("is ready") {
                    expect(clicks).to(equal(["ready"]))
                }

                itBehavesLike(Swimmer.self) { "dolphin" }
                xit("sleeps with one eye open") { fatalError("does not run") }
            }
        }
    }

    final class Swimmer: Behavior<String> {
        override class func spec(_ aContext: @escaping () -> String) {
            it("swims") { expect(aContext()) == "dolphin" }
        }
    }

    final class ProjectConfiguration: QuickConfiguration {
        override class func configure(_ configuration: QCKConfiguration) {
            configuration.beforeSuite { Pool.fill() }
            configuration.beforeEach { Pool.visits += 1 }
        }
    }

    final class PitfallsSpec: SpecCase {
        override func spec() {
            describe("a screen") {
                let screen = Screen()

                @MainActor func tapTwice() {
                    screen.tap()
                    screen.tap()
                }

                it("counts taps") {
                    tapTwice()
                    expect(screen.taps) == 2
                }
            }

            it("is released") {
                weak var released: Screen?
                do {
                    let screen = Screen()
                    released = screen
                }
                expect(released).to(beNil())
            }
        }
    }

    final class ScreenSpec: SpecCase {
        override func spec() {
            it("begins without taps") {
                expect(Screen().taps) == 0
            }
        }
    }

    enum Pool {
        static nonisolated(unsafe) var isFull = false
        static nonisolated(unsafe) var visits = 0

        static func fill() { isFull = true }
    }
}

@MainActor private final class Screen {
    private(set) var taps = 0

    func tap() { taps += 1 }
}
