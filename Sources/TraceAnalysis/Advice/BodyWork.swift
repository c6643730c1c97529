/// Work that a body does at every run though its result changes with the data only.
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
  /// - Parameter function: demangled, as full or as short as the symbols have it.
  init?(function: String) {
    // Whose closure runs says nothing about whose work it is.
    guard !function.hasPrefix("closure #") else { return nil }
    let has = { (words: [String]) in words.contains { function.contains($0) } }
    if has(["ParseStrategy", "DateFormatter.date(from", "DateFormatter.date(", "Date.init(_:strategy:"]) {
      self = .parsingDates
    } else if has(["Formatter.", "FormatStyle", ".formatted(", ".formatted<"]) {
      self = .formatting
    } else if has(["NSRegularExpression", "_StringProcessing", "Regex.", "Regex<"]) {
      self = .regularExpressions
    } else if has(["JSONDecoder", "JSONEncoder", "JSONSerialization", "PropertyListDecoder", "PropertyListEncoder"]) {
      self = .coding
    } else if has(["PNGDecoder", "JPEGDecoder", "ImageDecoder", "CGImageSource", "png_read_", "jpeg_read_"]) {
      self = .decodingImages
    } else if Self.isCollectionWork(function) {
      self = .collections
    } else {
      return nil
    }
  }

  private static let owners = [
    "Sequence.", "Collection.", "_ArrayProtocol.", "Array.", "ContiguousArray.", "Dictionary.", "Set.",
    "UnsafeMutableBufferPointer.",
  ]
  private static let operations = [
    "map", "compactMap", "flatMap", "mapValues", "filter", "sort", "sorted", "reduce", "_stableSortImpl",
    "_insertionSort",
  ]

  /// Whether it is `Sequence.map` or one of its kind, by owner and name: arguments' types name collections too.
  private static func isCollectionWork(_ function: String) -> Bool {
    owners.contains { owner in
      function.ranges(of: owner).contains { range in
        let rest = function[range.upperBound...]
        let name = rest.prefix { $0.isLetter || $0 == "_" }
        let next = rest.dropFirst(name.count).first
        return operations.contains(String(name)) && (next == nil || next == "(" || next == "<")
      }
    }
  }
}
