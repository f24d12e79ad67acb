import Foundation

/// A source file that the tool reads.
struct SourceFile {
    let path: String
    private let tokens: TokenList

    init(at path: String) throws(DiscoveryError) {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw DiscoveryError(description: "\(path) cannot be read")
        }
        self.init(path, source: data)
    }

    init(_ path: String, source: some Collection<UInt8>) {
        self.path = path
        tokens = Lexer.tokens(of: source)
    }

    /// The types that the file declares.
    ///
    /// - Parameter module: The module of the file; `nil` for the module that is being built.
    func declarations(in module: String?) -> [TypeDeclaration] {
        DeclarationScanner.declarations(in: tokens, file: path).map { declaration in
            var declaration = declaration
            declaration.module = module
            return declaration
        }
    }

    /// The expectations without a matcher in the files of a target; none if the target has functions of its own with the
    /// names of Expect's.
    static func bareExpectations(in files: [SourceFile]) -> [BareExpectation] {
        guard !files.contains(where: { ExpectationScanner.declaresFunctions(in: $0.tokens) }) else { return [] }
        return files.flatMap { ExpectationScanner.bareExpectations(in: $0.tokens, file: $0.path) }
    }
}
