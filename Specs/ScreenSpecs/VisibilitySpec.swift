import Expect
import Foundation
import ScreenElements
import ScreenTesting
import Spec

final class VisibilitySpec: SpecCase {
    override class func spec() {
        describe("What can be found on a screen") {
            lazy var inner = Box("inner")
            lazy var outer = Box("outer", [inner])

            aroundEach { example in
                withScreen(Box("screen", [outer])) { example() }
            }

            @MainActor func found() -> [String] {
                ["outer", "inner"].filter { SimpleElementBrowser(request: SearchRequest(id: $0)).exists }
            }

            it("an element, and what is inside of it") {
                expect(found()) == ["outer", "inner"]
            }
            it("not what is hidden, and nothing inside of it") {
                outer.isHidden = true
                expect(found()) == []
            }
            it("what is around something hidden") {
                inner.isHidden = true
                expect(found()) == ["outer"]
            }
            it("not what is without width, and nothing inside of it, even where that is drawn") {
                outer.frame = CGRect(x: 0, y: 0, width: 0, height: 10)
                inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
                expect(found()) == []
            }
            it("not what is without height, and nothing inside of it, even where that is drawn") {
                outer.frame = CGRect(x: 0, y: 0, width: 10, height: 0)
                inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
                expect(found()) == []
            }
            it("an element that stands for its children, and not these") {
                outer.exposure = .standsForChildren
                expect(found()) == ["outer"]
            }
            it("the children of an element that only lays them out, and not itself") {
                outer.exposure = .childrenOnly
                expect(found()) == ["inner"]
            }
        }
    }
}

/// An element with an identifier, but with no label or value.
@MainActor private final class Box: ScreenElement {
    let elementType = ElementType.other
    let identifier: String
    let children: [any ScreenElement]
    var isHidden = false
    var frame: CGRect?
    var exposure = ElementExposure.container

    init(_ identifier: String, _ children: [any ScreenElement] = []) {
        self.identifier = identifier
        self.children = children
    }
}
