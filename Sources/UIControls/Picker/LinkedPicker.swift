import UICore

/// A row with the selected option, which leads to a page with all of them.
struct LinkedPicker<Label: View, Page: View>: View {
  let options: PickerOptions
  let label: Label
  /// The picker itself, which shows its options as the page has them.
  let content: Page
  @Environment(\.navigation) private var navigation

  var body: some View {
    if navigation == nil {
      LabeledContent(content: { PopUpButton(options: options) }, label: { label })
    } else {
      NavigationLink {
        Form { Section { content.pickerStyle(.inline).labelsHidden() } }.formStyle(.grouped)
          .navigationTitle(title)
      } label: {
        LabeledContent(
          content: { if let current = options.current { current } else { options.selected?.view } }, label: { label }
        )
        // A row is pressed between its label and its value too.
        .contentShape(Rectangle())
      }
    }
  }

  private var title: Text { (label as? Text) ?? Text(verbatim: "") }
}
