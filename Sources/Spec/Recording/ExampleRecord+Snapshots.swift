import SpecEvents

extension ExampleRecord {
    var isOver: Bool { state.withLock { $0.stage >= .over } }

    func record(_ use: SnapshotUse) -> String? {
        state.withLock { state in
            guard state.stage < .over else { return "its example has ended: await the task that compares" }
            guard state.stage < .endingGroup, state.hook != Hook.Kind.beforeAll.rawValue else {
                return "a hook for all has no snapshots, because it belongs to no example: compare in an example"
            }
            if state.snapshots.contains(where: { $0.contradicts(use) }) {
                return "it was compared with another text before; " + use.adviceForSeveral
            }
            // A form that polls finds the same again and again.
            let last = state.snapshots.last
            if last != use || last?.actual.map(ByteKey.init) != use.actual.map(ByteKey.init) {
                state.snapshots.append(use)
            }
            return nil
        }
    }
}
