import Foundation
import PlatformHeadless
import PlatformSDL
import UICore

extension App {
  /// Runs the app; `@main` calls it. Ends the process with status 0, 1 after a failure, or 128 and the signal that ended
  /// it.
  public static func main() {
    do {
      let options = try LaunchOptions(Array(CommandLine.arguments.dropFirst()))
      if options.showsHelp {
        print(LaunchOptions.help)
        return
      }
      if options.isHeadless {
        let platform = HeadlessPlatform(scale: options.scale ?? 1, isDark: options.isDark ?? false)
        // A script says itself when it ends.
        if options.script != nil { platform.runLimit = .infinity }
        try run(platform, options)
      } else {
        let platform = try SDLPlatform()
        try run(platform, options)
        if platform.exitStatus != 0 { exit(platform.exitStatus) }
      }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ platform: any Platform, _ options: LaunchOptions) throws {
    let host = try AppHost(Self(), platform: platform, options: options) { path, bitmap in
      try PNGEncoder.write(bitmap, toFile: path)
    }
    try host.run()
  }
}
