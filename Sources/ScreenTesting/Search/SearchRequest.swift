import ScreenElements

// Lets clients that import only this module write timeouts such as `.seconds(3)`.
@_exported import protocol VirtualTime.TimeSpan

/// A description of the elements to search for, consisting of attributes and conditions.
///
/// ```swift
/// SearchRequest(id: "Button", type: .button)
/// SearchRequest(type: .cell, index: 2)
/// SearchRequest(type: .button).that("is enabled") { $0.isEnabled }
/// ```
public struct SearchRequest: Sendable, CustomStringConvertible {
    /// The identifier. If it is `nil` or empty, any identifier matches.
    public var id: String?
    /// The element's type, or `any` for all types.
    public var type: ElementType
    /// The label, or `nil` for any label.
    public var label: String?
    /// The value, or `nil` for any value.
    public var value: String?
    /// The placeholder, or `nil` for any placeholder.
    public var placeholder: String?
    /// The zero-based index of the match in tree order, or `nil` if exactly one element must match.
    public var index: Int?

    struct Condition: Sendable {
        let phrase: String
        let holds: @MainActor @Sendable (any ScreenElement) -> Bool
    }

    private(set) var conditions: [Condition] = []
    /// Whether an element must be directly inside a match for the previous request.
    private(set) var isForChild = false

    /// Creates a request. Omitted attributes are not compared.
    ///
    /// - Parameters:
    ///   - id: The identifier. If it is `nil` or empty, any identifier matches.
    ///   - type: The element's type, or `any` for all types.
    ///   - label: The label, or `nil` for any label.
    ///   - value: The value, or `nil` for any value.
    ///   - placeholder: The placeholder, or `nil` for any placeholder.
    ///   - index: The zero-based index among the matches, or `nil` if exactly one element must
    ///     match.
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
    /// - Parameter index: The zero-based index in tree order.
    public func at(_ index: Int) -> SearchRequest {
        var request = self
        request.index = index
        return request
    }

    /// Returns a copy of this request that finds only elements directly inside the parent. Elements
    /// that only lay out other elements are treated as if their children took their place.
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
    /// Returns whether the element matches this request, regardless of the index.
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
    /// If a chain is longer than this, a browser is probably its own parent.
    static let maxRequests = 1_000

    /// `nil` if there is no screen.
    let root: (any ScreenElement)?
    /// Whether the first request may match the root. `false` if the root is a parent element.
    let includesRoot: Bool
    /// The requests, from the outermost parent's to the element's. There is at least one. A search
    /// looks for each request's matches inside the matches for the previous request.
    var requests: [SearchRequest]

    /// A copy with a snapshot of the root, so that several searches see the same state.
    @MainActor var snapshot: ElementChain {
        ElementChain(root: root?.snapshot, includesRoot: includesRoot, requests: requests)
    }

    var problem: SearchProblem? {
        if requests.count > Self.maxRequests { return .endlessParents }
        if requests.contains(where: { $0.index.map { $0 < 0 } ?? false }) { return .negativeIndex }
        return root == nil ? .noScreen : nil
    }
}
