import Expect
import Properties
import ScreenElements
import Spec
import VirtualTime

/// The code blocks from the documentation, word for word, together with the declarations that they need.
enum DocumentationSnippets {
    @MainActor static func declare() {
        it("restores what it encodes", forAll: .array(of: .string)) { words in
            expect(decoded(encoded(words))) == words
        }

        it("sorts", forAll: .array(of: .int)) { numbers in
            let sorted = sorted(numbers)
            expect(zip(sorted, sorted.dropFirst()).allSatisfy { $0 <= $1 }) == true
        }

        context("with any words", .cases(50), forAll: .array(of: .string, count: 1...9)) { words in
            lazy var index = Index(words)

            it("finds each") {
                for word in words { expect(index.contains(word)) == true }
            }

            it("finds nothing else", forAll: .string) { other in
                try assume(!words.contains(other))
                expect(index.contains(other)) == false
            }
        }

        let line = Generator { choices in
            Line(product: choices.draw(.string(count: 1...20)), count: choices.draw(.int(1...9)))
        }
        let order = Generator { choices in
            Order(id: choices.draw(.int(1...9)), lines: choices.draw(.array(of: line, count: 0...5)))
        }

        it("has a total", forAll: order) { order in
            expect(order.total) >= 0
        }

        it("appends", forAll: .array(of: .int)) { numbers in
            classify("long", if: numbers.count > 20)
            cover("empty", 2, if: numbers.isEmpty)
            expect((numbers + [1]).count) == numbers.count + 1
        }

        let put = Command<Ring, [Int]>("put", with: .int) { ring, number in
            ring.put(number)
        } model: { numbers, number in
            guard numbers.count < 3 else { return false }
            numbers.append(number)
            return true
        }
        let take = Command<Ring, [Int]>("take", when: { !$0.isEmpty }) { ring in
            ring.take()
        } model: { numbers in
            numbers.removeFirst()
        }

        it("is a queue", forAll: .commands([put, take], model: [])) { commands in
            try await commands.run(on: Ring()) { ring, numbers in
                expect(ring.count) == numbers.count
            }
        }

        let add = Command<Counter, Int>("add") { counter in
            await counter.add()
        } model: { count in
            count += 1
            return count
        }

        it("counts", forAll: .parallelCommands([add], model: 0)) { commands in
            try await commands.run(on: Counter())
        }

        it("adds all up", forAll: .array(of: .int(1...100), count: 0...5)) { amounts in
            let account = Account()
            try await withDrawnSchedule {
                for amount in amounts { Task { await account.pay(amount) } }
            }
            let balance = await account.balance
            expect(balance) == amounts.reduce(0, +)
        }

        it("sends once at a time", .cases(50), forAll: .story(steps: 0...12)) { story in
            let time = VirtualTime()
            let form = Form(time) { story.draw("the server accepts", .bool) }
            try await story.explore(form.window, time: time, texts: .string(count: 1...3)) {
                expect(form.sending) <= 1
            }
        }

        it("keeps the newest answer") {
            try exploringSchedules(100) {
                let time = VirtualTime()
                let cache = Cache(server: SlowServer(clock: time.clock))
                for _ in 1...2 { Task { try await cache.refresh() } }
                time.advance(by: .seconds(1))
                expect(cache.value) == 2
            }
        }

        it("keeps the newest answer in every order") {
            let explored = try exploringSchedules(10_000, by: .exhaustive) { try refreshTwice() }
            expect(explored.areAll) == true
        }

        it("counts in every order") {
            let explored = try exploringSchedules(10, by: .exhaustive) {
                let counter = Counter()
                startAlikeTasks(5) { _ = await counter.add() }
            }
            expect("\(explored)") == "all 1 orders tried"
        }
    }
}

private actor Counter {
    private var count = 0

    func add() -> Int {
        count += 1
        return count
    }
}

private actor Account {
    private(set) var balance = 0

    func pay(_ amount: Int) {
        balance += amount
    }
}

@MainActor private final class Form {
    final class Window: ScreenElement {
        let elementType = ElementType.button
        var action: @MainActor () -> Void = {}

        func tap() { action() }
    }

    let window = Window()
    private(set) var sending = 0

    init(_ time: VirtualTime, server: @escaping @MainActor () -> Bool) {
        window.action = { [unowned self] in
            guard sending == 0, server() else { return }
            sending = 1
            Task {
                try await time.clock.sleep(for: .seconds(1))
                self.sending = 0
            }
        }
    }
}

@MainActor private func refreshTwice() throws {
    let time = VirtualTime()
    let cache = Cache(server: SlowServer(clock: time.clock))
    for _ in 1...2 { Task { try await cache.refresh() } }
    time.advance(by: .seconds(1))
}

private actor SlowServer {
    private let clock: any Clock<Duration>
    private var count = 0

    init(clock: any Clock<Duration>) {
        self.clock = clock
    }

    func answer() async throws -> Int {
        count += 1
        let answer = count
        try await clock.sleep(for: .seconds(1))
        return answer
    }
}

@MainActor private final class Cache {
    private let server: SlowServer
    private(set) var value = 0

    init(server: SlowServer) {
        self.server = server
    }

    func refresh() async throws {
        value = try await server.answer()
    }
}

private func encoded(_ words: [String]) -> String? {
    words.isEmpty ? nil : words.joined(separator: ",")
}

private func decoded(_ text: String?) -> [String] {
    text.map { $0.split(separator: Character(","), omittingEmptySubsequences: false).map(String.init) } ?? []
}

private func sorted(_ numbers: [Int]) -> [Int] { numbers.sorted() }

private struct Index {
    private let words: Set<String>

    init(_ words: [String]) {
        self.words = Set(words)
    }

    func contains(_ word: String) -> Bool { words.contains(word) }
}

private final class Ring {
    private var numbers: [Int] = []

    var count: Int { numbers.count }

    func put(_ number: Int) -> Bool {
        guard numbers.count < 3 else { return false }
        numbers.append(number)
        return true
    }

    func take() -> Int { numbers.removeFirst() }
}

private struct Line {
    var product: String
    var count: Int
}

private struct Order {
    var id: Int
    var lines: [Line]

    var total: Int { lines.reduce(0) { $0 + $1.count } }
}
