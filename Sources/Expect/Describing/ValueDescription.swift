import Foundation
import Testing

struct ValueDescription {
    private static let maxDepth = 12

    private(set) var text = ""
    private(set) var hasObjects = false
    private var left: Int
    private var isCut = false
    private var depth = 0
    /// The objects that enclose the current part. They are used to detect cycles.
    private var objects: [ObjectIdentifier] = []
    /// How many more keys and set elements may be described for sorting.
    private var keysLeft = 2_000

    private var width: Int?
    private let isExact: Bool

    init(limit: Int, width: Int? = nil, isExact: Bool = false) {
        (left, self.width, self.isExact) = (limit, width, isExact)
    }

    private var isFull: Bool { left <= 0 }

    mutating func add(_ value: Any) {
        guard !isFull else { return cut() }
        hasObjects = hasObjects || type(of: value) is AnyClass
        if let wrapper = value as? any Wrapper { return addContent(of: wrapper) }
        if let words = isExact ? exactWords(for: value) : words(for: value) { return add(text: words) }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .set: nest { $0.addUnordered(mirror.children, by: { $0 }) { $0.add($1.value) } }
        case .collection: nest { $0.addList(mirror.children, "[", "]") { $0.add($1.value) } }
        case .dictionary where mirror.children.isEmpty: add(text: "[:]")
        case .dictionary: nest { $0.addUnordered(mirror.children, by: Self.key(of:)) { $0.addPair($1.value) } }
        case .tuple: nest { $0.addList(mirror.children, "(", ")") { $0.addField($1) } }
        case .enum: addCase(of: value, mirror)
        case .class: addObject(value as AnyObject, mirror)
        default: addStructure(of: value, mirror)
        }
    }

    private mutating func addContent(of wrapper: any Wrapper) {
        if let content = wrapper.content { add(content) } else { add(text: "nil") }
    }

    private mutating func add(text more: String) {
        guard !isFull else { return cut() }
        // Counts only the characters that fit, because counting a megabyte of them is slow.
        let end = more.index(more.startIndex, offsetBy: left, limitedBy: more.endIndex) ?? more.endIndex
        if end == more.endIndex {
            text += more
            left -= more.count
        } else {
            text += more[..<end]
            left = 0
            cut()
        }
    }

    private mutating func cut() {
        if !isCut { text += "…" }
        isCut = true
    }

    private mutating func nest(_ body: (inout ValueDescription) -> Void) {
        guard depth < Self.maxDepth else { return add(text: "…") }
        depth += 1
        body(&self)
        depth -= 1
    }

    private mutating func addList(
        _ children: Mirror.Children,
        _ opening: String,
        _ closing: String,
        _ add: (inout ValueDescription, Mirror.Child) -> Void
    ) {
        let isLong =
            width.map { width in oneLine(width + 1) { $0.addList(children, "", "", add) }.text.count > width } ?? false
        let margin = isLong ? "\n" + String(repeating: "  ", count: depth) : ""
        self.add(text: opening)
        var isFirst = true
        for child in children {
            if isFull { return cut() }
            self.add(text: isFirst || isLong ? margin : ", ")
            isFirst = false
            add(&self, child)
            if isLong { self.add(text: ",") }
        }
        self.add(text: margin.dropLast(2) + closing)
    }

    private func oneLine(_ limit: Int, _ fill: (inout ValueDescription) -> Void) -> ValueDescription {
        var line = self
        (line.text, line.left, line.width) = ("", limit, nil)
        fill(&line)
        return line
    }

    /// Sorts the children so that the text is the same in every run. If there are too many
    /// children, they stay unsorted, because describing their keys would be too slow.
    private mutating func addUnordered(
        _ children: Mirror.Children,
        by key: (Any) -> Any,
        _ add: (inout ValueDescription, Mirror.Child) -> Void
    ) {
        guard children.count <= min(200, keysLeft) else { return addList(children, "[", "]", add) }
        keysLeft -= children.count
        let keyed = children.map { (text(ofKey: key($0.value)), $0) }
        addList(Mirror.Children(keyed.sorted { $0.0 < $1.0 }.map(\.1)), "[", "]", add)
    }

    private mutating func text(ofKey key: Any) -> String {
        let description = oneLine(200) { $0.add(key) }
        keysLeft = description.keysLeft
        return description.text
    }

    private mutating func addField(_ child: Mirror.Child) {
        if let label = child.label, !label.hasPrefix(".") { add(text: "\(label): ") }
        // A mirror shows a noncopyable field, such as a `Mutex`, as `()`.
        if isExact, child.value is Void { add(text: "…") } else { add(child.value) }
    }

    private static func key(of pair: Any) -> Any { Mirror(reflecting: pair).children.first?.value ?? pair }

    private mutating func addPair(_ pair: Any) {
        let parts = Array(Mirror(reflecting: pair).children)
        guard parts.count == 2 else { return add(pair) }
        add(parts[0].value)
        add(text: ": ")
        add(parts[1].value)
    }

    private mutating func addCase(of value: Any, _ mirror: Mirror) {
        guard let child = mirror.children.first, let label = child.label else {
            return add(text: "\(value)".isEmpty ? "\(type(of: value))" : "\(value)")
        }
        add(text: label)
        if Mirror(reflecting: child.value).displayStyle == .tuple {
            add(child.value)
        } else {
            nest { $0.addList(mirror.children, "(", ")") { $0.add($1.value) } }
        }
    }

    private mutating func addObject(_ object: AnyObject, _ mirror: Mirror) {
        guard !objects.contains(ObjectIdentifier(object)) else {
            return add(text: "↻ \(type(of: object))")
        }
        objects.append(ObjectIdentifier(object))
        addStructure(of: object, mirror)
        objects.removeLast()
    }

    private mutating func addStructure(of value: Any, _ mirror: Mirror) {
        let isOpaque = mirror.children.isEmpty && mirror.superclassMirror == nil && mirror.displayStyle == nil
        let words = isOpaque ? String(describing: value) : ""
        guard words.isEmpty else { return add(text: words) }
        add(text: "\(type(of: value))")
        nest { $0.addList(mirror.allChildren, "(", ")") { $0.addField($1) } }
    }
}

extension ValueDescription {
    fileprivate func words(for value: Any) -> String? {
        let words: String? =
            switch value {
            case let string as String: quoted(string)
            case let string as Substring: quoted(string)
            case let character as Character: quoted("\(character)")
            // The formatter crashes if the date is infinite or NaN.
            case let date as Date where !isExact && abs(date.timeIntervalSinceReferenceDate) < 1e12:
                date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
            case let date as Date:
                "Date(timeIntervalSinceReferenceDate: \(date.timeIntervalSinceReferenceDate))"
            case let data as Data: bytes(of: data)
            case let type as Any.Type: "\(type)"
            // Checks the type first, because a cast would bridge any value, no matter how large.
            case _ where type(of: value) is NSIndexSet.Type: (value as? NSIndexSet).map { "\(Array($0))" }
            // Skips standard library types, because their test descriptions put spaces into ranges.
            case let testable as any CustomTestStringConvertible
            where Self.isOwn(value) && !String(reflecting: type(of: value)).hasPrefix("Swift."):
                testable.testDescription
            case let own as any CustomDebugStringConvertible
            where Self.isOwn(value) && !(value is any CustomStringConvertible):
                own.debugDescription
            case let own as any CustomStringConvertible where Self.isOwn(value): own.description
            default: nil
            }
        return words?.looksLike("") == true ? nil : words
    }

    /// Returns text that includes or implies the type, or `nil` if the parts must be described.
    fileprivate func exactWords(for value: Any) -> String? {
        // Escapes any “…” in the value, because it would look like an omitted part.
        guard let words = EnumCase(of: value)?.name ?? words(for: value)?.inASCII.replacing("…", with: #"\u{2026}"#)
        else { return nil }
        switch value {
        case is String, is Substring, is Character, is Data, is Date, is Any.Type, is Bool, is Int, is Double:
            return words
        default:
            let isWhole = Mirror(reflecting: value).allChildren.isEmpty || isFoundationValue(value)
            return isWhole ? "\(type(of: value))(\(words))" : nil
        }
    }

    /// Returns whether to use the value's own description. A container's own description would
    /// format the elements differently.
    private static func isOwn(_ value: Any) -> Bool {
        switch Mirror(reflecting: value).displayStyle {
        case .collection, .dictionary, .set, .optional, .tuple: false
        default: true
        }
    }

    private func quoted(_ string: some StringProtocol) -> String {
        let read = string.utf8.count > 10_000 ? String(string.prefix(left)) : String(string)
        return read.debugDescription.escapingInvisibles
    }

    private func bytes(of data: Data) -> String {
        let most = width == nil && !isExact ? Self.maxBytes : left
        let shown = data.prefix(most).hexadecimal
        let count = data.count == 1 ? "1 byte" : "\(data.count) bytes"
        return data.isEmpty ? count : "\(count) <\(shown)\(data.count > most ? " …" : "")>"
    }

    static var maxBytes: Int { 24 }
}

extension Data {
    var hexadecimal: String { self.map { String(format: "%02x", $0) }.joined(separator: " ") }
}

extension Mirror {
    var allChildren: Children {
        guard let inherited = superclassMirror?.allChildren, !inherited.isEmpty else { return writtenChildren }
        return Children(Array(inherited) + Array(writtenChildren))
    }

    /// Omits the executor field that the compiler adds to an actor.
    private var writtenChildren: Children {
        guard displayStyle == .class, children.first?.label == "$defaultActor" else { return children }
        return Children(children.dropFirst())
    }
}

func isFoundationValue(_ value: Any) -> Bool { String(reflecting: type(of: value)).hasPrefix("Foundation") }
