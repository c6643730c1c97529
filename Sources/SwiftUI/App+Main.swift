import CMalloc
import Foundation
import PlatformHeadless
import PlatformSDL
import SafeOutput
import UIControls
@_spi(Previews) import UICore

extension App {
  /// Runs the app; `@main` calls it. Ends the process with status 0, 1 after a failure, or 128 and the signal that ended
  /// it.
  public static func main() {
    do {
      apus_share_one_arena()
      try OpenFiles.secure()
      let options = try LaunchOptions(Array(CommandLine.arguments.dropFirst()))
      if options.showsHelp {
        print(LaunchOptions.help)
        return
      }
      Preferences.shared.openForProgram()
      let status =
        if let name = options.preview {
          try PreviewProgram(PreviewCatalog().entry(named: name)).run(options)
        } else {
          try Self().run(options)
        }
      Preferences.shared.end()
      if status != 0 { exit(status) }
    } catch {
      ErrorStream.write("\(error)")
      exit(1)
    }
  }

  /// Runs an app that is there already, for programs that do more than show windows.
  ///
  /// - Returns: the process's exit status: 0, or 128 and the signal that ended it.
  @_spi(Launch) public func run(_ options: LaunchOptions) throws -> Int32 {
    guard options.isHeadless else {
      let platform = try SDLPlatform()
      try run(on: platform, options)
      return platform.exitStatus
    }
    let platform = HeadlessPlatform(scale: options.scale ?? 1, isDark: options.isDark ?? false)
    // A script says itself when it ends.
    if options.script != nil { platform.runLimit = .infinity }
    try run(on: platform, options)
    return 0
  }

  private func run(on platform: any Platform, _ options: LaunchOptions) throws {
    let host = try AppHost(
      self, platform: platform, options: options,
      recording: FileRecording(environment: ProcessInfo.processInfo.environment), windowStates: .windowStates(),
      windowFrame: WindowBar.make
    ) { path, bitmap in try PNGEncoder.write(bitmap, toFile: path) }
    try host.run()
  }
}
