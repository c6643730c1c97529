import CReportPage
import Foundation
import TraceAnalysis

/// An HTML page that shows one trace, or two side by side. It needs no network and no other file.
struct ReportPage {
  private let traces: [(key: String, sections: [ReportSection])]

  /// - Parameter traces: one or two traces, each with the name that the page shows.
  init(_ traces: [(trace: Trace, file: String)]) throws {
    guard 1...2 ~= traces.count else { fatalError("a page shows one trace or two") }
    self.traces = try zip(["a", "b"], traces).map { key, named in
      (key, try ReportData(named.trace, file: named.file).compressed())
    }
  }

  /// The text of the page. Names from the program are deflated and in base 64, so none of them can end an element.
  func html() throws -> Data {
    struct Section: Encodable {
      var coding: String
      var count: Int
    }
    struct Manifest: Encodable { var traces: [String: [String: Section]] }
    var manifest = Manifest(traces: [:])
    for (key, sections) in traces {
      manifest.traces[key] = Dictionary(
        uniqueKeysWithValues: sections.map {
          ($0.name, Section(coding: $0.coding, count: $0.count))
        })
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]

    var page = Data()
    func add(_ text: String) { page.append(contentsOf: text.utf8) }
    add(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; \
      style-src 'unsafe-inline'">
      <title>Apus</title>
      <style>

      """)
    add(String(cString: report_page_style()))
    add("</style>\n</head>\n<body>\n")
    add(String(cString: report_page_markup()))
    add("<script type=\"application/json\" id=\"manifest\">")
    page.append(try encoder.encode(manifest))
    add("</script>\n")
    for (key, sections) in traces {
      for section in sections {
        add("<script type=\"text/plain\" id=\"\(key)/\(section.name)\">\(section.text)</script>\n")
      }
    }
    add("<script type=\"module\">\n")
    add(String(cString: report_page_script()))
    add("</script>\n</body>\n</html>\n")
    return page
  }
}
