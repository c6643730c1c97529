import ChatStore
import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import Chat

@MainActor @Suite struct ComposerTests {
  private func composer(_ chat: ListStore, thread: MessageID? = nil) -> ComposerModel {
    ComposerModel(store: chat.store, channel: chat.channel, thread: thread)
  }

  private func texts(_ chat: ListStore) async throws -> [String] {
    try await chat.store.page(of: .channel(chat.channel), limit: 100).messages.map(\.content.searchableText)
  }

  @Test func itClearsOnceTheStoreHasTheMessage() async throws {
    let chat = try await ListStore()
    let model = composer(chat)
    model.text = "Hello"
    // It runs until it waits for the store, whose answer comes in a turn of its own.
    let sending = Task.immediate { await model.send() }
    #expect(model.isSending)
    #expect(model.text == "Hello")
    #expect(await sending.value)
    #expect(model.text == "")
    #expect(try await texts(chat) == ["Hello"])
    #expect(try await chat.store.draft(in: chat.channel) == nil)
  }

  @Test func whatIsTypedMeanwhileStays() async throws {
    let chat = try await ListStore()
    let model = composer(chat)
    model.text = "One"
    let sending = Task.immediate { await model.send() }
    #expect(model.isSending)
    model.text += " two"
    _ = await sending.value
    #expect(model.text == " two")
    #expect(try await texts(chat) == ["One"])
    await model.send()
    #expect(try await texts(chat) == ["One", " two"])
  }

  @Test func aStoreThatSaysNoTakesNothingAway() async throws {
    let chat = try await ListStore()
    let model = composer(chat)
    model.text = String(repeating: "x", count: StoreLimits.text + 1)
    #expect(await model.send() == false)
    #expect(model.text.utf8.count == StoreLimits.text + 1)
    #expect(model.failure != nil)
    model.text = "short"
    #expect(await model.send())
    #expect(model.failure == nil)
  }

  @Test func nothingIsNotSent() async throws {
    let chat = try await ListStore()
    let model = composer(chat)
    #expect(await model.send() == false)
    model.text = " \n\t "
    #expect(!model.canSend)
    #expect(await model.send() == false)
    #expect(try await texts(chat) == [])
  }

  @Test func draftsComeBack() async throws {
    let chat = try await ListStore(messages: 3)
    let first = composer(chat)
    first.text = "Half a tho"
    first.reply(to: try await chat.message(1))
    await first.save()
    let second = composer(chat)
    await second.restore()
    #expect(second.text == "Half a tho")
    #expect(second.quoted?.content.searchableText == "m1")
    second.text += "ught"
    #expect(await second.send())
    // The first one's saving comes late and brings nothing back.
    await first.save()
    #expect(try await chat.store.draft(in: chat.channel) == nil)
    #expect(try await texts(chat).last == "Half a thought")
  }

  @Test func whatIsTypedBeforeTheDraftIsBackGoesOnFromIt() async throws {
    let chat = try await ListStore()
    let first = composer(chat)
    first.text = "Half a tho"
    await first.save()
    let second = composer(chat)
    second.text = "ught"
    await second.restore()
    #expect(second.text == "Half a thought")
    await second.save()
    #expect(try await chat.store.draft(in: chat.channel)?.text == "Half a thought")
    // Coming back once more brings nothing twice.
    await second.restore()
    #expect(second.text == "Half a thought")
    #expect(await second.send())
    #expect(try await texts(chat) == ["Half a thought"])
  }

  @Test func filesThatCannotBeChosenSaySo() async throws {
    let chat = try await ListStore()
    let model = composer(chat)
    await model.add(.failure(CocoaError(.fileReadNoPermission)))
    #expect(model.failure != nil && model.attachments.isEmpty)
  }

  @Test func anEditDoesNotTakeThePlaceOfWhatWasWritten() async throws {
    let chat = try await ListStore()
    let model = composer(chat)
    model.text = "First"
    await model.send()
    let sent = try await chat.store.page(of: .channel(chat.channel)).messages[0]
    model.text = "Unfinished"
    await model.edit(sent)
    #expect(model.text == "First")
    #expect(try await chat.store.draft(in: chat.channel)?.text == "Unfinished")
    model.text = "First, better"
    await model.save()
    #expect(try await chat.store.draft(in: chat.channel)?.text == "Unfinished")
    #expect(await model.send())
    #expect(model.text == "Unfinished")
    #expect(try await texts(chat) == ["First, better"])

    await model.edit(try await chat.store.page(of: .channel(chat.channel)).messages[0])
    model.endEditing()
    #expect(model.text == "Unfinished" && model.edited == nil)
    #expect(try await texts(chat) == ["First, better"])
  }

  @Test func picturesAreOneMessageAndFilesOneEach() async throws {
    let chat = try await ListStore()
    let model = composer(chat)
    let png = try #require(ImageRenderer(content: Color.red.frame(width: 30, height: 20)).uiImage?.pngData())
    await model.add(png, name: "red.png")
    await model.add(Data("a".utf8), name: "a.pdf")
    await model.add(png, name: "again.png")
    await model.add(Data("b".utf8), name: "unknown")
    #expect(model.attachments.map(\.type) == ["image/png", "application/pdf", "image/png", "application/octet-stream"])
    #expect(model.attachments[0].width == 30 && model.attachments[0].height == 20)
    model.text = "Look"
    #expect(await model.send())
    let messages = try await chat.store.page(of: .channel(chat.channel)).messages
    #expect(messages.count == 3)
    #expect(messages[0].content.attachments.map(\.name) == ["red.png", "again.png"])
    #expect(messages.map { $0.content.editableText } == ["Look", "", ""])
    #expect(messages.dropFirst().map { $0.content.attachments[0].name } == ["a.pdf", "unknown"])
    // Their bytes stay until they are sent.
    let source = messages[1].content.attachments[0].source
    #expect(try await chat.store.attachments.data(for: source) == Data("a".utf8))
    #expect(model.attachments.isEmpty)
  }

  @Test func aFileThatIsTooLargeOrMissingSaysSo() async throws {
    let chat = try await ListStore()
    let model = composer(chat)
    await model.add([chat.folder.appending(path: "missing.txt")])
    #expect(model.failure == .fileUnreadable(name: "missing.txt"))
    await model.add(Data(count: ComposerModel.largestFile + 1), name: "huge.bin")
    #expect(model.failure == .fileTooLarge(name: "huge.bin", limit: ComposerModel.largestFile))
    #expect(model.attachments.isEmpty)
  }

  @Test func suggestionsAreOfTheLastWord() {
    let members = [
      Member(user: UserID(rawValue: "@ann:x"), name: "Ann Lindqvist"),
      Member(user: UserID(rawValue: "@bob:x"), name: "Bób"),
      Member(user: UserID(rawValue: "@left:x"), name: "Anton", isPresent: false),
    ]
    func titles(_ text: String) -> [String] {
      ComposerSuggestion.all(for: text, members: members, commands: ComposerCommand.standard).suggestions.map(\.title)
    }
    #expect(titles("hello @an") == ["Ann Lindqvist"])
    #expect(titles("@LIND") == ["Ann Lindqvist"])
    #expect(titles("@bo") == ["Bób"])
    #expect(titles("@") == ["Ann Lindqvist", "Bób"])
    #expect(titles("@ann ") == [])
    #expect(titles("mail@ann") == [])
    #expect(titles("") == [])
    #expect(titles("/sh") == ["/shrug"])
    #expect(titles("well /sh") == [])
    #expect(titles(":hourg").first == "hourglass")
    #expect(titles(":h") == [])
    #expect(titles("a\n@an") == ["Ann Lindqvist"])
  }

  @Test func commandsMakeATextOrNone() async throws {
    let chat = try await ListStore()
    let model = composer(chat)
    var done = 0
    let commands =
      ComposerCommand.standard + [
        ComposerCommand("count", help: "") { _ in
          done += 1
          return nil
        }
      ]
    model.text = "/me waves"
    #expect(await model.send(commands: commands))
    model.text = "/count up"
    #expect(await model.send(commands: commands) == false)
    #expect(done == 1 && model.text == "")
    model.text = "/usr/bin is a path"
    #expect(await model.send(commands: commands))
    #expect(try await texts(chat) == ["*waves*", "/usr/bin is a path"])
  }

  /// A picture in the clipboard is added with its bytes; what cannot be had is said.
  @Test func whatIsPastedIsAdded() async throws {
    let chat = try await ListStore()
    let model = composer(chat)
    let picture = NSItemProvider()
    picture.registerDataRepresentation(for: .png) { done in
      done(Data("bytes".utf8), nil)
      return nil
    }
    await model.add(picture)
    #expect(model.attachments.map(\.name) == ["picture.png"] && model.attachments.first?.size == 5)
    let file = chat.folder.appending(path: "a.txt")
    try Data("text".utf8).write(to: file)
    await model.add(try #require(NSItemProvider(contentsOf: file)))
    #expect(model.attachments.map(\.name) == ["picture.png", "a.txt"])
    let silent = NSItemProvider()
    silent.registerDataRepresentation(for: .jpeg) { done in
      done(nil, ChatStoreError.cancelled)
      return nil
    }
    await model.add(silent)
    #expect(model.attachments.count == 2 && model.failure == .fileUnreadable(name: "picture.jpg"))
  }

  @Test func anAnswerWaitsForTheEndOfAnEdit() async throws {
    let chat = try await ListStore(messages: 3)
    try await chat.deliver(.message(.text("mine")), "$mine", by: ListStore.me)
    let mine = try #require(try await chat.store.message(EventID(rawValue: "$mine"), in: chat.channel))
    let model = composer(chat)
    model.reply(to: try await chat.message(1))
    model.text = "an answer"
    await model.edit(mine)
    #expect(model.quoted == nil && model.text == "mine")
    model.endEditing()
    #expect(model.text == "an answer" && model.quoted?.content.searchableText == "m1")
    await model.edit(mine)
    model.text = "changed"
    #expect(await model.send())
    #expect(model.text == "an answer" && model.quoted?.content.searchableText == "m1")
    await model.save()
    let message = try await chat.message(1)
    #expect(try await chat.store.draft(in: chat.channel)?.quoted == message.id)
  }

  @Test func whatIsAddedAndAnsweredMeanwhileStays() async throws {
    let chat = try await ListStore(messages: 3)
    let model = composer(chat)
    model.text = "One"
    let message = try await chat.message(1)
    let sending = Task.immediate { await model.send() }
    #expect(model.isSending)
    model.reply(to: message)
    await model.add(Data("abc".utf8), name: "a.txt")
    #expect(await sending.value)
    #expect(model.text == "" && model.quoted?.id == message.id && model.attachments.map(\.name) == ["a.txt"])
    #expect(try await texts(chat) == ["m0", "m1", "m2", "One"])
  }

  @Test func anEditMayBeginWhileAMessageIsKept() async throws {
    let chat = try await ListStore()
    try await chat.deliver(.message(.text("mine")), "$mine", by: ListStore.me)
    let mine = try #require(try await chat.store.message(EventID(rawValue: "$mine"), in: chat.channel))
    let model = composer(chat)
    model.text = "One"
    let sending = Task.immediate { await model.send() }
    #expect(model.isSending)
    let editing = Task.immediate { await model.edit(mine) }
    #expect(await sending.value)
    await editing.value
    #expect(model.edited?.id == mine.id && model.text == "mine")
    model.endEditing()
    #expect(model.text == "" && model.edited == nil)
    #expect(try await texts(chat) == ["mine", "One"])
  }
}
