import Foundation
import Synchronization

/// Tells which folders change, through the kernel's inotify(7).
///
/// The kernel's queue is emptied as it fills, into a `FolderChanges` of bounded size.
#if os(Linux)
  final class FolderWatcher: Sendable {
    private let descriptor: Int32
    private let pending: Mutex<FolderChanges>
    /// Dispatch's sources may be used from any thread, which their type does not say.
    nonisolated(unsafe) private let source: any DispatchSourceRead
    /// Watches at most; the system has a limit too, which all programs of a user share.
    private let limit: Int

    /// - Parameter wake: called from another thread whenever there are new changes.
    /// - Throws: `EMFILE` where the user has as many watchers as the system allows.
    init(limit: Int, wake: @escaping @Sendable () -> Void) throws(FileProblem) {
      let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard descriptor >= 0 else { throw FileProblem(code: errno, path: "inotify") }
      self.descriptor = descriptor
      self.limit = limit
      pending = Mutex(FolderChanges())
      source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .global())
      source.setEventHandler { [weak self] in
        guard let self else { return }
        pending.withLock { self.read(into: &$0) }
        wake()
      }
      source.setCancelHandler { close(descriptor) }
      source.activate()
    }

    deinit { source.cancel() }

    /// Watches an open folder, whatever its path is by now.
    ///
    /// - Parameter count: watches that there are.
    /// - Returns: The watch's number: the same as before for a folder that is watched already.
    /// - Throws: `ENOSPC` at the limit.
    func add(_ folder: borrowing OpenFile, count: Int) throws(FileProblem) -> Int32 {
      guard count < limit else { throw FileProblem(code: ENOSPC, path: "inotify") }
      // Through the descriptor, so that watch and listing are of one folder even if the path leads elsewhere by now.
      let watch = inotify_add_watch(descriptor, "/proc/self/fd/\(folder.descriptor)", Self.events)
      guard watch >= 0 else { throw FileProblem(code: errno, path: "inotify") }
      return watch
    }

    func remove(_ watch: Int32) {
      // Fails where the kernel was faster, which is as good.
      inotify_rm_watch(descriptor, watch)
    }

    /// What changed since the last call, up to now.
    func takeChanges() -> FolderChanges {
      pending.withLock { pending in
        read(into: &pending)
        defer { pending = FolderChanges() }
        return pending
      }
    }

    private static let events = UInt32(
      IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB | IN_MODIFY | IN_CLOSE_WRITE | IN_DELETE_SELF
        | IN_MOVE_SELF | IN_ONLYDIR)

    private func read(into changes: inout FolderChanges) {
      withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: MemoryLayout<inotify_event>.alignment) { buffer in
        while true {
          let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
          if count < 0, errno == EINTR { continue }
          guard count > 0 else { return }
          Self.parse(UnsafeRawBufferPointer(rebasing: buffer[..<count]), into: &changes)
        }
      }
    }

    private static func parse(_ buffer: UnsafeRawBufferPointer, into changes: inout FolderChanges) {
      let headerSize = MemoryLayout<inotify_event>.size
      var offset = 0
      while offset + headerSize <= buffer.count {
        let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        // The name is filled up with zeros.
        let field = buffer[(offset + headerSize)...].prefix(Int(event.len))
        let name = Array(field.prefix { $0 != 0 })
        offset += headerSize + Int(event.len)

        if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
          changes.addOverflow()
        } else if event.mask & UInt32(IN_IGNORED) != 0 {
          changes.addEnd(of: event.wd)
        } else if event.mask & UInt32(IN_MOVE_SELF) != 0 {
          changes.addMove(of: event.wd)
        } else if name.isEmpty {
          changes.addFolder(event.wd)
        } else {
          changes.addName(name, in: event.wd)
        }
      }
    }
  }
#else
  /// Where a system has no inotify, folders are read again instead.
  final class FolderWatcher: Sendable {
    init(limit: Int, wake: @escaping @Sendable () -> Void) throws(FileProblem) {
      throw FileProblem(code: ENOSYS, path: "inotify")
    }

    func add(_ folder: borrowing OpenFile, count: Int) throws(FileProblem) -> Int32 {
      throw FileProblem(code: ENOSYS, path: "inotify")
    }

    func remove(_ watch: Int32) {}

    func takeChanges() -> FolderChanges { FolderChanges() }
  }
#endif
