import Expect
import Foundation
import Spec

@testable import FactsScreen

final class FactAgeSpec: SpecCase {
    override class func spec() {
        describe("Возраст факта") {
            let now = FakeDateProvider().getCurrentDate()
            let second = 1.0
            let minute = 60 * second
            let hour = 60 * minute
            let day = 24 * hour

            func text(_ age: TimeInterval, in locale: String) -> String {
                RelativeTime(locale: Locale(identifier: locale)).text(
                    for: now.addingTimeInterval(-age),
                    relativeTo: now
                )
            }

            context("по-русски") {
                it("считается в самых крупных единицах, которые прошли целиком") {
                    expect(text(59 * second, in: "ru_RU")) == "59 секунд назад"
                    expect(text(119 * second, in: "ru_RU")) == "1 минуту назад"
                    expect(text(2 * minute, in: "ru_RU")) == "2 минуты назад"
                    expect(text(1 * hour, in: "ru_RU")) == "1 час назад"
                    expect(text(5 * day, in: "ru_RU")) == "5 дней назад"
                    expect(text(8 * day, in: "ru_RU")) == "1 неделю назад"
                    expect(text(30 * day, in: "ru_RU")) == "4 недели назад"
                    expect(text(45 * day, in: "ru_RU")) == "1 месяц назад"
                    expect(text(364 * day, in: "ru_RU")) == "11 месяцев назад"
                    expect(text(400 * day, in: "ru_RU")) == "1 год назад"
                }
                it("назван числом, даже если это было вчера") {
                    expect(text(1 * day, in: "ru_RU")) == "1 день назад"
                }
                it("у только что опубликованного факта — «сейчас»") {
                    expect(text(0, in: "ru_RU")) == "сейчас"
                }
                it("у факта, обогнавшего часы меньше чем на минуту, — тоже «сейчас»") {
                    expect(text(-59 * second, in: "ru_RU")) == "сейчас"
                }
                it("у факта из будущего отсчитывается вперёд") {
                    expect(text(-2 * hour, in: "ru_RU")) == "через 2 часа"
                }
            }
            context("на других языках") {
                it("назван на языке читателя") {
                    expect(text(5 * day, in: "en_US")) == "5 days ago"
                    expect(text(5 * day, in: "de_DE")) == "vor 5 Tagen"
                    expect(text(0, in: "en_US")) == "now"
                }
            }
        }
    }
}
