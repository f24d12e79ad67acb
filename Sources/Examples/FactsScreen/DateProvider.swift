import Foundation

/// A source of the current date. Tests use a fixed date, so that the age of a fact never changes.
protocol DateProvider: Sendable {
    func getCurrentDate() -> Date
}

struct RealDateProvider: DateProvider {
    func getCurrentDate() -> Date {
        Date()
    }
}

/// Formats the age of a date in the reader's language, such as “5 дней назад” or “5 days ago”.
struct RelativeTime {
    let locale: Locale

    private typealias Field = Date.RelativeFormatStyle.Field
    /// The units of time, from largest to smallest.
    private static let units: [(component: Calendar.Component, field: Field)] = [
        (.year, .year), (.month, .month), (.weekOfYear, .week), (.day, .day),
        (.hour, .hour), (.minute, .minute), (.second, .second),
    ]

    /// Returns the age in the largest unit that is not zero. The text contains a number (“5 days
    /// ago”) rather than a word (“yesterday”), because the start of a day depends on the time zone.
    /// The text is “now” for a date up to a second ago and, because clocks can differ, for a date
    /// less than a minute in the future.
    func text(for date: Date, relativeTo now: Date) -> String {
        // The unit is chosen here, because Foundation would round 8 days to “2 недели” (2 weeks).
        let components = calendar.dateComponents(Set(Self.units.map(\.component)), from: date, to: now)
        let unit = Self.units.first { (components.value(for: $0.component) ?? 0) != 0 }
        var (anchor, field, presentation) = (now, Field.second, Date.RelativeFormatStyle.Presentation.named)
        if !(-1..<60).contains(date.timeIntervalSince(now)),
            let unit,
            let count = components.value(for: unit.component),
            let start = calendar.date(byAdding: unit.component, value: -count, to: now)
        {
            (anchor, field, presentation) = (start, unit.field, .numeric)
        }
        var style = Date.AnchoredRelativeFormatStyle(
            anchor: anchor,
            allowedFields: [field],
            presentation: presentation,
            unitsStyle: .wide,
            locale: locale
        )
        style.calendar = calendar
        return style.format(now)
    }

    /// A calendar in UTC, so that a fact has the same age for all readers.
    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }
}
