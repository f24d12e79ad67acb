import Spec

/// Ten examples, each with a separate call to `it`.
final class TenInGroup: SpecCase {
    override func spec() {
        var number = 0
        it("example 0") { number += 1 }
        it("example 1") { number += 1 }
        it("example 2") { number += 1 }
        it("example 3") { number += 1 }
        it("example 4") { number += 1 }
        it("example 5") { number += 1 }
        it("example 6") { number += 1 }
        it("example 7") { number += 1 }
        it("example 8") { number += 1 }
        it("example 9") { number += 1 }
    }
}

/// A hundred examples, each with a separate call to `it`.
final class HundredInGroup: SpecCase {
    override func spec() {
        var number = 0
        it("example 0") { number += 1 }
        it("example 1") { number += 1 }
        it("example 2") { number += 1 }
        it("example 3") { number += 1 }
        it("example 4") { number += 1 }
        it("example 5") { number += 1 }
        it("example 6") { number += 1 }
        it("example 7") { number += 1 }
        it("example 8") { number += 1 }
        it("example 9") { number += 1 }
        it("example 10") { number += 1 }
        it("example 11") { number += 1 }
        it("example 12") { number += 1 }
        it("example 13") { number += 1 }
        it("example 14") { number += 1 }
        it("example 15") { number += 1 }
        it("example 16") { number += 1 }
        it("example 17") { number += 1 }
        it("example 18") { number += 1 }
        it("example 19") { number += 1 }
        it("example 20") { number += 1 }
        it("example 21") { number += 1 }
        it("example 22") { number += 1 }
        it("example 23") { number += 1 }
        it("example 24") { number += 1 }
        it("example 25") { number += 1 }
        it("example 26") { number += 1 }
        it("example 27") { number += 1 }
        it("example 28") { number += 1 }
        it("example 29") { number += 1 }
        it("example 30") { number += 1 }
        it("example 31") { number += 1 }
        it("example 32") { number += 1 }
        it("example 33") { number += 1 }
        it("example 34") { number += 1 }
        it("example 35") { number += 1 }
        it("example 36") { number += 1 }
        it("example 37") { number += 1 }
        it("example 38") { number += 1 }
        it("example 39") { number += 1 }
        it("example 40") { number += 1 }
        it("example 41") { number += 1 }
        it("example 42") { number += 1 }
        it("example 43") { number += 1 }
        it("example 44") { number += 1 }
        it("example 45") { number += 1 }
        it("example 46") { number += 1 }
        it("example 47") { number += 1 }
        it("example 48") { number += 1 }
        it("example 49") { number += 1 }
        it("example 50") { number += 1 }
        it("example 51") { number += 1 }
        it("example 52") { number += 1 }
        it("example 53") { number += 1 }
        it("example 54") { number += 1 }
        it("example 55") { number += 1 }
        it("example 56") { number += 1 }
        it("example 57") { number += 1 }
        it("example 58") { number += 1 }
        it("example 59") { number += 1 }
        it("example 60") { number += 1 }
        it("example 61") { number += 1 }
        it("example 62") { number += 1 }
        it("example 63") { number += 1 }
        it("example 64") { number += 1 }
        it("example 65") { number += 1 }
        it("example 66") { number += 1 }
        it("example 67") { number += 1 }
        it("example 68") { number += 1 }
        it("example 69") { number += 1 }
        it("example 70") { number += 1 }
        it("example 71") { number += 1 }
        it("example 72") { number += 1 }
        it("example 73") { number += 1 }
        it("example 74") { number += 1 }
        it("example 75") { number += 1 }
        it("example 76") { number += 1 }
        it("example 77") { number += 1 }
        it("example 78") { number += 1 }
        it("example 79") { number += 1 }
        it("example 80") { number += 1 }
        it("example 81") { number += 1 }
        it("example 82") { number += 1 }
        it("example 83") { number += 1 }
        it("example 84") { number += 1 }
        it("example 85") { number += 1 }
        it("example 86") { number += 1 }
        it("example 87") { number += 1 }
        it("example 88") { number += 1 }
        it("example 89") { number += 1 }
        it("example 90") { number += 1 }
        it("example 91") { number += 1 }
        it("example 92") { number += 1 }
        it("example 93") { number += 1 }
        it("example 94") { number += 1 }
        it("example 95") { number += 1 }
        it("example 96") { number += 1 }
        it("example 97") { number += 1 }
        it("example 98") { number += 1 }
        it("example 99") { number += 1 }
    }
}
