import ChatClient
import ChatStore
import Foundation
import Sound
import SoundTestSupport
import SwiftUI
import Testing
import UITestSupport

@testable import Chat

/// Voices as a person meets them: heard, sought in, recorded, sent; over a loudspeaker and a microphone that the test moves.
@MainActor @Suite struct VoiceTests {
  @MainActor private final class Chat {
    static let me = UserID(rawValue: "@me"), ann = UserID(rawValue: "@ann"), room = ChannelID(rawValue: "!room")
    let server = InMemoryChatServer()
    let sound = ManualSound()
    let store: ChatStore
    let model: ChatModel
    let running: Task<Void, Never>
    let host: TestHost
    private let folder: URL

    /// - Parameter voices: what Ann has sent.
    init(voices: [Data], type: String = "audio/ogg") async throws {
      folder = try TestVoice.file().deletingLastPathComponent()
      server.setChannel(
        Channel(id: Self.room, name: "Room"),
        members: [Member(user: Self.me, name: "Me"), Member(user: Self.ann, name: "Ann")])
      let backend = server.backend(for: Self.ann)
      var events: [ServerEvent] = []
      for (number, data) in voices.enumerated() {
        let source = try await backend.upload(data, name: "voice", type: type)
        events.append(
          ServerEvent(
            id: EventID(rawValue: "$\(number)"), sender: Self.ann,
            sentAt: Date(timeIntervalSince1970: 1.7e9 + Double(number)),
            body: .message(
              .voice(
                Attachment(source: source, name: "voice", type: type, duration: 2, waveform: [0.2, 0.8, 0.4])))))
      }
      server.post(events, in: Self.room)
      store = try await ChatStore.open(at: folder.appending(path: "chat.sqlite"), user: Self.me)
      let session = ChatSession(store: store, backend: server.backend(for: Self.me))
      running = Task { await session.run() }
      model = ChatModel(session, sound: sound)
      let view = ChannelView(channel: Self.room).environment(model)
      host = try TestHost(size: CGSize(width: 500, height: 400)) { view }
      host.invariantsLimit = 0
      await wait("the composer") { self.host.textFields.first != nil }
      await wait("the voices") { self.voices("Play").count == voices.count }
    }

    func wait(_ what: Comment, until condition: () async -> Bool) async {
      await VoiceTests.wait(host, what, until: condition)
    }

    /// Rows that offer to do this with their voices.
    func voices(_ action: String) -> [TestElement] { host.allElements.filter { $0.actions.contains(action) } }

    func press(_ action: String, _ number: Int = 0) throws {
      let row = try #require(voices(action).dropFirst(number).first)
      #expect(row.perform(AccessibilityActionKind(named: Text(verbatim: action))))
    }

    /// The buttons around the list by what they are called.
    func buttons(_ label: String) -> [TestElement] { host.buttons.filter { $0.label == label } }

    /// Presses the microphone.
    func record() async {
      await wait("the microphone") { self.buttons("Record a voice message").count == 1 }
      buttons("Record a voice message").first?.click()
      await wait("it listens") { !self.buttons("Stop recording").isEmpty }
    }

    func hasText(_ text: String) -> Bool { host.allElements.contains { $0.label.contains(text) } }

    func end() async {
      running.cancel()
      await store.close()
      host.close()
      try? FileManager.default.removeItem(at: folder)
    }
  }

  private static func wait(_ host: TestHost, _ what: Comment, until condition: () async -> Bool) async {
    for _ in 0..<600 {
      host.advance(by: 1 / 60)
      if await condition() { return }
      try? await Task.sleep(for: .milliseconds(5))
    }
    Issue.record(what)
  }

  private func voice() throws -> Data { try Data(contentsOf: TestVoice.recording(seconds: 2)) }

  @Test func aVoiceIsHeardAndWaits() async throws {
    let chat = try await Chat(voices: [try voice()])
    let player = try #require(chat.model.sound?.player)
    try chat.press("Play")
    await chat.wait("it plays") { player.phase == .playing && !chat.voices("Pause").isEmpty }
    let output = try #require(chat.sound.output)
    // Progress runs what shows it, no row.
    chat.host.resetCounts()
    output.play(0.5)
    await chat.wait("it has come half a second far") { player.time == 0.5 }
    chat.host.update()
    #expect(chat.host.bodies(of: MessageRow.self) == 0 && chat.host.bodies(of: VoiceContent.self) == 0)
    #expect(player.duration == 2)
    try chat.press("Pause")
    await chat.wait("it waits") { player.phase == .paused && output.isPaused }
    try chat.press("Play")
    await chat.wait("it goes on") { player.phase == .playing && !output.isPaused }
    #expect(player.time == 0.5)
    for _ in 0..<8 {
      output.play(0.25)
      try await Task.sleep(for: .milliseconds(120))
    }
    await chat.wait("it is over") { player.message == nil && !chat.voices("Play").isEmpty }
    #expect(output.played.count == 96_000)
    await chat.end()
  }

  @Test func oneIsHeardAtATime() async throws {
    let chat = try await Chat(voices: [try voice(), try voice()])
    let player = try #require(chat.model.sound?.player)
    try chat.press("Play")
    await chat.wait("the first plays") { player.phase == .playing && chat.voices("Pause").count == 1 }
    let (first, output) = (player.message, try #require(chat.sound.output))
    try chat.press("Play")
    await chat.wait("the second plays") { player.phase == .playing && player.message != first }
    await chat.wait("one button pauses") { chat.voices("Pause").count == 1 && chat.voices("Play").count == 1 }
    #expect(output.isPaused && chat.sound.outputCount == 2)
    await chat.end()
  }

  @Test func aConversationThatGoesEndsItsOwnVoiceAlone() async throws {
    let chat = try await Chat(voices: [try voice()])
    let player = try #require(chat.model.sound?.player)
    let root = try #require(try await chat.store.page(of: .channel(Chat.room)).messages.first).id
    let showing = Showing()
    let view = BesideThread(showing: showing, root: root).environment(chat.model)
    let host = TestHost(beside: chat.host, size: CGSize(width: 900, height: 400)) { view }
    host.invariantsLimit = 0
    await Self.wait(host, "both composers") { host.textFields.count == 2 }
    try chat.press("Play")
    await chat.wait("it plays") { player.phase == .playing }
    showing.isOn = false
    await Self.wait(host, "no thread") { host.textFields.count == 1 }
    #expect(player.phase == .playing)
    host.close()
    #expect(player.phase == .playing)
    chat.host.close()
    #expect(player.message == nil)
    await chat.end()
  }

  private struct BesideThread: View {
    let showing: Showing
    let root: MessageID
    var body: some View {
      HStack {
        ChannelView(channel: Chat.room)
        if showing.isOn { ThreadView(channel: Chat.room, root: root) }
      }
    }
  }

  @Test func aPressOnTheWaveFormGoesThere() async throws {
    let chat = try await Chat(voices: [try voice()])
    let player = try #require(chat.model.sound?.player)
    let channel = chat.model.conversation(in: Chat.room)
    let message = try #require(try await chat.store.page(of: .channel(Chat.room)).messages.first)
    let surface = ChatTheme().palette(.light).other
    let attachment = try #require(message.content.attachments.first)
    let view = VoiceContent(attachment: attachment, message: message, surface: surface)
      .environment(\.messageActions, channel).environment(\.voicePlayer, player)
    let host = try TestHost(size: CGSize(width: 400, height: 60)) { view }
    let frame = try #require(host.buttons["Play"]).frame
    // The button and 10 points are before the wave form, which is 150 wide: its middle is a second far.
    let middle = CGPoint(x: frame.maxX + 10 + 75, y: frame.midY)
    host.click(middle.x, middle.y)
    await Self.wait(host, "it plays from there") { player.phase == .playing }
    #expect(player.time == 1)
    host.click(middle.x - 37.5, middle.y)
    await Self.wait(host, "it goes back") { player.time == 0.5 }
    // The button has the keyboard by Tab: arrows go five seconds, which are more than there is.
    host.send(.keyDown(.tab, modifiers: [], isRepeat: false))
    host.send(.keyDown(.leftArrow, modifiers: [], isRepeat: false))
    await Self.wait(host, "it goes to the beginning") { player.time == 0 }
    try #require(host.buttons["Pause"]).click()
    await Self.wait(host, "it waits") { player.phase == .paused && host.buttons["Play"] != nil }
    host.close()
    await chat.end()
  }

  @Test func whatIsNoSoundIsOpened() async throws {
    let chat = try await Chat(voices: [Data("no sound".utf8)])
    let player = try #require(chat.model.sound?.player)
    try chat.press("Play")
    await chat.wait("it does not play") { player.message == nil && player.phase == .paused }
    #expect(chat.sound.outputCount == 0)
    await chat.end()
  }

  @Test func withoutALoudspeakerAnAlertSaysSo() async throws {
    let chat = try await Chat(voices: [try voice()])
    chat.sound.setHasDevices(false)
    try chat.press("Play")
    await chat.wait("the alert") { chat.hasText("There is no loudspeaker") }
    #expect(chat.model.sound?.player.message == nil)
    await chat.end()
  }

  @Test func aLoudspeakerThatGoesIsTold() async throws {
    let chat = try await Chat(voices: [try voice()])
    let player = try #require(chat.model.sound?.player)
    try chat.press("Play")
    await chat.wait("it plays") { player.phase == .playing }
    try #require(chat.sound.output).disconnect()
    await chat.wait("the alert") { chat.hasText("There is no loudspeaker") }
    #expect(player.phase == .paused && player.message != nil)
    await chat.end()
  }

  @Test func aVoiceIsRecordedAndSent() async throws {
    let chat = try await Chat(voices: [])
    await chat.record()
    chat.sound.say(TestVoice.tone(seconds: 1.5))
    await chat.wait("it has heard") { chat.hasText("0:01") }
    chat.buttons("Send")[0].click()
    await chat.wait("the server has it") { chat.server.events(in: Chat.room).count == 1 }
    guard case .message(.voice(let voice), _, _)? = chat.server.events(in: Chat.room).first?.body else {
      Issue.record("it is a voice")
      return await chat.end()
    }
    #expect(voice.duration == 1.5 && voice.type == "audio/ogg" && voice.waveform?.count == 15)
    #expect(voice.waveform?.allSatisfy { $0 > 0.49 && $0 <= 0.5 } == true)
    // What was sent can be heard here, too.
    await chat.wait("its row") { chat.voices("Play").count == 1 }
    try chat.press("Play")
    await chat.wait("it plays") { chat.model.sound?.player.phase == .playing }
    // It comes with the first place that the player tells.
    await chat.wait("its length is known") { chat.model.sound?.player.duration == 1.5 }
    await chat.end()
  }

  @Test func aRecordingWaitsInTheDraftOrIsDiscarded() async throws {
    let chat = try await Chat(voices: [])
    await chat.record()
    chat.sound.say(TestVoice.tone(seconds: 1))
    await chat.wait("it has heard") { chat.hasText("0:01") }
    chat.buttons("Discard the recording")[0].click()
    await chat.wait("nothing is left") { chat.buttons("Record a voice message").count == 1 }
    #expect(try await chat.store.draft(in: Chat.room)?.attachments.isEmpty != false)

    await chat.record()
    chat.sound.say(TestVoice.tone(seconds: 3))
    await chat.wait("it has heard") { chat.hasText("0:03") }
    // As a press of the button does.
    chat.host.send(.keyDown(.escape, modifiers: [], isRepeat: false))
    await chat.wait("the draft has it") {
      (try? await chat.store.draft(in: Chat.room))?.attachments.first?.duration == 3
    }
    await chat.wait("one may send") { chat.buttons("Send").count == 1 && chat.hasText("0:03") }
    #expect(chat.server.events(in: Chat.room).isEmpty)
    await chat.end()
  }

  @Test func whatPlaysWaitsWhileOneSpeaks() async throws {
    let chat = try await Chat(voices: [try voice()])
    let player = try #require(chat.model.sound?.player)
    try chat.press("Play")
    await chat.wait("it plays") { player.phase == .playing }
    await chat.record()
    #expect(player.phase == .paused)
    await chat.end()
  }

  @Test func aMicrophoneThatGoesLeavesWhatWasSaid() async throws {
    let chat = try await Chat(voices: [])
    await chat.record()
    chat.sound.say(TestVoice.tone(seconds: 1))
    chat.sound.setHasDevices(false)
    await chat.wait("it says so, and keeps what it heard") {
      let draft = try? await chat.store.draft(in: Chat.room)
      return chat.hasText("There is no microphone") && draft?.attachments.first?.duration == 1
    }
    await chat.end()
  }

  /// Somebody who empties the folder of temporary files, or a disk that is full: it is said, and nothing empty is sent.
  @Test func aRecordingWhoseFileIsGoneIsTold() async throws {
    let chat = try await Chat(voices: [])
    let temporary = FileManager.default.temporaryDirectory
    func files() throws -> Set<String> {
      Set(try FileManager.default.contentsOfDirectory(atPath: temporary.path).filter { $0.hasPrefix("voice-") })
    }
    let before = try files()
    await chat.record()
    chat.sound.say(TestVoice.tone(seconds: 1))
    await chat.wait("it has heard") { chat.hasText("0:01") }
    let file = try #require(try files().subtracting(before).first)
    try FileManager.default.removeItem(at: temporary.appending(path: file))
    chat.buttons("Send")[0].click()
    await chat.wait("it says so") { chat.hasText("voice.ogg: The file cannot be read") }
    #expect(chat.server.events(in: Chat.room).isEmpty)
    #expect(try await chat.store.draft(in: Chat.room)?.attachments.isEmpty != false)
    #expect(try files() == before)
    await chat.end()
  }

  @Test func whyAVoiceWasNotRecorded() {
    #expect(ChatFailure(recording: .noDevice("x")) == .noMicrophone)
    #expect(ChatFailure(recording: .unwritable("No space left")) == .other("No space left"))
    #expect(ChatFailure(recording: .unreadable("")) == .fileUnreadable(name: "voice.ogg"))
  }

  @Test func aChannelThatIsLeftKeepsWhatWasSaid() async throws {
    let sound = ManualSound()
    let store = try await ChatStore.open(at: TestVoice.file("chat.sqlite"), user: Chat.me)
    var batch = ServerBatch()
    batch.channels = [Channel(id: Chat.room, name: "Room")]
    try await store.apply(batch)
    let model = ChatModel(ChatSession(store: store, backend: nil), sound: sound)
    let showing = Showing()
    let view = Shown(showing: showing).environment(model)
    let host = try TestHost(size: CGSize(width: 500, height: 400)) { view }
    await Self.wait(host, "the microphone") { host.buttons.contains { $0.label == "Record a voice message" } }
    host.buttons.first { $0.label == "Record a voice message" }?.click()
    await Self.wait(host, "it listens") { host.buttons.contains { $0.label == "Stop recording" } }
    sound.say(TestVoice.tone(seconds: 2))
    showing.isOn = false
    await Self.wait(host, "the draft has it") {
      (try? await store.draft(in: Chat.room))?.attachments.first?.duration == 2
    }
    await store.close()
    host.close()
  }

  @Observable final class Showing { var isOn = true }

  private struct Shown: View {
    let showing: Showing
    var body: some View { if showing.isOn { ChannelView(channel: Chat.room) } }
  }

  @Test func waveFormsAreAsLongAsOthersSend() {
    #expect(ComposerModel.waveform([0.1, 0.2]) == [0.1, 0.2])
    // 300 values, three to each of a hundred: the last of three is the loudest.
    let levels = (0..<300).map { Float($0) / 300 }
    let expected = (0..<100).map { Float($0 * 3 + 2) / 300 }
    #expect(ComposerModel.waveform(levels) == expected)
  }
}
