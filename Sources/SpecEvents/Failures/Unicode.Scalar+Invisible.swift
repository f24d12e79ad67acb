extension Unicode.Scalar {
    /// Whether the scalar is invisible or reorders text. Joiners and tags count as visible.
    package var isInvisible: Bool {
        guard !isASCII else { return false }
        switch properties.generalCategory {
        case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control: return true
        case .format: return !isJoiner && !isTag
        default: return false
        }
    }

    private var isJoiner: Bool { ("\u{200C}"..."\u{200D}").contains(self) }

    private var isTag: Bool { ("\u{E0020}"..."\u{E007F}").contains(self) }
}
