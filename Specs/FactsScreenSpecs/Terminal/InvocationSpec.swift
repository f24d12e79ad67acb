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
            func locale(_ arguments: String..., environment: [String: String] = [:]) throws -> String? {
                let invocation = try Invocation(arguments, environment: environment)
                guard case .run(_, let locale) = invocation else { return nil }
                return locale.identifier
            }
            func complaint(_ arguments: String...) -> String? {
                do {
                    _ = try Invocation(arguments, environment: [:])
                    return nil
                } catch {
                    return error.message
                }
            }

            context("Откуда берутся факты") {
                it("без параметров — из самой программы") {
                    expect(try invocation()) == .run(url: nil, locale: Locale(identifier: "en"))
                }
                it("с --url — с названного сервера") {
                    let expected = Invocation.run(url: "http://example.com", locale: Locale(identifier: "en"))
                    expect(try invocation("--url", "http://example.com")) == expected
                    expect(try invocation("--url=http://example.com")) == expected
                }
                it("неверный адрес — дело экрана, а не командной строки") {
                    expect(try invocation("--url", "не адрес"))
                        == .run(url: "не адрес", locale: Locale(identifier: "en"))
                }
            }

            context("Язык читателя") {
                it("назван в --locale") {
                    expect(try locale("--locale", "ru_RU", environment: ["LC_ALL": "de_DE.UTF-8"])) == "ru_RU"
                    expect(try locale("--locale=ru-RU")) == "ru_RU"
                    expect(try locale("--locale", "ru_RU.UTF-8")) == "ru_RU"
                }
                it("иначе взят из LC_ALL, LC_MESSAGES или LANG, в этом порядке") {
                    let all = ["LC_ALL": "ru_RU.UTF-8", "LC_MESSAGES": "de_DE", "LANG": "fr_FR"]
                    expect(try locale(environment: all)) == "ru_RU"
                    expect(try locale(environment: ["LC_MESSAGES": "de_DE", "LANG": "fr_FR"])) == "de_DE"
                    expect(try locale(environment: ["LC_ALL": "", "LANG": "ru_RU.UTF-8"])) == "ru_RU"
                }
                it("английский, если среда не называет никакого") {
                    expect(try locale()) == "en"
                    expect(try locale(environment: ["LC_ALL": "C.UTF-8", "LANG": "ru_RU"])) == "en"
                    expect(try locale(environment: ["LANG": "чепуха"])) == "en"
                }
            }

            context("Справка") {
                it("показана по --help и -h") {
                    expect(try invocation("--help")) == .help
                    expect(try invocation("--url", "http://example.com", "-h")) == .help
                }
                it("рассказывает обо всех параметрах и командах") {
                    for word in ["--url URL", "--locale LOCALE", "--help", "l loads", "d shows", "b goes", "q quits"] {
                        expect(Invocation.usage.contains(word)).to(beTrue(), description: word)
                    }
                }
            }

            context("Если в командной строке ошибка, программа говорит, какая") {
                it("неизвестный параметр") {
                    expect(complaint("--colour")) == "unknown argument “--colour”"
                    expect(complaint("http://example.com")) == "unknown argument “http://example.com”"
                }
                it("параметр без значения") {
                    expect(complaint("--url")) == "--url needs a value"
                    expect(complaint("--url", "--locale", "ru_RU")) == "--url needs a value"
                    expect(complaint("--locale=")) == "--locale needs a value"
                }
                it("значение у параметра, у которого его нет") {
                    expect(complaint("--help=x")) == "--help takes no value"
                    expect(complaint("--screen-server=x")) == "--screen-server takes no value"
                }
                it("язык, которого нет") {
                    expect(complaint("--locale", "zz_ZZ")) == "unknown locale “zz_ZZ”, expected one like ru_RU"
                    expect(complaint("--locale", "ru_QQ")) == "unknown locale “ru_QQ”, expected one like ru_RU"
                    expect(complaint("--locale", "русский")) == "unknown locale “русский”, expected one like ru_RU"
                }
            }
        }
    }
}
