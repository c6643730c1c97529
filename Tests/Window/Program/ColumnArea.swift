import SwiftUI

/// What `--columns` and `--palette` show: a bar whose red tells the folder, green the mail and blue the flag that are chosen,
/// and below it three columns in a window that has room for one, or a menu with a palette of flags. What can be pressed has a
/// colour of its own.
struct ColumnArea: View {
  static let isShown = CommandLine.arguments.contains("--columns") || showsPalette
  private static let showsPalette = CommandLine.arguments.contains("--palette")
  @State private var folder: Int?
  @State private var mail: Int?
  @State private var flag = 11
  @State private var isRead = false

  var body: some View {
    VStack(spacing: 0) {
      Color(red: Double(folder ?? 0) / 255, green: Double(mail ?? 0) / 255, blue: Double(flag) / 255)
        .frame(height: 40)
      if Self.showsPalette {
        palette
        Spacer()
      } else {
        columns
      }
    }
  }

  private var palette: some View {
    Menu("Flags") {
      Picker("Flag", selection: $flag) { ForEach(11..<14, id: \.self) { square(0, 200, Double($0)) } }
        .pickerStyle(.palette)
      Button {
        flag = 99
      } label: {
        square(0, 0, 200)
      }
    }
    .frame(height: 40)
  }

  private var columns: some View {
    NavigationSplitView {
      List(21..<24, id: \.self, selection: $folder) { square(200, Double($0), 0) }.navigationTitle("Folders")
    } content: {
      List(31..<34, id: \.self, selection: $mail) { square(200, 0, Double($0)) }.navigationTitle("Mails")
    } detail: {
      Button {
        isRead.toggle()
      } label: {
        square(100, isRead ? 200 : 100, 0)
      }
    }
  }

  private func square(_ red: Double, _ green: Double, _ blue: Double) -> some View {
    Color(red: red / 255, green: green / 255, blue: blue / 255).frame(width: 40, height: 14)
  }
}
