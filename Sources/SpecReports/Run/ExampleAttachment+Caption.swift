import SpecEvents

extension ExampleAttachment {
    /// What was happening as it was made: its name, with the step. A hook says something only of what Spec attached itself.
    func caption(_ language: ReportLanguage) -> String {
        let when = during.flatMap { moment(in: $0, language) } ?? after.map { language("after “%1”", $0) }
        return ([language(name)] + [when].compactMap(\.self)).joined(separator: ", ")
    }

    private func moment(in part: String, _ language: ReportLanguage) -> String? {
        let isOwn = name == "the screen"
        return switch part {
        case "beforeEach", "justBeforeEach", "beforeAll": isOwn ? language("before the example") : nil
        case "justAfterEach", "afterEach", "afterAll", "deferCleanup": isOwn ? language("after the example") : nil
        default: language("during “%1”", part)
        }
    }
}
