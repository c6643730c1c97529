import SwiftUI
import Testing
import UITestSupport

private struct Tag: View {
  let number: Int
  var body: some View { Color.red.frame(width: CGFloat(number), height: 10) }
}

private struct Twice: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.label
      configuration.label
    }
  }
}

/// A toggle in another view, as the style around shows toggles.
private struct Framed: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(1) }
}

@MainActor private final class Keeper {
  var label: ToggleStyleConfiguration.Label?
}

private struct Keeping: ToggleStyle {
  let keeper: Keeper
  func makeBody(configuration: Configuration) -> some View {
    keeper.label = configuration.label
    return Color.blue.frame(width: 10, height: 10)
  }
}

private struct Clicked: View {
  @State private var number = 10
  var body: some View {
    Toggle(isOn: .constant(true)) { Tag(number: number) }
      .toggleStyle(Twice())
      .onTapGesture { number = 20 }
  }
}

/// What styles of toggles may do with toggles and labels.
@MainActor @Suite struct ToggleStyleTests {
  private func bodies<V: View>(@ViewBuilder _ view: () -> V) throws -> [String: Int] {
    try TestHost(size: CGSize(width: 300, height: 300), view).bodies
  }

  @Test func aLabelIsShownAsOftenAsTheStyleSays() throws {
    let host = try TestHost { Clicked() }
    #expect(host.bodies(of: Tag.self) == 2)
    // Twice 10 points in the middle of 200.
    #expect(host.frameDump().contains("(90.0, 45.0) 10.0×10.0"), "\(host.frameDump())")
    host.click(100, 50)
    #expect(host.bodies(of: Tag.self) == 4)
    #expect(host.frameDump().contains("(80.0, 45.0) 20.0×10.0"), "\(host.frameDump())")
  }

  /// Inside of its style a toggle has the style around that one, else it would never end.
  @Test func aToggleInsideOfAStyleHasTheStyleAround() throws {
    let plain = try bodies { Toggle("x", isOn: .constant(true)).toggleStyle(Framed()) }
    #expect(plain["Switch"] == 1)
    let checkbox = try bodies {
      Toggle("x", isOn: .constant(true)).toggleStyle(Framed()).toggleStyle(.checkbox)
    }
    #expect(checkbox["Switch"] == nil)
    #expect(checkbox["Checkbox"] == 1)
    let nested = try bodies {
      VStack { Toggle("x", isOn: .constant(true)).toggleStyle(Framed()) }.toggleStyle(Framed()).toggleStyle(.checkbox)
    }
    #expect(nested["Checkbox"] == 1)
    #expect(nested["StyledToggle"] == 3)
  }

  /// The nearest style is taken, and only where it was set.
  @Test func stylesEndWhereTheyWereSet() throws {
    let counts = try bodies {
      VStack {
        Toggle("x", isOn: .constant(true)).toggleStyle(.checkbox)
        Toggle("x", isOn: .constant(true))
        Group { Toggle("x", isOn: .constant(true)).toggleStyle(.switch) }.toggleStyle(.checkbox)
      }
    }
    #expect(counts["Checkbox"] == 1)
    #expect(counts["Switch"] == 2)
  }

  /// A label's own toggles have the style that the toggle has.
  @Test func togglesInALabelHaveTheStyleAroundTheToggle() throws {
    let counts = try bodies {
      Toggle(isOn: .constant(true)) { Toggle(isOn: .constant(true)) { Tag(number: 5) } }.toggleStyle(.checkbox)
    }
    #expect(counts["Checkbox"] == 2)
    #expect(counts["Tag"] == 1)
  }

  /// A style may hand a label to somebody else, who shows it where there is no toggle.
  @Test func aLabelIsShownOutsideOfItsToggle() throws {
    let keeper = Keeper()
    let inside = try bodies { Toggle(isOn: .constant(true)) { Tag(number: 5) }.toggleStyle(Keeping(keeper: keeper)) }
    #expect(inside["Tag"] == nil)
    let label = try #require(keeper.label)
    let outside = try bodies { label }
    #expect(outside["Tag"] == 1)
  }

  /// The content of a modifier in the label of a toggle in the modifier's body.
  @Test func aModifiersContentIsInALabelOfItsBody() throws {
    struct Labelled: ViewModifier {
      func body(content: Content) -> some View { Toggle(isOn: .constant(true)) { content }.toggleStyle(Twice()) }
    }
    let counts = try bodies { Tag(number: 5).modifier(Labelled()) }
    #expect(counts["Tag"] == 2)
  }

  /// A toggle with a style of one view is one view of its stack, made once, whatever is beside it.
  @Test func aToggleIsOneViewOfItsStack() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 100)) {
      HStack(spacing: 0) {
        Color.green.frame(width: 10, height: 10)
        Toggle(isOn: .constant(true)) { Tag(number: 10) }.toggleStyle(Twice())
      }
    }
    // 10 + 2 · 10 points in the middle of 300.
    #expect(host.frameDump().contains("(135.0, 45.0) 10.0×10.0"), "\(host.frameDump())")
    #expect(host.frameDump().contains("(155.0, 45.0) 10.0×10.0"), "\(host.frameDump())")
  }
}
