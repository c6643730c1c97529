import Combine
import SwiftUI
import Testing
import UITestSupport

private final class Model: ObservableObject {
  let changes = PassthroughSubject<Void, Never>()
  var registrations = 0

  var objectWillChange: AnyPublisher<Void, Never> {
    changes.handleEvents(
      receiveSubscription: { [unowned self] _ in registrations += 1 },
      receiveCancel: { [unowned self] in registrations -= 1 }
    ).eraseToAnyPublisher()
  }
}

private struct Reader: View {
  @ObservedObject var model: Model
  var body: some View { Text("reader").onReceive(model.objectWillChange) { _ in } }
}

private struct Root: View {
  let model: Model
  @State private var isShown = true
  var body: some View {
    VStack {
      if isShown { Reader(model: model) }
    }
    .frame(width: 200, height: 100)
    .contentShape(Rectangle())
    .onTapGesture { isShown.toggle() }
  }
}

extension StateSpecification {
  /// However often a view comes and goes, it is registered once for its object and once for what it receives.
  @Test func objectRegistrationsEndWithTheirViews() throws {
    let model = Model()
    let host = try TestHost { Root(model: model) }
    #expect(model.registrations == 2)
    for _ in 1...100 {
      host.click(100, 50)
      #expect(model.registrations == 0)
      host.click(100, 50)
    }
    #expect(model.registrations == 2)
    host.close()
    #expect(model.registrations == 0)
  }
}
