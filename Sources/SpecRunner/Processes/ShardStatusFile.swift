import Foundation
import SpecEvents

/// The file by which a test tells Bazel that it runs only its part of the examples.
enum ShardStatusFile {
    /// Creates the file that Bazel asks for, if it asks for one.
    static func create(for options: Options) throws {
        guard let path = options.shardStatusPath else { return }
        guard FileManager.default.createFile(atPath: path, contents: nil) else {
            throw RunnerError("\(ProcessRequest.Variable.shardStatusPath.rawValue)=\(path) cannot be written")
        }
    }
}
