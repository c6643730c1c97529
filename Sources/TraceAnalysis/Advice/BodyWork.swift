/// Work that a body does on every run, although the result changes only with the data.
enum BodyWork: Int, CaseIterable {
  case parsingDates, formatting, regularExpressions, coding, decodingImages, collections

  /// `formats values`
  var title: String {
    switch self {
    case .parsingDates: "parses dates"
    case .formatting: "formats values"
    case .regularExpressions: "matches regular expressions"
    case .coding: "encodes or decodes data"
    case .decodingImages: "decodes images"
    case .collections: "sorts, filters or maps collections"
    }
  }

  var remedy: String {
    switch self {
    case .parsingDates: "Parse the date where the data is read and keep a Date in the model."
    case .formatting: "Keep one formatter, and make the text where the data changes: the body only shows it."
    case .regularExpressions: "Match where the text changes and keep the result in the model."
    case .coding: "Encode and decode where the data is read or written, in a task, and keep the result in the model."
    case .decodingImages: "Decode the image once, in a task, and keep the result outside the view."
    case .collections:
      "Keep the sorted, filtered or mapped collection in the model and remake it when its source changes."
    }
  }

  /// The work that a function of the system's libraries does.
  ///
  /// - Parameter function: the demangled name, full or short.
  init?(function: String) {
    self.init(SymbolName(function), function: function)
  }

  init?(_ symbol: SymbolName, function: String) {
    // A closure's own name does not say whose work it does.
    guard !symbol.isClosure, !function.hasPrefix("partial apply") else { return nil }
    let name = symbol.qualifiedName
    let names = name.split(separator: ".")
    let has = { (words: [String]) in words.contains { name.contains($0) } }
    let ends = { (ends: [String]) in names.contains { name in ends.contains { name.hasSuffix($0) } } }
    if ends(["ParseStrategy"]) || name.hasSuffix("DateFormatter.date")
      || name.hasSuffix("Date.init") && function.contains("strategy:")
    {
      self = .parsingDates
    } else if ends(["FormatStyle"]) || names.last == "formatted"
      || names.dropLast().contains(where: { $0.hasSuffix("Formatter") && $0.first?.isUppercase == true })
    {
      self = .formatting
    } else if has(["_StringProcessing"]) || ends(["NSRegularExpression", "Regex"]) {
      self = .regularExpressions
    } else if ends(["JSONDecoder", "JSONEncoder", "JSONSerialization", "PropertyListDecoder", "PropertyListEncoder"]) {
      self = .coding
    } else if has(["ImageDecoding", "png_read_", "jpeg_read_"]) || ends(["PNGDecoder", "JPEGDecoder", "ImageDecoder"]) {
      self = .decodingImages
    } else if Self.isCollectionWork(names) {
      self = .collections
    } else {
      return nil
    }
  }

  private static let owners = [
    "Sequence", "Collection", "_ArrayProtocol", "Array", "Dictionary", "Set", "UnsafeMutableBufferPointer",
  ]
  private static let operations: Set<Substring> = [
    "map", "compactMap", "flatMap", "mapValues", "filter", "sort", "sorted", "reduce", "_stableSortImpl",
    "_insertionSort",
  ]

  /// Whether it is `Sequence.map` or a similar function.
  private static func isCollectionWork(_ names: [Substring]) -> Bool {
    guard names.count > 1, let name = names.last, operations.contains(name) else { return false }
    let owner = names[names.count - 2]
    return owners.contains { owner.hasSuffix($0) }
  }
}
