import Foundation
import Geometry
import TextLayout

/// A text with all that is needed to shape and lay it out.
struct ResolvedText: Equatable {
  var styled: StyledText
  var options: TextLayoutOptions
  /// Pixels per point.
  var scale: CGFloat
  var contentTransition: ContentTransition
  /// Whether bars stand for the lines.
  var isRedacted: Bool
  /// Its stretches that lead somewhere; not those of a redacted text.
  var links: [TextLink] = []
  /// Those that stand in the lines, by the index of their attachments.
  var pictures: [ResolvedTextPicture] = []

  /// - Parameters:
  ///   - changes: hears when the words change next.
  ///   - path: for messages.
  init(
    _ text: Text, style: TextStyleValues, environment: StyleEnvironment, viewGraph: ViewGraph,
    changes: TextContext.Changes? = nil, path: ViewPath? = nil
  ) {
    let isRightToLeft = environment[\.layoutDirection] == .rightToLeft
    let runs = text.runs(in: TextContext(environment, now: { viewGraph.date }, changes: changes))
    var pictures: [ResolvedTextPicture] = []
    styled = StyledText(
      runs: runs.map { run in
        var attributes = run.attributes
        attributes.inherit(style.attributes)
        var string = run.string
        switch style.textCase {
        case .uppercase: string = string.uppercased()
        case .lowercase: string = string.lowercased()
        case nil: break
        }
        var resolved = attributes.resolve(style.setting, in: environment)
        if let picture = run.picture {
          let picture = picture.picture.resolve(attributes, in: environment, viewGraph: viewGraph, path: path)
          resolved.attachment = .init(
            index: pictures.count, size: picture.size, ascent: picture.baseline)
          pictures.append(ResolvedTextPicture(picture: picture))
        }
        return StyledText.Run(string, resolved)
      })
    self.pictures = pictures
    options = TextLayoutOptions(
      lineLimit: style.lineLimit, truncation: .init(style.truncation), alignment: .init(style.alignment),
      lineSpacing: style.lineSpacing, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight,
      minimumScaleFactor: style.minimumScaleFactor)
    options.allowsTightening = style.allowsTightening
    options.minimumLines = style.minimumLines
    options.lineHeight = style.lineHeight?.rule
    options.hasWholeLines = style.setting.typography.hasWholeLines
    scale = environment[\.displayScale]
    contentTransition = style.contentTransition
    isRedacted = style.isRedacted
    if !isRedacted, runs.contains(where: { $0.attributes.link != nil }) { links = findLinks(in: runs) }
  }

  private func findLinks(in runs: [Text.Run]) -> [TextLink] {
    var links: [TextLink] = []
    var end = 0
    // Runs that are shown may be longer than those of the text, in capitals for example.
    for (run, shown) in zip(runs, styled.runs) {
      let start = end
      end += shown.text.utf16.count
      guard let url = run.attributes.link else { continue }
      if let last = links.last, last.url == url, last.range.upperBound == start {
        links[links.count - 1].range = last.range.lowerBound..<end
      } else {
        links.append(TextLink(range: start..<end, url: url))
      }
    }
    return links
  }

  func layout(_ fonts: FontSystem, for proposal: ProposedViewSize) -> TextLayout {
    fonts.layout(styled, options: options, maxWidth: proposal.width, maxHeight: proposal.height)
  }

  /// The view's size, rounded up to whole pixels so that rounding never wraps or truncates the text.
  func size(of layout: TextLayout) -> CGSize {
    CGSize(width: roundedUp(layout.size.width), height: roundedUp(layout.size.height))
  }

  var spacing: ViewSpacing {
    guard let first = styled.runs.first, let last = styled.runs.last else { return ViewSpacing() }
    return .text(first: first.attributes.font.size, last: last.attributes.font.size)
  }

  private func roundedUp(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
}

extension TextAttributes {
  func resolve(_ setting: TypeSetting, in environment: StyleEnvironment) -> TextRunAttributes {
    var font = self.font ?? .body
    if let weight { font.weight = weight }
    if let design { font.design = design }
    if let width { font.width = width }
    if let isItalic { font.isItalic = isItalic }
    if hasMonospacedDigits { font.hasMonospacedDigits = true }
    func line(_ line: TextLine?) -> TextRunAttributes.Line? {
      guard let line, line.isActive else { return nil }
      return .init(color: line.color?.resolve(in: environment), pattern: line.pattern.kind)
    }
    var descriptor = font.descriptor(setting)
    descriptor.size *= scale?.factor ?? 1
    var resolved = TextRunAttributes(
      font: descriptor, color: (color ?? (link == nil ? nil : .accentColor))?.resolve(in: environment),
      underline: line(underline),
      strikethrough: line(strikethrough), kerning: kerning ?? 0, tracking: tracking ?? 0,
      baselineOffset: baselineOffset ?? 0, background: background?.resolve(in: environment))
    resolved.leading = font.leading.points
    return resolved
  }
}

extension Font.Leading {
  /// What it adds to a line's height.
  var points: CGFloat {
    switch self {
    case .standard: 0
    case .tight: -2
    case .loose: 2
    }
  }
}

extension TextLayoutOptions.Truncation {
  init(_ mode: Text.TruncationMode) {
    switch mode {
    case .head: self = .head
    case .middle: self = .middle
    case .tail: self = .tail
    }
  }
}

extension TextLayoutOptions.Alignment {
  init(_ alignment: TextAlignment) {
    switch alignment {
    case .leading: self = .leading
    case .center: self = .center
    case .trailing: self = .trailing
    }
  }
}
