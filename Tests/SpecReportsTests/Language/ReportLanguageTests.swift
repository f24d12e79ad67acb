import SpecEvents
import XCTest

@testable import SpecReports

final class ReportLanguageTests: XCTestCase {
    func testTheFormOfANumber() {
        let words = { (language: ReportLanguage, number: Int) in language("%1 example|%1 examples", number) }
        let forms: [(ReportLanguage, String, [Int])] = [
            (.english, "example", [1]), (.english, "examples", [0, 2, 11, 21]),
            (.russian, "пример", [1, 21, 101, 1_001]), (.russian, "примера", [2, 3, 4, 22, 104]),
            (.russian, "примеров", [0, 5, 10, 11, 12, 13, 14, 15, 20, 111, 112, 114, 1_011]),
            (.spanish, "ejemplo", [1]), (.spanish, "ejemplos", [0, 2, 21]),
        ]
        for (language, form, numbers) in forms {
            for number in numbers { XCTAssertEqual(words(language, number), "\(number) \(form)") }
        }
        // The last number determines the form of the word.
        XCTAssertEqual(ReportLanguage.russian("%1 of %2 example|%1 of %2 examples", 5, 21), "5 из 21 примера")
    }

    func testArguments() {
        XCTAssertEqual(ReportLanguage.english("%2 and %1", "%2", "b"), "b and %2")
        XCTAssertEqual(ReportLanguage.english(" took %1 % of it, %3, %", 5), " took 5 % of it, %3, %")
        XCTAssertEqual(ReportLanguage.english("a|b"), "a|b")
        XCTAssertEqual(ReportLanguage.russian("unheard of %1", 1), "unheard of 1")
    }

    func testACodeMayNameARegion() {
        XCTAssertEqual(["en", "ru", "es"], ReportLanguage.all.map(\.code))
        XCTAssertEqual(ReportLanguage(code: "es_AR")?.code, "es-AR")
        XCTAssertEqual(ReportLanguage(code: "RU")?("Steps"), "Шаги")
        for code in ["fr", "", "spa", "-"] { XCTAssertNil(ReportLanguage(code: code), code) }
        XCTAssertNotEqual(ReportLanguage.english, .russian)
    }

    func testDurations() {
        XCTAssertEqual(ReportLanguage.english.seconds(1.25), "1.2 s")
        XCTAssertEqual(ReportLanguage.russian.seconds(0.5), "0,50 с")
        XCTAssertEqual(ReportLanguage.spanish.seconds(125), "2 min 5 s")
        XCTAssertEqual(ReportLanguage.russian.seconds(125), "2 мин 5 с")
    }

    func testTheWordsOfSpecInReasonsAndNames() {
        XCTAssertEqual(ReportLanguage.russian.reason("pending: not yet written"), "ещё не сделано: ещё не написано")
        XCTAssertEqual(ReportLanguage.spanish.reason("disabled: sin red: nunca"), "desactivado: sin red: nunca")
        XCTAssertEqual(ReportLanguage.english.reason("pending: a: b"), "pending: a: b")
        let place = CodeLocation(file: "/A.swift", line: 1)
        let names = ["behaves like x", "behaves like a list", "behaves like y"]
        let example = ExampleIdentity(
            identifier: "M.C/" + names.joined(separator: " › ") + " (2)",
            names: names,
            location: nil,
            uses: [.init(name: "behaves like a list", location: place)]
        )
        XCTAssertEqual(
            ReportLanguage.spanish.uniqueName(of: example),
            "behaves like x › se comporta como a list › behaves like y (2)"
        )
        XCTAssertEqual(ReportLanguage.english.uniqueName(of: example), names.joined(separator: " › ") + " (2)")
        XCTAssertEqual(ReportLanguage.russian.name("a list", isSharedUse: true), "a list")
    }

    // MARK: The files

    /// The texts that the reports use, as written in their source files.
    private func said() throws -> Set<String> {
        let sources = URL(filePath: #filePath).appending(path: "../../../../Sources/SpecReports").standardizedFileURL
        let call = /(?:language|self)\(\s*"((?:[^"\\]|\\.)*)"/
        let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }
        let texts = try files.flatMap { file in
            try String(contentsOf: sources.appending(path: file), encoding: .utf8).matches(of: call).map {
                String($0.1)
            }
        }
        let verdicts = Verdict.allCases.flatMap { [$0.word, $0.counting] }
        let reasons = [
            "pending", "not yet written", "disabled", "the group is empty", "no example yet",
            "no group of this name yet", "no recorded example",
        ]
        return Set(texts + verdicts + reasons + ["the screen"])
    }

    func testEachLanguageSaysAllThatIsSaidAndNothingElse() throws {
        let said = try said()
        XCTAssertGreaterThan(said.count, 90)
        for language in ReportLanguage.all.dropFirst() {
            XCTAssertEqual(said.subtracting(language.texts.keys), [], "missing in \(language.code)")
            XCTAssertEqual(Set(language.texts.keys).subtracting(said), [], "never said in \(language.code)")
        }
    }

    func testTranslationsHaveTheArgumentsOfTheirTextsAndNoMarkup() {
        for language in ReportLanguage.all.dropFirst() {
            for (english, text) in language.texts {
                let arguments = { (text: Substring) in Set(text.matches(of: /%\d/).map { String($0.0) }) }
                let forms = text.split(separator: "|")
                XCTAssertLessThanOrEqual(forms.count, language == .russian ? 3 : 2, text)
                let hidesNumber = ["The slowest %1 example|The slowest %1 examples"].contains(english)
                for form in forms where !hidesNumber {
                    XCTAssertEqual(arguments(form), arguments(english[...]), "\(language.code): \(text)")
                }
                XCTAssertNil(text.firstIndex { "<>&\"".contains($0) }, text)
                XCTAssertEqual(text.first?.isWhitespace, english.first?.isWhitespace, text)
            }
        }
    }
}
