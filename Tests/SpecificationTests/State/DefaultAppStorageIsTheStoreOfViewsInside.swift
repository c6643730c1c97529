import SwiftUI
import Testing
import UITestSupport

private let key = "DefaultAppStorageIsTheStoreOfViewsInside"

private struct Writer: View {
  @AppStorage(key) var value = 0
  var body: some View { Color.red.onTapGesture { value = 9 } }
}

extension StateSpecification {
  /// `defaultAppStorage` names the store of the properties inside that name none.
  @Test func defaultAppStorageIsTheStoreOfViewsInside() throws {
    let store = try #require(UserDefaults(suiteName: "org.example." + key))
    let host = try TestHost { Writer().defaultAppStorage(store) }
    host.click(100, 50)
    #expect(store.integer(forKey: key) == 9)
    #expect(UserDefaults.standard.object(forKey: key) == nil)
  }
}
