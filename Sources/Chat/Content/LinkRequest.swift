import SwiftUI

/// The link that a reader pressed, until they were asked whether to open it.
///
/// Rows only ever put an address here. `asksBeforeOpeningLinks()` asks; a program that asks in another way
/// puts its own object into the environment (`\.linkRequest`) and watches it. Without one nothing is opened.
@Observable @MainActor
public final class LinkRequest {
  /// What is to be opened: http, https or mailto.
  public var url: URL?

  /// No link.
  public init() {}

  fileprivate var isAsking: Bool {
    get { url != nil }
    set { if !newValue { url = nil } }
  }
}

extension EnvironmentValues {
  /// Where rows say which link was pressed; nil opens none.
  @Entry public var linkRequest: LinkRequest? = nil
}

extension View {
  /// Asks before a link of a message inside is opened, and shows where it leads.
  public func asksBeforeOpeningLinks() -> some View { modifier(LinkDialog()) }
}

private struct LinkDialog: ViewModifier {
  @State private var request = LinkRequest()
  @Environment(\.openURL) private var openURL
  @Environment(\.words) private var words

  func body(content: Content) -> some View {
    @Bindable var request = request
    content
      .environment(\.linkRequest, request)
      .confirmationDialog(
        Text(verbatim: words[.openLink]), isPresented: $request.isAsking, titleVisibility: .visible,
        presenting: request.url
      ) { url in
        Button(action: { openURL(url) }, label: { Text(verbatim: words[.open]) })
        Button(
          action: { UIPasteboard.general.string = url.absoluteString }, label: { Text(verbatim: words[.copyLink]) })
        Button(role: .cancel, action: {}, label: { Text(verbatim: words[.cancel]) })
      } message: { url in
        Text(verbatim: ShownText.line(url.absoluteString, limit: 400))
      }
  }
}

extension View {
  /// Has links inside asked for instead of opened.
  func opensLinks(with request: LinkRequest?) -> some View {
    environment(
      \.openURL,
      OpenURLAction { url in
        guard let request, ChatLink.mayOpen(url) else { return .discarded }
        request.url = url
        return .handled
      })
  }
}
