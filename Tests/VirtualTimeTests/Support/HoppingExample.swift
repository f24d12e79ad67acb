import VirtualTime

/// A task that hops main actor -> actor -> detached task -> main actor between two sleeps, beside others.
struct HoppingExample {
    actor Counter {
        private(set) var count = 0

        func increment(_ journal: Journal) async -> Int {
            count += 1
            let value = count
            journal.write("counter \(value)")
            await Task.yield()
            return value
        }
    }

    let journal = Journal()
    let time = VirtualTime()
    private let counter = Counter()

    @MainActor func start() {
        for name in ["a", "b"] {
            Task {
                try await time.clock.sleep(for: .seconds(1))
                await hop(name)
                try await time.clock.sleep(for: .seconds(1))
                journal.write("\(name) ends")
            }
        }
    }

    @MainActor private func hop(_ name: String) async {
        journal.write("\(name) on the main actor")
        let value = await counter.increment(journal)
        await Task.detached { [journal] in
            journal.write("\(name) detached with \(value)")
            await Task.yield()
        }.value
        await back(name)
    }

    @MainActor private func back(_ name: String) async {
        async let one = counter.increment(journal)
        await withTaskGroup(of: Void.self) { group in
            for child in 1...2 { group.addTask { [journal] in journal.write("\(name) child \(child)") } }
        }
        journal.write("\(name) back with \(await one)")
    }

    static let expected = [
        "a on the main actor", "b on the main actor", "counter 1", "counter 2",
    ]
}
