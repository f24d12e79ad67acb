import Foundation

/// FNV-1a: the same in every process, unlike the hash of `Hasher`.
package func stableHash(_ text: String) -> UInt64 { stableHash(Data(text.utf8)) }

/// FNV-1a of bytes.
package func stableHash(_ bytes: Data) -> UInt64 {
    bytes.withUnsafeBytes { $0.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } }
}
