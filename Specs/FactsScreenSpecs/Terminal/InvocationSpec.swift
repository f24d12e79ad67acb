import ExampleKit
import Expect
import Foundation
import Spec

@testable import FactsScreen

final class InvocationSpec: SpecCase {
    override class func spec() {
        describe("Командная строка программы facts") {
            func invocation(_ arguments: String..., environment: [String: String] = [:]) throws -> Invocation {
                try Invocation(arguments, environment: environment)
            }
            func run(url: String? = nil, locale: String = "en") -> Invocation {
                .run(url: url, locale: Locale(identifier: locale))
            }

            context("Откуда берутся факты") {
                it("без параметров — из самой программы") {
                    expect(try invocation()) == run()
                }
                it("с --url — с названного сервера; неверный адрес — дело экрана") {
                    expect(try invocation("--url", "http://example.com")) == run(url: "http://example.com")
                    expect(try invocation("--url=не адрес")) == run(url: "не адрес")
                }
            }

            context("Язык читателя") {
                it("назван в --locale") {
                    expect(try invocation("--locale", "ru_RU", environment: ["LC_ALL": "de_DE"]))
                        == run(locale: "ru_RU")
                    expect(try invocation("--locale=ru-RU")) == run(locale: "ru_RU")
                    expect(try invocation("--locale", "ru_RU.UTF-8")) == run(locale: "ru_RU")
                }
                it(
                    "иначе взят из среды: {0} — {1}",
                    arguments: [
                        (["LC_ALL": "ru_RU.UTF-8", "LC_MESSAGES": "de_DE", "LANG": "fr_FR"], "ru_RU"),
                        (["LC_MESSAGES": "de_DE", "LANG": "fr_FR"], "de_DE"),
                        (["LC_ALL": "", "LANG": "ru_RU.UTF-8"], "ru_RU"),
                        (["LC_ALL": "C.UTF-8", "LANG": "ru_RU"], "en"),
                        (["LANG": "чепуха"], "en"),
                    ]
                ) { environment, locale in
                    expect(try invocation(environment: environment)) == run(locale: locale)
                }
            }

            it("Справка показана по --help и -h") {
                expect(try invocation("--help")) == .help
                expect(try invocation("--url", "http://example.com", "-h")) == .help
                for word in ["--url URL", "--locale LOCALE", "--help", "l loads", "d shows", "b goes", "q quits"] {
                    expect(Invocation.usage.contains(word)).to(beTrue(), description: word)
                }
            }

            it(
                "Если в командной строке ошибка, программа говорит, какая: {0}",
                arguments: [
                    ("--colour", "unknown argument “--colour”"),
                    ("http://example.com", "unknown argument “http://example.com”"),
                    ("--url", "--url needs a value"),
                    ("--help=x", "--help takes no value"),
                    ("--screen-server=x", "--screen-server takes no value"),
                    ("--locale=zz_ZZ", "unknown locale “zz_ZZ”, expected one like ru_RU"),
                    ("--locale=ru_QQ", "unknown locale “ru_QQ”, expected one like ru_RU"),
                    ("--locale=русский", "unknown locale “русский”, expected one like ru_RU"),
                ]
            ) { argument, problem in
                expect { try invocation(argument) }.to(throwError(ArgumentError(problem)))
            }
        }
    }
}
