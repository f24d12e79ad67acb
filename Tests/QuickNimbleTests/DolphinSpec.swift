import QuickNimble

/// A suite written for Quick and Nimble, in which only the import has changed.
final class DolphinSpec: QuickSpec {
    override class func spec() {
        sharedExamples("a mammal") { (sharedExampleContext: @escaping SharedExampleContext) in
            it("breathes air") {
                let name = sharedExampleContext()["name"] as? String
                expect(name).to(equal("dolphin"))
            }
        }

        describe("a dolphin") {
            @TestState var clicks: [String]!
            @TestState(0) var count
            var isFed: Bool!

            beforeEach {
                clicks = []
                isFed = false
            }

            beforeEach { exampleMetadata in
                expect(exampleMetadata.example.name).to(beginWith("a dolphin, "))
            }

            afterEach { clicks = nil }

            aroundEach { runExample in
                count += 1
                runExample()
                count -= 1
            }

            justBeforeEach { clicks.append("ready") }

            it("has everything you need to get started") {
                expect(clicks).to(equal(["ready"]))
                expect(isFed).toNot(beTrue())
                expect(count) == 1
            }

            context("if it is hungry") {
                beforeEach { isFed = true }

                it("eats") { expect(isFed) == true }
                it("eats soon") {
                    DispatchQueue.main.async { clicks.append("click") }
                    expect(clicks.count).toEventually(equal(2), timeout: .seconds(2))
                }
            }

            pending("dreams") { fatalError("does not run") }
            itBehavesLike("a mammal") { ["name": "dolphin"] }
            itBehavesLike(Swimmer.self) { "dolphin" }

            it("knows the running test case") {
                expect(QuickSpec.current).toNot(beNil())
                expect(ProjectConfiguration.visits).to(beGreaterThan(0))
            }
        }
    }
}

final class PodSpec: AsyncSpec {
    override class func spec() {
        describe("a pod") {
            var members = 0

            beforeEach { members = await Pod().count() }

            it("has members") {
                await expect { await Pod().count() }.to(equal(members))
                await expect(members).toEventually(equal(3))
            }
        }
    }
}

final class Swimmer: Behavior<String> {
    override class func spec(_ aContext: @escaping () -> String) {
        it("swims") { expect(aContext()) == "dolphin" }
    }
}

final class ProjectConfiguration: QuickConfiguration {
    static nonisolated(unsafe) var visits = 0

    override class func configure(_ configuration: QCKConfiguration) {
        configuration.beforeEach { visits += 1 }
    }
}

actor Pod {
    func count() -> Int { 3 }
}
