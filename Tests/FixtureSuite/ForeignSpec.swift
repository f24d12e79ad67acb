import ForeignCode
import Spec

/// Throws and fails in functions called from C code that keeps an arbitrary number in the frame pointer register.
final class ForeignSpec: SpecCase {
    nonisolated(unsafe) private static var error: (any Error)?

    override func spec() {
        for value in [0, 5, 0x1000, 0x4242_4242_4242_4240, 0x7FFF_FFFF_FFFF_FFF0] as [UInt] {
            it("throws below \(value)") {
                call_with_frame_pointer({ do { try buy(1) } catch { ForeignSpec.error = error } }, value)
                if let error = Self.error { throw error }
            }
            it("fails below \(value)") {
                call_with_frame_pointer({ MainActor.assumeIsolated { expectEmpty(cart: 2) } }, value)
            }
        }
    }
}
