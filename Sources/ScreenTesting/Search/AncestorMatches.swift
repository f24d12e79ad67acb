/// Which requests of a chain the elements above an element match.
struct AncestorMatches {
    /// How many of them, from the outermost on.
    var count = 0
    /// The requests that the nearest element above matches; -1 stands for where the search begins.
    var ofParent: [Int] = []
    /// Whether there is no element above, because the element is the screen.
    var isOfScreen = false

    /// Before the screen, which may be found itself.
    static var ofScreen: AncestorMatches { AncestorMatches(isOfScreen: true) }
    /// Inside of a parent, which cannot be found.
    static var insideOfParent: AncestorMatches { AncestorMatches(ofParent: [-1]) }

    /// The same for the elements inside of one that matches the requests of some levels.
    func inside(ofMatchFor levels: [Int]) -> AncestorMatches {
        AncestorMatches(
            count: levels.last.map { max(count, $0 + 1) } ?? count,
            ofParent: isOfScreen ? [-1] + levels : levels
        )
    }
}
