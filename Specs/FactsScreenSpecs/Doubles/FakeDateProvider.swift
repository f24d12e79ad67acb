import FactsScreen
import Foundation

/// A clock that stands still on 27 September 2021 at 12:07:24 UTC.
struct FakeDateProvider: DateProvider {
    func getCurrentDate() -> Date {
        Date(timeIntervalSince1970: 1_632_744_444)
    }
}
