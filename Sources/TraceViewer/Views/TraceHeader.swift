import SwiftUI

/// The bar with the program's name, the range that is summed, and controls for the window of time.
struct TraceHeader: View {
  let model: TraceModel
  let palette: Palette

  var body: some View {
    HStack(spacing: 10) {
      Text(verbatim: model.document.title).font(.system(size: 14, weight: .semibold)).lineLimit(1)
      Text(verbatim: model.document.facts).monospacedDigit().foregroundStyle(palette.dim).lineLimit(1)
      Spacer(minLength: 12)
      SelectionText(model: model, palette: palette)
      WindowButtons(model: model, palette: palette)
    }
    .padding(.horizontal, 12)
    .frame(height: 40)
    .background(palette.panel)
  }
}

/// The range that is summed, with buttons that clear it and show it.
struct SelectionText: View {
  let model: TraceModel
  let palette: Palette

  var body: some View {
    HStack(spacing: 6) {
      Text(verbatim: text).monospacedDigit().foregroundStyle(palette.dim).lineLimit(1)
      BarButton("Show", palette: palette) { model.showSelection() }.keyboardShortcut("z", modifiers: [])
      BarButton("Clear", palette: palette) { model.select(nil) }.keyboardShortcut(.escape, modifiers: [])
    }
    .disabled(model.selection == nil)
  }

  private var text: String {
    guard let range = model.selection else { return "Drag on the ruler to select a range" }
    let length = range.upperBound - range.lowerBound
    let step = AxisTime.step(atLeast: Double(length) / 1000)
    let (start, end) = (
      AxisTime.text(range.lowerBound, step: step), AxisTime.text(range.upperBound, step: step)
    )
    return "\(start) – \(end)"
  }
}

/// Buttons for pan and zoom, with keyboard shortcuts.
struct WindowButtons: View {
  let model: TraceModel
  let palette: Palette

  var body: some View {
    HStack(spacing: 6) {
      BarButton("chevron.left", isSymbol: true, palette: palette) { model.pan(by: -0.1) }
        .keyboardShortcut(.leftArrow, modifiers: [])
      BarButton("chevron.right", isSymbol: true, palette: palette) { model.pan(by: 0.1) }
        .keyboardShortcut(.rightArrow, modifiers: [])
      BarButton("minus", isSymbol: true, palette: palette) { model.zoom(by: 1 / 0.7) }
        .keyboardShortcut("-", modifiers: [])
      BarButton("plus", isSymbol: true, palette: palette) { model.zoom(by: 0.7) }
        .keyboardShortcut("=", modifiers: [])
      BarButton("All", palette: palette) { model.showAll() }.keyboardShortcut("0", modifiers: [])
    }
  }
}

/// A small button of the bar.
struct BarButton: View {
  private let title: String
  private let isSymbol: Bool
  private let palette: Palette
  private let action: () -> Void

  init(_ title: String, isSymbol: Bool = false, palette: Palette, action: @escaping () -> Void) {
    (self.title, self.isSymbol, self.palette, self.action) = (title, isSymbol, palette, action)
  }

  var body: some View {
    Button(action: action) {
      Group {
        if isSymbol { Image(systemName: title) } else { Text(verbatim: title) }
      }
      .frame(minWidth: 12)
      .padding(.horizontal, 8)
      .frame(height: 24)
      .background(RoundedRectangle(cornerRadius: 5).fill(palette.raised))
      .overlay(RoundedRectangle(cornerRadius: 5).strokeBorder(palette.line))
    }
    .buttonStyle(.plain)
  }
}
