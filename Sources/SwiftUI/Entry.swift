/// Makes a variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` a value of
/// one's own there.
///
///     extension EnvironmentValues {
///       @Entry var accent: Color = .blue
///     }
///
/// The default value is computed whenever it is read where nobody set one. It may be left out where the type is
/// optional, and the type where the value tells it; then the value is computed once. A focused value is optional and has no
/// default value.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
