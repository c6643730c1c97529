/// A view to look at by itself: `--preview NAME` of the program shows it, `TestHost(preview:)` hosts it in a test.
///
///     #Preview("Empty cart") { CartView(items: []) }
///
/// Debug builds have them; optimised ones leave out what nothing refers to.
///
/// - Parameter name: what to ask for it by; else the file's name and the line, `Cart.swift:12`.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Lets a preview have state of its own: a variable with a wrapper, declared at the beginning of a `#Preview`.
///
///     #Preview {
///       @Previewable @State var isOn = true
///       Toggle("Sound", isOn: $isOn)
///     }
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// A view to look at by itself, laid out as the traits say.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")
