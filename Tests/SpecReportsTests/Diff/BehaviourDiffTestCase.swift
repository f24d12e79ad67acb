import Foundation
import TestSupport
import XCTest

@testable import SpecReports

/// Makes runs to compare, of the JSON that a run writes.
class BehaviourDiffTestCase: XCTestCase {
    func diff(_ old: [String], _ new: [String]) throws -> BehaviourDiff {
        BehaviourDiff(from: try run(old), to: try run(new))
    }

    func markdown(_ old: [String], _ new: [String]) throws -> String { try diff(old, new).markdown() }

    func run(_ groups: [String]) throws -> RecordedBehaviours {
        let text = #"{"format":"swift-spec-report","version":1,"groups":[\#(groups.joined(separator: ","))]}"#
        return try RecordedBehaviours(json: Data(text.utf8), name: "run.json")
    }

    func group(_ name: String, class className: String = "S", _ items: [String]) -> String {
        #"{"kind":"group","name":"\#(name)","class":"\#(className)","items":[\#(items.joined(separator: ","))]}"#
    }

    func example(_ name: String, _ status: String = "passed", line: Int? = nil) -> String {
        let line = line ?? name.utf8.reduce(7) { ($0 * 31 + Int($1)) % 10_007 }
        return #"{"kind":"example","name":"\#(name)","status":"\#(status)","file":"S.swift","line":\#(line)}"#
    }

    func problem(_ json: String) -> String {
        do {
            _ = try RecordedBehaviours(json: Data(json.utf8), name: "x.json")
            return ""
        } catch {
            return "\(error)"
        }
    }
}
