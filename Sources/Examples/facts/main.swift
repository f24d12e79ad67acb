import FactsScreen

await Facts.main()
