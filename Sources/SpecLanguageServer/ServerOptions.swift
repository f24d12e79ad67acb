import Foundation
import SpecEvents

struct ServerOptions: Equatable, Sendable {
    enum Feature: String, CaseIterable, Sendable {
        case lens, diagnostics, hover, completion, listing
    }

    private var disabled: Set<Feature> = []
    /// The path to the underlying language server, or `nil` to use the toolchain's sourcekit-lsp.
    private(set) var server: String?
    /// The editor to print settings for, or `nil` to run as a server.
    private(set) var editor: Editor?
    private(set) var showsHelp = false
    private(set) var serverArguments: [String] = []

    init(_ arguments: [String]) throws {
        let editors = Editor.allCases.map(\.rawValue).joined(separator: ", ")
        var words = arguments[...]
        func value(_ option: String, _ values: String) throws -> String {
            guard let next = words.popFirst(), !next.isEmpty, !next.hasPrefix("--") else {
                throw DescribedError("\(option) needs a value: \(values)")
            }
            return next
        }
        while let word = words.popFirst() {
            switch word {
            case "--help", "-h": showsHelp = true
            case "--server": server = try value(word, "the path of a language server")
            case "--install":
                let name = try value(word, editors)
                editor = Editor(rawValue: name)
                if editor == nil { throw DescribedError("--install \(name): the value has to be one of \(editors)") }
            default:
                let feature = Feature.allCases.first { word == "--no-\($0.rawValue)" }
                if let feature { disabled.insert(feature) } else { serverArguments.append(word) }
            }
        }
    }

    func shows(_ feature: Feature) -> Bool { !disabled.contains(feature) }

    static func findServer(in environment: [String: String]) throws -> String {
        let folders = (environment["PATH"] ?? "").split(separator: ":").map { URL(fileURLWithPath: String($0)) }
        let swifts = folders.map { $0.appending(path: "swift").resolvingSymlinksInPath() }
        let paths = (folders + swifts.map { $0.deletingLastPathComponent() }).map { "\($0.path)/sourcekit-lsp" }
        if let path = paths.first(where: FileManager.default.isExecutableFile) { return path }
        throw DescribedError("no sourcekit-lsp in the folders of PATH, nor beside swift; give its path with --server")
    }

    static let help = """
        usage: swift run specs lsp [options] [options of sourcekit-lsp]

        Runs between an editor and sourcekit-lsp, and adds the examples of specs to its tests, lenses that run them, the
        failures of the last run, its results on hover, and completion of the names of shared examples and tags.

          --install EDITOR     print the settings for vscode, neovim, helix, emacs or zed, and write nothing
          --server PATH        use the language server at PATH (default: the toolchain's sourcekit-lsp)
          --no-lens            show no lenses above groups and examples
          --no-diagnostics     show no failures of the last run
          --no-hover           show no results of the last run on hover
          --no-completion      do not complete the names of shared examples and tags
          --no-listing         show only examples whose names are in the text of a file; do not start the built tests
                               to list the rest
        """
}

enum Editor: String, CaseIterable, Sendable {
    case vscode, neovim, helix, emacs, zed

    func settings(path: String) -> String {
        let quoted = "\"" + path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
        return switch self {
        case .vscode:
            """
            // .vscode/settings.json
            "swift.sourcekit-lsp.serverPath": \(quoted)
            """
        case .neovim:
            """
            -- init.lua
            vim.api.nvim_create_autocmd("FileType", {
              pattern = "swift",
              callback = function()
                vim.lsp.start({
                  name = "specs",
                  cmd = { \(quoted) },
                  root_dir = vim.fs.dirname(vim.fs.find({ "Package.swift" }, { upward = true })[1]),
                })
              end,
            })
            vim.api.nvim_create_autocmd({ "LspAttach", "InsertLeave", "BufWritePost" }, {
              pattern = "*.swift",
              callback = function() vim.lsp.codelens.refresh() end,
            })
            -- The lens of a line: :lua vim.lsp.codelens.run()
            """
        case .helix:
            """
            # .helix/languages.toml
            [language-server.specs]
            command = \(quoted)

            [[language]]
            name = "swift"
            language-servers = ["specs"]
            """
        case .emacs:
            """
            ;; init.el
            (with-eval-after-load 'eglot
              (add-to-list 'eglot-server-programs '(swift-mode . (\(quoted)))))
            ;; Eglot shows no lenses: M-x specs-run is that of the line.
            (defun specs-run ()
              (interactive)
              (eglot-execute-command (eglot-current-server) 'specs.run
                (vector (eglot--path-to-uri buffer-file-name) (line-number-at-pos))))
            """
        case .zed:
            """
            // .zed/settings.json
            "lsp": { "sourcekit-lsp": { "binary": { "path": \(quoted) } } }
            """
        }
    }
}
