import Expect
import Foundation
import Spec

/// The code blocks on the page, word for word, and the declarations that they need.
final class StepsAndAttachmentsSnippets: SpecCase {
    override func spec() {
        describe("a shop") {
            let shop = Shop()

            it("orders a book") {
                step("log in") { shop.logIn("Anna") }
                let order = try step("order") { try shop.order("Walden") }
                expect(order.isPaid).to(beTrue())
            }

            it("awaits an order") {
                let order = try await step("order") { try await shop.orderLater("Walden") }
                expect(order.title) == "Walden"
            }
        }

        it("shows the first page") {
            attach("[ Load ]", named: "the screen")
            attach(Data([0x89, 0x50]), named: "a picture", mediaType: "image/png")
            try attach(["page": 1], named: "the state")
        }

        describe("a screen") {
            justAfterEach {
                if currentExample?.failures.isEmpty == false { attach("[ Load ]", named: "the screen") }
            }

            it("knows its name") {
                expect(currentExample?.name) == "knows its name"
                expect(currentExample?.fullName) == "a screen › knows its name"
            }
        }

        describe("an archive", .tags("slow")) {
            beforeEach { expect(currentExample?.tags) == ["slow"] }

            it("opens") {}
        }

        describe("a gallery") {
            var gallery: Gallery!
            beforeEach { gallery = trackForMemoryLeaks(Gallery()) }

            it("shows the first picture") {
                gallery.onTap = { [weak gallery] in gallery?.next() }
                expect(gallery.page) == 1
            }
        }

        describe("a file") {
            var file: TemporaryFile!
            beforeEach {
                file = TemporaryFile()
                deferCleanup { file.delete() }
            }

            it("can be written") {
                file.write("fact")
                expect(file.text) == "fact"
            }
        }
    }
}

@MainActor private final class Gallery {
    var onTap: (() -> Void)?
    var page = 1
    func next() { page += 1 }
}

@MainActor private final class Shop {
    struct Order {
        var title: String
        var isPaid = true
    }

    func logIn(_ name: String) {}
    func order(_ title: String) throws -> Order { Order(title: title) }
    func orderLater(_ title: String) async throws -> Order { Order(title: title) }
}

@MainActor private final class TemporaryFile {
    private(set) var text = ""

    func write(_ text: String) { self.text = text }
    func delete() { text = "" }
}
