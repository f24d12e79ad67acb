import Foundation

/// A value whose fields are listed in one place for both writing and reading.
package protocol EventValue {
    /// Creates a placeholder, whose fields a reader then sets.
    init()
    /// Passes each field to a writer or reader, in the order in which the fields are written.
    mutating func list(_ fields: any EventFields)
}

/// A writer that encodes the fields of a value, or a reader that sets them. Fields with an optional
/// type are omitted if they are `nil`. All other fields are required.
package protocol EventFields: AnyObject {
    func field(_ key: String, _ value: inout String?)
    func field(_ key: String, _ value: inout [String]?)
    /// A reader clamps the number to the range from 0 to 2⁴⁰, so that sums cannot overflow.
    func field(_ key: String, _ value: inout Int?)
    func field(_ key: String, _ value: inout UInt64?)
    /// A duration in seconds. A reader clamps it to the range from 0 to a billion.
    func field(_ key: String, _ value: inout Double?)
    func field(_ key: String, _ value: inout Bool?)
    func field(_ key: String, _ value: inout Data?)
    func field<Value: EventValue>(_ key: String, _ value: inout Value?)
    func field<Value: EventValue>(_ key: String, _ value: inout [Value]?)
    func field(_ key: String, _ value: inout [[RecordedFailure]]?)

    func require(_ key: String)
    /// Whether a value's fields can be validated after they are listed. `false` for a writer.
    var isWhole: Bool { get }
    func refuse(_ problem: String)
}

extension EventFields {
    func field(_ key: String, _ value: inout String) { required(key, &value) { field(key, &$0) } }
    func field(_ key: String, _ value: inout Int) { required(key, &value) { field(key, &$0) } }
    func field(_ key: String, _ value: inout Double) { required(key, &value) { field(key, &$0) } }
    func field(_ key: String, _ value: inout Bool) { required(key, &value) { field(key, &$0) } }
    func field(_ key: String, _ value: inout Data) { required(key, &value) { field(key, &$0) } }
    func field(_ key: String, _ value: inout [String]) { required(key, &value) { field(key, &$0) } }
    func field<Value: EventValue>(_ key: String, _ value: inout Value) { required(key, &value) { field(key, &$0) } }
    func field<Value: EventValue>(_ key: String, _ value: inout [Value]) { required(key, &value) { field(key, &$0) } }

    private func required<Value>(_ key: String, _ value: inout Value, _ field: (inout Value?) -> Void) {
        require(key)
        var optional = Optional(value)
        field(&optional)
        value = optional ?? value
    }

    func field<Choice: RawRepresentable<String>>(choice key: String, _ value: inout Choice) {
        var word = value.rawValue
        field(key, &word)
        if let choice = Choice(rawValue: word) { value = choice } else { refuse("the \(key) “\(word)” is unknown") }
    }

    func field(flag key: String, _ value: inout Bool) {
        var flag = value ? true : nil
        field(key, &flag)
        value = flag ?? value
    }
}

// MARK: Lists of fields

extension CodeLocation: EventValue {
    package init() { self.init(file: "", line: 0) }

    package mutating func list(_ fields: any EventFields) {
        fields.field("file", &file)
        fields.field("line", &line)
    }
}

extension RecordedFailure: EventValue {
    package init() { self.init(message: "", location: nil) }

    package mutating func list(_ fields: any EventFields) {
        fields.field("location", &location)
        fields.field("message", &message)
    }
}

extension ExampleIdentity: EventValue {
    package init() { self.init(identifier: "", names: [], location: nil) }

    /// Reports add a level of nesting for each name, and many parsers give up at 512 levels.
    private static let maxNames = 100

    package mutating func list(_ fields: any EventFields) {
        fields.field("bugs", &bugs)
        fields.field("identifier", &identifier)
        fields.field(flag: "isFocused", &isFocused)
        fields.field(flag: "isSerial", &isSerial)
        fields.field("location", &location)
        fields.field("names", &names)
        fields.field("orderedGroup", &orderedGroup)
        fields.field("retries", &retries)
        fields.field("table", &table)
        fields.field("tags", &tags)
        fields.field("timeLimit", &timeLimit)
        fields.field("uses", &uses)
        guard fields.isWhole else { return }
        retries = retries.flatMap { $0 > 0 ? min($0, 1_000_000) : nil }
        (bugs, tags, uses) = (bugs?.nilIfEmpty, tags?.nilIfEmpty, uses?.nilIfEmpty)
        if identifier.isEmpty { fields.refuse("the identifier is empty") }
        if names.count > Self.maxNames {
            fields.refuse("an example at level \(names.count); \(Self.maxNames) is the deepest")
        }
    }
}

extension ExampleIdentity.SharedUse: EventValue {
    package init() { self.init(name: "", location: CodeLocation()) }

    package mutating func list(_ fields: any EventFields) {
        fields.field("location", &location)
        fields.field("name", &name)
    }
}

extension ExampleResult: EventValue {
    package init() { self.init(status: .passed, duration: 0) }

    package mutating func list(_ fields: any EventFields) {
        fields.field("attachments", &attachments)
        fields.field("duration", &duration)
        fields.field("earlierAttempts", &earlierAttempts)
        fields.field("expectedFailures", &expectedFailures)
        fields.field("failures", &failures)
        fields.field("output", &output)
        fields.field("reason", &reason)
        fields.field("snapshots", &snapshots)
        fields.field(choice: "status", &status)
        fields.field("steps", &steps)
        if fields.isWhole, !isFailure, !failures.isEmpty {
            fields.refuse("the status is \(status.rawValue), and there are failures")
        }
    }
}

extension ExampleStep: EventValue {
    package init() { self.init(name: "", level: 0, duration: 0, hasFailed: false) }

    package mutating func list(_ fields: any EventFields) {
        fields.field("duration", &duration)
        fields.field("hasFailed", &hasFailed)
        fields.field("level", &level)
        fields.field("name", &name)
        if fields.isWhole { level = min(level, 1_000) }
    }
}

extension ExampleAttachment: EventValue {
    package init() { self.init(name: "", mediaType: "", content: Data()) }

    package mutating func list(_ fields: any EventFields) {
        fields.field("after", &after)
        fields.field("content", &content)
        fields.field("during", &during)
        fields.field("mediaType", &mediaType)
        fields.field("name", &name)
    }
}

extension SnapshotUse: EventValue {
    package init() { self.init(file: "", key: SnapshotKey(className: "", example: "")) }

    package mutating func list(_ fields: any EventFields) {
        fields.field("actual", &actual)
        var place = line == nil ? nil : Optional(column)
        fields.field("column", &place)
        column = place ?? column
        fields.field("expected", &expected)
        fields.field("file", &file)
        fields.field("fingerprint", &fingerprint)
        fields.field(flag: "isOfRepeated", &isOfRepeated)
        fields.field("key", &key.parts)
        var other = language == "text" ? nil : Optional(language)
        fields.field("language", &other)
        language = other ?? language
        fields.field("line", &line)
        guard fields.isWhole else { return }
        (line, column) = (line.map { max($0, 1) }, max(column, 1))
        if key.parts.count < 2 || file.isEmpty { fields.refuse("the key or the file of a snapshot is missing") }
    }
}

extension RunPhase: EventValue {
    package init() { self.init(.reading) }

    package mutating func list(_ fields: any EventFields) {
        fields.field(choice: "kind", &kind)
        fields.field("location", &location)
        fields.field("subject", &subject)
    }
}

extension Shard: EventValue {
    package init() { (number, count) = (1, 1) }

    package mutating func list(_ fields: any EventFields) {
        fields.field("count", &count)
        fields.field("number", &number)
        fields.field("selection", &selection)
        if fields.isWhole, Shard(number: number, of: count) == nil {
            fields.refuse("there is no shard \(number) of \(count)")
        }
    }
}
