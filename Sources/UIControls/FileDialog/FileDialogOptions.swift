import Foundation
import Geometry
import UICore

/// How dialogs for files show folders.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// The options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// What is in packages is shown. Linux has no packages: folders are always shown as what they are.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1 << 0)
  /// Files are shown that are usually hidden, until people say otherwise.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 1 << 1)
  /// The endings of files are shown. On a desktop they always are.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1 << 2)
}

private enum FileDialogFolderKey: EnvironmentKey { static var defaultValue: URL? { nil } }
private enum FileDialogMessageKey: EnvironmentKey { static var defaultValue: Text? { nil } }
private enum FileDialogConfirmationKey: EnvironmentKey { static var defaultValue: Text? { nil } }
private enum FileDialogURLEnabledKey: EnvironmentKey { static var defaultValue: Predicate<URL>? { nil } }
private enum FileDialogBrowserOptionsKey: EnvironmentKey {
  static var defaultValue: FileDialogBrowserOptions { [] }
}

extension EnvironmentValues {
  /// Where dialogs for files begin.
  var fileDialogFolder: URL? {
    get { self[FileDialogFolderKey.self] }
    set { self[FileDialogFolderKey.self] = newValue }
  }

  /// What stands above the files.
  var fileDialogMessage: Text? {
    get { self[FileDialogMessageKey.self] }
    set { self[FileDialogMessageKey.self] = newValue }
  }

  /// What the button says that ends the dialog; nil for the dialog's own word.
  var fileDialogConfirmation: Text? {
    get { self[FileDialogConfirmationKey.self] }
    set { self[FileDialogConfirmationKey.self] = newValue }
  }

  /// Which files may be chosen; nil for all.
  var fileDialogURLEnabled: Predicate<URL>? {
    get { self[FileDialogURLEnabledKey.self] }
    set { self[FileDialogURLEnabledKey.self] = newValue }
  }

  var fileDialogBrowserOptions: FileDialogBrowserOptions {
    get { self[FileDialogBrowserOptionsKey.self] }
    set { self[FileDialogBrowserOptionsKey.self] = newValue }
  }
}

extension View {
  /// Sets the folder in which dialogs for files begin; nil for the user's own.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    environment(\.fileDialogFolder, defaultDirectory)
  }

  /// Sets what dialogs for files say above the files; nil for nothing.
  public func fileDialogMessage(_ message: Text?) -> some View { environment(\.fileDialogMessage, message) }

  /// Sets what dialogs for files say above the files, by a localized string key.
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    environment(\.fileDialogMessage, Text(messageKey))
  }

  /// Sets what dialogs for files say above the files, shown verbatim.
  @_disfavoredOverload
  public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    environment(\.fileDialogMessage, Text(message))
  }

  /// Sets what the button says that ends dialogs for files; nil for "Open", "Save", "Move" or "Export".
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    environment(\.fileDialogConfirmation, label)
  }

  /// Sets what the button says that ends dialogs for files, by a localized string key.
  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    environment(\.fileDialogConfirmation, Text(labelKey))
  }

  /// Sets what the button says that ends dialogs for files, shown verbatim.
  @_disfavoredOverload
  public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    environment(\.fileDialogConfirmation, Text(label))
  }

  /// Sets which files may be chosen in dialogs that open or move. Folders that may not be chosen can still be opened.
  ///
  /// - Parameter predicate: asked of each file of a folder that shows; a file for which it throws may not be chosen.
  public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
    environment(\.fileDialogURLEnabled, predicate)
  }

  /// Sets how dialogs for files show folders.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    environment(\.fileDialogBrowserOptions, options)
  }
}

/// What the program has a dialog say, above the files.
struct FileDialogMessage: View {
  @Environment(\.fileDialogMessage) private var message

  var body: some View {
    if let message {
      message.multilineTextAlignment(.center).fixedSize(horizontal: false, vertical: true)
        .frame(maxWidth: .infinity).padding(EdgeInsets(top: 12, leading: 12, bottom: 10, trailing: 12))
      Divider()
    }
  }
}
