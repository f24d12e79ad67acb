import QuickNimble

/// Functions that declare examples in Swift 5 mode: in the class, in an extension and in the file, without actor isolation.
final class HelperSpec: QuickSpec {
    override class func spec() {
        part()
        otherPart()
        sharedPart()
        declareFree()
        it("declared each of them") { expect(Declared.names) == ["class", "extension", "file", "static"] }
    }

    static func part() {
        describe("a static function") {
            var cups: [String]!
            beforeEach { cups = ["cup"] }
            afterEach { cups = nil }
            justBeforeEach { cups.append("saucer") }
            it("declares examples") {
                Declared.names.insert("static")
                expect(cups) == ["cup", "saucer"]
            }
            context("with a group") { it("awaits") { await Task.yield() } }
            xit("declares what does not run") {}
        }
    }

    class func otherPart() {
        it("is declared by a class function") { Declared.names.insert("class") }
    }
}

extension QuickSpec {
    static func sharedPart() {
        it("is declared by an extension") { Declared.names.insert("extension") }
    }
}

private func declareFree() {
    context("a function of the file") {
        describe("declares groups") { it("and examples") { Declared.names.insert("file") } }
    }
    it("is declared by a function of the file") {}
}

private enum Declared {
    nonisolated(unsafe) static var names: Set<String> = []
}

/// As in Quick, a class passes if all of its examples are compiled out.
final class CompiledOutSpec: QuickSpec {
    override class func spec() {
        #if CUPS
            it("is not here") {}
        #endif
    }
}

/// Quick's flags.
final class FlagSpec: QuickSpec {
    override class func spec() {
        describe(
            "a group",
            flags: ["slow": true],
            closure: {
                context("with a trailing closure", flags: [:]) {
                    it("runs", flags: [:], closure: { expect(1) == 1 })
                    it("runs with a trailing closure", flags: [:]) { expect(1) == 1 }
                }
            }
        )
    }
}

final class CurrentAsyncSpec: AsyncSpec {
    override class func spec() {
        it("is the current spec") { expect(currentSpec()).to(beAKindOf(CurrentAsyncSpec.self)) }
    }
}
