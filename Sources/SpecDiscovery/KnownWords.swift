import Foundation

/// The words that have a role in a `TokenList`.
///
/// Every word of every file is looked up here, as bytes and in a table of its own, because in a debug build a set of
/// strings, and making them, is slow.
struct KnownWords {
    private struct Entry {
        var text: UnsafePointer<CChar>
        var count: Int
        var role: TokenList.Role
    }

    // Only its initializer writes to the table.
    nonisolated(unsafe) static let shared = KnownWords()

    /// For each hash the words that have it, in places that follow each other; `nil` ends them.
    private let table: UnsafeMutablePointer<Entry?>
    private static let size = 256
    // The literal 255 below is the last place: a named constant is a function call in a debug build.

    private init() {
        table = UnsafeMutablePointer.allocate(capacity: Self.size)
        table.initialize(repeating: nil, count: Self.size)
        for word in DeclarationScanner.modifiers.union(DeclarationScanner.keywords) { insert(word, .structure) }
        for word in ExpectationScanner.functions { insert(word, .expectation) }
        insert("import", .import)
    }

    private func insert(_ word: String, _ role: TokenList.Role) {
        // The copy lives as long as the process, as the table does.
        guard let copy = strdup(word) else { return }
        let count = strlen(copy)
        var place = copy.withMemoryRebound(to: UInt8.self, capacity: count) { Self.hash($0, count: count) }
        while table[place] != nil { place = (place + 1) & 255 }
        table[place] = Entry(text: copy, count: count, role: role)
    }

    private static func hash(_ word: UnsafePointer<UInt8>, count: Int) -> Int {
        (Int(word[0]) &* 7 &+ Int(word[count - 1]) &* 31 &+ count) & 255
    }

    func role(of word: UnsafePointer<UInt8>, count: Int) -> TokenList.Role {
        guard count > 0 else { return .none }
        var place = Self.hash(word, count: count)
        while let entry = table[place] {
            if entry.count == count, memcmp(entry.text, word, count) == 0 { return entry.role }
            place = (place + 1) & 255
        }
        return .none
    }
}
