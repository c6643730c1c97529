import Foundation
import Geometry
import Testing
import UIControls
import UITestSupport

@testable import UICore

/// The field of a search: where it is, how a search begins and ends, what it suggests.
@MainActor struct SearchableTests {
  private final class Model {
    var text = ""
    var isSearching = false
    var isPresented = false
    var submits: [String] = []
    var present = { (_: Bool) in }
    var dismiss = {}
  }

  /// What is searched, and tells what it knows of the search.
  private struct Results: View {
    let model: Model
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      let _ = model.isSearching = isSearching
      let _ = model.dismiss = { dismissSearch() }
      Box(1).onSubmit(of: [.text, .search]) { model.submits.append("inside") }
    }
  }

  private struct Screen: View {
    let model: Model
    var placement = SearchFieldPlacement.automatic
    @State private var text = ""

    var body: some View {
      let _ = model.text = text
      NavigationStack {
        Results(model: model).searchable(text: $text, placement: placement)
      }
      .searchSuggestions {
        if text.isEmpty {
          Text("Apples").searchCompletion("apples")
          Text("Pears").searchCompletion("pears")
        }
      }
      .onSubmit(of: .search) { model.submits.append(text) }
      .onSubmit { model.submits.append("text") }
    }
  }

  private func host(_ model: Model, _ placement: SearchFieldPlacement = .automatic, phone: Bool = false) throws
    -> TestHost
  {
    try TestHost(size: CGSize(width: 400, height: 300)) {
      Screen(model: model, placement: placement)
        .environment(\.platformProfile, phone ? .phone : .mac)
    }
  }

  @Test func controlFBeginsAndEscapeEnds() throws {
    let model = Model()
    let host = try host(model)
    #expect(!model.isSearching)
    host.press(.character("f"), .control)
    #expect(model.isSearching)
    host.type("pe")
    #expect(model.text == "pe")
    host.press(.return)
    // The action of a text field around is not the search's.
    #expect(model.submits == ["pe"])
    host.press(.escape)
    #expect(!model.isSearching)
    #expect(model.text == "")
    // The focus is gone: what is typed goes nowhere.
    host.type("x")
    #expect(model.text == "")
  }

  @Test func controlFReturnsToASearchThatGoesOn() throws {
    let model = Model()
    let host = try host(model)
    host.press(.character("f"), .control)
    host.type("a")
    // Tab goes to the button that empties the field.
    host.press(.tab)
    host.type("b")
    #expect(model.text == "a")
    #expect(model.isSearching)
    host.press(.character("f"), .control)
    host.type("c")
    #expect(model.text.contains("c"))
  }

  @Test func aClickBeginsIt() throws {
    let model = Model()
    let host = try host(model)
    // The bar is 52 high, its margin 16, the field 220 wide.
    host.click(400 - 16 - 110, 26)
    #expect(model.isSearching)
    host.type("a")
    #expect(model.text == "a")
    // The button at its end empties it; the search goes on.
    host.click(400 - 16 - 14, 26)
    #expect(model.text == "")
  }

  @Test func dismissSearchEndsIt() throws {
    let model = Model()
    let host = try host(model)
    host.press(.character("f"), .control)
    host.type("abc")
    model.dismiss()
    host.update()
    #expect(model.text == "")
    #expect(!model.isSearching)
  }

  @Test func aSuggestionFillsTheField() throws {
    let model = Model()
    let host = try host(model)
    let before = host.frameDump()
    host.press(.character("f"), .control)
    #expect(host.frameDump() != before)
    // The card is at the content's top trailing edge, 4 below the bar: the first of two rows.
    host.click(300, 52 + 4 + 14)
    #expect(model.text == "apples")
  }

  @Test func aboveTheContentOfAPhone() throws {
    let model = Model()
    let host = try host(model, phone: true)
    // Below the bar of 44 and the large title of 52, which is not there without a title: 8 around a field of 36.
    let top = try #require(
      [CGFloat(44), 96].first { y in
        host.click(120, y + 8 + 18)
        return model.isSearching
      })
    host.type("q")
    #expect(model.text == "q")
    // Cancel, at the end of the field's row.
    host.click(400 - 16 - 20, top + 8 + 18)
    #expect(model.text == "")
    #expect(!model.isSearching)
  }

  @Test func isPresentedFollowsAndLeads() throws {
    struct Presented: View {
      let model: Model
      @State private var text = ""
      @State private var isPresented = false
      var body: some View {
        let _ = model.isPresented = isPresented
        let _ = model.present = { isPresented = $0 }
        Results(model: model).searchable(text: $text, isPresented: $isPresented, placement: .sidebar, prompt: "Find")
      }
    }
    let model = Model()
    let host = try TestHost(size: CGSize(width: 300, height: 200)) { Presented(model: model) }
    model.present(true)
    host.update()
    #expect(model.isSearching)
    host.press(.escape)
    #expect(!model.isPresented)
    host.press(.character("f"), .control)
    #expect(model.isPresented)
    model.present(false)
    host.update()
    #expect(!model.isSearching)
  }

  @Test func theContentIsBelowTheField() throws {
    let window = BoxWindow(300, 200) {
      Results(model: Model()).searchable(text: .constant(""), placement: .sidebar)
    }
    // A field of 28 between 8 above and below.
    #expect(window[1] == CGRect(x: 0, y: 44, width: 300, height: 156))
  }

  private struct Scoped: View {
    let model: Model
    @State private var text = ""
    @State private var scope = 1

    var body: some View {
      let _ = model.submits = ["\(scope)"]
      NavigationStack {
        Box(5).searchable(text: $text)
      }
      .searchScopes($scope) {
        Box(11, 30, 10).tag(1)
        Box(12, 30, 10).tag(2)
      }
    }
  }

  @Test func scopesAreThereWhileTheUserSearches() {
    let model = Model()
    let stage = TouchStage { Scoped(model: model) }
    let top = stage[5].minY
    #expect(stage[11].isNull)
    stage.window.host.send(.keyDown(.character("f"), modifiers: .control, isRepeat: false))
    stage.pass(0.2)
    // Segments of 24 between 8 above and below push the content down.
    #expect(stage[5].minY == top + 40)
    #expect(stage[12].midY == top + 20)
    stage.click(stage[12].midX, stage[12].midY, isTouch: false)
    stage.pass(0.2)
    #expect(model.submits == ["2"])
    stage.window.host.send(.keyDown(.escape, modifiers: [], isRepeat: false))
    stage.pass(0.5)
    #expect(stage[11].isNull && stage[5].minY == top)
  }

  private struct Suggested: View {
    let model: Model
    let placement: SearchFieldPlacement
    @State private var text = ""
    @State private var scope = 1

    var body: some View {
      let _ = (model.text, model.submits) = (text, ["\(scope)"])
      NavigationStack {
        Box(5).searchable(text: $text, placement: placement)
      }
      .searchScopes($scope) {
        Box(11, 30, 10).tag(1)
        Box(12, 30, 10).tag(2)
      }
      .searchSuggestions { Box(21, 30, 10).searchCompletion("x") }
    }
  }

  @Test(arguments: [false, true]) func suggestionsAreBelowTheScopes(isInContent: Bool) {
    let model = Model()
    let stage = TouchStage { Suggested(model: model, placement: isInContent ? .sidebar : .automatic) }
    stage.window.host.send(.keyDown(.character("f"), modifiers: .control, isRepeat: false))
    stage.pass(0.2)
    // Scopes have 8 points below them, the card keeps 4 from what is above, and 6 around its text.
    #expect(stage[21].minY == stage[5].minY + 4 + 6)
    #expect(stage[21].minY > stage[12].maxY + 8)
    stage.click(stage[12].midX, stage[12].midY, isTouch: false)
    stage.pass(0.2)
    #expect(model.submits == ["2"])
    stage.click(stage[21].midX, stage[21].midY, isTouch: false)
    stage.pass(0.2)
    #expect(model.text == "x")
  }

  private struct Token: Identifiable, Equatable { var id: Int }

  private struct Tokened: View {
    let model: Model
    @State private var text = ""
    @State private var tokens = [Token(id: 11)]
    @State private var suggested = [Token(id: 11), Token(id: 12), Token(id: 13)]

    var body: some View {
      let _ = model.text = text
      let _ = model.submits = tokens.map { "\($0.id)" }
      NavigationStack {
        Box(5).searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested) { Box($0.id, 20, 10) }
      }
    }
  }

  @Test func tokensAreBeforeTheTextAndDeletedBehindIt() {
    let model = Model()
    let stage = TouchStage { Tokened(model: model) }
    func key(_ key: InputEvent.Key, _ modifiers: EventModifiers = []) {
      stage.window.host.send(.keyDown(key, modifiers: modifiers, isRepeat: false))
      stage.pass(0.2)
    }
    #expect(!stage[11].isNull && stage[12].isNull)
    key(.character("f"), .control)
    // What is used already is not offered.
    #expect(!stage[12].isNull && !stage[13].isNull)
    stage.window.host.send(.text("ab"))
    stage.click(stage[13].midX, stage[13].midY, isTouch: false)
    stage.pass(0.2)
    #expect(model.submits == ["11", "13"] && model.text == "")
    #expect(stage[11].maxX < stage[13].minX && stage[11].midY == stage[13].midY)
    key(.character("f"), .control)
    stage.window.host.send(.text("a"))
    stage.pass(0.1)
    key(.delete)
    #expect(model.submits == ["11", "13"] && model.text == "")
    key(.delete)
    #expect(model.submits == ["11"])
    key(.escape)
    stage.pass(0.5)
    #expect(model.submits == [])
  }

  private struct Named: Identifiable, Equatable {
    let id: Int
    var isLong = false
  }

  /// Every form of a search with tokens that SwiftUI has, in one place, so that each must be found.
  private struct Forms: View {
    let model: Model
    let form: Int
    @State private var text = ""
    @State private var tokens = [Named(id: 11)]
    @State private var suggested = [Named(id: 12)]
    @State private var isPresented = false

    var body: some View {
      let _ = model.text = text
      let _ = model.submits = tokens.map { "\($0.id) \($0.isLong)" }
      let _ = model.present = { isPresented = $0 }
      let _ = model.isPresented = isPresented
      NavigationStack {
        switch form {
        case 0: content.searchable(text: $text, tokens: $tokens, isPresented: $isPresented) { chip($0) }
        case 1: content.searchable(text: $text, tokens: $tokens, isPresented: $isPresented, prompt: "Key") { chip($0) }
        case 2:
          content.searchable(text: $text, tokens: $tokens, isPresented: $isPresented, prompt: String("S")) { chip($0) }
        case 3:
          content.searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested, isPresented: $isPresented) {
            chip($0)
          }
        case 4:
          content.searchable(
            text: $text, editableTokens: $tokens, isPresented: $isPresented, placement: .toolbar, prompt: Text("T")
          ) { editor($0) }
        case 5: content.searchable(text: $text, editableTokens: $tokens, prompt: "Key") { editor($0) }
        default: content.searchable(text: $text, tokens: $tokens, prompt: String("S")) { chip($0) }
        }
      }
    }

    private var content: some View { Box(5) }
    private func chip(_ token: Named) -> some View { Box(token.id, token.isLong ? 40 : 20, 10) }
    private func editor(_ token: Binding<Named>) -> some View {
      chip(token.wrappedValue).onTapGesture { token.wrappedValue.isLong.toggle() }
    }
  }

  @Test func tokensStandInTheFieldInEveryForm() {
    for form in 0...6 {
      let model = Model()
      let stage = TouchStage { Forms(model: model, form: form) }
      #expect(!stage[11].isNull && stage[11].width == 20, "form \(form)")
      if form == 5 || form == 6 { continue }
      // The binding begins the search and ends it, which takes the tokens away.
      model.present(true)
      stage.pass(0.5)
      #expect(stage[12].isNull == (form != 3), "form \(form)")
      stage.window.host.send(.keyDown(.escape, modifiers: [], isRepeat: false))
      stage.pass(0.5)
      #expect(!model.isPresented && model.submits == [], "form \(form)")
    }
  }

  @Test func aTokenIsChangedInPlace() {
    let model = Model()
    let stage = TouchStage { Forms(model: model, form: 4) }
    #expect(model.submits == ["11 false"])
    stage.click(stage[11].midX, stage[11].midY, isTouch: false)
    stage.pass(0.5)
    #expect(model.submits == ["11 true"] && stage[11].width == 40)
  }
}
