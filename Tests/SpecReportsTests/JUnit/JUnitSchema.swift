import XCTest

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The rules in `junit-10.xsd`, the schema that Jenkins publishes with its xUnit plugin, plus two attributes that GitLab
/// reads, and rules for the counts, which a schema cannot check.
enum JUnitSchema {
    struct Violation: Error, CustomStringConvertible {
        let description: String
    }

    private struct Rule {
        var required: Set<String> = []
        var optional: Set<String> = []
        var children: Set<String> = []
        var holdsText = false
        /// The order in which the children must come, each at most once, or `nil` if any order is allowed.
        var sequence: [String]?
    }

    private static let problem = Rule(optional: ["type", "message"], holdsText: true)
    private static let rerun = Rule(
        required: ["type"],
        optional: ["message"],
        children: ["stackTrace", "system-out", "system-err"],
        holdsText: true,
        sequence: ["stackTrace", "system-out", "system-err"]
    )
    private static let rules: [String: Rule] = [
        "testsuites": Rule(optional: ["name", "time", "tests", "failures", "errors"], children: ["testsuite"]),
        "testsuite": Rule(
            required: ["name", "tests", "failures", "errors"],
            optional: ["group", "time", "skipped", "timestamp", "hostname", "id", "package", "file", "log", "url"],
            children: ["testsuite", "properties", "testcase", "system-out", "system-err"]
        ),
        "properties": Rule(children: ["property"]),
        "property": Rule(required: ["name", "value"]),
        "testcase": Rule(
            required: ["name"],
            optional: ["time", "classname", "group", "file", "line"],
            children: [
                "skipped", "error", "failure", "rerunFailure", "rerunError", "flakyFailure", "flakyError", "system-out",
                "system-err",
            ]
        ),
        "failure": problem, "error": problem, "skipped": problem,
        "rerunFailure": rerun, "rerunError": rerun, "flakyFailure": rerun, "flakyError": rerun,
        "stackTrace": Rule(holdsText: true), "system-out": Rule(holdsText: true), "system-err": Rule(holdsText: true),
    ]

    /// Throws an error if the text is not XML 1.0 or breaks a rule.
    static func check(_ text: String) throws {
        let scalars = text.unicodeScalars
        try require(scalars.allSatisfy(isAllowed), "holds a character that XML 1.0 forbids")
        let document = try XMLDocument(data: Data(text.utf8))
        let root = try XCTUnwrap(document.rootElement())
        try require(root.name == "testsuites" || root.name == "testsuite", "the root is \(root.name ?? "nothing")")
        try check(root)
        try checkCounts(root)
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }

    private static func check(_ element: XMLElement) throws {
        let name = element.name ?? ""
        guard let rule = rules[name] else { throw Violation(description: "<\(name)> is no element") }
        let attributes = Set((element.attributes ?? []).compactMap(\.name))
        try require(rule.required.isSubset(of: attributes), "<\(name)> lacks \(rule.required.subtracting(attributes))")
        let unknown = attributes.subtracting(rule.required).subtracting(rule.optional)
        try require(unknown.isEmpty, "<\(name)> has \(unknown)")
        if name == "testsuite" || name == "testsuites", let time = element.attribute(forName: "time")?.stringValue {
            let pattern = /(([0-9]{0,3},)*[0-9]{3}|[0-9]{0,3})*(\.[0-9]*)?/
            try require(time.wholeMatch(of: pattern) != nil, "\(time) is no time")
        }
        let children = (element.children ?? []).compactMap { $0 as? XMLElement }
        let names = children.compactMap(\.name)
        try require(rule.children.isSuperset(of: names), "<\(name)> holds \(Set(names).subtracting(rule.children))")
        if let sequence = rule.sequence { try require(names == sequence.filter(names.contains), "<\(name)>: \(names)") }
        let text = (element.children ?? []).filter { $0.kind == .text }.compactMap(\.stringValue).joined()
        try require(rule.holdsText || text.allSatisfy(\.isWhitespace), "<\(name)> holds text")
        try children.forEach(check)
    }

    private static func checkCounts(_ root: XMLElement) throws {
        var sums = ["tests": 0, "failures": 0, "errors": 0]
        for suite in root.elements(forName: "testsuite") {
            let cases = suite.elements(forName: "testcase")
            let withChild = { (child: String) in cases.filter { !$0.elements(forName: child).isEmpty }.count }
            let counts = [
                "tests": cases.count, "failures": withChild("failure"), "errors": withChild("error"),
                "skipped": withChild("skipped"),
            ]
            for (name, count) in counts {
                let told = suite.attribute(forName: name)?.stringValue
                try require(told == String(count), "\(name) is \(told ?? "not told"), but there are \(count)")
                sums[name]? += count
            }
            for element in cases {
                let verdicts = ["failure", "error", "skipped"].map { element.elements(forName: $0).count }
                try require(verdicts.reduce(0, +) <= 1, "a test case has several verdicts")
            }
        }
        for (name, sum) in sums {
            let told = root.attribute(forName: name)?.stringValue
            try require(told == String(sum), "\(name) is \(told ?? "not told") in all, but there are \(sum)")
        }
    }

    private static func require(_ condition: Bool, _ complaint: @autoclosure () -> String) throws {
        if !condition { throw Violation(description: complaint()) }
    }
}
