import DisplayList
import Geometry
import TextLayout

/// The pictures of a long text's paragraphs, made once each: after a change only what changed or moved is drawn again.
final class ParagraphPictures {
  private var known: [ObjectIdentifier: (layout: TextLayout, list: DisplayList)] = [:]
  private var color: RGBA?
  /// Tells the pictures apart. Counts down, and so is never a revision of the field.
  private var version = UInt32.max

  /// The display list of a layout, from its top left corner.
  ///
  /// - Parameters:
  ///   - id: of the field.
  ///   - revision: of the field; what is not drawn by paragraphs changes with it.
  func list(of layout: TextLayout, color: RGBA, id: UInt32, revision: UInt32) -> DisplayList {
    let old = color == self.color ? known : [:]
    self.color = color
    known = [:]
    if layout.paragraphs.isEmpty { return layout.displayList(color: color, id: id, version: revision) }
    var items: [DisplayItem] = []
    for paragraph in layout.paragraphs {
      let key = ObjectIdentifier(paragraph.layout)
      var picture = old[key]
      if picture == nil {
        version &-= 1
        picture = (paragraph.layout, paragraph.layout.displayList(color: color, id: id, version: version))
      }
      known[key] = picture
      if let picture { items.append(picture.list, at: paragraph.origin, id: id) }
    }
    return DisplayList(items)
  }
}
