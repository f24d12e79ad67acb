import Expect

enum CartError: Error {
    case empty
    case sold(count: Int)
}

/// Throws an error unless the count is negative. Stands in for code that a spec tests.
func buy(_ count: Int) throws {
    guard count < 0 else {
        throw CartError.sold(count: count)
    }
}

func buyTyped(_ count: Int) throws(CartError) {
    guard count < 0 else {
        throw .sold(count: count)
    }
}

func buyLater(_ count: Int) async throws {
    await Task.yield()
    throw CartError.sold(count: count)
}

/// Expects that a cart is empty.
@MainActor func expectEmpty(cart count: Int) {
    expect(count) == 0
}

func price(of count: Int) throws -> Int {
    try buy(count)
    return 1
}
