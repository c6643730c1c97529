import SwiftUI

/// Folders on the left, their entries in the middle, the selected one on the right.
public struct FilesView: View {
  private let browser: FileBrowser

  public init(browser: FileBrowser) {
    self.browser = browser
  }

  public var body: some View {
    NavigationSplitView {
      FolderOutline()
        .navigationSplitViewColumnWidth(220)
    } detail: {
      FileArea()
    }
    .environment(browser)
    .task { await browser.run() }
  }
}
