import TestSupport
import VirtualTime

/// Tasks that hop from the main actor to another actor, to a detached task, and back, between two sleeps.
struct HoppingExample {
    private actor Counter {
        private var count = 0

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
        async let one = counter.increment(journal)
        await withTaskGroup(of: Void.self) { group in
            for child in 1...2 { group.addTask { [journal] in journal.write("\(name) child \(child)") } }
        }
        journal.write("\(name) back with \(await one)")
    }

    static let expected = [
        "a on the main actor", "b on the main actor", "counter 1", "counter 2", "a detached with 1",
        "b detached with 2",
        "counter 3", "a child 1", "a child 2", "counter 4", "b child 1", "b child 2", "a back with 3", "b back with 4",
        "one second", "a ends", "b ends",
    ]
}
