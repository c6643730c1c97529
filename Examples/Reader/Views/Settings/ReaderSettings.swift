import SwiftUI

/// The window of the settings.
public struct ReaderSettings: View {
  private let model: ReaderModel
  @AppStorage(SettingKey.previewLines) private var previewLines = 2
  @AppStorage(SettingKey.appearance) private var appearance = Appearance.system
  @AppStorage(SettingKey.textSize) private var textSize = 15.0
  @AppStorage(SettingKey.marksRead) private var marksRead = MarksRead.atOnce

  public init(model: ReaderModel) { self.model = model }

  public var body: some View {
    Form {
      Section("List") {
        SortPicker()
        Stepper("Lines of preview: \(previewLines)", value: $previewLines, in: 0...3)
        Picker("Mark as read", selection: $marksRead) {
          ForEach(MarksRead.allCases) { Text($0.title).tag($0) }
        }
      }
      Section("Appearance") {
        Picker("Colors", selection: $appearance) {
          ForEach(Appearance.allCases) { Text($0.title).tag($0) }
        }
        .pickerStyle(.segmented)
        LabeledContent("Text size") {
          HStack {
            Slider(value: $textSize, in: 12...22, step: 1)
              .frame(width: 160)
            Text("\(Int(textSize)) pt")
              .monospacedDigit()
              .frame(width: 40, alignment: .trailing)
          }
        }
      }
      Section("Store") {
        LabeledContent("File") {
          Text(model.location.isFile ? model.location.path : "In memory")
            .lineLimit(1)
            .truncationMode(.middle)
            .textSelection(.enabled)
        }
      }
    }
    .formStyle(.grouped)
    .frame(width: 460, height: 420)
    .preferredColorScheme(appearance.scheme)
  }
}
