extension Window {
    /// Does what a key stands for: for the view that the keys go to, for moving on from there, for a command.
    public func press(_ key: Key) {
        notice = nil
        if focusedView?.handle(key) == true {
            scope.viewport.followsFocus = true
            return
        }
        // Between views that take keys the arrows move on, so pages are for scrolling there.
        let movesOn = focusableViews.count > 1 && [.up, .down].contains(key)
        if !movesOn, scroll(key) { return }
        switch key {
        case .tab, .down, .right: moveFocus(by: 1)
        case .backTab, .up, .left: moveFocus(by: -1)
        case .escape: scope.allCommands.first { $0.isCancel && $0.isAvailable }?.run()
        case .character(let character): _ = call(String(character))
        default: break
        }
    }

    /// Does what the first of some keys stands for that came together. All characters at their beginning are one change of a
    /// field: a long text that is pasted would take seconds, if the window were laid out for each.
    ///
    /// - Returns: How many of the keys that were.
    func pressFirst(of keys: ArraySlice<Key>) -> Int {
        if let field = focusedView as? TextField, keys.count > 1 {
            let text = keys.prefix { $0.character != nil }.compactMap(\.character)
            if text.count > 1 {
                notice = nil
                field.insert(String(text))
                scope.viewport.followsFocus = true
                return text.count
            }
        }
        keys.first.map(press)
        return min(keys.count, 1)
    }

    /// Does what a line stands for: the text of the field that has the focus, a command, the number of a cell, the name of a
    /// field to go to. An empty line leaves a field as it is and goes on to the next one.
    public func enter(_ line: String) {
        notice = nil
        setNeedsDisplay()
        if let field = focusedView as? TextField { return line.isEmpty ? leave(field) : field.fill(line) }
        let word = line.trimmingSpaces
        if word.isEmpty || call(word) || tapCell(word) || focusField(word) { return }
        notice = wording.unknownCommand(word)
    }

    /// Calls the command that a word stands for, or says that it cannot be called now; `false` if there is no such command.
    private func call(_ word: String) -> Bool {
        let called = { (command: Command) in command.isCalled(by: word) }
        if let command = scope.allCommands.first(where: { called($0) && $0.isAvailable }) {
            command.run()
        } else if let command = knownCommands.first(where: called) {
            notice = wording.notNow(command.title)
        } else {
            return false
        }
        return true
    }

    /// What a line may be shown as: not the text of a secure field.
    func echo(of line: String) -> String {
        focusedView is SecureTextField ? String(repeating: "•", count: line.count) : line
    }

    private func tapCell(_ word: String) -> Bool {
        let lists = scope.shown.compactMap { $0 as? List }
        guard let number = Int(word), let list = lists.first(where: { number >= 1 && number <= $0.count }) else {
            return false
        }
        list.select(number - 1)
        try? list.cell(number - 1)?.tap()
        return true
    }

    private func focusField(_ word: String) -> Bool {
        let field = focusableViews.first { $0.label.lowercased() == word.lowercased() }
        field.map(focus)
        return field != nil
    }
}
