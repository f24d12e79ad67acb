import QuickNimble

/// Would take minutes to compile if a second function matched `describe` with a trailing closure.
final class DeepNestingSpec: QuickSpec {
    override class func spec() {
        describe("0") {
            describe("1") {
                describe("2") {
                    describe("3") {
                        describe("4") {
                            describe("5") {
                                describe("6") {
                                    describe("7") {
                                        describe("8") {
                                            describe("9") {
                                                describe("10") {
                                                    describe("11") {
                                                        describe("12") {
                                                            describe("13") {
                                                                it("runs") {
                                                                    expect(currentSpec()?.name).to(endWith("13 › runs"))
                                                                }
                                                            }
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
