import Chat
import ChatStore
import SwiftUI

/// What a test turns on and off.
@MainActor @Observable final class Switch { var isOn = true }

/// A conversation while it is turned on.
struct SwitchedChannel: View {
  let isOn: Switch
  let channel: ChannelID

  var body: some View { if isOn.isOn { ChannelView(channel: channel) } }
}
