import Expect
import ScreenElements

/// What a matcher expects of one element, for browsers and for elements that have been found.
struct ElementCheck<Part> {
    /// What is expected, in words that follow «expected to»; called on failure only.
    let phrase: () -> String
    /// Reads the attribute to judge; called on the main thread.
    let read: @MainActor (any ScreenElement) -> Part
    let judge: (Part) -> MatchResult
}

/// A text attribute of an element, and how a failure shows it.
struct ElementAttribute {
    let text: String?
    let sentence: String
    /// Whether the details of a matcher may show the text.
    var isSecure = false
}

extension ElementCheck<ElementAttribute> {
    /// Judges a text attribute by a matcher of texts.
    init(
        _ phrase: @autoclosure @escaping () -> String,
        read: @escaping @MainActor (any ScreenElement) -> ElementAttribute,
        matcher: Matcher<String>
    ) {
        self.init(phrase: phrase, read: read) { attribute in
            let result = matcher.judge(.value(attribute.text))
            return MatchResult(result.verdict) {
                [Detail(attribute.sentence)] + (attribute.isSecure ? [] : result.detailLines.map { Detail($0) })
            }
        }
    }
}

extension Matcher<any ElementBrowser> {
    /// Checks the one element that a browser finds; that none or several match fails both ways.
    init<Part>(_ check: ElementCheck<Part>) {
        let (read, judge) = (check.read, check.judge)
        self.init(
            check.phrase(),
            judgeValue: { browser in
                switch onMainThread({ browser.read(read) }) {
                case .success(let part): return judge(part)
                case .failure(let search): return search.matchResult
                }
            }
        )
    }
}

extension Matcher<any ScreenElement> {
    /// Checks an element that has been found.
    init<Part>(_ check: ElementCheck<Part>) {
        let (read, judge) = (check.read, check.judge)
        self.init(check.phrase(), judgeValue: { element in judge(onMainThread { read(element) }) })
    }
}

extension ElementBrowser {
    @MainActor fileprivate func read<Part>(_ read: (any ScreenElement) -> Part) -> Result<Part, SearchFailure> {
        let chain = chain
        return TreeSearch(chain).result
            .map { read($0.element) }
            .mapError { SearchFailure(problem: $0, chain: chain) }
    }
}
