import Foundation
import SwiftUI
import Testing

/// Pictures that together use everything a display list can hold.
enum Scene: String, CaseIterable, CustomTestStringConvertible {
  case shapes, strokes, gradients, angular, clips, opacity, masks, blends, effects, images, transforms, text, emoji

  var testDescription: String { rawValue }

  /// Whether edges of letters decide: ours are fitted to pixel rows, outlines are not.
  var isText: Bool { self == .text }

  @MainActor @ViewBuilder var view: some View {
    content.frame(width: 160, height: 100).background(Color.white)
  }

  @MainActor @ViewBuilder private var content: some View {
    switch self {
    case .shapes:
      HStack {
        Circle().fill(.red)
        RoundedRectangle(cornerRadius: 12).fill(.blue.opacity(0.5))
        Path { path in
          for index in 0..<5 {
            let angle = Double(index) * 4 * .pi / 5
            let point = CGPoint(x: 24 + 22 * sin(angle), y: 40 - 22 * cos(angle))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
          }
          path.closeSubpath()
        }
        .fill(.green, style: FillStyle(eoFill: true))
      }
      .padding(8)
    case .strokes:
      Canvas { context, size in
        var path = Path()
        path.move(to: CGPoint(x: 12, y: 80))
        path.addLine(to: CGPoint(x: 40, y: 20))
        path.addLine(to: CGPoint(x: 60, y: 80))
        path.addCurve(to: CGPoint(x: 150, y: 30), control1: CGPoint(x: 90, y: 120), control2: CGPoint(x: 100, y: -20))
        context.stroke(path, with: .color(.blue.opacity(0.6)), style: StrokeStyle(lineWidth: 7, lineJoin: .round))
        context.stroke(
          path, with: .color(.black), style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [8, 5], dashPhase: 3))
        context.stroke(
          Path(CGRect(x: 100, y: 60, width: 40, height: 30)), with: .color(.red),
          style: StrokeStyle(lineWidth: 5, lineJoin: .bevel))
      }
    case .gradients:
      HStack(spacing: 0) {
        LinearGradient(colors: [.red, .yellow, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
        RadialGradient(colors: [.white, .purple], center: .center, startRadius: 8, endRadius: 50)
        LinearGradient(colors: [.green, .clear], startPoint: .top, endPoint: .bottom)
        LinearGradient(colors: [.red.opacity(0.2), .blue], startPoint: .top, endPoint: .bottom)
      }
    case .angular:
      HStack {
        Circle().fill(AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center))
        Circle().strokeBorder(AngularGradient(colors: [.blue, .orange], center: .center), lineWidth: 10)
      }
      .padding(8)
    case .clips:
      HStack {
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing).clipShape(Circle())
        Color.green.overlay { Color.black.rotationEffect(.degrees(30)) }.frame(width: 50, height: 50).clipped()
      }
      .padding(8)
    case .opacity:
      ZStack {
        Color.red.frame(width: 80, height: 60).offset(x: -20)
        Color.blue.frame(width: 80, height: 60).offset(x: 20, y: 10)
      }
      .compositingGroup().opacity(0.5)
    case .masks:
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        .mask {
          HStack {
            Circle(); Circle().opacity(0.5)
          }
        }
        .padding(8)
    case .blends:
      ZStack {
        Color.yellow.frame(width: 100, height: 60).offset(x: -20)
        Color.cyan.frame(width: 100, height: 60).offset(x: 20, y: 15).blendMode(.multiply)
        Color.red.frame(width: 20, height: 90).blendMode(.screen)
      }
    case .effects:
      HStack(spacing: 30) {
        Circle().fill(.orange).shadow(color: .black.opacity(0.6), radius: 4, x: 4, y: 6)
        Color.blue.frame(width: 40, height: 40).blur(radius: 4)
      }
      .padding(20)
    case .images:
      HStack {
        Self.picture.interpolation(.none).resizable().frame(width: 60, height: 60)
        Self.picture.renderingMode(.template).interpolation(.none).resizable().foregroundStyle(.green)
          .frame(width: 40, height: 60)
      }
    case .transforms:
      Color.purple.frame(width: 60, height: 30).rotationEffect(.degrees(20)).scaleEffect(x: 1.3, y: 1.1)
        .offset(x: 7, y: -3)
    case .text:
      // At whole points: a screen moves letters to whole pixels, a file has them where they are.
      ZStack(alignment: .topLeading) {
        Text("Latency 128 ms").font(.title2).bold().offset(x: 10, y: 10)
        Text("p95 & p99 <of> all").foregroundStyle(.secondary).offset(x: 10, y: 40)
        Text("Ünïcode").font(.caption).foregroundStyle(.red).offset(x: 10, y: 70)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    case .emoji:
      Text("😀").font(.system(size: 60)).offset(x: 40, y: 10)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  /// Two by two pixels, made with zlib and struct by hand: red, green at half alpha; clear, white at a fifth.
  @MainActor private static var picture: Image {
    let file =
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAFUlEQVR42mP4z8DwHwgbGMD0///GAD8LB63yrFsSAAAAAElFTkSuQmCC"
    return Data(base64Encoded: file).flatMap { try? Image(data: $0) } ?? Image(systemName: "xmark")
  }
}
