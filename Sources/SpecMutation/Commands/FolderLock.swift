import Foundation

/// Keeps a second command from writing the same copy.
struct FolderLock {
    private let descriptor: Int32

    init(_ folder: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        descriptor = open(folder + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            throw MutationError("another `specs mutate` uses \(folder); wait for its end")
        }
    }
}
