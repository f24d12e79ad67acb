import QuickNimble

// Samples from the article on Quick and Nimble: a class that computes a result, and a screen's module tested with doubles.

class WeatherModuleSpec: QuickSpec {
    override func spec() {
        describe("A running product") {
            var product: RunningProduct!
            beforeEach {
                product = RunningProduct()
            }
            context("when 2 and 3 are multiplied") {
                beforeEach {
                    product.multiply(2, 3)
                }
                it("is 6") {
                    expect(product.value).to(equal(6))
                }
            }
            context("when 2 and 0 are multiplied") {
                beforeEach {
                    product.multiply(2, 0)
                }
                it("is 0") {
                    expect(product.value) == 0
                }
            }
        }

        describe("The weather screen") {
            var module: TestWeatherModule! = TestWeatherFactory().makeModule()
            var presenter: WeatherPresenter { module.presenter }
            var lastState: WeatherState { module.viewSpy.invokedShowParameters!.state }
            var transport: WeatherTransportMock { module.transportMock }

            beforeEach {
                module = TestWeatherFactory().makeModule()
            }
            context("when it appears") {
                beforeEach {
                    presenter.start()
                }
                it("offers to ask") {
                    expect(lastState) == .empty
                    expect(module.viewSpy.invokedShowCount) == 1
                }
                it("asks nobody") {
                    expect(transport.invokedPaths.isEmpty) == true
                }
                context("when people ask and an answer comes") {
                    beforeEach {
                        transport.mockForecast()
                        presenter.didTapAsk()
                    }
                    it("waits, and shows it") {
                        expect(lastState) == .waiting
                        expect(module.viewSpy.invokedShowCount) == 2

                        expect(lastState).toEventually(equal(self.sunnyState()))

                        if case let .forecast(text: text, hoursAhead: hoursAhead) = lastState {
                            expect(text) == "sun"
                            expect(hoursAhead) == 2
                        }
                        expect(module.viewSpy.invokedShowCount) == 3
                    }
                    context("when people open the map") {
                        beforeEach {
                            waitUntilSame(lastState, self.sunnyState())
                            presenter.didTapMap()
                        }
                        it("opens at the station") {
                            expect(module.routerSpy.invokedOpenMapCount) == 1
                            expect(module.routerSpy.invokedOpenMapParameters!.station) == 7
                        }
                    }
                }
                context("when people ask and no answer comes") {
                    beforeEach {
                        transport.mockSilence()
                        presenter.didTapAsk()
                    }
                    it("says so, and offers to ask again") {
                        expect(lastState).toEventually(equal(.empty))
                        expect(module.viewSpy.invokedShowCount) == 3
                        expect(module.viewSpy.invokedShowErrorCount) == 1
                    }
                }
            }
        }
    }
}

extension WeatherModuleSpec {
    func sunnyState() -> WeatherState {
        return .forecast(text: "sun", hoursAhead: 2)
    }
}

private extension WeatherTransportMock {
    static let path = "forecast"
    func mockForecast() {
        delay = 0.02
        mock(path: Self.path, answer: .success(#"{ "text": "sun", "station": 7, "time": 7200 }"#))
    }

    func mockSilence() {
        mock(path: Self.path, answer: .failure(NSError(domain: "weather", code: 1)))
    }
}

/// Waits until `left` equals `right`, for use in a hook.
public func waitUntilSame<T: Equatable>(
    file: FileString = #file,
    line: UInt = #line,
    _ left: @autoclosure @escaping () throws -> T,
    _ right: T?,
    timeout: DispatchTimeInterval = AsyncDefaults.timeout
) {
    expect(file: file, line: line, left).toEventually(equal(right), timeout: timeout)
}
