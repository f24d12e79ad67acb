import Foundation

/// The name of a package, as its manifest says it. To ask SwiftPM for it takes as long as a part of a build.
enum PackageName {
    /// The name; that of the folder if the manifest does not write it out.
    static func name(ofPackageAt root: String) -> String {
        let folder = URL(filePath: root).standardizedFileURL.lastPathComponent
        guard let manifest = try? String(contentsOfFile: "\(root)/Package.swift", encoding: .utf8) else {
            return folder
        }
        let code = manifest.replacing(/\/\/[^\n]*/, with: "")
        return code.firstMatch(of: /\bPackage\s*\(\s*name\s*:\s*"([^"\\]+)"/).map { String($0.1) } ?? folder
    }
}
