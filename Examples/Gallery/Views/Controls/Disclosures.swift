import SwiftUI

/// What shows more when it is opened.
struct Disclosures: View {
  @State private var isOpen = true

  var body: some View {
    Exhibit("Disclosure, Outlines, Sharing") {
      Flow(alignment: .top, spacing: 24) {
        DisclosureGroup("Advanced", isExpanded: $isOpen) {
          Text("One option")
          Text("Another")
        }
        .frame(minWidth: 160, alignment: .leading)
        VStack(alignment: .leading) {
          OutlineGroup(Branch.tree, children: \.children) { Text($0.name) }
        }
        .frame(minWidth: 160, alignment: .leading)
        ShareLink(item: URL(string: "https://swift.org")!)
      }
    }
  }
}

private struct Branch: Identifiable {
  let name: String
  var children: [Branch]?
  var id: String { name }

  static let tree = [
    Branch(name: "Apodidae", children: [Branch(name: "Apus"), Branch(name: "Chaetura")]), Branch(name: "Trochilidae"),
  ]
}
