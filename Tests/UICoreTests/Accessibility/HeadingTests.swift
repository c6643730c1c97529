import SwiftUI
import Testing
import UICore
import UITestSupport

/// The texts in headers of sections are headings, by which screen readers go through lists and forms; what is a control there, and
/// a section that looks like none, are not.
@MainActor struct HeadingTests {
  @ViewBuilder private var sections: some View {
    Section {
      Text("Apple")
    } header: {
      HStack {
        Text("Fruit")
        Button("Add") {}
      }
    } footer: {
      Text("Of all seasons")
    }
  }

  private func headings<Content: View>(@ViewBuilder of content: @escaping () -> Content) throws -> [String] {
    let host = try TestHost(size: CGSize(width: 300, height: 400)) { content() }
    let all = Array(host.allElements)
    #expect(Set(all.map(\.label)).isSuperset(of: ["Fruit", "Add", "Apple", "Of all seasons"]))
    return all.filter { $0.traits.contains(.isHeader) }.map(\.label)
  }

  @Test func inAList() throws { #expect(try headings { List { sections } } == ["Fruit"]) }
  @Test func inAListThatSelects() throws {
    #expect(try headings { List(selection: .constant(Set<Int>())) { sections } } == ["Fruit"])
  }
  @Test func inAGroupedForm() throws { #expect(try headings { Form { sections }.formStyle(.grouped) } == ["Fruit"]) }
  @Test func notInAColumn() throws { #expect(try headings { VStack { sections } } == []) }
}
