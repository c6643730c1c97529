import Glibc

/// The functions of a program or library, sorted by their address in the file.
struct SymbolTable {
  struct Function {
    var address: UInt64
    /// Bytes; 0 if the file does not say.
    var size: UInt64
    fileprivate var name: UInt32
  }

  /// Sorted by address.
  private(set) var functions: [Function] = []
  private var names: [UInt8] = []

  /// Functions whose names begin at these places of `names`, in order.
  init(names: [UInt8], starts: [UInt32]) {
    self.names = names
    functions = starts.enumerated().map { Function(address: UInt64($0), size: 1, name: $1) }
  }

  /// Reads the full table. In a stripped file, reads the table for the dynamic linker.
  init(_ file: ELFFile) {
    for type in [ELFFile.SectionType.symbols, ELFFile.SectionType.dynamicSymbols] {
      guard let section = file.sections.first(where: { $0.type == type }), let entries = file.contents(of: section),
        file.sections.indices.contains(Int(section.link)),
        let names = file.contents(of: file.sections[Int(section.link)])
      else { continue }
      self.names = names
      functions = Self.functions(entries)
      if !functions.isEmpty { return }
    }
  }

  /// The function that contains `address`.
  func function(at address: UInt64) -> Function? {
    var (low, high) = (0, functions.count)
    while low < high {
      let middle = (low + high) / 2
      if functions[middle].address <= address { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let function = functions[low - 1]
    return function.size == 0 || address - function.address < function.size ? function : nil
  }

  /// The mangled name.
  func name(of function: Function) -> String { String(decoding: nameBytes(of: function), as: UTF8.self) }

  /// No compiler makes names longer than this; the rest of one is left out.
  private static let nameLimit = 1 << 14

  private func nameBytes(of function: Function) -> ArraySlice<UInt8> {
    let start = Int(function.name)
    guard start < names.count else { return [] }
    let limit = min(names.count, start + Self.nameLimit)
    return names[start..<(names[start..<limit].firstIndex(of: 0) ?? limit)]
  }

  /// The functions whose mangled name contains `part`.
  ///
  /// Reads every byte of the names once: names may overlap, since one may be the end of another.
  func functions(named part: String) -> [Function] {
    let part = Array(part.utf8)
    // Where each `part` is, and where the text around it begins.
    var places: [(part: Int, text: Int)] = []
    names.withUnsafeBytes { names in
      guard let start = names.baseAddress else { return }
      // Behind all ends of texts before `looked`, the last text begins at `text`.
      var (next, looked, text) = (0, 0, 0)
      // The C library looks at 32 bytes at once; a program has 60 MB of names.
      while let found = memchr(start + next, Int32(part[0]), names.count - next) {
        let place = UnsafeRawPointer(found) - start
        next = place + 1
        guard names.count - place >= part.count, memcmp(found, part, part.count) == 0 else { continue }
        var end = place - 1
        while end >= looked, names[end] != 0 { end -= 1 }
        if end >= looked { text = end + 1 }
        looked = place
        places.append((place, text))
      }
    }
    return functions.filter { function in
      let start = Int(function.name)
      var (low, high) = (0, places.count)
      while low < high {
        let middle = (low + high) / 2
        if places[middle].part < start { low = middle + 1 } else { high = middle }
      }
      return low < places.count && places[low].text <= start && places[low].part + part.count <= start + Self.nameLimit
    }
  }

  private static func functions(_ entries: [UInt8]) -> [Function] {
    var result: [Function] = []
    for start in stride(from: 0, to: entries.count - 23, by: 24) where entries[start + 4] & 0xF == 2 {
      let section: UInt16 = entries.number(at: start + 6)
      if section == 0 { continue }
      result.append(
        Function(
          address: entries.number(at: start + 8), size: entries.number(at: start + 16), name: entries.number(at: start))
      )
    }
    return result.sorted { ($0.address, $0.name) < ($1.address, $1.name) }
  }
}
