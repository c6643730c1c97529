extension ChatWords {
  /// What a text means.
  public enum Word: String, CaseIterable, Hashable, Sendable {
    /// States of a message.
    case edited, pinned, flagged, deleted, waiting, sending, sent, failed
    /// Said of what is seen by one person only.
    case onlyYou
    /// Said where a text was cut when it arrived.
    case isCut
    /// Actions.
    case reply, react, openThread, edit, delete, copy, flag, unflag, pin, unpin, report, retry, discard, showMore, jump
    /// Kinds of content.
    case photo, video, file, voice, poll, location
    /// Voices: heard, recorded, and why not.
    case play, pause, record, endRecording, discardRecording, noLoudspeaker, noMicrophone
    /// A message of a kind that this version does not know.
    case unknown
    /// What is answered, with its sender.
    case answers
    /// What is answered has not come.
    case answersMissing
    /// Pictures that are not shown.
    case loadPicture, pictureOff, pictureBroken, pictureTooLarge, pictureUnknown, pictureFailed
    /// Links.
    case openLink, open, copyLink, cancel, showOnMap
    /// This user's reaction, by its emoji.
    case ownReaction
    /// The composer.
    case message, send, add, addFile, remove, endReply, editing, endEditing, dropHere
    /// The list.
    case newMessages, jumpToNewest, noMessages, loadMissing, thread
    /// Questions and their answers.
    case deleteQuestion, reportQuestion, reason, failure, ok, close, next, previous
    /// The connection.
    case connecting, offline, signedOut
    /// Where the store's file cannot be used.
    case cannotOpen, setAside, notKept
    /// Why it cannot, each with what helps.
    case diskFull, diskFullAdvice, readOnly, readOnlyAdvice, damaged, damagedAdvice, foreignFile, foreignFileAdvice
    /// Of a newer program, of another one that has it open, and of none that can be read.
    case newerVersion, newerVersionAdvice, locked, lockedAdvice, unreadable, unreadableAdvice
    /// Why something else did not come about.
    case gone, alreadySent, tooLarge, notPossible, cancelled, fault, fileUnreadable
    /// Why the server did not do something.
    case serverMissing, serverBusy, serverFault, serverRefused, serverUnclear, notAllowed, noServer
    /// Why nobody was signed in.
    case wrongPassword, badAddress, unencryptedAddress
    /// Why a message cannot be sent.
    case encryptedChannel, threadNotSent, fileMissing
    /// The list of channels.
    case channels, noChannels, draft, search, messages, noHits
    /// A search in one channel: its field, the number of a hit among how many, and the ways from one to the next.
    case searchChannel, foundPlace, nextHit, previousHit
    /// Polls: to choose, what this user chose, to end one, and that it was.
    case vote, ownVote, endPoll, pollEnded
    /// Polls that are asked: what leads there, the title, the question, an answer by its number, and what else is chosen.
    case askPoll, newPoll, pollQuestion, pollOption, addOption, severalAnswers
    /// Whether it shows where links lead.
    case showPreviews, hidePreviews
    /// Who is writing, by name.
    case typingOne, typingTwo
  }

  /// What is counted.
  public enum CountedWord: String, CaseIterable, Hashable, Sendable {
    /// Answers in a thread.
    case replies
    /// Who has read a message.
    case readers
    /// Pictures of a message.
    case pictures
    /// How many answers of a poll may be chosen.
    case choices
    /// People who voted in a poll.
    case votes
    /// People who are writing, three or more.
    case typing
    /// Messages that are unread.
    case unread
  }
}
