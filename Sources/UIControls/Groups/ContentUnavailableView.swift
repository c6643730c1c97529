import Foundation
import UICore

/// What stands where content would be, and is not: what is missing, why, and what can be done.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Any views that say what is missing, why, and what can be done.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) { (self.label, self.description, self.actions) = (label(), description(), actions()) }

  public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 4) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.callout).foregroundStyle(Color.quietText)
      }
      .multilineTextAlignment(.center)
      if Actions.self != EmptyView.self { VStack(spacing: 8) { actions } }
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large icon above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 40)).foregroundStyle(.secondary)
      configuration.title.font(.title2).fontWeight(.bold)
    }
  }
}

extension ContentUnavailableView
where Label == UIControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title, a symbol and a description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { UIControls.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
  }

  /// A title, shown verbatim, a symbol and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { UIControls.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
  }

  /// A title, an image of the main bundle and a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { UIControls.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
  }

  /// A title, shown verbatim, an image of the main bundle and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(label: { UIControls.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
  }
}

/// The label of a search that found nothing.
public struct SearchUnavailableContent {
  /// A magnifying glass and what was looked for.
  public struct Label: View {
    let text: String?
    public var body: some View {
      if let text, !text.isEmpty {
        UIControls.Label("No Results for “\(text)”", systemImage: "magnifyingglass")
      } else {
        UIControls.Label("No Results", systemImage: "magnifyingglass")
      }
    }
  }
  /// What to do.
  public struct Description: View {
    public var body: some View { Text("Check the spelling or try a new search.") }
  }
  /// There are none.
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A search that found nothing.
  public static var search: ContentUnavailableView { search(text: "") }

  /// A search for the text that found nothing.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      label: { SearchUnavailableContent.Label(text: text) }, description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}
