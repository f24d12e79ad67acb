#if os(Linux)
    import Foundation
    import TestSupport
    import XCTest

    /// A terminal and its other end, at which the test reads and types.
    final class PseudoTerminal {
        /// The test's end of the pair.
        let leader: Int32
        /// The path of the terminal.
        let path: String
        /// Keeps the terminal and its settings alive while no process has it open.
        private let follower: Int32

        init() throws {
            leader = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
            // Swift cannot see `unlockpt` and `ptsname`, so these are the requests behind them: TIOCSPTLCK and TIOCGPTN.
            var (isLocked, number) = (Int32(0), Int32(0))
            guard ioctl(leader, 0x4004_5431, &isLocked) == 0, ioctl(leader, 0x8004_5430, &number) == 0 else {
                throw XCTSkip("there are no pseudo-terminals")
            }
            path = "/dev/pts/\(number)"
            follower = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
        }

        deinit {
            close(leader)
            close(follower)
        }

        /// Opens a new file descriptor for the terminal. The caller closes it.
        func openTerminal() throws -> FileHandle { try XCTUnwrap(FileHandle(forUpdatingAtPath: path)) }

        func type(_ text: String) {
            XCTAssertEqual(write(leader, text, text.utf8.count), text.utf8.count)
        }

        /// Whether the terminal delivers whole lines and echoes what is typed, as it does for a shell.
        var isCooked: Bool {
            var settings = termios()
            tcgetattr(follower, &settings)
            return settings.c_lflag & tcflag_t(ICANON) != 0 && settings.c_lflag & tcflag_t(ECHO) != 0
        }

        /// Reads until the text meets a condition. The text may arrive in parts, even after the process has ended.
        @discardableResult func read(until isComplete: (String) -> Bool) -> String {
            var (text, bytes) = (Data(), [UInt8](repeating: 0, count: 65_536))
            XCTAssertTrue(
                eventually {
                    var state = pollfd(fd: leader, events: Int16(POLLIN), revents: 0)
                    if poll(&state, 1, 0) == 1 {
                        let count = Glibc.read(leader, &bytes, bytes.count)
                        text += bytes.prefix(max(count, 0))
                    }
                    return isComplete(String(decoding: text, as: UTF8.self))
                },
                String(decoding: text, as: UTF8.self)
            )
            return String(decoding: text, as: UTF8.self)
        }
    }
#endif
