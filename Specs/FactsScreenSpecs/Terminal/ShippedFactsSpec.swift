import Expect
import FactsScreen
import Foundation
import ScriptedServer
import Spec

@testable import facts

final class ShippedFactsSpec: SpecCase {
    override class func spec() {
        describe("Факты внутри программы facts") {
            let now = FakeDateProvider().getCurrentDate()

            for (language, wording) in [("русские", Wording.russian), ("английские", Wording.english)] {
                it("\(language) — такие же ответы, как у настоящего сервера") {
                    let script = try ShippedFacts.script(wording.facts, now: now)
                    let facts = try script.map { reply in
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
