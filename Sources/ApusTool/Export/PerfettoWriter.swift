/// Packets of a Perfetto trace, in one sequence. A name is written once; later packets use its number.
final class PerfettoWriter {
  private let stream: ExportStream
  private var isFirst = true
  /// The names of events that have a number already.
  private var eventNames: [String: UInt64] = [:]
  private var strings: [String: UInt64] = [:]
  /// Entries to put into the next packet.
  private var pending: [(field: UInt64, number: UInt64, text: String)] = []

  init(_ stream: ExportStream) {
    self.stream = stream
    for category in Perfetto.Category.allCases {
      pending.append((Perfetto.Interned.categories, category.rawValue, "\(category)"))
    }
    for remark in Perfetto.Remark.allCases {
      pending.append((Perfetto.Interned.annotationNames, remark.rawValue, "\(remark)"))
    }
  }

  /// Writes a packet.
  ///
  /// - Parameter interning: more entries for the packet's `interned_data`.
  func packet(
    at time: Int64? = nil, interning: ((ExportStream) -> Void)? = nil, _ content: (ExportStream) -> Void
  ) throws(CommandError) {
    stream.message(Perfetto.Trace.packet) {
      if let time { stream.integer(Perfetto.Packet.timestamp, UInt64(max(0, time))) }
      stream.integer(Perfetto.Packet.sequence, UInt64(1))
      // 1: numbers of names start anew here. 2: names of earlier packets are needed.
      stream.integer(Perfetto.Packet.sequenceFlags, UInt64(isFirst ? 3 : 2))
      if !pending.isEmpty || interning != nil {
        stream.message(Perfetto.Packet.internedData) {
          for entry in pending {
            stream.message(entry.field) {
              stream.integer(Perfetto.Interned.number, entry.number)
              stream.string(Perfetto.Interned.text, entry.text)
            }
          }
          interning?(stream)
        }
      }
      content(stream)
    }
    isFirst = false
    pending.removeAll(keepingCapacity: true)
    try stream.flushIfFull()
  }

  func track(_ number: UInt64, _ content: (ExportStream) -> Void) throws(CommandError) {
    try packet {
      stream in
      stream.message(Perfetto.Packet.trackDescriptor) {
        stream.integer(Perfetto.Track.uuid, number)
        content(stream)
      }
    }
  }

  /// Writes the beginning of a slice, or an instant.
  func event(
    _ type: Perfetto.EventType, at time: Int64, track: UInt64, category: Perfetto.Category, name: String,
    remarks: (ExportStream) -> Void = { _ in }
  ) throws(CommandError) {
    let name = number(ofEvent: name)
    try packet(at: time) { stream in
      stream.message(Perfetto.Packet.trackEvent) {
        stream.integer(Perfetto.Event.type, type.rawValue)
        stream.integer(Perfetto.Event.track, track)
        stream.integer(Perfetto.Event.categories, category.rawValue)
        stream.integer(Perfetto.Event.name, name)
        remarks(stream)
      }
    }
  }

  func end(at time: Int64, track: UInt64) throws(CommandError) {
    try packet(at: time) { stream in
      stream.message(Perfetto.Packet.trackEvent) {
        stream.integer(Perfetto.Event.type, Perfetto.EventType.end.rawValue)
        stream.integer(Perfetto.Event.track, track)
      }
    }
  }

  func count(_ value: Int64, at time: Int64, track: UInt64) throws(CommandError) {
    try packet(at: time) { stream in
      stream.message(Perfetto.Packet.trackEvent) {
        stream.integer(Perfetto.Event.type, Perfetto.EventType.counter.rawValue)
        stream.integer(Perfetto.Event.track, track)
        stream.integer(Perfetto.Event.counterValue, value)
      }
    }
  }

  private func number(ofEvent name: String) -> UInt64 {
    if let number = eventNames[name] { return number }
    let number = UInt64(eventNames.count + 1)
    eventNames[name] = number
    pending.append((Perfetto.Interned.eventNames, number, name))
    return number
  }

  /// A number for a text that many annotations repeat. Ask for it before you begin the packet that uses it.
  func number(ofText text: String) -> UInt64 {
    if let number = strings[text] { return number }
    let number = UInt64(strings.count + 1)
    strings[text] = number
    pending.append((Perfetto.Interned.annotationStrings, number, text))
    return number
  }
}

extension ExportStream {
  func remark(_ remark: Perfetto.Remark, _ value: Int) {
    message(Perfetto.Event.annotations) {
      integer(Perfetto.Annotation.name, remark.rawValue)
      integer(Perfetto.Annotation.integer, Int64(value))
    }
  }

  /// - Parameter number: from ``PerfettoWriter/number(ofText:)``.
  func remark(_ remark: Perfetto.Remark, text number: UInt64) {
    message(Perfetto.Event.annotations) {
      integer(Perfetto.Annotation.name, remark.rawValue)
      integer(Perfetto.Annotation.internedString, number)
    }
  }
}
