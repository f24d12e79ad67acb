import Expect
import Foundation
import Spec

@testable import FactsScreen

final class FactAnswerSpec: SpecCase {
    override class func spec() {
        describe("Факт в ответе сервера") {
            func fact(published text: String) throws -> InfoModel {
                let json = #"{"infoText": "Факт", "identifier": 7, "creationDate": "\#(text)"}"#
                return try JSONDecoder().decode(InfoModel.self, from: Data(json.utf8))
            }
            func date(_ text: String) throws -> String {
                try fact(published: text).creationDate.formatted(
                    Date.ISO8601FormatStyle(includingFractionalSeconds: true)
                )
            }

            it("состоит из текста, номера и даты публикации") {
                let date = Date(timeIntervalSince1970: 1_632_306_756)
                expect(try fact(published: "2021-09-22T10:32:36"))
                    == InfoModel(infoText: "Факт", identifier: 7, creationDate: date)
            }

            context("Дата публикации") {
                it("без часового пояса читается по Гринвичу") {
                    expect(try date("2021-09-22T10:32:36.917")) == "2021-09-22T10:32:36.917Z"
                }
                it("может обойтись без долей секунды") {
                    expect(try date("2021-09-22T10:32:36")) == "2021-09-22T10:32:36.000Z"
                }
                it("может называть часовой пояс") {
                    expect(try date("2021-09-22T10:32:36Z")) == "2021-09-22T10:32:36.000Z"
                    expect(try date("2021-09-22T10:32:36.5+03:00")) == "2021-09-22T07:32:36.500Z"
                    expect(try date("2021-09-22T10:32:36-0330")) == "2021-09-22T14:02:36.000Z"
                }
                it("может быть 29 февраля високосного года") {
                    expect(try date("2024-02-29T00:00:00")) == "2024-02-29T00:00:00.000Z"
                }
            }

            it(
                "Ответ отвергается, если дата публикации {0}",
                arguments: [
                    ("пуста", ""),
                    ("написана словами", "позавчера"),
                    ("без времени", "2021-09-22"),
                    ("называет месяц, которого нет", "2021-13-22T10:32:36"),
                    ("называет день, которого нет", "2021-02-30T10:32:36"),
                    ("называет час, которого нет", "2021-09-22T24:00:01"),
                    ("называет пояс, которого нет", "2021-09-22T10:32:36+25:00"),
                    ("продолжается чем-то лишним", "2021-09-22T10:32:36Z и ещё"),
                ]
            ) { _, text in
                expect { try fact(published: text) }.to(throwError(errorType: DecodingError.self))
            }
        }
    }
}
