import Foundation
import ReaderViews
import Testing

/// What is shown, and what can be taken back.
@MainActor @Suite struct ReaderModelTests {
  private func inbox() async -> ReaderModel {
    let model = await openModel()
    model.place = .folder(1)
    await model.settle()
    return model
  }

  @Test func deletingSelectsTheNextAndUndoBringsItBack() async throws {
    let model = await inbox()
    let ids = model.messages.map(\.id)
    model.selection = [ids[1]]
    model.delete([ids[1]])
    await model.settle()
    #expect(model.messages.map(\.id) == ids.filter { $0 != ids[1] })
    #expect(model.selection == [ids[2]])
    #expect(model.history.done.map(\.name) == ["Delete"])
    model.undo()
    await model.settle()
    #expect(model.messages.map(\.id) == ids)
    #expect(model.selection == [ids[1]])
    model.redo()
    await model.settle()
    #expect(!model.messages.map(\.id).contains(ids[1]))
  }

  /// Twelve random steps, taken back and made again.
  @Test(arguments: 1...6 as ClosedRange<Int>) func everythingCanBeTakenBack(seed: Int) async throws {
    let model = await inbox()
    let ids = model.messages.map(\.id)
    let before = model.messages
    for step in 0..<12 {
      let chosen = Set(ids.enumerated().filter { ($0.offset * 7 + step * 5 + seed) % 6 == 0 }.map(\.element))
      switch (step + seed) % 4 {
      case 0: model.setFlagged(chosen, step % 3 > 0)
      case 1: model.setRead(chosen, step % 2 > 0)
      case 2: model.archive(chosen)
      default: model.move(chosen, to: try #require(model.folder(3)))
      }
    }
    await model.settle()
    let after = model.messages
    let steps = model.history.done.count
    for _ in 0..<steps { model.undo() }
    await model.settle()
    #expect(model.messages == before)
    for _ in 0..<steps { model.redo() }
    await model.settle()
    #expect(model.messages == after)
    #expect(model.history.undone.isEmpty)
  }

  @Test func countsFollow() async throws {
    let model = await openModel()
    let inbox = try #require(model.item(.folder(1)))
    let unread = try #require(model.item(.unread))
    let (inboxBefore, unreadBefore) = (inbox.count, unread.count)
    model.place = .folder(1)
    await model.settle()
    let message = try #require(model.messages.first { !$0.isRead })
    model.setRead([message.id], true)
    await model.settle()
    #expect(inbox.count == inboxBefore - 1)
    #expect(unread.count == unreadBefore - 1)
  }

  /// What is read stays in the list of unread messages until another place was shown.
  @Test func whatIsLookedAtStaysAmongTheUnread() async throws {
    let model = await openModel()
    let first = try #require(model.messages.first)
    model.selection = [first.id]
    model.setRead([first.id], true, isUndoable: false)
    await model.settle()
    #expect(model.messages.first?.id == first.id)
    #expect(model.messages.first?.isRead == true)
    #expect(model.history.done.isEmpty)
    model.place = .flagged
    model.place = .unread
    await model.settle()
    #expect(!model.messages.map(\.id).contains(first.id))
  }

  @Test func whatLiesInTheTrashIsDestroyedOnlyWhenConfirmed() async throws {
    let model = await openModel()
    let trash = try #require(model.folder(.trash))
    model.place = .folder(trash.id)
    await model.settle()
    let count = model.messages.count
    let id = try #require(model.messages.first?.id)
    model.delete([id])
    await model.settle()
    #expect(model.confirmation == .messages([id]))
    #expect(model.messages.count == count)
    model.destroy(.messages([id]))
    await model.settle()
    #expect(model.messages.count == count - 1)
  }

  @Test func theLastSearchIsTheOneThatShows() async throws {
    let model = await openModel()
    model.scope = .everywhere
    for text in ["a", "at", "zzz", "light"] { model.text = text }
    await model.settle()
    let store = try await seededStore()
    let expected = try await store.messages(MessageQuery(place: .unread, text: "light", scope: .everywhere))
    #expect(!expected.isEmpty)
    #expect(model.messages == expected)
  }

  @Test func sendingPutsItAmongTheSentOnesOfItsAccount() async throws {
    let model = await openModel()
    model.place = .folder(5)
    model.compose()
    guard case .compose(var draft) = model.sheet else {
      Issue.record("nothing to write in")
      return
    }
    #expect(draft.address == "ada@lanternworks.example")
    #expect(!draft.hasRecipient)
    for (address, isRight) in [("a@b", true), ("a@", false), ("a b@c", false), ("a@b@c", false)] {
      draft.recipient = address
      #expect(draft.hasRecipient == isRight, "\(address)")
    }
    draft.recipient = "grace@post.example"
    draft.subject = "Hello"
    model.send(draft)
    model.place = .folder(6)
    await model.settle()
    #expect(model.messages.first?.subject == "Hello")
  }

  /// Nothing that was written is lost with the disk.
  @Test func whatCannotBeSavedIsStillInTheSheet() async throws {
    let folder = try StoreFolder()
    _ = await openModel(folder.location)
    let model = await openModel(StoreLocation(path: folder.location.path, isReadOnly: true))
    #expect(model.phase == .ready)
    #expect(!model.isWritable)
    var draft = Draft(sender: "Ada", address: "ada@meadow.example")
    draft.text = "A long letter"
    model.keep(draft)
    await model.settle()
    #expect(model.sheet == .compose(draft))
    #expect(model.problem == .store(.readOnly(path: folder.location.path)))
  }

  @Test func aStoreThatIsNoneCanBeReplacedByANewOne() async throws {
    let folder = try StoreFolder()
    try Data("no database, and long enough to be told from an empty one".utf8).write(
      to: URL(filePath: folder.location.path))
    let model = await openModel(folder.location)
    #expect(model.phase == .failed(.noDatabase(path: folder.location.path)))
    await model.open(folder.location.unused)
    #expect(model.phase == .ready)
    #expect(!model.messages.isEmpty)
    #expect(folder.bytes?.starts(with: Data("no database".utf8)) == true)
  }
}
