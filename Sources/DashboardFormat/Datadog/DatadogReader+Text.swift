extension DatadogReader {
  func note(_ reader: ObjectReader) -> TextDefinition {
    var definition = TextDefinition(content: reader.string("content") ?? "")
    definition.background = reader.color("background_color")
    definition.fontSize = fontSize(reader)
    definition.alignment = alignment(reader, "text_align") ?? .leading
    definition.verticalAlignment =
      reader.choice("vertical_align", ["top": .top, "center": .center, "bottom": .bottom]) ?? .top
    definition.hasPadding = reader.bool("has_padding") ?? true
    let edge: TextDefinition.Pointer.Edge? = reader.choice(
      "tick_edge", ["left": .leading, "right": .trailing, "top": .top, "bottom": .bottom])
    let position = position(reader)
    if reader.bool("show_tick") == true {
      definition.pointer = .init(edge: edge ?? .leading, position: position)
    }
    return definition
  }

  /// `tick_pos`: `50%`.
  private func position(_ reader: ObjectReader) -> Double {
    guard let text = reader.string("tick_pos"), !text.isEmpty else { return 0.5 }
    guard text.hasSuffix("%"), let percent = Double(text.dropLast()), percent.isFinite else {
      reader.warn(.malformed, "tick_pos", text, why: "no percentage")
      return 0.5
    }
    return min(max(percent / 100, 0), 1)
  }

  private func fontSize(_ reader: ObjectReader) -> Double? {
    guard let size = reader.number("font_size") else { return nil }
    return min(max(size, 4), 200)
  }

  func freeText(_ reader: ObjectReader) -> TextDefinition {
    TextDefinition(
      content: reader.string("text") ?? "", format: .plain, color: reader.color("color"), fontSize: fontSize(reader),
      alignment: alignment(reader, "text_align") ?? .leading, verticalAlignment: .center, hasPadding: false)
  }

  func image(_ reader: ObjectReader) -> EmbedDefinition {
    reader.ignore("margin", "has_border")
    return EmbedDefinition(
      kind: .image, url: reader.string("url") ?? "", darkURL: reader.string("url_dark_theme"),
      sizing: reader.choice(
        "sizing",
        [
          "contain": .fit, "fit": .fit, "scale-down": .fit, "cover": .fill, "zoom": .fill, "fill": .stretch,
          "none": .center, "center": .center,
        ]) ?? .fit,
      alignment: alignment(reader, "horizontal_align") ?? .center,
      verticalAlignment: reader.choice("vertical_align", ["top": .top, "center": .center, "bottom": .bottom])
        ?? .center,
      hasBackground: reader.bool("has_background") ?? true)
  }

  func page(_ reader: ObjectReader) -> EmbedDefinition {
    EmbedDefinition(kind: .page, url: reader.string("url") ?? "")
  }
}
