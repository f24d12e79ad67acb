/// A value with nested values to match.
struct Person: Equatable {
    var name = "Ann"
    var age = 30
    var address = Address()
    var nickname: String?
}

struct Address: Equatable {
    var city = "Oslo"
    var zip = 150
}

class Animal {}
final class Dog: Animal {}
