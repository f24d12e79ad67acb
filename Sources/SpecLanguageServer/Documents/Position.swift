/// A place in a document, as the protocol has it: both numbers count from 0, the second in UTF-16 units.
struct Position: Hashable, Comparable, Sendable {
    var line: Int
    var character: Int

    init(line: Int, character: Int) {
        (self.line, self.character) = (line, character)
    }

    init?(_ json: JSONValue?) {
        guard let line = json?["line"]?.integer, let character = json?["character"]?.integer else { return nil }
        self.init(line: line, character: character)
    }

    var json: JSONValue { ["line": JSONValue(line), "character": JSONValue(character)] }

    static func range(_ start: Position, _ end: Position) -> JSONValue { ["start": start.json, "end": end.json] }

    static func < (left: Position, right: Position) -> Bool {
        (left.line, left.character) < (right.line, right.character)
    }
}
