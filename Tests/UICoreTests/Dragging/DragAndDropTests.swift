import DisplayList
import Foundation
import Geometry
import SwiftUI
import Testing
import UICore
import UITestSupport

/// What happened, in order.
@MainActor @Observable private final class Story {
  @ObservationIgnored var entries: [String] = []
  var isTargeted = false
  var showsTarget = true
  var showsSource = true
  var bodies = 0
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

extension UTType { fileprivate static let card = UTType(exportedAs: "com.example.card") }

private struct Card: Codable, Equatable, Transferable {
  var name: String
  static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .card) }
}

/// A source of 40 × 40 at (20, 20) and a target of 80 × 80 at (100, 10), in a window of 200 × 100.
private struct Pair: View {
  let story: Story
  var body: some View {
    let _ = story.bodies += 1
    ZStack(alignment: .topLeading) {
      Color.clear
      if story.showsSource {
        Color.red.frame(width: 40, height: 40).draggable(Card(name: "ace")).offset(x: 20, y: 20)
      }
      if story.showsTarget {
        Color.blue.frame(width: 80, height: 80)
          .dropDestination(for: Card.self) { cards, place in
            story.entries.append("drop \(cards.map(\.name)) at \(Int(place.x)) \(Int(place.y))")
            return true
          } isTargeted: {
            story.entries.append("targeted \($0)")
          }
          .padding(.leading, 100).padding(.top, 10)
      }
    }
  }
}

/// Writes down what it is asked, in order.
private struct Teller: DropDelegate {
  let story: Story
  var name = ""
  var isValid = true
  var operation: DropOperation?
  func validateDrop(info: DropInfo) -> Bool {
    story.entries.append("\(name)validate")
    return isValid
  }
  func performDrop(info: DropInfo) -> Bool {
    story.entries.append("\(name)perform \(Int(info.location.x))")
    return true
  }
  func dropEntered(info: DropInfo) { story.entries.append("\(name)entered") }
  func dropUpdated(info: DropInfo) -> DropProposal? {
    story.entries.append("\(name)updated")
    return operation.map { DropProposal(operation: $0) }
  }
  func dropExited(info: DropInfo) { story.entries.append("\(name)exited") }
}

extension TestHost {
  fileprivate func press(_ x: CGFloat, _ y: CGFloat) { send(.pointerDown(PointerEvent(location: CGPoint(x: x, y: y)))) }
  fileprivate func move(_ x: CGFloat, _ y: CGFloat) { send(.pointerMoved(PointerEvent(location: CGPoint(x: x, y: y)))) }
  fileprivate func release(_ x: CGFloat, _ y: CGFloat) { send(.pointerUp(PointerEvent(location: CGPoint(x: x, y: y)))) }
  fileprivate func escape() { send(.keyDown(.escape, modifiers: [], isRepeat: false)) }

  /// Where an opaque-enough preview is: the bounds of the item that is drawn last and takes no presses.
  fileprivate var preview: CGRect? {
    guard let item = window.lastFrame?.list.items.first(where: { $0.isPreview }) else { return nil }
    return item.bounds
  }
}

extension DisplayItem {
  fileprivate var isPreview: Bool {
    if case .group(let group) = content { group.opacity == 0.8 && !group.allowsHitTesting } else { false }
  }
}

@MainActor struct DragAndDropTests {
  @Test func aValueIsDroppedWhereThePointerLetsGo() throws {
    let story = Story()
    let host = try TestHost { Pair(story: story) }
    host.drag(from: CGPoint(x: 30, y: 30), to: CGPoint(x: 150, y: 50))
    // The target begins at (100, 10).
    #expect(story.take() == ["targeted true", "targeted false", "drop [\"ace\"] at 50 40"])
    #expect(host.preview == nil)
    #expect(story.bodies == 1)
  }

  /// Ten points, as for Apple's `DragGesture`.
  @Test func aDragBeginsAfterTenPoints() throws {
    let story = Story()
    let host = try TestHost { Pair(story: story) }
    host.press(30, 30)
    host.move(39, 30)
    #expect(host.preview == nil)
    host.move(40, 30)
    // The view of 40 × 40 at (20, 20), moved by 10.
    #expect(host.preview == CGRect(x: 30, y: 20, width: 40, height: 40))
    host.move(70, 55)
    #expect(host.preview == CGRect(x: 60, y: 45, width: 40, height: 40))
    host.release(70, 55)
  }

  @Test func whatNobodyTakesGoesBackInAQuarterOfASecond() throws {
    let story = Story()
    let host = try TestHost { Pair(story: story) }
    host.press(30, 30)
    host.move(90, 30)
    host.release(90, 30)
    #expect(host.preview == CGRect(x: 80, y: 20, width: 40, height: 40))
    host.advance(by: 0.125)
    // Half of the time is half of the way: 3t² − 2t³ at 1/2.
    let half = try #require(host.preview)
    #expect(half.minX > 20 && half.minX < 80)
    host.advance(by: 0.25)
    #expect(host.preview == nil)
    #expect(story.take() == [])
  }

  @Test func withReducedMotionItJustVanishes() throws {
    let story = Story()
    let host = try TestHost(accessibility: .reduceMotion) { Pair(story: story) }
    host.press(30, 30)
    host.move(90, 30)
    host.release(90, 30)
    #expect(host.preview == nil)
  }

  @Test func escapeEndsADragWithoutADrop() throws {
    let story = Story()
    let host = try TestHost { Pair(story: story) }
    host.press(30, 30)
    host.move(150, 50)
    host.escape()
    host.move(151, 50)
    host.release(151, 50)
    #expect(story.take() == ["targeted true", "targeted false"])
    host.advance(by: 1)
    #expect(host.preview == nil)
  }

  @Test func targetedOncePerCrossing() throws {
    let story = Story()
    let host = try TestHost { Pair(story: story) }
    host.press(30, 30)
    for x in stride(from: 40, through: 195, by: 5) { host.move(CGFloat(x), 50) }
    for x in stride(from: 195, through: 40, by: -5) { host.move(CGFloat(x), 50) }
    #expect(story.take() == ["targeted true", "targeted false", "targeted true", "targeted false"])
    host.escape()
  }

  @Test func theDelegateIsAskedInOrder() throws {
    let story = Story()
    let host = try TestHost {
      HStack(spacing: 0) {
        Color.red.frame(width: 100).onDrag { NSItemProvider(object: "text") }
        Color.blue.frame(width: 100).onDrop(of: [.text], delegate: Teller(story: story))
      }
    }
    host.press(50, 50)
    host.move(90, 50)
    #expect(story.take() == [])
    host.move(110, 50)
    #expect(story.take() == ["validate", "entered", "updated"])
    host.move(120, 50)
    #expect(story.take() == ["updated"])
    host.move(90, 50)
    #expect(story.take() == ["exited"])
    host.move(130, 50)
    host.release(130, 50)
    // The release is a move first, to where the pointer is already.
    #expect(story.take() == ["validate", "entered", "updated", "updated", "perform 30"])
  }

  @Test func aDelegateThatDeclinesIsAskedOnce() throws {
    let story = Story()
    let host = try TestHost {
      HStack(spacing: 0) {
        Color.red.frame(width: 100).onDrag { NSItemProvider(object: "text") }
        Color.blue.frame(width: 60).onDrop(of: [.text], delegate: Teller(story: story, name: "inner ", isValid: false))
          .frame(width: 100)
          .onDrop(of: [.plainText], delegate: Teller(story: story, name: "outer "))
      }
    }
    host.press(50, 50)
    host.move(150, 50)
    #expect(story.take() == ["inner validate", "outer validate", "outer entered", "outer updated"])
    host.move(155, 50)
    #expect(story.take() == ["outer updated"])
    host.escape()
  }

  @Test func theInnermostThatTakesTheTypeIsTheTarget() throws {
    let story = Story()
    let host = try TestHost {
      HStack(spacing: 0) {
        Color.red.frame(width: 100).onDrag { NSItemProvider(object: "text") }
        Color.blue.frame(width: 20, height: 20).onDrop(of: [.image], delegate: Teller(story: story, name: "image "))
          .frame(width: 60, height: 60)
          .onDrop(of: [.text], delegate: Teller(story: story, name: "middle "))
          .frame(width: 100, height: 100)
          .onDrop(of: [.text], delegate: Teller(story: story, name: "outer "))
      }
    }
    host.press(50, 50)
    host.move(105, 50)
    #expect(story.take() == ["outer validate", "outer entered", "outer updated"])
    host.move(150, 50)
    #expect(story.take() == ["middle validate", "outer exited", "middle entered", "middle updated"])
    host.release(150, 50)
    // In the middle one, which begins at 120.
    #expect(story.take().last == "middle perform 30")
  }

  @Test func typesThatDoNotConformAreNoTarget() throws {
    let story = Story()
    let host = try TestHost {
      HStack(spacing: 0) {
        Color.red.frame(width: 100).onDrag { NSItemProvider(object: "text") }
        Color.blue.frame(width: 100).onDrop(of: [.image, .fileURL], delegate: Teller(story: story))
      }
    }
    host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50))
    #expect(story.take() == [])
  }

  @Test func aForbiddenDropIsNone() throws {
    let story = Story()
    let host = try TestHost {
      HStack(spacing: 0) {
        Color.red.frame(width: 100).onDrag { NSItemProvider(object: "text") }
        Color.blue.frame(width: 100)
          .onDrop(of: [.text], delegate: Teller(story: story, operation: .forbidden))
      }
    }
    host.press(50, 50)
    host.move(150, 50)
    #expect(host.window.cursor == .notAllowed)
    host.release(150, 50)
    #expect(story.take() == ["validate", "entered", "updated", "updated", "exited"])
    #expect(host.window.cursor == .arrow)
  }

  /// Beside the preview: a circle and a plus.
  @Test func aBadgeTellsOfACopyAndNoneOfAMove() throws {
    for (operation, isBadged) in [(DropOperation.copy, true), (.move, false)] {
      let story = Story()
      let host = try TestHost {
        HStack(spacing: 0) {
          Color.red.frame(width: 100).onDrag { NSItemProvider(object: "text") }
          Color.blue.frame(width: 100).onDrop(of: [.text], delegate: Teller(story: story, operation: operation))
        }
      }
      host.press(50, 50)
      host.move(60, 50)
      let before = host.window.lastFrame!.list.items.count
      host.move(150, 50)
      #expect(host.window.lastFrame!.list.items.count - before == (isBadged ? 1 : 0))
      host.escape()
    }
  }

  @Test func aTargetIsItsFrameWhateverItDraws() throws {
    let story = Story()
    let host = try TestHost {
      HStack(spacing: 0) {
        Color.red.frame(width: 100).onDrag { NSItemProvider(object: "text") }
        VStack {}.frame(width: 100, height: 100).onDrop(of: [.text], delegate: Teller(story: story))
          .overlay(Text("Drop here"))
      }
    }
    host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50))
    #expect(story.take().last == "perform 50")
  }

  @Test func aTargetThatVanishesInTheMiddleHearsThatTheDragLeft() throws {
    let story = Story()
    let host = try TestHost { Pair(story: story) }
    host.press(30, 30)
    host.move(150, 50)
    #expect(story.take() == ["targeted true"])
    story.showsTarget = false
    host.update()
    #expect(story.take() == ["targeted false"])
    host.release(150, 50)
    #expect(story.take() == [])
  }

  @Test func aTargetThatAppearsUnderTheRestingPointerIsEntered() throws {
    let story = Story()
    story.showsTarget = false
    let host = try TestHost { Pair(story: story) }
    host.press(30, 30)
    host.move(150, 50)
    #expect(story.take() == [])
    story.showsTarget = true
    host.update()
    #expect(story.take() == ["targeted true"])
    host.release(150, 50)
    #expect(story.take().last == "drop [\"ace\"] at 50 40")
  }

  @Test func aSourceThatVanishesIsDraggedOn() throws {
    let story = Story()
    let host = try TestHost { Pair(story: story) }
    host.press(30, 30)
    host.move(60, 50)
    story.showsSource = false
    host.update()
    #expect(host.preview == CGRect(x: 50, y: 40, width: 40, height: 40))
    host.move(150, 50)
    host.release(150, 50)
    #expect(story.take().last == "drop [\"ace\"] at 50 40")
  }

  /// Apple's documentation: the preview is centred over the source view.
  @Test func aPreviewOfOnesOwnIsCentredOverTheView() throws {
    for scale in [1.0, 2.0] {
      let host = try TestHost(scale: scale) {
        Color.red.frame(width: 40, height: 40).draggable("text") { Color.green.frame(width: 20, height: 10) }
      }
      // The view is at (80, 30), its middle at (100, 50).
      host.press(85, 35)
      host.move(95, 35)
      #expect(host.preview == CGRect(x: 100, y: 45, width: 20, height: 10))
      host.escape()
    }
  }

  @Test func rightToLeft() throws {
    let story = Story()
    let host = try TestHost {
      HStack(spacing: 0) {
        Color.red.frame(width: 100).draggable("text")
        Color.blue.frame(width: 100).onDrop(of: [.text], delegate: Teller(story: story))
      }.environment(\.layoutDirection, .rightToLeft)
    }
    // The source is on the right.
    host.press(150, 50)
    host.move(130, 50)
    #expect(host.preview == CGRect(x: 80, y: 0, width: 100, height: 100))
    host.move(30, 50)
    host.release(30, 50)
    #expect(story.take().last == "perform 30")
  }

  @Test func anotherWindowOfTheProgramTakesADrop() throws {
    let story = Story()
    let first = try TestHost { Color.red.draggable(Card(name: "ace")) }
    let second = TestHost(beside: first) {
      Color.blue.dropDestination(for: Card.self) { cards, place in
        story.entries.append("\(cards[0].name) at \(Int(place.x)) \(Int(place.y))")
        return true
      } isTargeted: {
        story.entries.append("\($0)")
      }
    }
    #expect(second.window.position == CGPoint(x: 200, y: 0))
    first.press(100, 50)
    first.move(250, 40)
    second.update()
    // It is drawn in the window under the pointer: 200 × 100, held in its middle.
    #expect(second.preview == CGRect(x: -50, y: -10, width: 200, height: 100))
    #expect(story.take() == ["true"])
    first.move(250, 300)
    second.update()
    #expect(second.preview == nil)
    #expect(story.take() == ["false"])
    first.move(260, 40)
    first.release(260, 40)
    second.update()
    #expect(story.take() == ["true", "false", "ace at 60 40"])
    #expect(first.preview == nil && second.preview == nil)
  }

  @Test func anotherProgramTakesADrop() throws {
    let host = try TestHost { Color.red.draggable("text") }
    var types: [UTType] = []
    host.platform.otherProgram = { content in
      types = content.items.flatMap(\.registeredContentTypes)
      return .copy
    }
    host.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 500, y: 50))
    #expect(types.first == .utf8PlainText)
    #expect(host.preview == nil)
  }

  @Test func whatComesFromAnotherProgramIsTaken() throws {
    let story = Story()
    let host = try TestHost { Pair(story: story) }
    let content = DragContent(items: [NSItemProvider(transferring: Card(name: "king"))])
    #expect(host.window.client?.windowDragMoved(content, to: CGPoint(x: 10, y: 10)) == .forbidden)
    #expect(host.window.client?.windowDragMoved(content, to: CGPoint(x: 150, y: 50)) == .copy)
    host.window.client?.windowDragLeft()
    #expect(host.window.client?.windowDragMoved(content, to: CGPoint(x: 151, y: 50)) == .copy)
    #expect(host.window.client?.windowDragDropped(content, at: CGPoint(x: 151, y: 50)) == .copy)
    #expect(
      story.take() == [
        "targeted true", "targeted false", "targeted true", "targeted false", "drop [\"king\"] at 51 40",
      ])
  }

  @Test func aButtonInWhatIsDraggedStillWorks() throws {
    let story = Story()
    let host = try TestHost {
      HStack(spacing: 0) {
        Button("press") { story.entries.append("pressed") }.frame(width: 100, height: 100).contentShape(Rectangle())
          .draggable("text")
        Color.blue.frame(width: 100).onDrop(of: [.text], delegate: Teller(story: story))
      }
    }
    host.click(50, 50)
    #expect(story.take() == ["pressed"])
    host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50))
    #expect(story.take().last == "perform 50")
  }

  @Test func aFingerDragsAfterHalfASecondAndScrollsBefore() throws {
    let story = Story()
    let host = try TestHost { Pair(story: story) }
    func finger(_ x: CGFloat) -> PointerEvent { PointerEvent(location: CGPoint(x: x, y: 30), isTouch: true) }
    host.send(.pointerDown(finger(30)))
    host.send(.pointerMoved(finger(60)))
    #expect(host.preview == nil)
    host.send(.pointerUp(finger(60)))
    host.send(.pointerDown(finger(30)))
    host.advance(by: 0.51)
    #expect(host.preview == CGRect(x: 20, y: 20, width: 40, height: 40))
    host.send(.pointerMoved(finger(150)))
    host.send(.pointerUp(finger(150)))
    #expect(story.take().last == "drop [\"ace\"] at 50 20")
  }

  @Test func nearAnEdgeTheContentScrolls() throws {
    let story = Story()
    let host = try TestHost(size: CGSize(width: 200, height: 200)) {
      HStack(spacing: 0) {
        Color.red.frame(width: 100).draggable("text")
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { row in
              Color.blue.frame(width: 100, height: 100).onDrop(
                of: [.text], delegate: Teller(story: story, name: "\(row) "))
            }
          }
        }.frame(width: 100, height: 200)
      }
    }
    host.press(50, 100)
    host.move(150, 100)
    host.advance(by: 0.5)
    #expect(story.take().contains("1 entered"))
    host.move(150, 195)
    // 25 of 30 points into the edge: 600 · 25/30 = 500 points a second.
    host.advance(by: 1)
    let entered = story.take().filter { $0.hasSuffix("entered") }
    #expect(entered.first == "2 entered")
    #expect(entered.count >= 4)
    host.release(150, 195)
    let performed = try #require(story.take().last)
    #expect(performed.contains("perform"))
  }

  @Test func aDragOfNothingIsNone() throws {
    let host = try TestHost { Color.red.itemProvider { nil } }
    host.press(50, 50)
    host.move(80, 50)
    #expect(host.preview == nil)
    host.release(80, 50)
  }

  @Test func providersOfADropLoadLater() async throws {
    let host = try TestHost {
      HStack(spacing: 0) {
        Color.red.frame(width: 100).onDrag {
          let provider = NSItemProvider()
          provider.registerDataRepresentation(for: .utf8PlainText) { done in
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) { done(Data("late".utf8), nil) }
            return nil
          }
          return provider
        }
        Color.blue.frame(width: 100).onDrop(of: [.plainText], isTargeted: nil) { providers in
          received = providers
          return true
        }
      }
    }
    host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50))
    let provider = try #require(received.first)
    received = []
    let text = await withCheckedContinuation { done in
      provider.loadObject(ofClass: String.self) { text, _ in done.resume(returning: text) }
    }
    #expect(text == "late")
  }

  /// Targets come and go while the pointer wanders; the one that is entered is the one that frames computed anew hold.
  @Test func randomDragsEnterWhatTheFramesSay() throws {
    for seed in 0..<20 {
      var random = Dice(state: UInt64(seed))
      let story = Scene()
      let host = try TestHost(size: CGSize(width: 300, height: 100)) { Targets(scene: story) }
      host.press(5, 95)
      host.move(20, 95)
      for _ in 0..<40 {
        let point = CGPoint(x: CGFloat(Int.random(in: 0..<300, using: &random)), y: 30)
        if Bool.random(using: &random) {
          let target = Int.random(in: 0..<6, using: &random)
          if story.shown.contains(target) { story.shown.remove(target) } else { story.shown.insert(target) }
          host.update()
        }
        host.move(point.x, point.y)
        #expect(story.current == story.expected(at: point), "seed \(seed) at \(point)")
        #expect(story.entered - story.left == (story.current == nil ? 0 : 1))
      }
      host.escape()
      #expect(story.entered == story.left)
    }
  }
}

@MainActor private var received: [NSItemProvider] = []

private struct Dice: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

@MainActor @Observable private final class Scene {
  var shown: Set<Int> = [0, 2, 4]
  @ObservationIgnored var current: Int?
  @ObservationIgnored var entered = 0
  @ObservationIgnored var left = 0

  /// Targets of 80 points at 40 · number: later ones are in front.
  func expected(at point: CGPoint) -> Int? {
    shown.filter { CGFloat($0) * 40 <= point.x && point.x < CGFloat($0) * 40 + 80 }.max()
  }
}

private struct Targets: View {
  let scene: Scene
  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      Color.red.frame(width: 10, height: 10).draggable("text").padding(.top, 90)
      ForEach(scene.shown.sorted(), id: \.self) { number in
        Color.blue.frame(width: 80, height: 60)
          .dropDestination(for: String.self) { _, _ in
            true
          } isTargeted: { isTargeted in
            if isTargeted {
              scene.entered += 1
              scene.current = number
            } else {
              scene.left += 1
              if scene.current == number { scene.current = nil }
            }
          }
          .offset(x: CGFloat(number) * 40)
      }
    }
  }
}
