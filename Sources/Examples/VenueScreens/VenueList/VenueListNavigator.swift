/// Leads from the list of venues to other screens.
@MainActor protocol VenueListNavigator {
    func goTo(venueDetail venue: VenueViewModel)
    func goToSettings()
}
