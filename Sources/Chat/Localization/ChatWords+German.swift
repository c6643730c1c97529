extension ChatWords {
  /// German.
  public static let german = ChatWords(
    language: "de",
    texts: [
      .edited: "Bearbeitet", .pinned: "Angeheftet", .flagged: "Markiert", .deleted: "Nachricht gelöscht",
      .waiting: "Wird noch gesendet", .sending: "Wird gesendet", .sent: "Gesendet", .failed: "Nicht gesendet",
      .onlyYou: "Nur für dich sichtbar", .isCut: "Der Rest war zu lang",
      .reply: "Antworten", .react: "Reagieren", .openThread: "Thread öffnen", .edit: "Bearbeiten", .delete: "Löschen",
      .copy: "Kopieren", .flag: "Markieren", .unflag: "Markierung entfernen", .retry: "Erneut versuchen",
      .discard: "Verwerfen", .showMore: "Mehr anzeigen", .jump: "Original anzeigen",
      .photo: "Foto", .video: "Video", .file: "Datei", .voice: "Sprachnachricht", .poll: "Umfrage",
      .location: "Standort", .unknown: "Diese Art von Nachricht kann hier nicht angezeigt werden",
      .answers: "Antwort an %@", .answersMissing: "Die ursprüngliche Nachricht fehlt hier",
      .loadPicture: "Bild laden", .pictureOff: "Bilder sind ausgeschaltet", .pictureBroken: "Beschädigtes Bild",
      .pictureTooLarge: "Bild zu groß", .pictureUnknown: "Unbekanntes Format",
      .pictureFailed: "Konnte nicht geladen werden",
      .openLink: "Diesen Link öffnen?", .open: "Öffnen", .copyLink: "Link kopieren", .cancel: "Abbrechen",
      .showOnMap: "Auf Karte zeigen", .ownReaction: "%@ von dir",
      .message: "Nachricht", .send: "Senden", .addFile: "Datei hinzufügen", .remove: "%@ entfernen",
      .endReply: "Antwort abbrechen", .editing: "Nachricht wird bearbeitet", .endEditing: "Bearbeiten abbrechen",
      .dropHere: "Dateien hier ablegen", .newMessages: "Neue Nachrichten", .jumpToNewest: "Zur neuesten Nachricht",
      .noMessages: "Noch keine Nachrichten", .loadMissing: "Fehlende Nachrichten laden", .thread: "Thread",
      .deleteQuestion: "Diese Nachricht für alle löschen?", .failure: "Das hat nicht geklappt", .ok: "OK",
      .close: "Schließen", .next: "Weiter", .previous: "Zurück", .connecting: "Verbinden …",
      .offline: "Offline. Nachrichten werden später gesendet.", .signedOut: "Du wurdest abgemeldet.",
      .channels: "Kanäle", .noChannels: "Keine Kanäle", .draft: "Entwurf: %@", .search: "Suchen",
      .noHits: "Nichts gefunden", .typingOne: "%@ schreibt …", .typingTwo: "%@ schreiben …",
      .messages: "Nachrichten",
    ],
    plurals: [
      .replies: [.one: "%@ Antwort", .other: "%@ Antworten"],
      .readers: [.one: "Von %@ Person gelesen", .other: "Von %@ Personen gelesen"],
      .pictures: [.one: "%@ Bild", .other: "%@ Bilder"],
      .choices: [.one: "Eine Antwort wählen", .other: "Bis zu %@ Antworten wählen"],
      .typing: [.one: "%@ Person schreibt …", .other: "%@ Personen schreiben …"],
      .unread: [.one: "%@ ungelesene Nachricht", .other: "%@ ungelesene Nachrichten"],
    ])
}
