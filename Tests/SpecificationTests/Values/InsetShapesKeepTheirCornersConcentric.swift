import Foundation
import SwiftUI
import Testing

extension ValueSpecification {
  /// `Path.description` of shapes in a rectangle of 100 by 60 points, as Apple's SwiftUI gave them on macOS 26.2, recorded
  /// by the public project iamcgn/swiftui-web (`Fixtures/Goldens/shape/paths.json`).
  @Test(arguments: insetShapes)
  func insetShapesKeepTheirCornersConcentric(_ recording: (name: String, path: Path, description: String)) {
    let ours = recording.path.description.split(separator: " ")
    let theirs = recording.description.split(whereSeparator: \.isWhitespace)
    let isSame = zip(ours, theirs).allSatisfy { a, b in
      guard let a = Double(a), let b = Double(b) else { return a == b }
      // A unit of the sixth digit that is printed.
      return abs(a - b) <= 1e-5 * max(abs(b), 1)
    }
    #expect(isSame && ours.count == theirs.count, "\(recording.name): \(recording.path.description)")
  }

  private nonisolated static var insetShapes: [(name: String, path: Path, description: String)] {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    let uneven = UnevenRoundedRectangle(
      topLeadingRadius: 5, bottomLeadingRadius: 10, bottomTrailingRadius: 15, topTrailingRadius: 20)
    return [
      (
        "inset-circle-5", Circle().inset(by: 5).path(in: rect),
        """
        75 30 m 75 43.8071 63.8071 55 50 55 c 36.1929 55 25 43.8071 25 30 c 25 16.1929 36.1929 5 50 5 c
        63.8071 5 75 16.1929 75 30 c h
        """
      ),
      (
        "inset-rounded-5", RoundedRectangle(cornerRadius: 12).inset(by: 5).path(in: rect),
        """
        95 30 m 95 44.2993 l 95 47.3806 95 48.9212 94.4756 50.5795 c 93.8166 52.3902 92.3902 53.8166 90.5795 54.4756 c
        88.9212 55 87.3806 55 84.2993 55 c 15.7007 55 l 12.6194 55 11.0788 55 9.42046 54.4756 c
        7.60977 53.8166 6.18342 52.3902 5.52438 50.5795 c 5 48.9212 5 47.3806 5 44.2993 c 5 15.7007 l
        5 12.6194 5 11.0788 5.52438 9.42046 c 6.18342 7.60977 7.60977 6.18342 9.42046 5.52438 c
        11.0788 5 12.6194 5 15.7007 5 c 84.2993 5 l 87.3806 5 88.9212 5 90.5795 5.52438 c
        92.3902 6.18342 93.8166 7.60977 94.4756 9.42046 c 95 11.0788 95 12.6194 95 15.7007 c h
        """
      ),
      (
        "inset-rounded-past-radius", RoundedRectangle(cornerRadius: 12).inset(by: 20).path(in: rect),
        "20 20 m 80 20 l 80 40 l 20 40 l h"
      ),
      (
        "inset-capsule-5", Capsule().inset(by: 5).path(in: rect),
        """
        95 30 m 95 30 l 95 31 95 34.5 93.1272 39.2127 c 90.7735 45.6794 85.6794 50.7735 79.2127 53.1272 c
        73.2898 55 67.7877 55 56.7834 55 c 43.2166 55 l 32.2123 55 26.7102 55 20.7873 53.1272 c
        14.3206 50.7735 9.2265 45.6794 6.87279 39.2127 c 5 34.5 5 31 5 30 c 5 30 l 5 29 5 25.5 6.87279 20.7873 c
        9.2265 14.3206 14.3206 9.2265 20.7873 6.87279 c 26.7102 5 32.2123 5 43.2166 5 c 56.7834 5 l
        67.7877 5 73.2898 5 79.2127 6.87279 c 85.6794 9.2265 90.7735 14.3206 93.1272 20.7873 c
        95 25.5 95 29 95 30 c h
        """
      ),
      (
        "inset-uneven-5", uneven.inset(by: 5).path(in: rect),
        """
        95 32.5 m 95 39.7134 l 95 44.1151 95 46.3159 94.2509 48.6851 c 93.3094 51.2718 91.2718 53.3094 88.6851 54.2509 c
        86.3159 55 84.1151 55 79.7134 55 c 12.6433 55 l 10.4425 55 9.34204 55 8.15747 54.6254 c
        6.86412 54.1547 5.8453 53.1359 5.37456 51.8425 c 5 50.658 5 49.5575 5 47.3567 c 5 5 l 5 5 5 5 5 5 c
        5 5 5 5 5 5 c 5 5 5 5 5 5 c 72.07 5 l 78.6726 5 81.9739 5 85.5276 6.12367 c
        89.4076 7.5359 92.4641 10.5924 93.8763 14.4724 c 95 18.0261 95 21.3274 95 27.93 c h
        """
      ),
      ("inset-rect-twice", Rectangle().inset(by: 2).inset(by: 3).path(in: rect), "5 5 m 95 5 l 95 55 l 5 55 l h"),
    ]
  }
}
