import SwiftUI

struct Profile: View {
  let title: String

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Profile").font(.title)
      Text(titel)  // error: cannot find 'titel' in scope
        .font(.headline)
        .foregroundStyle(.secondary)
      HStack {
        Image(systemName: "person")
        Text("Someone")
        Spacer()
        Button("Edit") {}
      }
      .padding()
      Divider()
      Text("Joined in 2019")
      Text("12 followers")
      Text("30 posts")
      Toggle("Notify me", isOn: .constant(true))
      Slider(value: .constant(0.5))
    }
    .padding()
    .background(.quaternary)
  }
}
