import Foundation

// The code that `WeatherModuleSpec` tests, and the test doubles for its collaborators.

final class RunningProduct {
    private(set) var value = 1
    func multiply(_ left: Int, _ right: Int) { value = left * right }
}

struct Forecast: Decodable {
    let text: String
    let station: Int
    let time: TimeInterval
}

enum WeatherState: Equatable {
    case empty
    case waiting
    case forecast(text: String, hoursAhead: Int)
}

protocol WeatherView: AnyObject {
    func show(_ state: WeatherState)
    func showError()
}

protocol WeatherRouter {
    func openMap(atStation station: Int)
}

protocol WeatherTransport {
    func load<T: Decodable>(path: String, onResult: @escaping ((Result<T, Error>) -> Void))
}

protocol Watch {
    func now() -> Date
}

final class WeatherPresenter {
    weak var view: WeatherView?

    private let transport: WeatherTransport
    private let router: WeatherRouter
    private let watch: Watch
    private var last: Forecast?

    init(transport: WeatherTransport, router: WeatherRouter, watch: Watch) {
        self.transport = transport
        self.router = router
        self.watch = watch
    }

    func start() {
        view?.show(.empty)
    }

    func didTapAsk() {
        view?.show(.waiting)
        transport.load(path: "forecast") { [weak self] (result: Result<Forecast, Error>) in
            guard let self = self else { return }
            let state: WeatherState
            switch result {
            case let .success(forecast):
                self.last = forecast
                let ahead = Date(timeIntervalSince1970: forecast.time).timeIntervalSince(self.watch.now())
                state = .forecast(text: forecast.text, hoursAhead: Int(ahead / 3_600))
            case .failure:
                state = .empty
                self.view?.showError()
            }
            self.view?.show(state)
        }
    }

    func didTapMap() {
        guard let station = last?.station else { return }
        router.openMap(atStation: station)
    }
}

final class WeatherViewSpy: WeatherView {
    var invokedShowCount = 0
    var invokedShowParameters: (state: WeatherState, Void)?
    var invokedShowErrorCount = 0

    func show(_ state: WeatherState) {
        invokedShowCount += 1
        invokedShowParameters = (state, ())
    }

    func showError() {
        invokedShowErrorCount += 1
    }
}

final class WeatherRouterSpy: WeatherRouter {
    var invokedOpenMapCount = 0
    var invokedOpenMapParameters: (station: Int, Void)?

    func openMap(atStation station: Int) {
        invokedOpenMapCount += 1
        invokedOpenMapParameters = (station, ())
    }
}

final class StoppedWatch: Watch {
    func now() -> Date { Date(timeIntervalSince1970: 0) }
}

final class WeatherTransportMock {
    var delay: TimeInterval = 0
    private(set) var invokedPaths = [String]()
    private var answers = [String: Result<String, Error>]()

    func mock(path: String, answer: Result<String, Error>) {
        answers[path] = answer
    }
}

extension WeatherTransportMock: WeatherTransport {
    func load<T>(path: String, onResult: @escaping ((Result<T, Error>) -> Void)) where T: Decodable {
        invokedPaths.append(path)
        guard let answer = answers[path] else {
            fatalError()
        }
        let result: Result<T, Error> = Result {
            try JSONDecoder().decode(T.self, from: Data(answer.get().utf8))
        }
        if delay == 0 {
            DispatchQueue.main.async {
                onResult(result)
            }
        } else {
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(Int(1000 * delay))) {
                onResult(result)
            }
        }
    }
}

struct TestWeatherModule {
    let presenter: WeatherPresenter

    let viewSpy: WeatherViewSpy
    let routerSpy: WeatherRouterSpy
    let transportMock: WeatherTransportMock
}

final class TestWeatherFactory {
    func makeModule() -> TestWeatherModule {
        let viewSpy = WeatherViewSpy()
        let transport = WeatherTransportMock()
        let routerSpy = WeatherRouterSpy()
        let presenter = WeatherPresenter(transport: transport, router: routerSpy, watch: StoppedWatch())
        presenter.view = viewSpy
        return TestWeatherModule(
            presenter: presenter,
            viewSpy: viewSpy,
            routerSpy: routerSpy,
            transportMock: transport
        )
    }
}
