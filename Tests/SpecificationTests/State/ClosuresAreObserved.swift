import Foundation
import Observation
import SwiftUI
import Testing
import UICore
import UITestSupport

@Observable private final class Model {
  var value: CGFloat = 10
  var flag = false
  var selection: Int? = 1
  var selections: Set<Int> {
    get { selection.map { [$0] } ?? [] }
    set { selection = newValue.first }
  }
  var items = [Row(id: 1, title: "one")]

  struct Row: Identifiable {
    let id: Int
    var title: String
  }
}

/// Writes the state of a ``Holder`` from outside.
private final class Writer { var write: (CGFloat) -> Void = { _ in } }

/// Owns a state that its body hands on without reading it.
private struct Holder<Content: View>: View {
  let writer: Writer
  let content: (@escaping () -> CGFloat) -> Content
  @State private var value: CGFloat = 10

  var body: some View {
    let _ = writer.write = { value = $0 }
    content { value }
  }
}

/// A view whose closure alone reads a number must show the new one after a write: what is shown then is what a window
/// that had the number from the start shows.
@MainActor private func expectFollowing<Content: View>(
  profile: PlatformProfile = .desktop, sourceLocation: SourceLocation = #_sourceLocation,
  prepare: (TestHost) -> Void = { _ in }, @ViewBuilder _ content: @escaping (@escaping () -> CGFloat) -> Content
) throws {
  func host<V: View>(@ViewBuilder _ view: () -> V) throws -> TestHost {
    let host = try TestHost(profile: profile, view)
    prepare(host)
    return host
  }
  let expected = try host { content { 30 } }.frameDump()

  let model = Model()
  let observing = try host { content { model.value } }
  #expect(observing.frameDump() != expected, "the number is not shown", sourceLocation: sourceLocation)
  for _ in 0..<2 {
    model.value = 30
    observing.update()
    #expect(observing.frameDump() == expected, "an observable object's property", sourceLocation: sourceLocation)
    model.value = 10
    observing.update()
    #expect(observing.frameDump() != expected, "its second change", sourceLocation: sourceLocation)
  }

  let writer = Writer()
  let stateful = try host { Holder(writer: writer, content: content) }
  for _ in 0..<2 {
    writer.write(30)
    stateful.update()
    #expect(stateful.frameDump() == expected, "a state", sourceLocation: sourceLocation)
    writer.write(10)
    stateful.update()
    #expect(stateful.frameDump() != expected, "its second change", sourceLocation: sourceLocation)
  }
}

private struct Bar: View {
  let width: CGFloat
  var body: some View { Color.red.frame(width: width, height: 10) }
}

extension StateSpecification {
  // MARK: Content

  @Test func contentOfAScrollViewReaderIsObserved() throws {
    try expectFollowing { number in ScrollViewReader { _ in Bar(width: number()) } }
  }

  @Test func contentOfAGeometryReaderIsObserved() throws {
    try expectFollowing { number in GeometryReader { _ in Bar(width: number()) } }
  }

  @Test func rowsOfAListAreObserved() throws {
    try expectFollowing { number in List(0..<2, id: \.self) { _ in Bar(width: number()) } }
    try expectFollowing { number in List([1, 2], id: \.self, selection: .constant(1)) { _ in Bar(width: number()) } }
    try expectFollowing { number in
      List([1, 2], id: \.self, selection: .constant(Set([1]))) { _ in Bar(width: number()) }
    }
    try expectFollowing { number in List(selection: .constant(1)) { ForEach(0..<2) { _ in Bar(width: number()) } } }
  }

  @Test func rowsOfLazyContainersAreObserved() throws {
    try expectFollowing { number in ScrollView { LazyVStack { ForEach(0..<2) { _ in Bar(width: number()) } } } }
    try expectFollowing { number in
      ScrollView { LazyVGrid(columns: [GridItem()]) { ForEach(0..<2) { _ in Bar(width: number()) } } }
    }
  }

  @Test func destinationsAreObserved() throws {
    try expectFollowing { number in
      NavigationStack(path: .constant([1])) {
        Color.blue.navigationDestination(for: Int.self) { _ in Bar(width: number()) }
      }
    }
    try expectFollowing { number in
      NavigationStack { Color.blue.navigationDestination(isPresented: .constant(true)) { Bar(width: number()) } }
    }
    try expectFollowing { number in
      NavigationStack { Color.blue.navigationDestination(item: .constant(1)) { _ in Bar(width: number()) } }
    }
    try expectFollowing(prepare: { $0.click(20, 60) }) { number in
      NavigationStack {
        NavigationLink {
          Bar(width: number())
        } label: {
          Color.blue
        }
      }
    }
  }

  @Test func layersMadeOfPreferencesAreObserved() throws {
    try expectFollowing { number in Color.blue.overlayPreferenceValue(Sum.self) { _ in Bar(width: number()) } }
    try expectFollowing { number in Color.blue.backgroundPreferenceValue(Sum.self) { _ in Bar(width: number()) } }
  }

  @Test func contentOfTimelinesAndAnimatorsIsObserved() throws {
    try expectFollowing { number in TimelineView(.everyMinute) { _ in Bar(width: number()) } }
    try expectFollowing { number in
      TimelineView(Schedule(width: number)) { Bar(width: CGFloat($0.date.timeIntervalSince1970)) }
    }
    try expectFollowing { number in PhaseAnimator([1]) { _ in Bar(width: number()) } }
    try expectFollowing { number in
      KeyframeAnimator(initialValue: 1.0, trigger: 0) { _ in
        Bar(width: number())
      } keyframes: { _ in
        LinearKeyframe(2.0, duration: 1)
      }
    }
  }

  // MARK: Drawing

  @Test func canvasesAndTheirSymbolsAreObserved() throws {
    try expectFollowing { number in
      Canvas { context, _ in context.fill(Path(CGRect(x: 0, y: 0, width: number(), height: 10)), with: .color(.red)) }
    }
  }

  @Test func shapesAreObserved() throws {
    try expectFollowing { number in Outline(width: number) }
    try expectFollowing { number in Outline(width: number).stroke(Color.red, lineWidth: 2) }
    try expectFollowing { number in AnyShape(Outline(width: number)).rotation(.degrees(10)) }
    try expectFollowing { number in Color.red.clipShape(Outline(width: number)) }
    try expectFollowing { number in ContainerRelativeShape().containerShape(Outline(width: number)) }
    try expectFollowing { number in Sized(width: number).fixedSize() }
  }

  @Test func geometryEffectsAreObserved() throws {
    try expectFollowing { number in Bar(width: 20).modifier(Shift(x: number)) }
    try expectFollowing { number in Bar(width: 20).modifier(Shift(x: number).ignoredByLayout()) }
  }

  /// What is animated is asked of the value in the update.
  @Test func animatableDataIsObserved() throws {
    let model = Model()
    let host = try TestHost { Stretch(width: { model.value }) }
    let ends = try [10, 30].map { width in try TestHost { Bar(width: width) }.frameDump() }
    #expect(host.frameDump() == ends[0])
    withAnimation(.linear(duration: 1)) { model.value = 30 }
    host.update()
    host.advance(by: 0.5)
    #expect(!ends.contains(host.frameDump()))
    host.advance(by: 0.6)
    #expect(host.frameDump() == ends[1])
  }

  // MARK: Preferences and environment

  @Test func transformsOfPreferencesAreObserved() throws {
    try expectFollowing { number in
      Color.blue.transformPreference(Sum.self) { $0 += number() }.overlayPreferenceValue(Sum.self) { Bar(width: $0) }
    }
    try expectFollowing { number in
      Color.blue.anchorPreference(key: Sum.self, value: .bounds) { _ in number() }
        .overlayPreferenceValue(Sum.self) { Bar(width: $0) }
    }
    try expectFollowing { number in
      Color.blue.transformAnchorPreference(key: Sum.self, value: .bounds) { sum, _ in sum += number() }
        .overlayPreferenceValue(Sum.self) { Bar(width: $0) }
    }
  }

  @Test func transformsOfTheEnvironmentAreObserved() throws {
    try expectFollowing { number in EnvironmentBar().transformEnvironment(\.barWidth) { $0 = number() } }
  }

  // MARK: Layout

  @Test func framesOfTheContainerAreObserved() throws {
    try expectFollowing { number in Color.red.containerRelativeFrame(.horizontal) { _, _ in number() } }
  }

  @Test func alignmentGuidesAreObserved() throws {
    try expectFollowing { number in
      VStack(alignment: .leading) {
        Bar(width: 50)
        Bar(width: 20).alignmentGuide(.leading) { _ in number() }
      }
    }
    // The guide is asked for through containers, whose answers are remembered too.
    try expectFollowing { number in
      VStack(alignment: .leading) {
        Bar(width: 50)
        HStack { Bar(width: 20).alignmentGuide(.leading) { _ in number() } }.padding(5)
      }
    }
    try expectFollowing { number in
      HStack(alignment: .top) {
        Bar(width: 50)
        ForEach(0..<1) { _ in Bar(width: 20).alignmentGuide(.top) { _ in number() } }
      }
    }
    try expectFollowing { number in
      Color.blue.overlay(alignment: .topLeading) { Bar(width: 20).alignmentGuide(.leading) { _ in number() } }
    }
  }

  @Test func layoutsAreObserved() throws {
    for part in ReadingLayout.Part.allCases {
      // Two of them: their spacing shows between them alone, their guides beside the bar.
      try expectFollowing { number in
        VStack(alignment: .leading, spacing: nil) {
          Bar(width: 50)
          ReadingLayout(part: part, number: number) { Bar(width: 20) }
          ReadingLayout(part: part, number: number) { Bar(width: 20) }
        }
      }
      try expectFollowing { number in
        VStack(alignment: .leading, spacing: nil) {
          Bar(width: 50)
          AnyLayout(ReadingLayout(part: part, number: number)) { Bar(width: 20) }
          AnyLayout(ReadingLayout(part: part, number: number)) { Bar(width: 20) }
        }
      }
    }
  }

  // MARK: Bindings

  @Test func selectionOfAListIsObserved() throws {
    for isSet in [false, true] {
      let model = Model()
      func list(_ selection: Binding<Int?>, _ set: Binding<Set<Int>>) -> some View {
        Group {
          if isSet {
            List([1, 2], id: \.self, selection: set) { Text("\($0)") }
          } else {
            List([1, 2], id: \.self, selection: selection) { Text("\($0)") }
          }
        }
      }
      let host = try TestHost {
        list(Bindable(model).selection, Bindable(model).selections)
      }
      let expected = try TestHost { list(.constant(2), .constant([2])) }.frameDump()
      #expect(host.frameDump() != expected)
      model.selection = 2
      host.update()
      #expect(host.frameDump() == expected)
      host.click(50, 20)
      #expect(model.selection == 1 && host.frameDump() != expected)
    }
  }

  /// A `ForEach` over a binding reads the collection, which no body does.
  @Test func elementsOfABindingAreObserved() throws {
    let model = Model()
    let host = try TestHost { VStack { ForEach(Bindable(model).items) { $item in Text(item.title) } } }
    model.items.append(Model.Row(id: 2, title: "two"))
    host.update()
    #expect(
      try host.frameDump()
        == TestHost {
          VStack {
            Text("one"); Text("two")
          }
        }.frameDump())
    model.items[0].title = "eleven"
    host.update()
    #expect(
      try host.frameDump()
        == TestHost {
          VStack {
            Text("eleven"); Text("two")
          }
        }.frameDump())
  }

  // MARK: Lifetime

  /// A layout computer that outlives nothing: what its closures read is forgotten with the view.
  @Test func closuresOfAViewThatIsGoneAreForgotten() throws {
    let model = Model()
    let host = try TestHost {
      ScrollViewReader { _ in
        VStack(alignment: .leading) {
          if !model.flag { Bar(width: 20).alignmentGuide(.leading) { _ in model.value } }
        }
      }
    }
    model.flag = true
    host.update()
    host.resetCounts()
    model.value = 30
    host.update()
    #expect(host.rules == 0)
  }

  /// Only the container whose closure read the property is laid out again.
  @Test func aClosureInvalidatesItsOwnComputerAlone() throws {
    let (near, far) = (Model(), Model())
    let host = try TestHost {
      HStack {
        VStack(alignment: .leading) {
          Bar(width: 50); Bar(width: 20).alignmentGuide(.leading) { _ in near.value }
        }
        ReadingLayout(part: .place, number: { far.value }) { Bar(width: 20) }
      }
    }
    host.resetCounts()
    near.value = 30
    host.update()
    let first = host.rules
    near.value = 31
    near.value = 32
    host.update()
    #expect(first > 0 && host.rules == 2 * first)
  }
}

private struct Sum: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

extension EnvironmentValues {
  @Entry fileprivate var barWidth: CGFloat = 0
}

private struct EnvironmentBar: View {
  @Environment(\.barWidth) private var width
  var body: some View { Bar(width: width) }
}

private struct Schedule: TimelineSchedule {
  let width: () -> CGFloat
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
    [Date(timeIntervalSince1970: Double(width()))]
  }
}

private nonisolated struct Outline: InsettableShape, @unchecked Sendable {
  let width: () -> CGFloat
  func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: width(), height: 10)) }
  func inset(by amount: CGFloat) -> some InsettableShape { self }
}

private nonisolated struct Sized: Shape, @unchecked Sendable {
  let width: () -> CGFloat
  func path(in rect: CGRect) -> Path { Path(rect) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: width(), height: 10) }
}

private nonisolated struct Shift: GeometryEffect {
  let x: () -> CGFloat
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: x(), y: 0))
  }
}

private nonisolated struct Stretch: View, Animatable {
  let width: () -> CGFloat
  private var shown: CGFloat?

  init(width: @escaping () -> CGFloat) { self.width = width }

  var animatableData: CGFloat {
    get { shown ?? width() }
    set { shown = newValue }
  }

  @MainActor var body: some View { Bar(width: animatableData) }
}

/// A layout of one subview that reads a number in one of its requirements.
private struct ReadingLayout: Layout {
  enum Part: CaseIterable { case make, spacing, size, place, guide }
  let part: Part
  let number: () -> CGFloat

  private func value(_ part: Part) -> CGFloat? { part == self.part ? number() : nil }

  func makeCache(subviews: Subviews) -> CGFloat? { value(.make) }

  func spacing(subviews: Subviews, cache: inout CGFloat?) -> ViewSpacing {
    value(.spacing).map { $0 > 20 ? .zero : ViewSpacing() } ?? ViewSpacing()
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat?) -> CGSize {
    CGSize(width: 20, height: value(.size) ?? 10)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat?) {
    subviews[0].place(
      at: CGPoint(x: bounds.minX + (value(.place) ?? cache ?? 0), y: bounds.minY), proposal: .unspecified)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout CGFloat?
  ) -> CGFloat? { guide == .leading ? value(.guide) : nil }
}
