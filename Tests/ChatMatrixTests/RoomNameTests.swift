import ChatStore
import Testing

@testable import ChatMatrix

/// What rooms are called (Client-Server API, "Calculating the display name for a room").
struct RoomNameTests {
  private func room(heroes: [String], joined: Int, invited: Int = 0) -> MatrixRoom {
    var room = MatrixRoom(.main, user: .ann)
    room.setName("Ann", of: .ann)
    for name in ["Bob", "Cem", "Dora"] { room.setName(name, of: UserID(rawValue: "@\(name):e")) }
    room.heroes = heroes.map { UserID(rawValue: "@\($0):e") }
    (room.joinedCount, room.invitedCount) = (joined, invited)
    return room
  }

  @Test func aNameThenAnAliasThenThePeople() {
    var room = room(heroes: ["Bob"], joined: 2)
    #expect(room.name == "Bob")
    room.alias = "#main:example.org"
    #expect(room.name == "#main:example.org")
    room.title = "Main"
    #expect(room.name == "Main")
  }

  @Test(arguments: [
    (["Bob", "Cem"], 3, "Bob and Cem"), (["Bob", "Cem", "Dora"], 4, "Bob, Cem and Dora"),
    (["Bob", "Cem"], 10, "Bob, Cem and 7 others"), (["Bob"], 1, "Empty channel (was Bob)"),
    (["Zed"], 2, "Zed"),
  ]) func peopleGiveTheirNames(heroes: [String], joined: Int, name: String) {
    #expect(room(heroes: heroes, joined: joined).name == name)
  }

  @Test func withoutASummaryTheMembersDo() {
    var room = room(heroes: [], joined: 4)
    #expect(room.name == "Bob, Cem and Dora")
    room = MatrixRoom(.main, user: .ann)
    #expect(room.name == "Empty channel")
    room.joinedCount = 5
    #expect(room.name == "Channel of 5")
  }

  /// Found by fuzzing: a room always has a name, whatever its people are called.
  @Test func peopleWithoutANameGiveNone() {
    #expect(room(heroes: [""], joined: 2).name == "Channel of 2")
    #expect(room(heroes: ["", "Bob"], joined: 3).name == "Bob and 1 others")
    var room = room(heroes: ["Bob"], joined: 2)
    room.setName("", of: UserID(rawValue: "@Bob:e"))
    #expect(room.name == "Bob")
  }
}
