/// Text that needs no data.
public struct TextDefinition: Sendable, Equatable {
  /// What language the text is written in; the raw value is its name in a file.
  public enum Format: String, Sendable, CaseIterable {
    case plain, markdown, html
  }

  public var content: String
  public var format: Format
  public var background: DashboardColor?
  public var color: DashboardColor?
  /// Points; nil fits the frame.
  public var fontSize: Double?
  public var alignment: TextAlignmentDescription
  public var verticalAlignment: VerticalAlignmentDescription
  public var hasPadding: Bool
  /// A small triangle that points at a neighbour.
  public var pointer: Pointer?

  /// A small triangle at an edge of the note.
  public struct Pointer: Sendable, Equatable {
    /// The edge of the note that the triangle stands at.
    public enum Edge: String, Sendable, CaseIterable {
      case top, leading, bottom, trailing
    }

    public var edge: Edge
    /// From 0 to 1 along the edge.
    public var position: Double

    public init(edge: Edge, position: Double = 0.5) {
      self.edge = edge
      self.position = position
    }
  }

  public init(
    content: String, format: Format = .markdown, background: DashboardColor? = nil, color: DashboardColor? = nil,
    fontSize: Double? = nil, alignment: TextAlignmentDescription = .leading,
    verticalAlignment: VerticalAlignmentDescription = .top, hasPadding: Bool = true, pointer: Pointer? = nil
  ) {
    self.content = content
    self.format = format
    self.background = background
    self.color = color
    self.fontSize = fontSize
    self.alignment = alignment
    self.verticalAlignment = verticalAlignment
    self.hasPadding = hasPadding
    self.pointer = pointer
  }
}

/// A picture or page at an address; shown as a label unless the program loads it.
public struct EmbedDefinition: Sendable, Equatable {
  /// What the address leads to; the raw value is its name in a file.
  public enum Kind: String, Sendable, CaseIterable {
    case image, page
  }

  /// How a picture fills its frame.
  public enum Sizing: String, Sendable, CaseIterable {
    /// Whole, as large as fits.
    case fit
    /// Covers the frame, cut at its edges.
    case fill
    /// As large as the frame, whatever its proportions.
    case stretch
    /// In its own size.
    case center
  }

  public var kind: Kind
  public var url: String
  /// Replaces the address on a dark background.
  public var darkURL: String?
  public var sizing: Sizing
  public var alignment: TextAlignmentDescription
  public var verticalAlignment: VerticalAlignmentDescription
  public var hasBackground: Bool

  public init(
    kind: Kind, url: String, darkURL: String? = nil, sizing: Sizing = .fit,
    alignment: TextAlignmentDescription = .center, verticalAlignment: VerticalAlignmentDescription = .center,
    hasBackground: Bool = true
  ) {
    self.kind = kind
    self.url = url
    self.darkURL = darkURL
    self.sizing = sizing
    self.alignment = alignment
    self.verticalAlignment = verticalAlignment
    self.hasBackground = hasBackground
  }
}

/// Widgets under a common title, in a grid of their own as wide as the group.
public struct GroupDefinition: Sendable, Equatable {
  public var widgets: [WidgetDescription]
  /// Columns of the inner grid.
  public var columns: Int
  public var showsTitle: Bool
  public var background: DashboardColor?
  public var bannerURL: String?
  public var isCollapsed: Bool

  public init(
    widgets: [WidgetDescription] = [], columns: Int = 12, showsTitle: Bool = true, background: DashboardColor? = nil,
    bannerURL: String? = nil, isCollapsed: Bool = false
  ) {
    self.widgets = widgets
    self.columns = columns
    self.showsTitle = showsTitle
    self.background = background
    self.bannerURL = bannerURL
    self.isCollapsed = isCollapsed
  }
}

/// A widget that cannot be drawn: it appears with its title, its kind and the reason.
public struct UnsupportedDefinition: Sendable, Equatable {
  /// The kind's name in the file.
  public var kind: String
  public var reason: String

  public init(kind: String, reason: String) {
    self.kind = kind
    self.reason = reason
  }
}
