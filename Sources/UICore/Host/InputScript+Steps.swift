import Foundation

extension InputScript {
  /// One action, `delay` seconds after the step before.
  public struct Step: Equatable, Sendable {
    /// The action of a step.
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

  /// The frame length of scripts: 1/60 second.
  public static let frame = 1.0 / 60
}

extension InputScript.Command {
  /// The events that a user's action causes, then a pause of one frame (none after a wait or a snapshot).
  ///
  /// The pointer arrives one frame before it is pressed, so that hover comes first, and is released three frames later.
  /// A drag moves in each frame. A snapshot waits two frames, until the last change is on screen.
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

  /// Presses a key for characters on a plain keyboard; sends others as committed text, as an input method does.
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
  /// The text that the key types, on a keyboard whose shift key only changes case.
  fileprivate func typedText(shifted: Bool) -> String? {
    switch self {
    case .character(let character): shifted ? character.uppercased() : String(character)
    case .space: " "
    default: nil
    }
  }
}
