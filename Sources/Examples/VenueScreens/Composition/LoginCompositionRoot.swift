/// Knows how to put the login and the registration together.
@MainActor class LoginCompositionRoot {
    private let environment: AppEnvironment

    init(environment: AppEnvironment) {
        self.environment = environment
    }

    func coordinator(navigation: any Navigation) -> Coordinator {
        Coordinator(firstAssembly: firstAssembly(), secondAssembly: secondAssembly(), navigation: navigation)
    }

    func registrationScreen(output: any RegistrationOutput) -> RegistrationScreen {
        RegistrationScreen(viewModel: RegistrationViewModel(networkService: networkService()), output: output)
    }

    func firstAssembly() -> any FirstAssembly { FirstAssemblyImpl() }

    func secondAssembly() -> any SecondAssembly { SecondAssemblyImpl(queue: environment.queue) }

    func networkService() -> any NetworkService { NetworkServiceImpl(transport: environment.transport) }
}
