import DashboardFormat
import Foundation
import Testing

@testable import Dashboards

/// Where widgets stand; 12 columns on 1190 points: (1190 + 10) / 12 = 100 from column to column, 90 without the gap.
struct ArrangementTests {
  private func widget(
    _ id: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int,
    _ definition: WidgetDefinition = .text(.init(content: ""))
  ) -> WidgetDescription {
    WidgetDescription(
      id: id, frame: GridFrame(x: x, y: y, width: width, height: height), definition: definition)
  }

  private func frames(
    _ widgets: [WidgetDescription], mode: DashboardLayout.Mode = .ordered, toggled: Set<String> = []
  ) -> (frames: [String: CGRect], arrangement: DashboardArrangement) {
    let layout = DashboardLayout(mode: mode, columns: 12, rowHeight: 50)
    let arrangement = DashboardArrangement(widgets, layout: layout, width: 1190, toggled: toggled)
    return (Dictionary(uniqueKeysWithValues: arrangement.items.map { ($0.id, $0.frame) }), arrangement)
  }

  @Test func cellsAreEqualAndLeaveAGap() {
    let (frames, arrangement) = frames([widget("a", 0, 0, 3, 2), widget("b", 3, 0, 9, 2)])
    #expect(frames["a"] == CGRect(x: 0, y: 0, width: 290, height: 90))
    #expect(frames["b"] == CGRect(x: 300, y: 0, width: 890, height: 90))
    #expect(arrangement.height == 90)
  }

  /// b stands below a, though the file has it ten rows further down; c moves up to the top of its own columns.
  @Test func orderedWidgetsMoveUp() {
    let (frames, arrangement) = frames([
      widget("b", 0, 12, 6, 1), widget("a", 0, 0, 6, 2), widget("c", 6, 5, 6, 4),
    ])
    #expect(frames["a"]?.minY == 0)
    #expect(frames["b"]?.minY == 100)
    #expect(frames["c"] == CGRect(x: 600, y: 0, width: 590, height: 190))
    #expect(arrangement.height == 190)
  }

  @Test func freeWidgetsStayWhereTheyAre() {
    let (frames, _) = frames([widget("a", 0, 4, 6, 2), widget("b", 1, 5, 6, 2)], mode: .free)
    #expect(frames["a"] == CGRect(x: 0, y: 0, width: 590, height: 90))
    #expect(frames["b"] == CGRect(x: 100, y: 50, width: 590, height: 90))
  }

  /// The inner grid is 10 narrower on both sides: (1170 + 10) / 12 = 98⅓ from column to column.
  @Test func aGroupIsAsHighAsWhatIsInIt() {
    let group = GroupDefinition(widgets: [widget("in", 6, 3, 6, 2)])
    let widgets = [widget("g", 0, 0, 12, 9, .group(group)), widget("after", 0, 9, 12, 1)]
    let (open, arrangement) = frames(widgets)
    #expect(open["g"] == CGRect(x: 0, y: 0, width: 1190, height: 34))
    #expect(open["in"] == CGRect(x: 10 + 6 * (1180.0 / 12), y: 34, width: 6 * (1180.0 / 12) - 10, height: 90))
    // 34 of the title, 90 of the widget, 10 below it, and the gap.
    #expect(arrangement.backdrops.map(\.frame) == [CGRect(x: 0, y: 0, width: 1190, height: 134)])
    #expect(open["after"]?.minY == 144)
    let (closed, _) = frames(widgets, toggled: ["g"])
    #expect(closed["in"] == nil)
    #expect(closed["after"]?.minY == 44)
  }

  /// 34 of the title and 64 of the picture.
  @Test func aBannerHasRoomWherePicturesAreLoaded() {
    let group = GroupDefinition(widgets: [widget("in", 0, 0, 12, 1)], bannerURL: "https://a.example/1.png")
    func title(_ mode: DashboardLayout.Mode, hasPictures: Bool, showsTitle: Bool = true) -> Double? {
      var group = group
      group.showsTitle = showsTitle
      let layout = DashboardLayout(mode: mode, columns: 12, rowHeight: 50)
      let widgets = [widget("g", 0, 0, 12, 9, .group(group))]
      let arrangement = DashboardArrangement(widgets, layout: layout, width: 1190, hasPictures: hasPictures)
      return arrangement.items.first(where: { $0.id == "g" }).map { Double($0.frame.height) }
    }
    #expect(title(.ordered, hasPictures: true) == 98.0)
    #expect(title(.ordered, hasPictures: false) == 34.0)
    #expect(title(.free, hasPictures: true) == 34.0)
    #expect(title(.ordered, hasPictures: true, showsTitle: false) == 64.0)
    #expect(title(.ordered, hasPictures: false, showsTitle: false) == nil)
  }

  @Test func placesOutsideTheGridAreMovedIntoIt() {
    let (frames, _) = frames([widget("a", 40, -3, 4, 1), widget("b", -5, 0, 100, 1)])
    #expect(frames["a"] == CGRect(x: 1100, y: 0, width: 90, height: 40))
    #expect(frames["b"]?.width == 1190)
  }

  @Test func bandsAreCutWhereNoWidgetIs() {
    let (_, arrangement) = frames([
      widget("a", 0, 0, 6, 2), widget("b", 6, 0, 6, 4), widget("c", 0, 2, 6, 2), widget("d", 0, 4, 12, 1),
    ])
    let bands = arrangement.bands
    #expect(bands.map { $0.items.map(\.id) } == [["a", "b", "c"], ["d"]])
    #expect(bands.map(\.start) == [0, 200] && bands.map(\.end) == [200, 240])
  }

  @Test func nothingIsArrangedOfNothing() {
    let (_, arrangement) = frames([])
    #expect(arrangement.height == 0 && arrangement.bands.isEmpty)
  }
}
