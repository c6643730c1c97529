import ChatClient
import ChatStore
import Foundation
import Testing

@testable import ChatMatrix

/// What is sent is what another program of ours reads.
struct ContentTests {
  private let file = Attachment(
    source: "mxc://a/b", name: "a.png", type: "image/png", size: 5, width: 3, height: 4, duration: nil,
    thumbnail: "mxc://a/t")

  private func read(_ event: MatrixContentWriter.Event) throws -> ServerEvent.Body? {
    let content = String(decoding: MatrixJSON.data(event.content), as: UTF8.self)
    return Wire.body(Wire.event("$1", event.type, content))
  }

  @Test func contentsComeBack() throws {
    var voice = file
    (voice.type, voice.name, voice.duration, voice.waveform) = ("audio/ogg", "v.ogg", 2.5, [0, 0.25, 1])
    let contents: [MessageContent] = [
      .text("a *b* \"c\" \u{1F600} \u{202E}"), .images([file], caption: ""), .images([file], caption: "look"),
      .images([file, file], caption: "two"), .file(file, caption: "named"), .voice(voice),
      .poll(.init(question: "?", options: [.init(id: "1", text: "a"), .init(id: "2", text: "b")], maxSelections: 2)),
      .poll(.init(question: "?", options: [.init(id: "1", text: "a")], hidesVotes: true)),
      .location(.init(latitude: -33.9, longitude: 18.4, name: "Cape Town")),
    ]
    for content in contents {
      let event = try MatrixContentWriter.message(content, quoted: nil, thread: nil)
      #expect(try read(event) == .message(content), "\(content)")
    }
  }

  @Test func relationsComeBack() throws {
    for (quoted, thread) in [("$q", nil), (nil, "$t"), ("$q", "$t")] as [(EventID?, EventID?)] {
      let event = try MatrixContentWriter.message(.text("a"), quoted: quoted, thread: thread)
      #expect(try read(event) == .message(.text("a"), quoted: quoted, thread: thread))
    }
    #expect(try read(MatrixContentWriter.edit("$0", .text("b"))) == .edit("$0", .text("b")))
    #expect(
      try read(MatrixContentWriter.edit("$0", .images([file], caption: "new")))
        == .edit("$0", .images([file], caption: "new")))
    #expect(try read(MatrixContentWriter.reaction("$0", "👍")) == .reaction("$0", "👍"))
    #expect(try read(MatrixContentWriter.vote("$0", ["a", "b"])) == .vote("$0", ["a", "b"]))
    #expect(try read(MatrixContentWriter.vote("$0", [])) == .vote("$0", []))
    #expect(try read(MatrixContentWriter.pollEnd("$0")) == .pollEnd("$0"))
  }

  @Test func whatMatrixHasNotIsNotSent() {
    for content in [MessageContent.system("a"), .ephemeral("a"), .other(type: "x", text: "", payload: Data())] {
      #expect(throws: ChatBackendError.self) { try MatrixContentWriter.message(content, quoted: nil, thread: nil) }
    }
  }

  @Test func numbersFromOutsideAreHeldBack() throws {
    var voice = file
    (voice.duration, voice.waveform) = (.infinity, [.nan, -1, .infinity])
    let event = try MatrixContentWriter.message(.voice(voice), quoted: nil, thread: nil)
    #expect(!MatrixJSON.data(event.content).isEmpty)
    let odd =
      #"{"msgtype":"m.image","body":"a","url":"mxc://a/b","info":{"w":-5,"h":1e300,"size":"3","duration":-1,"mimetype":7,"thumbnail_url":"http://x"}}"#
    guard case .message(.images(let files, _), _, _)? = Wire.body(Wire.event("$1", "m.room.message", odd)) else {
      Issue.record("left out")
      return
    }
    #expect(files == [Attachment(source: "mxc://a/b", name: "a", type: "image/png")])
  }
}
