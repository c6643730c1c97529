import DesktopBus

/// Has the desktop's panels take an item in, again whenever they come, and finds out whether there are any.
///
/// `org.kde.StatusNotifierWatcher` keeps the list of items, the panels that show them are its hosts. Nothing waits: what is
/// asked is answered later.
@MainActor final class StatusRegistration {
  private enum Question {
    case hasWatcher, isTaken
    /// - Parameter otherwise: what it is where the watcher does not know the question.
    case hasHost(otherwise: Bool)
  }

  private let name: String
  private let ask: (_ destination: String, BusCall) -> UInt32
  private let tell: (_ isShown: Bool) -> Void
  private var questions: [UInt32: Question] = [:]
  private var isTaken: Bool?
  private var hasHost: Bool?

  private nonisolated static let bus = "org.freedesktop.DBus", watcher = "org.kde.StatusNotifierWatcher"
  private nonisolated static let busPath = "/org/freedesktop/DBus", watcherPath = "/StatusNotifierWatcher"

  /// What is to be told by the bus.
  nonisolated static let matches =
    ["type='signal',sender='\(bus)',interface='\(bus)',member='NameOwnerChanged',arg0='\(watcher)'"]
    + ["StatusNotifierHostRegistered", "StatusNotifierHostUnregistered"].map {
      "type='signal',sender='\(watcher)',interface='\(watcher)',member='\($0)'"
    }

  /// - Parameters:
  ///   - name: that of the item on the bus.
  ///   - ask: sends a call and returns the number that its answer names.
  ///   - tell: called when it is known whether the item is shown.
  init(
    name: String, ask: @escaping (_ destination: String, BusCall) -> UInt32, tell: @escaping (_ isShown: Bool) -> Void
  ) {
    (self.name, self.ask, self.tell) = (name, ask, tell)
  }

  /// Asks who is there.
  func begin() {
    let call = BusCall(
      path: Self.busPath, interface: Self.bus, member: "NameHasOwner", arguments: [.string(Self.watcher)])
    questions[ask(Self.bus, call)] = .hasWatcher
  }

  private func register() {
    (isTaken, hasHost, questions) = (nil, nil, [:])
    let call = BusCall(
      path: Self.watcherPath, interface: Self.watcher, member: "RegisterStatusNotifierItem",
      arguments: [.string(name)])
    questions[ask(Self.watcher, call)] = .isTaken
    askForHost(otherwise: true)
  }

  private func askForHost(otherwise: Bool) {
    questions = questions.filter { if case .hasHost = $0.value { false } else { true } }
    let call = BusCall(
      path: Self.watcherPath, interface: "org.freedesktop.DBus.Properties", member: "Get",
      arguments: [.string(Self.watcher), .string("IsStatusNotifierHostRegistered")])
    questions[ask(Self.watcher, call)] = .hasHost(otherwise: otherwise)
  }

  private func tellWhatIsKnown() {
    if isTaken == false || hasHost == false { tell(false) } else if isTaken == true, hasHost == true { tell(true) }
  }

  // MARK: Messages

  func handle(_ reply: BusReply, to number: UInt32) {
    guard let question = questions.removeValue(forKey: number) else { return }
    var values: [BusValue]?
    if case .values(let found) = reply { values = found }
    switch question {
    case .hasWatcher: if values?.first?.bool == true { register() } else { tell(false) }
    case .isTaken:
      isTaken = values != nil
      tellWhatIsKnown()
    case .hasHost(let otherwise):
      hasHost = values?.first?.content.bool ?? otherwise
      tellWhatIsKnown()
    }
  }

  func handle(_ signal: BusSignal) {
    switch (signal.interface, signal.member) {
    case (Self.bus, "NameOwnerChanged"):
      guard signal.arguments.count == 3, signal.arguments[0].string == Self.watcher,
        let owner = signal.arguments[2].string
      else { return }
      if !owner.isEmpty { return register() }
      (isTaken, hasHost, questions) = (nil, nil, [:])
      tell(false)
    case (Self.watcher, "StatusNotifierHostRegistered"):
      hasHost = true
      tellWhatIsKnown()
    // There may be another one.
    case (Self.watcher, "StatusNotifierHostUnregistered"): askForHost(otherwise: false)
    default: break
    }
  }
}
