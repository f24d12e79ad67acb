#if os(Linux) && canImport(Runtime)
    import Foundation
    import Runtime

    struct FrameSymbol {
        enum Owner {
            case caller
            case framework
            /// Code in a runtime library, or compiler-generated code between two functions.
            case library
        }

        let owner: Owner
        /// `nil` if the code is not in a Swift file or its line is unknown.
        let location: CodeLocation?
        /// `nil` for a thunk and for a function written in another language.
        let name: String?
    }

    extension FrameSymbol {
        private static let known = Lock<[String: [FrameSymbol]]>([:])

        /// Returns the frame's functions, including inlined ones, innermost first. The result is
        /// cached, because a lookup takes ten milliseconds and failures often share frames.
        static func symbols(of frame: Backtrace.Frame, on architecture: String, in images: ImageMap) -> [FrameSymbol] {
            let key = frame.description
            if let known = known.withLock({ $0[key] }) { return known }
            let frames = Backtrace.of(frame, on: architecture)?.symbolicated(with: images)?.frames
            let symbols = frames?.compactMap { $0.symbol.map(FrameSymbol.init) } ?? []
            known.withLock { $0[key] = symbols }
            return symbols
        }

        private init(_ symbol: SymbolicatedBacktrace.Symbol) {
            let path = symbol.sourceLocation?.path ?? ""
            if CodeLocation.isInFramework(path) {
                owner = .framework
            } else {
                let isLibrary = ["libswift", "libdispatch"].contains(where: symbol.imageName.hasPrefix)
                owner = isLibrary || path.contains("<compiler-generated>") ? .library : .caller
            }
            let line = path.hasSuffix(".swift") ? symbol.sourceLocation?.line ?? 0 : 0
            location = line > 0 ? CodeLocation(file: path, line: line) : nil
            name = !symbol.isSwiftThunk && symbol.rawName.hasPrefix("$s") ? symbol.name : nil
        }
    }

    extension ImageMap {
        /// An empty map, or `nil` if the runtime's format differs. Only decoding can create such a
        /// map.
        static let empty = try? JSONDecoder().decode(ImageMap.self, from: Data(#""AgAA""#.utf8))
    }

    extension Backtrace {
        /// Returns a backtrace that consists of only this frame, or `nil` if the frame's kind or
        /// the format is unknown. A backtrace can only be created by decoding.
        /// `CompactBacktrace.swift` in the runtime defines the format: the address size, then each
        /// frame's kind, byte count and address.
        fileprivate static func of(_ frame: Frame, on architecture: String) -> Backtrace? {
            guard let kind = kind(of: frame), let address = UInt64(frame.originalProgramCounter) else { return nil }
            let sizeOf64Bits: UInt8 = 2
            let bytes = [sizeOf64Bits, kind | 7] + withUnsafeBytes(of: address.bigEndian, Array.init)
            let text = """
                {"architecture": "\(architecture)", "imageMap": "AgAA", "backtrace": "\(Data(bytes).base64EncodedString())"}
                """
            let backtrace = try? JSONDecoder().decode(Backtrace.self, from: Data(text.utf8))
            let first = backtrace.flatMap { backtrace in backtrace.frames.first { _ in true } }
            return first?.description == frame.description ? backtrace : nil
        }

        private static func kind(of frame: Frame) -> UInt8? {
            switch frame {
            case .programCounter: 0x10
            case .returnAddress: 0x20
            case .asyncResumePoint: 0x30
            default: nil
            }
        }
    }
#endif
