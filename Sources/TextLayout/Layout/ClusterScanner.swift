import CText

/// Finds the characters that must share a face: a base with its marks, an emoji sequence.
///
/// Coarser or finer than grapheme clusters does no harm: HarfBuzz decides on clusters within an item.
enum ClusterScanner {
  struct Cluster {
    var end: Int
    var base: UInt32
    /// The first combining mark.
    var mark: UInt32?
    var script: UInt32
    /// Shown as a colour emoji.
    var isEmoji: Bool
    /// Looks the same in every face (space, joiner, control), so it never changes the face.
    var isNeutral: Bool
  }

  static func scan(_ units: ArraySlice<UInt16>, unicode: OpaquePointer) -> Cluster {
    let (base, length) = BidiLevels.decode(units, at: units.startIndex)
    var cluster = Cluster(
      end: units.startIndex + length, base: base, mark: nil, script: hb_unicode_script(unicode, base).rawValue,
      isEmoji: isEmojiPresentation(base), isNeutral: false)
    switch hb_unicode_general_category(unicode, base) {
    case HB_UNICODE_GENERAL_CATEGORY_SPACE_SEPARATOR, HB_UNICODE_GENERAL_CATEGORY_CONTROL,
      HB_UNICODE_GENERAL_CATEGORY_FORMAT, HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK:
      cluster.isNeutral = true
    default: break
    }
    var isRegional = isRegionalIndicator(base)
    while cluster.end < units.endIndex {
      let (scalar, length) = BidiLevels.decode(units, at: cluster.end)
      switch scalar {
      case 0xFE0E: cluster.isEmoji = false
      case 0xFE0F: cluster.isEmoji = cluster.isEmoji || mayBeEmoji(base)
      case 0x200D:
        // A joiner takes what follows with it.
        guard cluster.isEmoji, cluster.end + length < units.endIndex else { break }
        cluster.end += length
        let (joined, joinedLength) = BidiLevels.decode(units, at: cluster.end)
        guard mayBeEmoji(joined) else { continue }
        cluster.end += joinedLength
        continue
      case 0x1F3FB...0x1F3FF where mayBeEmoji(base), 0xE0020...0xE007F where cluster.isEmoji: cluster.isEmoji = true
      case 0x20E3: break
      case _ where isRegional && isRegionalIndicator(scalar): isRegional = false
      default:
        guard isMark(scalar, unicode) else { return cluster }
        if cluster.mark == nil { cluster.mark = scalar }
      }
      cluster.end += length
    }
    return cluster
  }

  private static func isMark(_ scalar: UInt32, _ unicode: OpaquePointer) -> Bool {
    if scalar < 0x300 { return false }
    switch hb_unicode_general_category(unicode, scalar) {
    case HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK, HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK,
      HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK:
      return true
    default: return false
    }
  }

  private static func isRegionalIndicator(_ scalar: UInt32) -> Bool { (0x1F1E6...0x1F1FF).contains(scalar) }

  private static func isEmojiPresentation(_ scalar: UInt32) -> Bool {
    scalar >= 0x231A && Unicode.Scalar(scalar)?.properties.isEmojiPresentation == true
  }

  private static func mayBeEmoji(_ scalar: UInt32) -> Bool {
    Unicode.Scalar(scalar)?.properties.isEmoji == true
  }
}
