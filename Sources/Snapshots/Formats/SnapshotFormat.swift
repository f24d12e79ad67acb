import SpecEvents

/// Makes a text of a value, for its snapshot.
///
/// In the text, what changes from run to run is replaced: dates, UUIDs, addresses and temporary paths, by `<date 1>` and the
/// like. ``withoutRedaction`` keeps them.
public struct SnapshotFormat<Value> {
    /// The language of the text, which the Markdown of the snapshot names.
    let language: String
    private var makeText: (Value) throws -> String
    /// Draws the value, for the reports.
    let makePicture: (Value) -> ExampleAttachment?
    private var redactsChanging = true

    package init(
        _ language: String = "text",
        drawing makePicture: @escaping (Value) -> ExampleAttachment? = { _ in nil },
        _ makeText: @escaping (Value) throws -> String
    ) {
        (self.language, self.makePicture, self.makeText) = (language, makePicture, makeText)
    }

    /// Replaces what matches a pattern, before the text is compared and stored.
    ///
    /// ```swift
    /// matchSnapshot(as: .text.redacting(/order \d+/, with: "order <number>"))
    /// ```
    ///
    /// - Parameters:
    ///   - pattern: A regular expression.
    ///   - replacement: What stands in the snapshot instead.
    public func redacting(_ pattern: some RegexComponent, with replacement: String) -> SnapshotFormat {
        var format = self
        format.makeText = { try makeText($0).replacing(pattern, with: replacement) }
        return format
    }

    /// The same format, which keeps dates, UUIDs, addresses and temporary paths.
    public var withoutRedaction: SnapshotFormat {
        var format = self
        format.redactsChanging = false
        return format
    }

    func text(of value: Value) throws -> String {
        try redactsChanging ? Redaction.text(makeText(value)) : makeText(value)
    }
}
