/// A counter that increases with every look.
final class Looks {
    private(set) var count = 0

    func look() -> Int {
        count += 1
        return count
    }
}

/// Replaces the number of looks and the times in the messages of failed waits, because both vary.
func withoutNumbers(_ messages: [String]) -> [String] {
    messages.map {
        $0.replacing(/looked (\d+ times|once) in \d+\.\d\d s/) { match in
            match.1 == "once" ? "looked once in T" : "looked N times in T"
        }
        .replacing(/after \d+\.\d\d s/, with: "after T")
    }
}
