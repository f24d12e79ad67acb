import VenueScreens

await Venues.main()
