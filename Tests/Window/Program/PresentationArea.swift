import SwiftUI

/// What `--presentations` shows: a bar whose red tells the last choice, below it a menu, a picker, and buttons for a sheet, an
/// alert and a popover, 40 points each. What is presented has squares of colours of its own.
struct PresentationArea: View {
  static let isShown = CommandLine.arguments.contains("--presentations")
  @State private var choice = 0
  @State private var option = 21
  @State private var name = ""
  @State private var showsSheet = false
  @State private var showsAlert = false
  @State private var showsPopover = false

  var body: some View {
    VStack(spacing: 0) {
      Color(red: Double(choice) / 255, green: Double(option) / 255, blue: Double(name.count) / 255).frame(height: 40)
      Menu {
        Button {
          choice = 1
        } label: {
          square(0, 200, 0)
        }
        Menu {
          Button {
            choice = 3
          } label: {
            square(0, 0, 200)
          }
        } label: {
          square(0, 200, 200)
        }
      } label: {
        Text("Menu")
      }
      .frame(height: 40)
      Picker("Option", selection: $option) { ForEach(21..<24, id: \.self) { square(200, Double($0), 0) } }
        .labelsHidden()
        .frame(height: 40)
      Button("Sheet") { showsSheet = true }
        .frame(height: 40)
        .sheet(isPresented: $showsSheet) { SheetContent(name: $name) }
      Button("Alert") { showsAlert = true }
        .frame(height: 40)
        .alert("Question", isPresented: $showsAlert) {
          Button {
            choice = 4
          } label: {
            square(100, 0, 0)
          }
          Button(role: .cancel) {
            choice = 5
          } label: {
            square(0, 100, 0)
          }
        }
      Button("Popover") { showsPopover = true }
        .frame(height: 40)
        .popover(isPresented: $showsPopover) { square(0, 0, 100).padding(20) }
      Color(red: 1, green: 1, blue: 0)
        .contextMenu {
          Button {
            choice = 6
          } label: {
            square(100, 100, 0)
          }
        }
    }
    // From the top on, in a window that is too small.
    .frame(minHeight: 0, maxHeight: .infinity, alignment: .top)
  }

  private func square(_ red: Double, _ green: Double, _ blue: Double) -> some View {
    Color(red: red / 255, green: green / 255, blue: blue / 255).frame(width: 40, height: 14)
  }
}

private struct SheetContent: View {
  @Binding var name: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 0) {
      TextField("Name", text: $name).padding(20)
      Button {
        dismiss()
      } label: {
        Color(red: 0, green: 100 / 255.0, blue: 100 / 255.0).frame(width: 40, height: 14)
      }
      .keyboardShortcut(.defaultAction)
    }
    .frame(width: 200, height: 120)
  }
}
