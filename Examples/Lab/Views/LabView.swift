import SwiftUI

/// Kinds on the left, the chosen one in the middle, its knobs on the right.
public struct LabView: View {
  @Bindable var settings: LabSettings
  @Environment(\.colorScheme) private var colorScheme

  public init(settings: LabSettings) { self.settings = settings }

  public var body: some View {
    HStack(spacing: 0) {
      KindList(settings: settings).frame(width: 170)
      Divider()
      VStack(alignment: .leading, spacing: 12) {
        Text(settings.kind.title).font(.title2.bold())
        LabExhibit(settings: settings)
      }
      .padding(20)
      Divider()
      Knobs(settings: settings).frame(width: 230)
    }
    .background(LabSurface.color(colorScheme))
    .preferredColorScheme(settings.isDark ? .dark : nil)
  }
}

/// What is behind graphs.
enum LabSurface {
  static func color(_ scheme: ColorScheme) -> Color { scheme == .dark ? Color(white: 0.11) : .white }
}
