import QuickNimble

/// The hooks of a `QuickSpec` run in Quick's order.
final class HookOrderSpec: QuickSpec {
    nonisolated(unsafe) private static var log: [String] = []
    private static func note(_ text: String) { log.append(text) }

    override class func spec() {
        describe("a level with hooks around its examples") {
            beforeEach { note("b0") }
            afterEach { note("e0") }
            aroundEach { run in
                note("a0")
                run()
                note("/a0")
            }
            beforeEach { note("b1") }
            justBeforeEach { note("j") }
            aroundEach { run in
                note("a1")
                await run()
                note("/a1")
            }
            afterEach {
                await Task.yield()
                note("e1")
            }
            beforeEach {
                await Task.yield()
                note("b2")
            }

            context("and one inside") {
                beforeEach { note("ib") }
                aroundEach { run in
                    note("ia")
                    run()
                    note("/ia")
                }
                afterEach { note("ie") }
                it("runs") { note("it") }
            }
        }

        describe("afterwards") {
            it("is known in which order they ran") {
                let outer = ["b0", "a0", "b1", "a1", "b2"]
                let inner = ["ib", "ia", "j", "it", "/ia", "ie"]
                expect(log).to(equal(outer + inner + ["/a1", "/a0", "e0", "e1"]))
                log = []
            }
        }

        describe("a level whose example is skipped before it") {
            beforeEach {
                note("b")
                throw XCTSkip("to see what does not run")
            }
            aroundEach { run in
                note("a")
                run()
            }
            it("runs nothing after that") { note("it") }
        }

        describe("after that level") {
            it("is known that nothing else ran") {
                expect(log).to(equal(["b"]))
                log = []
            }
        }

        describe("a level whose hooks ask for the example") {
            beforeEach { note("b \($0.name)") }
            beforeEach { example in
                await Task.yield()
                note("b, async, \(example.name)")
            }
            afterEach { note("e \($0.name)") }
            afterEach { example in
                await Task.yield()
                note("e, async, \(example.name)")
            }
            aroundEach { example, run in
                note("a \(example.name)")
                run()
            }
            aroundEach { example, run in
                await Task.yield()
                note("a, async, \(example.name)")
                await run()
            }
            it("runs") { note("it") }
        }

        describe("after that level too") {
            it("is known what they were told") {
                let before = ["b runs", "b, async, runs", "a runs", "a, async, runs"]
                expect(log).to(equal(before + ["it", "e runs", "e, async, runs"]))
                log = []
            }
        }

        describe("a level without hooks around its examples") {
            beforeEach { note("b") }
            afterEach { note("e") }
            it("runs") { deferCleanup { note("c") } }
            it("runs its hooks as ever") { expect(log).to(equal(["b", "e", "c", "b"])) }
        }
    }
}

/// A `SpecCase` in the same target keeps Spec's order.
final class SpecHookOrderSpec: SpecCase {
    override func spec() {
        var log: [String] = []
        beforeEach { log.append("b") }
        aroundEach { run in
            log.append("a")
            run()
        }
        it("runs what is around it first") { expect(log).to(equal(["a", "b"])) }
    }
}
