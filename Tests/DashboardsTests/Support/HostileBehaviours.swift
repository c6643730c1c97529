import DashboardTestSupport
import Testing

/// A way in which a hostile server answers.
struct HostileBehaviour: Sendable, CustomTestStringConvertible {
  let name: String
  /// Whether it answers a query, however oddly.
  var isAnswer = false
  /// Whether it answers who asks for a picture with one.
  var isPicture = false
  /// What it does; a redirect leads to the port of another server.
  let make: @Sendable (UInt16) -> MisbehavingServer.Behaviour

  var testDescription: String { name }

  init(
    _ name: String, isAnswer: Bool = false, isPicture: Bool = false,
    make: @escaping @Sendable (UInt16) -> MisbehavingServer.Behaviour
  ) {
    (self.name, self.isAnswer, self.isPicture, self.make) = (name, isAnswer, isPicture, make)
  }

  private static let head = Array("HTTP/1.1 200 OK\r\nConnection: close\r\n".utf8)
  private static let packed = head + Array("Content-Encoding: gzip\r\n\r\n".utf8)
  private static let end = Array("\r\n".utf8)

  private static func answer(_ body: String) -> MisbehavingServer.Behaviour { .bytes(head + end + Array(body.utf8)) }

  private static func matrix(_ series: Int) -> String {
    let value = #"{"metric":{"a":"b"},"values":[[0,"NaN"],[1,"1e308"],[2,"-1e308"],[1e308,"5e-324"]]}"#
    let list = Array(repeating: value, count: series).joined(separator: ",")
    return #"{"status":"success","data":{"resultType":"matrix","result":[\#(list)]}}"#
  }

  private static func gzip(_ body: String) -> MisbehavingServer.Behaviour {
    .bytes(packed + Gzip.packed(Array(body.utf8)))
  }

  private static func success(_ type: String, _ result: String) -> String {
    #"{"status":"success","data":{"resultType":"\#(type)","result":\#(result)}}"#
  }

  private static let million = success(
    "matrix", "[" + Array(repeating: #"{"values":[[0,1]]}"#, count: 1_000_000).joined(separator: ",") + "]")
  /// Eight megapixels in some kilobytes.
  private static let picture = head + end + BlankPNG.bytes(width: 2900, height: 2900)
  /// A zigzag of 99,000 lines: the most that is drawn, nearly.
  private static let drawing: String = {
    let lines = (0..<99_000).map { "L\($0 % 997) \($0 % 991)" }.joined()
    return #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000"><path d="M0 0\#(lines)"/></svg>"#
  }()
  private static let text = String(repeating: "word ", count: 100_000)
  private static let longTexts = success(
    "matrix", #"[{"metric":{"\#(text)":"\#(text)"},"values":[[0,"1"],[1,"\#(text)"]]}]"#)
  private static let longText = success("string", #"[0,"\#(String(repeating: text, count: 4))"]"#)
  private static let longError = #"{"status":"error","errorType":"\#(text)","error":"\#(text)"}"#

  private static let endlessGzip = Gzip.endless(unpackingTo: 4 << 20)

  static let all: [HostileBehaviour] = [
    HostileBehaviour("silence", make: { _ in .silent }),
    HostileBehaviour("a byte at a time", make: { _ in .trickles(0.01, body: String(repeating: "1", count: 9999)) }),
    HostileBehaviour("endless", make: { _ in .endless }),
    HostileBehaviour("endless in pieces", make: { _ in .repeats(head: head + end, chunk: [49], pause: 0.01) }),
    HostileBehaviour(
      "endless, packed", make: { _ in .repeats(head: packed + endlessGzip.head, chunk: endlessGzip.chunk, pause: 0) }),
    HostileBehaviour(
      "packed zeros", make: { _ in .bytes(packed + Gzip.packed([UInt8](repeating: 0, count: 64 << 20))) }),
    HostileBehaviour("a long head", make: { _ in .repeats(head: head, chunk: Array("X: y\r\n".utf8), pause: 0) }),
    HostileBehaviour("a length that is too large", make: { _ in .announces(1 << 50) }),
    HostileBehaviour("a length that is too small", make: { _ in .closesEarly }),
    HostileBehaviour("to itself", make: { _ in .redirects }),
    HostileBehaviour("to another", make: { .redirectsTo("http://127.0.0.1:\($0)/x") }),
    HostileBehaviour("to a file", make: { _ in .redirectsTo("file:///etc/passwd") }),
    HostileBehaviour("to a private network", make: { _ in .redirectsTo("http://169.254.169.254/latest/meta-data") }),
    HostileBehaviour("no HTTP", make: { _ in .bytes(Array("hello\r\n\r\n".utf8)) }),
    HostileBehaviour("nested", make: { _ in answer(String(repeating: "[", count: 1 << 20)) }),
    HostileBehaviour("small lists", make: { _ in answer("[" + String(repeating: "[0],", count: 1_900_000) + "0]") }),
    HostileBehaviour("odd numbers", isAnswer: true, make: { _ in answer(matrix(10)) }),
    HostileBehaviour("many series", isAnswer: true, make: { _ in answer(matrix(20_000)) }),
    HostileBehaviour("a million series", isAnswer: true, make: { _ in gzip(million) }),
    HostileBehaviour("long texts", isAnswer: true, make: { _ in answer(longTexts) }),
    HostileBehaviour("a long text", isAnswer: true, make: { _ in answer(longText) }),
    HostileBehaviour("a large picture", isPicture: true, make: { _ in .bytes(picture) }),
    HostileBehaviour("a large drawing", isPicture: true, make: { _ in answer(drawing) }),
    HostileBehaviour("a long error", make: { _ in answer(longError) }),
  ]
}
