// Each block is exactly as on the pages.
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

/// The blocks of the pages «Snapshots». Its own snapshots are beside it.
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
