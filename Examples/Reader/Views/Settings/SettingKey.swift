/// Names of what settings keep.
public enum SettingKey {
  public static let order = "order"
  public static let previewLines = "previewLines"
  public static let appearance = "appearance"
  public static let textSize = "textSize"
  public static let marksRead = "marksRead"
  /// The path of the store, where it is another than the standard one.
  public static let store = "store"
}
