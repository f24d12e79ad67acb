import Foundation
import ScreenElements

/// A test of whether a tap at the center of an element would reach that element.
@MainActor struct HitTest {
    enum Problem: Equatable {
        case covered(by: String)
        case outOfView

        var reason: String {
            switch self {
            case .covered(let element): "it is covered by \(element)"
            case .outOfView: "it is out of view"
            }
        }
    }

    private let target: Int
    private var number = 0
    private var centre: CGPoint?
    private var isPassed = false
    private(set) var problem: Problem?

    init(_ match: TreeSearch.Match, in chain: ElementChain) {
        target = match.number
        guard let root = chain.root else { return }
        if chain.includesRoot {
            visit(root, within: [root.frame].compactMap(\.self), depth: 0)
        } else {
            for child in root.children { visit(child, within: [], depth: 1) }
        }
    }

    /// `frames` contains the frames of the ancestors that clip their content.
    private mutating func visit(_ element: any ScreenElement, within frames: [CGRect], depth: Int) {
        guard problem == nil, element.invisibility == nil, depth < TreeSearch.limits.depth else { return }
        let isTarget = element.exposure != .childrenOnly && number == target
        if element.exposure != .childrenOnly { number += 1 }
        if isTarget { visitTarget(element, within: frames) }
        if isPassed { visitFollower(element, within: frames) }
        defer { isPassed = isPassed || isTarget }
        guard element.exposure != .standsForChildren, problem == nil else { return }
        let frames = element.clipsChildren ? frames + [element.frame].compactMap(\.self) : frames
        for child in element.children { visit(child, within: frames, depth: depth + 1) }
    }

    private mutating func visitTarget(_ element: any ScreenElement, within frames: [CGRect]) {
        guard let frame = element.frame else { return }
        let centre = CGPoint(x: frame.midX, y: frame.midY)
        self.centre = centre
        if !frames.allSatisfy({ $0.contains(centre) }) { problem = .outOfView }
    }

    private mutating func visitFollower(_ element: any ScreenElement, within frames: [CGRect]) {
        guard let centre, element.coversWhatIsBelow, let frame = element.frame else { return }
        guard (frames + [frame]).allSatisfy({ $0.contains(centre) }) else { return }
        problem = .covered(by: element.text)
    }
}

extension ScreenElement {
    fileprivate var clipsChildren: Bool {
        switch elementType {
        case .application, .window, .table, .collectionView, .scrollView, .outline, .webView, .map: true
        default: false
        }
    }
}
