import CText
import Foundation
import Synchronization

/// The file of a face, and how the face is changed to match a descriptor.
struct FaceFile: Hashable, Sendable {
  var path: String
  /// fontconfig's index: the face in its low 16 bits, a variable font's named instance above.
  var index: Int32
  /// The `wght` axis of a variable font.
  var variableWeight: Float?
  /// The face is lighter than asked for and gets a synthetic bold.
  var needsEmboldening = false
  /// The face is upright and gets a synthetic slant.
  var needsSlanting = false
}

/// A font file in memory, read once for shaping and drawing: what was shaped can be drawn, though no file can be opened by
/// then.
final class FontBytes: @unchecked Sendable {
  /// HarfBuzz's, which never changes.
  let blob: OpaquePointer

  /// `nil` where the file cannot be read.
  init?(path: String) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    hb_blob_make_immutable(blob)
    self.blob = blob
  }

  deinit { hb_blob_destroy(blob) }

  /// Valid as long as this object is.
  var content: UnsafeBufferPointer<UInt8> {
    var length: UInt32 = 0
    let data = hb_blob_get_data(blob, &length)
    return UnsafeRawBufferPointer(start: data, count: Int(length)).bindMemory(to: UInt8.self)
  }
}

/// The numbers of faces and their files, shared by shaping and rasterising, which run under different locks.
final class FaceTable: Sendable {
  private struct State {
    var files: [FaceFile] = []
    var ids: [FaceFile: FontID] = [:]
    var bytes: [FontID: FontBytes] = [:]
  }
  private let state = Mutex(State())

  func id(of file: FaceFile) -> FontID {
    state.withLock { state in
      if let id = state.ids[file] { return id }
      let id = FontID(rawValue: UInt32(state.files.count))
      state.files.append(file)
      state.ids[file] = id
      return id
    }
  }

  /// Keeps the file of a face that is in use, for as long as the table lives.
  func keep(_ bytes: FontBytes, of id: FontID) { state.withLock { $0.bytes[id] = bytes } }

  func bytes(of id: FontID) -> FontBytes? { state.withLock { $0.bytes[id] } }

  func file(of id: FontID) -> FaceFile? {
    state.withLock { $0.files.indices.contains(Int(id.rawValue)) ? $0.files[Int(id.rawValue)] : nil }
  }
}
