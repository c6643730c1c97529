import DesktopBus
import Testing

@testable import DesktopStatusItems

/// Panels that come and go, on a bus that a test answers for.
@MainActor struct StatusRegistrationTests {
  @MainActor private final class Bus {
    /// Calls that are not answered, by their number: whom they ask, and for what.
    var calls: [(number: UInt32, text: String, arguments: [BusValue])] = []
    var told: [Bool] = []
    private var lastNumber: UInt32 = 0
    private(set) var registration: StatusRegistration!

    init() {
      registration = StatusRegistration(name: "org.kde.StatusNotifierItem-9-1") { [weak self] destination, call in
        guard let self else { return 0 }
        lastNumber += 1
        calls.append((lastNumber, "\(destination) \(call.path) \(call.member)", call.arguments))
        return lastNumber
      } tell: { [weak self] in
        self?.told.append($0)
      }
      registration.begin()
    }

    func answer(_ member: String, _ reply: BusReply) {
      guard let index = calls.firstIndex(where: { $0.text.hasSuffix(" " + member) }) else {
        Issue.record("nobody asked for \(member)")
        return
      }
      registration.handle(reply, to: calls.remove(at: index).number)
    }

    func signal(_ interface: String, _ member: String, _ arguments: BusValue...) {
      registration.handle(BusSignal(path: "/", interface: interface, member: member, arguments: arguments))
    }

    func watcherChanged(to owner: String) {
      signal(
        "org.freedesktop.DBus", "NameOwnerChanged", .string("org.kde.StatusNotifierWatcher"), .string(""),
        .string(owner))
    }
  }

  private let bus = Bus()
  private static let failure = BusReply.failure("org.freedesktop.DBus.Error.UnknownProperty", "")

  @Test func aPanelTakesTheItem() throws {
    let asked = try #require(bus.calls.first)
    #expect(asked.text == "org.freedesktop.DBus /org/freedesktop/DBus NameHasOwner")
    #expect(asked.arguments == [.string("org.kde.StatusNotifierWatcher")])
    bus.answer("NameHasOwner", .value(.bool(true)))
    let watcher = "org.kde.StatusNotifierWatcher /StatusNotifierWatcher "
    #expect(bus.calls.map(\.text) == [watcher + "RegisterStatusNotifierItem", watcher + "Get"])
    #expect(bus.calls[0].arguments == [.string("org.kde.StatusNotifierItem-9-1")])
    #expect(
      bus.calls[1].arguments == [.string("org.kde.StatusNotifierWatcher"), .string("IsStatusNotifierHostRegistered")])
    bus.answer("RegisterStatusNotifierItem", .values([]))
    #expect(bus.told == [])
    bus.answer("Get", .value(.variant(.bool(true))))
    #expect(bus.told == [true])
  }

  @Test func withoutAWatcherNobodyShowsIt() {
    bus.answer("NameHasOwner", .value(.bool(false)))
    #expect(bus.told == [false] && bus.calls.isEmpty)
  }

  @Test func aWatcherThatDoesNotTellOfPanelsIsTakenToHaveOne() {
    bus.answer("NameHasOwner", .value(.bool(true)))
    bus.answer("Get", Self.failure)
    bus.answer("RegisterStatusNotifierItem", .values([]))
    #expect(bus.told == [true])
  }

  @Test func aWatcherThatRefusesDoesNotShowIt() {
    bus.answer("NameHasOwner", .value(.bool(true)))
    bus.answer("RegisterStatusNotifierItem", Self.failure)
    #expect(bus.told == [false])
  }

  @Test func panelsComeAndGo() {
    bus.answer("NameHasOwner", .value(.bool(true)))
    bus.answer("RegisterStatusNotifierItem", .values([]))
    bus.answer("Get", .value(.variant(.bool(false))))
    #expect(bus.told == [false])
    bus.signal("org.kde.StatusNotifierWatcher", "StatusNotifierHostRegistered")
    #expect(bus.told == [false, true])
    // One of two.
    bus.signal("org.kde.StatusNotifierWatcher", "StatusNotifierHostUnregistered")
    bus.answer("Get", .value(.variant(.bool(true))))
    #expect(bus.told == [false, true, true])
    bus.signal("org.kde.StatusNotifierWatcher", "StatusNotifierHostUnregistered")
    bus.answer("Get", Self.failure)
    #expect(bus.told.last == false)
  }

  @Test func theItemIsRegisteredAgainWhereTheWatcherComesBack() {
    bus.answer("NameHasOwner", .value(.bool(true)))
    bus.answer("RegisterStatusNotifierItem", .values([]))
    bus.answer("Get", .value(.variant(.bool(true))))
    bus.watcherChanged(to: "")
    #expect(bus.told == [true, false] && bus.calls.isEmpty)
    bus.watcherChanged(to: ":1.40")
    #expect(bus.told == [true, false])
    bus.answer("RegisterStatusNotifierItem", .values([]))
    bus.answer("Get", .value(.variant(.bool(true))))
    #expect(bus.told == [true, false, true])
  }

  @Test func anAnswerOfAWatcherThatIsGoneSaysNothing() {
    bus.answer("NameHasOwner", .value(.bool(true)))
    bus.watcherChanged(to: "")
    bus.answer("RegisterStatusNotifierItem", .values([]))
    bus.answer("Get", .value(.variant(.bool(true))))
    #expect(bus.told == [false])
  }

  @Test func whatIsNotMeantSaysNothing() {
    bus.signal("org.freedesktop.DBus", "NameOwnerChanged")
    bus.signal("org.freedesktop.DBus", "NameOwnerChanged", .int32(1), .int32(2), .int32(3))
    bus.signal(
      "org.freedesktop.DBus", "NameOwnerChanged", .string("org.kde.Other"), .string(""), .string(":1.2"))
    bus.signal("org.kde.StatusNotifierWatcher", "StatusNotifierItemRegistered", .string("x"))
    bus.registration.handle(.value(.bool(true)), to: 4_000)
    #expect(bus.told == [] && bus.calls.count == 1)
  }
}
