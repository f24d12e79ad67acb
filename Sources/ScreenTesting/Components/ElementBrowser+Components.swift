import ScreenElements

// The components inside of an element.
extension ElementBrowser {
    /// A browser for a button inside of this element.
    ///
    /// - Parameters:
    ///   - id: The identifier; `nil` for any.
    ///   - label: The title; `nil` for any.
    public func button(_ id: String? = nil, label: String? = nil) -> ButtonBrowser {
        ButtonBrowser(id, label: label, in: self)
    }

    /// A browser for a text field inside of this element.
    ///
    /// - Parameters:
    ///   - id: The identifier; `nil` for any.
    ///   - placeholder: What the empty field shows; `nil` for any.
    public func textField(_ id: String? = nil, placeholder: String? = nil) -> TextFieldBrowser {
        TextFieldBrowser(id, placeholder: placeholder, in: self)
    }

    /// A browser for a table inside of this element.
    ///
    /// - Parameter id: The identifier; `nil` for any.
    public func list(_ id: String? = nil) -> ListBrowser { ListBrowser(id, in: self) }
}
