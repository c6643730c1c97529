import SwiftUI
import Testing

@testable import UICore

extension ValueSpecification {
  /// Keys are formats: `%lf` prints six decimals (C11, 7.21.6.1: "If the precision is missing, it is taken as 6").
  @Test func keysPrintSixDecimals() {
    let (share, size, single) = (12.5, CGFloat(0.25), Float(2))
    #expect(Text("\(share)%").plainString == "12.500000%")
    #expect(Text("\(size) \(single)").plainString == "0.250000 2.000000")
    #expect(Text("\(share, specifier: "%.1f") \(3)").plainString == "12.5 3")
    // What is no key is printed as Swift prints it.
    #expect(Text(verbatim: "\(share)").plainString == "12.5")
  }
}
