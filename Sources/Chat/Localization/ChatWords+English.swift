extension ChatWords {
  /// English.
  public static let english = ChatWords(
    language: "en",
    texts: [
      .edited: "Edited", .pinned: "Pinned", .flagged: "Flagged", .deleted: "Message deleted",
      .waiting: "Waiting to be sent", .sending: "Sending", .sent: "Sent", .failed: "Not sent",
      .onlyYou: "Only you can see this", .isCut: "The rest was too long",
      .reply: "Reply", .react: "React", .openThread: "Open Thread", .edit: "Edit", .delete: "Delete", .copy: "Copy",
      .flag: "Flag", .unflag: "Remove Flag", .retry: "Try Again", .discard: "Discard", .showMore: "Show More",
      .jump: "Show Original",
      .photo: "Photo", .video: "Video", .file: "File", .voice: "Voice message", .poll: "Poll", .location: "Location",
      .unknown: "This kind of message can’t be shown here",
      .answers: "In reply to %@", .answersMissing: "The original message is not here",
      .loadPicture: "Load picture", .pictureOff: "Pictures are off", .pictureBroken: "Damaged picture",
      .pictureTooLarge: "Picture too large", .pictureUnknown: "Unknown format", .pictureFailed: "Could not be loaded",
      .openLink: "Open this link?", .open: "Open", .copyLink: "Copy Link", .cancel: "Cancel",
      .showOnMap: "Show on map", .ownReaction: "%@ by you",
      .message: "Message", .send: "Send", .addFile: "Add a file", .remove: "Remove %@", .endReply: "Cancel reply",
      .editing: "Editing a message", .endEditing: "Cancel editing", .dropHere: "Drop files to add them",
      .newMessages: "New messages", .jumpToNewest: "Jump to the newest message", .noMessages: "No messages yet",
      .loadMissing: "Load missing messages", .thread: "Thread", .deleteQuestion: "Delete this message for everybody?",
      .failure: "That did not work", .ok: "OK", .close: "Close", .next: "Next", .previous: "Previous",
      .connecting: "Connecting…", .offline: "Offline. Messages are sent later.", .signedOut: "You were signed out.",
      .channels: "Channels", .noChannels: "No channels", .draft: "Draft: %@", .search: "Search",
      .noHits: "Nothing found", .typingOne: "%@ is typing…", .typingTwo: "%@ are typing…",
      .messages: "Messages",
      .pin: "Pin", .unpin: "Unpin", .report: "Report…", .reportQuestion: "Report this message?", .reason: "Reason",
    ],
    plurals: [
      .replies: [.one: "%@ reply", .other: "%@ replies"],
      .readers: [.one: "Read by %@ person", .other: "Read by %@ people"],
      .pictures: [.one: "%@ picture", .other: "%@ pictures"],
      .choices: [.one: "Choose one", .other: "Choose up to %@"],
      .typing: [.one: "%@ person is typing…", .other: "%@ people are typing…"],
      .unread: [.one: "%@ unread message", .other: "%@ unread messages"],
    ])
}
