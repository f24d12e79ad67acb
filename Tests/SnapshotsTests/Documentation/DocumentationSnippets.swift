// Each code block matches the one in the documentation exactly.
// swift-format-ignore-file

import Expect
import ScreenElements
import ScreenSnapshots
import Snapshots
import Spec

private struct Cart {
    let drawing = "[ 3 apples ]"
    let total = "3 apples"
    let items = ["apples": 3]
    let receipt = "order 4711"
}

@MainActor private struct Application {
    struct Window: ScreenElement {
        var elementType: ElementType { .window }
    }
    let window = Window()
}

/// The code blocks from the “Snapshots” pages. Their snapshots are stored in a folder next to this file.
final class CartSpec: SpecCase {
    override class func spec() {
        let cart = Cart()
        let app = Application()

        it("draws the cart") {
            expect(cart.drawing).to(matchSnapshot())
            expect(cart.items).to(matchSnapshot(as: .json, named: "items"))
        }
        it("adds up") {
            expect(cart.total).to(matchInlineSnapshot { """
                3 apples
                """ })
        }
        it("redacts") {
            let receipt = SnapshotFormat<String>.text.redacting(/order \d+/, with: "order <number>")
            expect(cart.receipt).to(matchSnapshot(as: receipt))
        }
        it("has a screen") {
            expect(app.window).to(matchSnapshot(as: .screen))
        }
    }
}
