/// The palettes of conditional formats, which name two colours: `white_on_red`, `black_on_light_yellow`, `custom_bg`.
enum DatadogPalette {
  static func colors(
    _ palette: String, background: DashboardColor?, foreground: DashboardColor?
  ) -> (foreground: DashboardColor?, background: DashboardColor?) {
    switch palette {
    case "custom_bg", "custom_image": return (foreground, background)
    case "custom_text": return (foreground ?? background, nil)
    default: break
    }
    let words = palette.split(separator: "_", omittingEmptySubsequences: false)
    guard let on = words.firstIndex(of: "on"), on > 0, on < words.count - 1 else {
      // A single name is the colour of the text.
      return palette.isEmpty ? (nil, nil) : (DashboardColor(palette), nil)
    }
    return (
      DashboardColor(words[..<on].joined(separator: "_")), DashboardColor(words[(on + 1)...].joined(separator: "_"))
    )
  }
}
