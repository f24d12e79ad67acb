import SpecEvents

/// Creates anchors that depend only on names, so that links still work after the next run.
struct Anchors {
    private var uses: [String: Int] = [:]

    mutating func anchor(ofGroup path: [String]) -> String {
        let slug = path.map(Self.slug).filter { !$0.isEmpty }.joined(separator: "--")
        // The prefix distinguishes the anchor from those for examples and for the page itself.
        return unique("g-" + slug)
    }

    mutating func anchor(ofChapter title: String) -> String { unique("c-" + Self.slug(title)) }

    /// A hash of only 40 bits keeps large pages small. The name does not include the file or the
    /// class, so the anchor does not change when either is renamed.
    mutating func anchor(ofExample name: String) -> String {
        let hash = stableHash(name)
        return unique("e" + String((hash ^ hash >> 40) & 0xFF_FFFF_FFFF, radix: 36))
    }

    static func link(to anchor: String) -> String {
        if anchor.utf8.allSatisfy(UTF8.isASCII) { return "#" + anchor }
        return anchor.utf8.reduce(into: "#") { link, byte in
            link += UTF8.isASCII(byte) ? String(Unicode.Scalar(byte)) : "%" + String(byte, radix: 16, uppercase: true)
        }
    }

    private mutating func unique(_ anchor: String) -> String {
        var anchor = anchor
        while true {
            let count = uses[anchor, default: 0] + 1
            uses[anchor] = count
            if count == 1 { return anchor }
            anchor += "-\(count)"
        }
    }

    private static func slug(_ name: String) -> String {
        name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }
}
