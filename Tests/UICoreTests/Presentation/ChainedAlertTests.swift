import Foundation
import Observation
import Testing
import UIControls
import UITestSupport

@testable import UICore

/// An alert whose button asks for another one, as a question whose answer fails does.
@MainActor struct ChainedAlertTests {
  enum Way: CaseIterable { case atOnce, afterwards, later }
  enum Place: CaseIterable { case window, sheet }

  @MainActor @Observable final class Model {
    var hasSheet = false
    var asks = false
    var failure: String?
    var hasFailed: Bool {
      get { failure != nil }
      set { if !newValue { failure = nil } }
    }
    var name = ""
    @ObservationIgnored var tries = 0
  }

  private struct Question: View {
    let model: Model
    let way: Way

    var body: some View {
      @Bindable var model = model
      Button("Start") { model.asks = true }
        .alert("Question", isPresented: $model.asks) {
          TextField("Name", text: $model.name)
          Button("Create") { create() }
          Button("Cancel", role: .cancel) {}
        }
        .alert("Failure", isPresented: $model.hasFailed) {
          Button("OK") { model.asks = true }
        } message: {
          Text(model.failure ?? "")
        }
    }

    private func create() {
      model.tries += 1
      let text = "Number \(model.tries)"
      switch way {
      case .atOnce: model.failure = text
      case .afterwards: Task { model.failure = text }
      case .later:
        Task {
          try? await Task.sleep(for: .milliseconds(10))
          model.failure = text
        }
      }
    }
  }

  private func host(_ model: Model, _ way: Way, _ place: Place) throws -> TestHost {
    let host = try TestHost(size: CGSize(width: 700, height: 500)) {
      if place == .window {
        Question(model: model, way: way)
      } else {
        Text("main").sheet(isPresented: Bindable(model).hasSheet) {
          Question(model: model, way: way).frame(width: 400, height: 300)
        }
      }
    }
    model.hasSheet = place == .sheet
    host.advance(by: 1)
    return host
  }

  /// Steps frames until it is so; 20 s at the most.
  private func wait(_ host: TestHost, until isSo: () -> Bool) async {
    for _ in 0..<4000 where !isSo() {
      host.advance(by: 1.0 / 60)
      try? await Task.sleep(for: .milliseconds(5))
    }
  }

  @Test(arguments: Way.allCases, Place.allCases) func eachFollowsTheOther(way: Way, place: Place) async throws {
    let model = Model()
    let host = try host(model, way, place)
    host.buttons["Start"]?.click()
    for number in 1...3 {
      host.advance(by: 1)
      #expect(host.buttons["Create"] != nil && host.buttons["OK"] == nil)
      host.buttons["Create"]?.click()
      await wait(host) { host.buttons["OK"] != nil && host.buttons["Create"] == nil }
      host.advance(by: 1)
      #expect(host.staticTexts["Number \(number)"] != nil)
      #expect(host.buttons["Create"] == nil && host.buttons["OK"] != nil)
      host.buttons["OK"]?.click()
    }
    host.advance(by: 1)
    host.buttons["Cancel"]?.click()
    host.advance(by: 1)
    #expect(!model.asks && model.failure == nil && model.tries == 3)
    #expect(host.buttons["Create"] == nil && host.buttons["OK"] == nil)
    host.close()
  }
}
