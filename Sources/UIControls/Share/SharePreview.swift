import CoreTransferable
import UICore

/// What a shared item looks like where it is listed. The menu of a ``ShareLink`` lists none: the title begins a letter.
public struct SharePreview<Image, Icon> {
  let title: Text
}

extension SharePreview where Image == Never, Icon == Never {
  /// A title alone.
  public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey)) }
  /// A title alone, as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(title: Text(title)) }
}

extension SharePreview where Icon == Never {
  /// A title; the image is left out.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(title: Text(titleKey)) }
  /// A title, as it is; the image is left out.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init(title: Text(title)) }
}

extension SharePreview where Image == Never {
  /// A title; the icon is left out.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(title: Text(titleKey)) }
  /// A title, as it is; the icon is left out.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(title: Text(title)) }
}

extension SharePreview {
  /// A title; the pictures are left out.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(title: Text(titleKey)) }
  /// A title, as it is; the pictures are left out.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init(title: Text(title)) }
}

extension ShareLink {
  /// Shares any item that offers text.
  public init<Item: Transferable & Sendable>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<Item> {
    self.init(items: CollectionOfOne(item), subject ?? preview.title, message, label: label())
  }

  /// Shares any items that offer text.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) {
    self.init(items: items, subject ?? items.first.map { preview($0).title }, message, label: label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Shares any item that offers text.
  public init<Item: Transferable & Sendable>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item> {
    self.init(items: CollectionOfOne(item), subject ?? preview.title, message, label: .share)
  }

  /// Shares any item that offers text, under a title.
  public init<Item: Transferable & Sendable>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item> {
    self.init(
      items: CollectionOfOne(item), subject ?? preview.title, message, label: DefaultShareLinkLabel(Text(titleKey)))
  }
}
