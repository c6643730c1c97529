import SwiftUI

/// The search field over the dogs that were found.
struct DogBrowser: View {
  @Environment(Kennel.self) private var kennel

  var body: some View {
    @Bindable var kennel = kennel
    VStack(spacing: 0) {
      VStack(spacing: 10) {
        TextField("Name or breed", text: $kennel.query)
          .textFieldStyle(.roundedBorder)
        Toggle("Scoped dependencies", isOn: $kennel.isScoped)
          .toggleStyle(.switch)
          .font(.callout)
      }
      .padding(12)
      Divider()
      DogListArea()
    }
  }
}

extension Kennel {
  fileprivate var isScoped: Bool {
    get { style == .scoped }
    set { style = newValue ? .scoped : .wide }
  }
}
