import Foundation

extension InputScript {
  /// One thing to do, `delay` seconds after the one before.
  public struct Step: Equatable, Sendable {
    /// What a step does.
    public enum Action: Equatable, Sendable {
      case pause
      case event(InputEvent)
      case resize(CGSize)
      case appearance(isDark: Bool)
      case snapshot(String)
    }
    public var delay: Double
    public var action: Action

    public init(delay: Double = 0, _ action: Action) {
      self.delay = delay
      self.action = action
    }
  }

  /// The time base of a script: a sixtieth of a second.
  public static let frame = 1.0 / 60
}

extension InputScript.Command {
  /// What a window receives when a user does this, each command followed by the time of one frame.
  ///
  /// A pointer arrives a frame before it is pressed, as hovering would have it, and stays down for three frames. A drag
  /// moves once a frame. A snapshot waits two frames, so that the frame that shows the last change is drawn.
  public var steps: [InputScript.Step] {
    let frame = InputScript.frame
    switch self {
    case .wait(let seconds): return [.init(delay: seconds, .pause)]
    case .frames(let count): return [.init(delay: Double(count) * frame, .pause)]
    case .move(let point): return [.init(.event(.pointerMoved(PointerEvent(location: point)))), .nextFrame]
    case .click(let point, let count):
      var steps: [InputScript.Step] = [.init(.event(.pointerMoved(PointerEvent(location: point))))]
      for number in 1...max(1, count) {
        let pointer = PointerEvent(location: point, clickCount: number)
        steps.append(.init(delay: frame, .event(.pointerDown(pointer))))
        steps.append(.init(delay: 3 * frame, .event(.pointerUp(pointer))))
      }
      return steps + [.nextFrame]
    case .drag(let from, let to, let seconds): return Self.dragSteps(from: from, to: to, seconds: seconds)
    case .scroll(let location, let delta):
      return [
        .init(.event(.pointerMoved(PointerEvent(location: location)))),
        .init(.event(.scroll(location: location, delta: delta, isPrecise: true, modifiers: []))), .nextFrame,
      ]
    case .key(let key, let modifiers): return Self.keySteps(key, modifiers: modifiers) + [.nextFrame]
    case .text(let text): return text.flatMap { Self.typingSteps($0) + [.nextFrame] }
    case .resize(let size): return [.init(.resize(size)), .nextFrame]
    case .appearance(let isDark): return [.init(.appearance(isDark: isDark)), .nextFrame]
    case .snapshot(let file): return [.init(delay: 2 * frame, .snapshot(file))]
    }
  }

  private static func dragSteps(from: CGPoint, to: CGPoint, seconds: Double) -> [InputScript.Step] {
    let frame = InputScript.frame
    let count = max(1, Int((seconds / frame).rounded()))
    var steps: [InputScript.Step] = [
      .init(.event(.pointerMoved(PointerEvent(location: from)))),
      .init(delay: frame, .event(.pointerDown(PointerEvent(location: from)))),
    ]
    for index in 1...count {
      let part = Double(index) / Double(count)
      let location = CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
      steps.append(.init(delay: frame, .event(.pointerMoved(PointerEvent(location: location)))))
    }
    return steps + [.init(delay: frame, .event(.pointerUp(PointerEvent(location: to)))), .nextFrame]
  }

  private static func keySteps(_ key: InputEvent.Key, modifiers: EventModifiers) -> [InputScript.Step] {
    var steps: [InputScript.Step] = [.init(.event(.keyDown(key, modifiers: modifiers, isRepeat: false)))]
    if modifiers.isSubset(of: .shift), let text = key.typedText(shifted: modifiers.contains(.shift)) {
      steps.append(.init(.event(.text(text))))
    }
    return steps + [.init(.event(.keyUp(key, modifiers: modifiers)))]
  }

  /// Characters that a plain key makes press it; others arrive as an input method would commit them.
  private static func typingSteps(_ character: Character) -> [InputScript.Step] {
    switch character {
    case "\n": return keySteps(.return, modifiers: [])
    case "\t": return keySteps(.tab, modifiers: [])
    case " ": return keySteps(.space, modifiers: [])
    case "a"..."z", "0"..."9": return keySteps(.character(character), modifiers: [])
    case "A"..."Z": return keySteps(.character(Character(character.lowercased())), modifiers: .shift)
    default: return [.init(.event(.text(String(character))))]
    }
  }
}

extension InputScript.Step {
  fileprivate static let nextFrame = InputScript.Step(delay: InputScript.frame, .pause)
}

extension InputEvent.Key {
  /// What the key types on a keyboard whose shift does no more than change case.
  fileprivate func typedText(shifted: Bool) -> String? {
    switch self {
    case .character(let character): shifted ? character.uppercased() : String(character)
    case .space: " "
    default: nil
    }
  }
}
