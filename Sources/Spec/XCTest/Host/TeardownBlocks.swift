#if !canImport(ObjectiveC)
    @_spi(Reflection) import Swift
    import XCTest

    /// Takes teardown blocks from XCTest's storage. Only XCTest's own `invokeTest` runs the blocks,
    /// but most examples run without it. Spec cannot intercept the registration of blocks, because
    /// the function that registers async blocks cannot be overridden.
    enum TeardownBlocks {
        /// Where XCTest stores the blocks. If `nil`, examples run in XCTest's own `invokeTest`.
        static let storage = Storage()

        static func taken(from testCase: XCTestCase) -> [Block] {
            guard let blocks = storage?.blocks(of: testCase), !blocks.pointee.isEmpty else { return [] }
            defer { blocks.pointee = [] }
            return blocks.pointee
        }

        /// A block as XCTest stores it. XCTest wraps async blocks in functions that wait for them.
        typealias Block = () throws -> Void

        /// The byte offsets of `teardownBlocksState` in `XCTestCase` and of `blocks` in that state.
        struct Storage {
            private let stateOffset: Int
            private let blocksOffset: Int

            /// Finds the fields by name and type, then checks them by registering a block.
            init?(stateField: String = "teardownBlocksState", blocksField: String = "blocks") {
                guard let state = Self.field(stateField, of: XCTestCase.self), let stateClass = state.type as? AnyClass,
                    let blocks = Self.field(blocksField, of: stateClass), blocks.type == [Block].self
                else { return nil }
                (stateOffset, blocksOffset) = (state.offset, blocks.offset)
                let probe = XCTestCase(name: "probe", testClosure: { _ in })
                probe.addTeardownBlock { () async throws in }
                guard self.blocks(of: probe).pointee.count == 1 else { return nil }
            }

            func blocks(of testCase: XCTestCase) -> UnsafeMutablePointer<[Block]> {
                let object = Unmanaged.passUnretained(testCase).toOpaque()
                let state = object.load(fromByteOffset: stateOffset, as: UnsafeMutableRawPointer.self)
                return (state + blocksOffset).assumingMemoryBound(to: [Block].self)
            }

            private static func field(_ name: String, of type: AnyClass) -> (type: Any.Type, offset: Int)? {
                var found: (type: Any.Type, offset: Int)?
                _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { label, offset, type, _ in
                    if String(cString: label) == name { found = (type, offset) }
                    return true
                }
                return found
            }
        }
    }
#endif
