import Geometry

/// Prepares previews: gives them what they need around, such as data for examples.
///
///     #Preview(traits: .modifier(SampleData())) { RecipeList() }
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// What is made once for a preview.
  associatedtype Context = Void
  associatedtype Body: View
  /// What is previewed.
  typealias Content = PreviewModifierContent

  /// Makes what the preview needs. The preview shows nothing until it is there; an error is a message, and it shows nothing.
  @MainActor @preconcurrency static func makeSharedContext() async throws -> Context
  /// The preview with what it needs.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Nothing is needed.
  public static func makeSharedContext() async throws {}
}

/// What a modifier of previews prepares.
public struct PreviewModifierContent: View {
  fileprivate let content: AnyView

  public var body: some View { content }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Prepares the preview by a modifier; of several the first is innermost.
  @MainActor public static func modifier(_ modifier: some PreviewModifier) -> Self {
    nonisolated(unsafe) let modifier = modifier
    return Self(modify: { AnyView(PreparedPreview(modifier: modifier, content: $0)) })
  }
}

private struct PreparedPreview<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let content: AnyView
  @State private var context: Modifier.Context?

  init(modifier: Modifier, content: AnyView) { (self.modifier, self.content) = (modifier, content) }

  var body: some View {
    if let context {
      modifier.body(content: PreviewModifierContent(content: content), context: context)
    } else {
      Color.clear.task {
        do {
          context = try await Modifier.makeSharedContext()
        } catch {
          print("The preview cannot be prepared by \(Modifier.self): \(error).")
        }
      }
    }
  }
}
