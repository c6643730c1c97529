import ChatStore
import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import Chat

/// Polls in rows: what is chosen by a press, what is said, and which bodies run.
@MainActor struct RowsPollTests {
  @Observable @MainActor final class Model {
    var entries: [MessageEntry]
    init(_ entries: [MessageEntry]) { self.entries = entries }
  }
  struct ModelRows: View {
    let model: Model
    var body: some View { RowStack(entries: model.entries) }
  }

  private static func poll(several: Int = 1, hides: Bool = false) -> MessageContent.Poll {
    .init(
      question: "Lunch?",
      options: [.init(id: "a", text: "Ramen"), .init(id: "b", text: "Pizza"), .init(id: "c", text: "Salad")],
      maxSelections: several, hidesVotes: hides)
  }

  /// The content alone: in a row it is one element with the rest.
  private func content(
    _ poll: MessageContent.Poll, _ votes: PollVotes?, _ actions: RecordingActions? = nil, mirrored: Bool = false,
    sendState: SendState? = nil
  ) throws -> TestHost {
    let message = Sample.message(.poll(poll)) { ($0.votes, $0.sendState) = (votes, sendState) }
    return try TestHost(
      size: CGSize(width: 400, height: 300),
      environment: { values in
        values.locale = Locale(identifier: "en_US")
        values.messageActions = actions
        values.layoutDirection = mirrored ? .rightToLeft : .leftToRight
      }
    ) { PollContent(message: message, poll: poll, surface: ChatTheme.Palette.light.other) }
  }

  @Test func aVoteRunsOneRowAndNoOtherContent() throws {
    let model = Model(
      (1...10).map { Sample.entry($0 == 5 ? .poll(Self.poll()) : .text("Message **\($0)**"), id: $0) })
    let host = try TestHost(size: CGSize(width: 500, height: 800)) { ModelRows(model: model) }
    host.resetCounts()
    model.entries[4] = Sample.entry(.poll(Self.poll()), id: 5, revision: 2) {
      $0.votes = PollVotes(counts: ["a": 1], voters: 1)
    }
    host.update()
    #expect(host.bodies["MessageRow"] == 1 && host.bodies["PollContent"] == 1)
    #expect(host.bodies["MessageText"] == nil)
    // A reaction to a poll runs none of its content.
    host.resetCounts()
    model.entries[4] = Sample.entry(.poll(Self.poll()), id: 5, revision: 3) {
      $0.votes = PollVotes(counts: ["a": 1], voters: 1)
      $0.reactions = [Reaction(emoji: "👍", count: 1, isOwn: true)]
    }
    host.update()
    #expect(host.bodies["MessageRow"] == 1 && host.bodies["PollContent"] == nil)
    host.close()
  }

  @Test func aPressChoosesChangesAndTakesBack() throws {
    let actions = RecordingActions()
    let host = try content(Self.poll(), PollVotes(counts: ["a": 2, "b": 1], voters: 3, own: ["b"]), actions)
    #expect(host.buttons.count == 3)
    for index in 0..<3 { host.buttons[index].click() }
    #expect(actions.calls == ["vote a 1", "vote  1", "vote c 1"])
    host.close()
    let both = RecordingActions()
    let several = try content(Self.poll(several: 2), PollVotes(counts: ["a": 1], voters: 1, own: ["a"]), both)
    for index in 0..<3 { several.buttons[index].click() }
    #expect(both.calls == ["vote  1", "vote a+b 1", "vote a+c 1"])
    several.close()
    // Of several no more than may be chosen.
    let full = RecordingActions()
    let chosen = try content(
      Self.poll(several: 2), PollVotes(counts: ["a": 1, "b": 1], voters: 1, own: ["a", "b"]), full)
    #expect(chosen.buttons.map(\.isEnabled) == [true, true, false])
    chosen.close()
  }

  @Test func whatHasEndedOrIsNotSentTakesNoVote() throws {
    let actions = RecordingActions()
    let ended = try content(Self.poll(), PollVotes(counts: ["a": 1], voters: 1, isEnded: true), actions)
    #expect(ended.buttons.allSatisfy { !$0.isEnabled })
    #expect(ended.staticTexts["Poll ended · 1 vote"] != nil && ended.staticTexts["Choose one"] == nil)
    ended.close()
    let unsent = try content(Self.poll(), nil, actions, sendState: .waiting)
    #expect(unsent.buttons.allSatisfy { !$0.isEnabled })
    unsent.close()
  }

  @Test func hiddenVotesAreSeenAtTheEndAlone() throws {
    let votes = PollVotes(counts: ["a": 7], voters: 7, own: ["a"])
    let open = try content(Self.poll(hides: true), votes)
    #expect(open.buttons[0].label == "Ramen" && open.staticTexts["7 votes"] != nil)
    open.close()
    var over = votes
    over.isEnded = true
    let ended = try content(Self.poll(hides: true), over)
    #expect(ended.buttons[0].label == "Ramen, 7")
    ended.close()
  }

  /// The answer's row is 260 points wide at its widest, and stands at the leading side.
  @Test(arguments: [false, true]) func barsBeginAtTheLeadingSide(mirrored: Bool) throws {
    let host = try content(Self.poll(), PollVotes(counts: ["a": 1], voters: 4), mirrored: mirrored)
    let button = try #require(host.buttons.first)
    #expect(button.frame.width == 260)
    host.close()
    let shape = PollBar(part: 0.25, isMirrored: mirrored).path(in: CGRect(x: 0, y: 0, width: 200, height: 4))
    #expect(shape.boundingRect.minX == (mirrored ? 150 : 0) && shape.boundingRect.width == 50)
  }

  @Test func itIsSaidAndVotedInByTheKeyboard() throws {
    let actions = RecordingActions()
    let host = try rowHost(
      [
        Sample.entry(.poll(Self.poll()), isOwn: true) {
          $0.votes = PollVotes(counts: ["a": 2, "b": 1], voters: 3, own: ["b"])
        }
      ], actions: actions)
    let row = try #require(host.elements.first)
    #expect(
      row.label == "Me, Poll: Lunch?, Ramen 2, Pizza, your choice 1, Salad 0, 3 votes, 10:42\u{202F}AM, Sent")
    #expect(row.actions.contains("Vote Ramen") && row.actions.contains("End Poll"))
    #expect(row.perform(AccessibilityActionKind(named: Text(verbatim: "Vote Salad"))))
    #expect(row.perform(AccessibilityActionKind(named: Text(verbatim: "End Poll"))))
    #expect(actions.calls == ["vote c 1", "end poll 1"])
    host.close()
  }

  @Test(arguments: ["de_DE", "ar_EG", "ja_JP"]) func languagesHaveTheirForms(locale: String) {
    let (words, locale) = (ChatWords.matching(Locale(identifier: locale)), Locale(identifier: locale))
    let state = PollState(
      Sample.message(.poll(Self.poll())) { $0.votes = PollVotes(counts: ["a": 2], voters: 2, isEnded: true) },
      Self.poll())
    let said = ["de": "Umfrage beendet · 2 Stimmen", "ar": "انتهى الاستطلاع · صوتان", "ja": "投票は終了しました · 2票"]
    #expect(state.status(words, locale: locale) == said[words.language])
  }
}
