/// Regular expressions that match a literal text.
enum LiteralPattern {
    static func escaped(_ text: String) -> String {
        String(text.flatMap { #"\^$.|?*+()[]{}/"#.contains($0) ? ["\\", $0] : [$0] })
    }
}
