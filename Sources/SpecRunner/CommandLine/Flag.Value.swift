import SpecEvents

extension Flag {
    enum Value {
        static func words<Choice: RawRepresentable<String> & CaseIterable>(of type: Choice.Type) -> String {
            type.allCases.map(\.rawValue).joined(separator: ", ")
        }

        static func choice<Choice: RawRepresentable<String> & CaseIterable>(
            _ flag: String,
            _ text: String
        ) throws -> Choice {
            if let choice = Choice(rawValue: text) { return choice }
            let words = Choice.allCases.map(\.rawValue)
            let guess = Spelling.nearest(to: text, in: words).map { "; did you mean \($0)?" } ?? ""
            throw UsageError("\(flag) \(text): the value has to be one of \(words.joined(separator: ", "))\(guess)")
        }

        static func pattern(_ text: String) throws -> String {
            do {
                _ = try NameFilter(text)
            } catch {
                throw UsageError("--filter \(text): \(error)")
            }
            return text
        }

        static func tags(_ flag: String, _ text: String) throws -> String {
            do {
                _ = try TagExpression(text)
            } catch {
                throw UsageError("\(flag) \(text): the expression \(error)")
            }
            return text
        }

        static func count(_ flag: String, _ text: String) throws -> Int {
            guard let count = Int(text), count > 0 else {
                throw UsageError("\(flag) \(text): the value has to be a whole number, 1 or greater")
            }
            return count
        }

        static func seconds(_ flag: String, _ text: String) throws -> Double {
            guard let seconds = Double(text), seconds > 0, seconds < 1e9 else {
                throw UsageError(
                    "\(flag) \(text): the value has to be a number of seconds above 0 and below 1000000000"
                )
            }
            return seconds
        }

        static func seed(_ text: String) throws -> UInt64 {
            guard let seed = UInt64(text) else {
                throw UsageError("--seed \(text): the value has to be a whole number from 0 to \(UInt64.max)")
            }
            return seed
        }

        /// Reads `auto` or `auto/N`.
        ///
        /// - Returns: `nil` if the text is a shard.
        static func automaticShard(_ text: String) throws -> AutomaticShard.Request? {
            if text == "auto" { return AutomaticShard.Request() }
            guard text.hasPrefix("auto/") else { return nil }
            guard let count = Int(text.dropFirst(5)), count > 0 else {
                throw UsageError("--shard \(text): the number of shards has to be 1 or greater, such as auto/3")
            }
            return AutomaticShard.Request(count: count)
        }

        static func shard(_ text: String) throws -> Shard {
            guard let shard = Shard(text) else {
                throw UsageError(
                    "--shard \(text): the value has to be I/N with I from 1 to N, such as 2/3, or auto"
                )
            }
            return shard
        }
    }
}
