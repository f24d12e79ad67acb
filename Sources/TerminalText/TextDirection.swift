extension Unicode.Scalar {
    /// Whether the scalar changes the direction of the text after it, such as the rest of a line of a terminal: an embedding,
    /// an override or an isolate.
    package var reordersText: Bool {
        (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    }
}
