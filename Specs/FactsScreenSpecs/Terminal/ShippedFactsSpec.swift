import Expect
import Foundation
import ExampleKit
import Spec

@testable import FactsScreen

final class ShippedFactsSpec: SpecCase {
    override class func spec() {
        describe("Факты внутри программы facts") {
            let now = FakeDateProvider().getCurrentDate()

            for (language, wording) in [("русские", Wording.russian), ("английские", Wording.english)] {
                it("\(language) — такие же ответы, как у настоящего сервера") {
                    let facts = try Facts.shippedFacts(wording.facts, now: now).map { reply in
                        guard case .answer(200, _, let body, _) = reply else { throw CocoaError(.coderReadCorrupt) }
                        return try JSONDecoder().decode(InfoModel.self, from: Data(body.utf8))
                    }
                    expect(facts.map(\.infoText)) == wording.facts
                    expect(Set(facts.map(\.identifier)).count) == wording.facts.count
                    expect(facts.first?.creationDate) == now.addingTimeInterval(-5 * 86_400)
                    expect(facts.allSatisfy { $0.creationDate < now }) == true
                }
            }
        }
    }
}
