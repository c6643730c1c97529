import DashboardFormat
import Graphs
import SwiftUI

extension ValueFormat {
  /// A format as a dashboard describes it.
  init(_ format: ConditionalFormat) {
    self.init(foreground: format.foreground?.color, background: format.background?.color) { format.matches($0) }
  }
}

extension [ConditionalFormat] {
  var valueFormats: [ValueFormat] { map(ValueFormat.init) }
}
