import Foundation
import Observation
import SwiftUI
import Testing
import UITestSupport

@Observable private final class Model {
  var name = "a"
  var count = 0
}

/// One of everything that a view can bring with it.
private struct Guest: View {
  let model: Model
  @State private var size = 10.0
  @Environment(\.colorScheme) private var scheme
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      Text(verbatim: "\(model.name) \(scheme)").onChange(of: model.count) {}
      ForEach(0..<2) { index in
        Color.red.frame(width: size, height: 4).id(model.count + index)
      }
      GeometryReader { proxy in
        Color.blue.preference(key: Widths.self, value: proxy.size.width + Double(model.count))
      }
      if model.count >= 0 { AnyView(Color.green.focused($isFocused)) }
    }
    .onPreferenceChange(Widths.self) { if size != $0 / 20 { size = $0 / 20 } }
    .task { while !Task.isCancelled { await Task.yield() } }
    .task(id: model.count) {}
    .onAppear { size = 11 }
    .onDisappear { size = 12 }
    .transition(.scale)
    .overlayPreferenceValue(Widths.self) { Color.clear.frame(width: $0 / 2) }
  }
}

private enum Widths: PreferenceKey {
  static var defaultValue: Double { 0 }
  static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() }
}

extension IdentitySpecification {
  /// After a thousand appearances and disappearances (or `APUS_CYCLES` of them) there are as many attributes, subgraphs,
  /// effects, registrations with observable objects and tasks as after the first.
  @Test(.timeLimit(.minutes(5))) func comingAndGoingLeavesNothingBehind() async throws {
    let cycles = ProcessInfo.processInfo.environment["APUS_CYCLES"].flatMap { Int($0) } ?? 1000
    let (model, isShown) = (Model(), Outside(false))
    let host = try TestHost { Following(isShown) { if $0 { Guest(model: model) } } }
    host.invariantsLimit = 0
    func cycle(isAnimated: Bool) {
      withAnimation(isAnimated ? .linear(duration: 0.1) : nil) { isShown.value = true }
      host.update()
      withAnimation(isAnimated ? .linear(duration: 0.1) : nil) { isShown.value = false }
      host.update()
      if isAnimated { host.advance(by: 0.5) }
    }
    cycle(isAnimated: false)
    await runTasks { host.liveCounts.tasks == 0 }
    let start = host.liveCounts
    for number in 0..<cycles {
      cycle(isAnimated: number % 100 == 0)
      if number % 100 == 99 { await runTasks { host.liveCounts.tasks == 0 } }
    }
    #expect(host.liveCounts == start)
    host.checkInvariants()
  }
}
