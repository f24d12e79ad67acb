/// An editor that can start this server in place of sourcekit-lsp.
enum Editor: String, CaseIterable, Sendable {
    case vscode, neovim, helix, emacs, zed

    /// The settings that start the executable at a path.
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
