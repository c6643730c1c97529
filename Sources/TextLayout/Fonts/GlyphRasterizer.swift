import CText
import Foundation
import Geometry
import Synchronization

/// Turns glyphs into bitmaps and outlines with FreeType, from any thread.
///
/// Its faces are its own: shaping never waits for it. FreeType's library and faces are not thread-safe, so one lock
/// guards them all; a glyph costs 5 to 20 µs and is then kept by the renderer's atlas.
final class GlyphRasterizer: @unchecked Sendable {
  private let lock = Mutex(())
  private let table: FaceTable
  private let library: FT_Library
  private var faces: [FontID: FT_Face?] = [:]
  private var ink = GlyphInk()
  private static let openFaceLimit = 64

  init(table: FaceTable) throws(FontError) {
    self.table = table
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { throw .libraryUnavailable(name: "FreeType") }
    self.library = library
  }

  deinit { FT_Done_FreeType(library) }

  func bitmap(font: FontID, glyph: UInt32, pixelSize: Float, phase: Int) -> GlyphBitmap? {
    guard pixelSize.isFinite, pixelSize >= 1, pixelSize <= 2048, let file = table.file(of: font) else { return nil }
    return lock.withLock { _ in
      guard let face = open(font, file) else { return nil }
      if ct_has_color(face) != 0, face.pointee.num_fixed_sizes > 0 {
        return ColorStrike.bitmap(face: face, glyph: glyph, pixelSize: pixelSize)
      }
      guard FT_Set_Char_Size(face, 0, FT_F26Dot6((pixelSize * 64).rounded()), 72, 72) == 0 else { return nil }
      // Light hinting moves outlines in y only, onto the pixel grid: horizontal stems get crisp while advances and
      // the four x phases stay true.
      var flags = ct_load_target_light() | FT_Int32(FT_LOAD_NO_BITMAP)
      if ct_has_color(face) != 0 { flags |= FT_Int32(FT_LOAD_COLOR) }
      if let layers = Self.boxOfLayers(face, glyph, flags), !Self.isDrawable(layers) { return nil }
      guard FT_Load_Glyph(face, glyph, flags) == 0, let slot = face.pointee.glyph else { return nil }
      if slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE {
        Self.synthesize(file, slot, pixelSize: pixelSize)
        FT_Outline_Translate(&slot.pointee.outline, FT_Pos((phase & 3) * 16), 0)
        guard Self.isDrawable(Self.box(of: slot)) else { return nil }
      }
      guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return nil }
      return GlyphBitmap(slot: slot)
    }
  }

  func outline(font: FontID, glyph: UInt32, pixelSize: Float) -> Path? {
    guard pixelSize.isFinite, pixelSize > 0, let file = table.file(of: font) else { return nil }
    return lock.withLock { _ in
      // Loaded at one large size and scaled down or up, so that no size is out of FreeType's range.
      let loaded: Float = 256
      guard let face = open(font, file), FT_Set_Char_Size(face, 0, FT_F26Dot6(loaded * 64), 72, 72) == 0,
        FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) == 0,
        let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
      else { return nil }
      Self.synthesize(file, slot, pixelSize: loaded)
      return GlyphOutline.path(slot.pointee.outline, scale: CGFloat(pixelSize / loaded) / 64)
    }
  }

  /// A rectangle around all that the glyphs of `run` draw, from the run's origin in points; hinting, which moves edges by
  /// up to a pixel, left aside. `.null` where they draw nothing.
  func inkBounds(of run: GlyphRun) -> CGRect {
    guard let file = table.file(of: run.font) else { return .null }
    return lock.withLock { _ in
      var bounds = CGRect.null
      for glyph in run.glyphs {
        let box = ink.box(run.font, glyph.glyph) { loadInk(run.font, file, glyph.glyph) }
        if box.isNull { continue }
        bounds = bounds.union(
          CGRect(
            x: CGFloat(glyph.x) + box.minX * run.size, y: CGFloat(glyph.y) + box.minY * run.size,
            width: box.width * run.size, height: box.height * run.size))
      }
      return bounds
    }
  }

  private func loadInk(_ font: FontID, _ file: FaceFile, _ glyph: UInt32) -> CGRect {
    guard let face = open(font, file) else { return .null }
    if ct_has_color(face) != 0, face.pointee.num_fixed_sizes > 0 {
      let last = face.pointee.num_fixed_sizes - 1
      guard let sizes = face.pointee.available_sizes, FT_Select_Size(face, last) == 0,
        FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR | FT_LOAD_BITMAP_METRICS_ONLY)) == 0,
        let slot = face.pointee.glyph
      else { return .null }
      return GlyphInk.box(ofBitmap: slot, pixelsPerEm: CGFloat(sizes[Int(last)].y_ppem) / 64)
    }
    let flags = FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    guard FT_Set_Char_Size(face, 0, FT_F26Dot6(GlyphInk.pixelSize * 64), 72, 72) == 0 else { return .null }
    if let layers = Self.boxOfLayers(face, glyph, flags) { return GlyphInk.rect(layers) }
    guard FT_Load_Glyph(face, glyph, flags) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return .null }
    Self.synthesize(file, slot, pixelSize: GlyphInk.pixelSize)
    return GlyphInk.rect(Self.box(of: slot))
  }

  /// The longest side of a glyph's picture, in pixels. A few bytes of a font file can ask for a gigabyte of them.
  static let sideLimit = 4096

  private static func isDrawable(_ box: FT_BBox) -> Bool {
    max(box.xMax - box.xMin, box.yMax - box.yMin) < (sideLimit - 2) << 6
  }

  /// The bounds of an outline, in 64ths of a pixel; nothing where it has no contour.
  private static func box(of slot: FT_GlyphSlot) -> FT_BBox {
    var box = FT_BBox()
    if slot.pointee.outline.n_contours > 0 { FT_Outline_Get_BBox(&slot.pointee.outline, &box) }
    return box
  }

  /// The bounds of all layers of a glyph in colour, in 64ths of a pixel; `nil` where it has none.
  private static func boxOfLayers(_ face: FT_Face, _ glyph: UInt32, _ flags: FT_Int32) -> FT_BBox? {
    guard ct_has_color(face) != 0 else { return nil }
    var (layer, color, iterator): (FT_UInt, FT_UInt, FT_LayerIterator) = (0, 0, FT_LayerIterator())
    var all: FT_BBox?
    while FT_Get_Color_Glyph_Layer(face, glyph, &layer, &color, &iterator) != 0 {
      guard FT_Load_Glyph(face, layer, flags & ~FT_Int32(FT_LOAD_COLOR)) == 0, let slot = face.pointee.glyph,
        slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE, slot.pointee.outline.n_contours > 0
      else { continue }
      let one = box(of: slot)
      let known = all ?? one
      all = FT_BBox(
        xMin: min(known.xMin, one.xMin), yMin: min(known.yMin, one.yMin), xMax: max(known.xMax, one.xMax),
        yMax: max(known.yMax, one.yMax))
    }
    return all
  }

  /// Bolds and slants an outline for faces that lack the style.
  private static func synthesize(_ file: FaceFile, _ slot: FT_GlyphSlot, pixelSize: Float) {
    if file.needsEmboldening {
      let strength = FT_Pos(pixelSize * 64 / 24)
      FT_Outline_EmboldenXY(&slot.pointee.outline, strength, strength / 2)
    }
    if file.needsSlanting {
      // 12 degrees in 16.16 fixed point: tan 12° = 0.2126.
      var shear = FT_Matrix(xx: 0x10000, xy: 0x366A, yx: 0, yy: 0x10000)
      FT_Outline_Transform(&slot.pointee.outline, &shear)
    }
  }

  private func open(_ id: FontID, _ file: FaceFile) -> FT_Face? {
    if let known = faces[id] { return known }
    if faces.count >= Self.openFaceLimit {
      for case let face? in faces.values { FT_Done_Face(face) }
      faces = [:]
    }
    var face: FT_Face?
    // The table keeps the bytes for longer than the face lives.
    guard let bytes = table.bytes(of: id)?.content else { return nil }
    let error = FT_New_Memory_Face(
      library, bytes.baseAddress, FT_Long(bytes.count), FT_Long(file.index & 0xFFFF), &face)
    if error != 0 { face = nil }
    if let face, let weight = file.variableWeight { setWeight(face, weight) }
    faces[id] = .some(face)
    return face
  }

  private func setWeight(_ face: FT_Face, _ weight: Float) {
    var master: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(face, &master) == 0, let master else { return }
    defer { FT_Done_MM_Var(library, master) }
    var coordinates = (0..<Int(master.pointee.num_axis)).map { i in
      let axis = master.pointee.axis[i]
      guard axis.tag == FT_ULong(Face.tag("wght")) else { return axis.def }
      return min(max(FT_Fixed(weight * 65536), axis.minimum), axis.maximum)
    }
    FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
  }
}

extension GlyphBitmap {
  /// The rendered bitmap of `slot`; `nil` where it is empty.
  fileprivate init?(slot: FT_GlyphSlot) {
    let bitmap = slot.pointee.bitmap
    let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
    guard width > 0, height > 0, let buffer = bitmap.buffer else { return nil }
    let isColor = UInt32(bitmap.pixel_mode) == FT_PIXEL_MODE_BGRA.rawValue
    guard isColor || UInt32(bitmap.pixel_mode) == FT_PIXEL_MODE_GRAY.rawValue else { return nil }
    let rowBytes = isColor ? width * 4 : width
    let pixels = [UInt8](unsafeUninitializedCapacity: rowBytes * height) { out, count in
      for y in 0..<height {
        memcpy(out.baseAddress! + y * rowBytes, buffer + y * Int(bitmap.pitch), rowBytes)
      }
      count = rowBytes * height
    }
    self.init(
      format: isColor ? .color : .mask, width: width, height: height, left: Int(slot.pointee.bitmap_left),
      top: Int(slot.pointee.bitmap_top), pixels: pixels)
  }
}
