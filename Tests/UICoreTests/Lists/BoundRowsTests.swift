import SwiftUI
import Testing
import UITestSupport

private struct Friend {
  var name: String
  var isOn = false
}

private struct Friends: View {
  @State private var friends = [Friend(name: "A"), Friend(name: "B")]
  let isList: Bool

  var body: some View {
    VStack {
      if isList {
        List($friends, id: \.name) { $friend in Toggle(friend.name, isOn: $friend.isOn) }
      } else {
        ForEach($friends, id: \.name) { $friend in Toggle(friend.name, isOn: $friend.isOn) }
      }
      Text(friends.map { "\($0.name)\($0.isOn ? 1 : 0)" }.joined())
      Button("Turn") { friends.reverse() }
    }
  }
}

/// Rows of a binding whose ids are a property of the elements, not of the bindings to them.
@MainActor @Suite struct BoundRowsTests {
  @Test(arguments: [false, true]) func rowsOfABindingAreToldApartByTheElements(isList: Bool) throws {
    let host = try TestHost(size: CGSize(width: 300, height: 300)) { Friends(isList: isList) }
    host.toggles["B"]?.activate()
    #expect(host.staticTexts["A0B1"] != nil)
    host.buttons["Turn"]?.click()
    #expect(host.staticTexts["B1A0"] != nil, "the row of B moves with its state")
    host.toggles["B"]?.activate()
    #expect(host.staticTexts["B0A0"] != nil)
  }
}
