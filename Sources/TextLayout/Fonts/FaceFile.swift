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

/// The numbers of faces, shared by shaping and rasterising, which run under different locks.
final class FaceTable: Sendable {
  private struct State {
    var files: [FaceFile] = []
    var ids: [FaceFile: FontID] = [:]
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

  func file(of id: FontID) -> FaceFile? {
    state.withLock { $0.files.indices.contains(Int(id.rawValue)) ? $0.files[Int(id.rawValue)] : nil }
  }
}
