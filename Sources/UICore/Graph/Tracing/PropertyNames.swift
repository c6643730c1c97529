import TraceRecorder

extension TraceNames {
  /// The number of the property that a key path leads to.
  ///
  /// A computed property, as `@Observable` makes them, has no name at run time, but its description holds the address of
  /// its getter, which symbols name.
  func property(of keyPath: AnyKeyPath) -> UInt32 {
    let owner = typeName(type(of: keyPath).rootType)
    // `\ModelData.name` or `\ModelData.<computed 0x0000561b1b4becf0 (Array<Int>)>`
    let text = keyPath.debugDescription
    if let mark = text.range(of: ".<computed 0x") {
      let digits = text[mark.upperBound...].prefix(while: \.isHexDigit)
      return property(owner: owner, name: "", address: UInt(digits, radix: 16) ?? 0)
    }
    return property(owner: owner, name: String(text.split(separator: ".").last ?? ""))
  }
}
