import Combine
import Foundation
import Observation
import Testing
import UITestSupport

@testable import UICore

@Observable private final class Model { var value = 0 }
private final class Object: ObservableObject { @Published var value = 0 }

private struct Row<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { content() }
}

private struct ReadsModel: View {
  @Environment(Model.self) private var model
  var body: some View { Square(color: model.value == 0 ? .red : .blue) }
}

private struct ReadsObject: View {
  @EnvironmentObject private var object: Object
  var body: some View { Square(color: object.value == 0 ? .red : .blue) }
}

private struct EmptyRange: View {
  let size = DynamicTypeSize.large
  var body: some View { Square().dynamicTypeSize(size..<size) }
}

private struct NoInterval: View {
  let interval: Double
  var body: some View { TimelineView(.periodic(from: .now, by: interval)) { _ in Square() } }
}

/// What a program does wrong stops it with a message that says what, and in which view.
@MainActor struct CallerErrorTests {
  private enum Fault: String, CaseIterable, Codable { case model, object, range, interval }

  private static func show(_ fault: Fault) throws {
    _ = try TestHost {
      VStack {
        switch fault {
        case .model: Row { ReadsModel() }
        case .object: Row { ReadsObject() }
        case .range: Row { EmptyRange() }
        case .interval: Row { NoInterval(interval: 0) }
        }
      }
    }
  }

  @Test(
    arguments: [
      (.model, "no Model was put into the environment of a view that reads it", "Row/ReadsModel"),
      (.object, "no ObservableObject of type Object was found", "Row/ReadsObject"),
      (.range, "dynamicTypeSize(_:) needs a range with a size in it", "Row/EmptyRange"),
      (.interval, "a timeline cannot be updated every 0.0 seconds", "Row/NoInterval"),
    ] as [(Fault, String, String)])
  private func theMessageNamesTheView(fault: Fault, expected: String, place: String) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [fault] in
      try await MainActor.run { try Self.show(fault) }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let line = try #require(message.split(separator: "\n").first { $0.contains("Fatal error") })
    #expect(line.contains(expected))
    #expect(line.contains("(in ") && line.hasSuffix("\(place))"))
  }
}
