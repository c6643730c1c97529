import AttributeGraph
import SwiftUI
import Testing
import TextLayout
import UITestSupport

@testable import UICore

/// Which slots a view with modifiers has: one for each part that is read, none for what is only on the way to it.
@MainActor @Suite struct ReadByPartsTests {
  private final class Fields: GraphObserver {
    var runs = 0
    var changed = 0
    private var isField: [Bool] = []

    func graphWillRun(_ attribute: AttributeID, kind: UpdateKind, subject: Any.Type, cause: AttributeID) {
      isField.append("\(subject)".hasPrefix("FieldRule<"))
    }
    func graphDidRun(_ attribute: AttributeID, kind: UpdateKind, outcome: UpdateOutcome) {
      guard isField.removeLast() else { return }
      runs += 1
      if outcome != .equal { changed += 1 }
    }
    func graphDidCheck(_ attribute: AttributeID, kind: UpdateKind) {}
  }

  @MainActor @Observable fileprivate final class Switch { var isOn = false }

  private struct Page<Content: View>: View {
    let model: Switch
    @ViewBuilder let content: (Bool) -> Content
    var body: some View { content(model.isOn) }
  }

  /// The fields of a body that run when the body runs again.
  private func fields<V: View>(@ViewBuilder _ content: @escaping (Bool) -> V) throws -> Fields {
    let model = Switch()
    let host = ViewHost(
      Page(model: model, content: content), fonts: try FontSystem(), size: CGSize(width: 200, height: 200))
    host.update(at: 0)
    let fields = Fields()
    host.viewGraph.graph.add(fields)
    model.isOn = true
    host.update(at: 1)
    host.viewGraph.graph.remove(fields)
    return fields
  }

  @Test func aChainHasASlotForEachPart() throws {
    let fields = try fields { isOn in if isOn { Color.red.rotationEffect(.degrees(1)).offset(x: 1).padding(2) } }
    // Three modifiers and what they modify; the branch is a rule of another kind.
    #expect(fields.runs == 3 + 1)
  }

  @Test func aChangeStopsBesideThePartThatItIsIn() throws {
    let fields = try fields { isOn in
      Color.red.rotationEffect(.degrees(1)).offset(x: isOn ? 1 : 2).padding(2).frame(width: 20)
    }
    #expect(fields.runs == 4 + 1)
    #expect(fields.changed == 1)
  }

  /// What accessibility says is an object, and yet compared by what it says; what an action does is not known.
  @Test func whatIsSaidAgainIsTheSame() {
    func areEqual(_ a: AccessibilityAttachmentModifier, _ b: AccessibilityAttachmentModifier) -> Bool {
      withUnsafePointer(to: a) { a in
        withUnsafePointer(to: b) { Comparison(AccessibilityAttachmentModifier.self).areEqual(a, $0) }
      }
    }
    func said(_ label: String) -> AccessibilityAttachmentModifier { Text("").accessibilityLabel(label).modifier }
    #expect(areEqual(said("Red"), said("Red")))
    #expect(!areEqual(said("Red"), said("Green")))
    let action = Text("").accessibilityAction {}.modifier
    #expect(areEqual(action, action))
    #expect(!areEqual(action, Text("").accessibilityAction {}.modifier))
  }

  @Test func aStackHasASlotAndItsTupleHasNone() throws {
    let fields = try fields { isOn in
      if isOn {
        HStack {
          Color.red
          Color.blue.padding(2)
        }
        .offset(x: 1)
      }
    }
    // The offset, the stack and its layout, both views, and of the second its modifier and what that modifies.
    #expect(fields.runs == 1 + 2 + 2 + 2)
  }

  // MARK: Against a new tree

  private struct Twice: ViewModifier {
    let isSplit: Bool
    func body(content: Content) -> some View {
      HStack {
        content.border(Color.green, width: 1)
        if isSplit { content.opacity(0.5).padding(3) } else { content.clipShape(Circle()) }
      }
    }
  }

  private struct Scene: View {
    let step: Int

    private func bit(_ place: Int) -> Bool { step >> place & 1 == 1 }

    var body: some View {
      Group {
        VStack {
          Text("A").padding(bit(0) ? 2 : 6).background(bit(1) ? Color.red : .blue).offset(x: bit(2) ? 3 : 0)
          if bit(3) { Color.red.frame(width: 10, height: 10).opacity(bit(0) ? 0.5 : 1).rotationEffect(.degrees(10)) }
        }
        .modifier(Twice(isSplit: bit(1)))
        Group {
          Color.green.frame(width: bit(2) ? 30 : 10, height: 5)
          Group { Text("B").bold(bit(0)).font(bit(1) ? .body : .caption) }.padding(bit(3) ? 0 : 1)
        }
        .opacity(bit(2) ? 0.4 : 0.9).border(bit(0) ? Color.black : .gray, width: 1)
        LazyVStack {
          ForEach(0..<(bit(1) ? 3 : 2), id: \.self) { number in
            HStack { Text("\(number)").offset(y: bit(3) ? 1 : 0) }.padding(bit(2) ? 1 : 2).background(Color.yellow)
          }
        }
        .frame(width: 60).modifier(Twice(isSplit: bit(0)))
      }
      .padding(bit(3) ? 1 : 2)
    }
  }

  /// All sixteen states of four switches, in an order in which several change at once.
  @Test func everyStateLooksLikeANewTree() throws {
    let model = StepModel()
    let host = try TestHost(size: CGSize(width: 200, height: 300)) { Stepped(model: model) }
    for _ in 0..<16 {
      model.step = (model.step * 5 + 3) % 16
      host.update()
      let new = try TestHost(size: CGSize(width: 200, height: 300)) { VStack { Scene(step: model.step) } }
      #expect(host.snapshot().pixels == new.snapshot().pixels, "step \(model.step)")
      host.checkInvariants()
    }
  }

  @MainActor @Observable fileprivate final class StepModel { var step = 0 }

  private struct Stepped: View {
    let model: StepModel
    var body: some View { VStack { Scene(step: model.step) } }
  }
}
