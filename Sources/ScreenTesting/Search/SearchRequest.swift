import ScreenElements

// Lets clients that import only this module write timeouts such as `.seconds(3)`.
@_exported import protocol VirtualTime.TimeSpan

/// A description of the elements to search for: their attributes, and conditions that they satisfy.
///
/// ```swift
/// SearchRequest(id: "Button", type: .button)
/// SearchRequest(type: .cell, index: 2)
/// SearchRequest(type: .button).that("is enabled") { $0.isEnabled }
/// ```
public struct SearchRequest: Sendable, CustomStringConvertible {
    /// The identifier; `nil` or empty for any.
    public var id: String?
    /// The type of the element; `any` for all types.
    public var type: ElementType
    /// The label; `nil` for any.
    public var label: String?
    /// The value; `nil` for any.
    public var value: String?
    /// The placeholder; `nil` for any.
    public var placeholder: String?
    /// The index among the matches, from 0, in tree order; `nil` if only one may match.
    public var index: Int?

    struct Condition: Sendable {
        let phrase: String
        let holds: @MainActor @Sendable (any ScreenElement) -> Bool
    }

    private(set) var conditions: [Condition] = []
    /// Whether an element matches only if it is directly inside a match of the previous request.
    private(set) var isForChild = false

    /// Creates a request. Omitted attributes are not compared.
    ///
    /// - Parameters:
    ///   - id: The identifier; an empty one is not compared.
    ///   - type: The type of the element; any type by default.
    ///   - label: The label; `nil` for any.
    ///   - value: The value; `nil` for any.
    ///   - placeholder: The placeholder; `nil` for any.
    ///   - index: The index among the matches, from 0. Without an index, exactly one element
    ///     must match.
    public init(
        id: String? = nil,
        type: ElementType = .any,
        label: String? = nil,
        value: String? = nil,
        placeholder: String? = nil,
        index: Int? = nil
    ) {
        self.id = id
        self.type = type
        self.label = label
        self.value = value
        self.placeholder = placeholder
        self.index = index
    }

    /// Returns a copy of this request with an additional condition.
    ///
    /// The phrase, such as “is enabled”, follows “that” in failure messages.
    public func that(
        _ phrase: String,
        _ holds: @escaping @MainActor @Sendable (any ScreenElement) -> Bool
    ) -> SearchRequest {
        var request = self
        request.conditions.append(Condition(phrase: phrase, holds: holds))
        return request
    }

    /// Returns a copy of this request that finds the matching element at the given index.
    ///
    /// - Parameter index: The index, from 0, in tree order.
    public func at(_ index: Int) -> SearchRequest {
        var request = self
        request.index = index
        return request
    }

    /// Returns a copy of this request that finds only elements directly inside the parent. Elements
    /// that only lay out other elements do not count as levels.
    public func forChild() -> SearchRequest {
        var request = self
        request.isForChild = true
        return request
    }

    var comparesTexts: Bool { wantedID != nil || label != nil || value != nil || placeholder != nil }

    var wantedID: String? { id?.isEmpty == true ? nil : id }

    /// The request in words, such as `button with identifier “Button”`.
    public var description: String {
        let attributes = [
            wantedID.map { "identifier \($0.quoted)" }, label.map { "label \($0.quoted)" },
            value.map { "value \(type.shown($0))" }, placeholder.map { "placeholder \($0.quoted)" },
        ]
        .compactMap(\.self)
        let kind = type == .any ? "element" : type.rawValue
        let with = attributes.isEmpty ? "" : " with " + attributes.joined(separator: ", ")
        let that = conditions.isEmpty ? "" : " that " + conditions.map(\.phrase).joined(separator: " and ")
        return (isForChild ? "child " : "") + kind + with + that + (index.map { " (index \($0))" } ?? "")
    }
}

extension SearchRequest {
    /// Ignores the index.
    @MainActor func matches(_ element: any ScreenElement) -> Bool {
        hasAttributes(of: element) && conditions.allSatisfy { $0.holds(element) }
    }

    @MainActor func hasAttributes(of element: any ScreenElement) -> Bool {
        if type != .any, element.elementType != type { return false }
        if let id = wantedID, element.identifier != id { return false }
        if let label, element.label != label { return false }
        if let value, element.value != value { return false }
        if let placeholder, element.placeholder != placeholder { return false }
        return true
    }
}

struct ElementChain: Sendable {
    /// In a longer chain, a browser is probably its own parent.
    static let maxRequests = 1_000

    /// `nil` if there is no screen.
    let root: (any ScreenElement)?
    /// The first request may find the root if the root is a screen, but not if it is a parent.
    let includesRoot: Bool
    /// At least one request, from the outermost parent to the element. A search looks for matches
    /// of each request inside matches of the previous request.
    var requests: [SearchRequest]

    /// Uses a snapshot of the root, so that several searches see the same state.
    @MainActor var snapshot: ElementChain {
        ElementChain(root: root?.snapshot, includesRoot: includesRoot, requests: requests)
    }

    var problem: SearchProblem? {
        if requests.count > Self.maxRequests { return .endlessParents }
        if requests.contains(where: { $0.index.map { $0 < 0 } ?? false }) { return .negativeIndex }
        return root == nil ? .noScreen : nil
    }
}
