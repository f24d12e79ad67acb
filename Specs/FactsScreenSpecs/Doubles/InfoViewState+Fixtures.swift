import FactsScreen

extension InfoViewState {
    /// What the screen shows for `info-fake-response.json`.
    static let fakeInfo = InfoViewState.info(
        infoText: "Осьминог видит кожей: в ней есть те же светочувствительные белки, что и в его глазах.",
        timeAgoText: "5 дней назад"
    )
    /// What the screen shows for `next-info-fake-response.json`.
    static let nextFakeInfo = InfoViewState.info(
        infoText: "Мёд не портится тысячелетиями.",
        timeAgoText: "3 часа назад"
    )
}
