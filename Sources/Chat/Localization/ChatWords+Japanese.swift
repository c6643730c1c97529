extension ChatWords {
  /// Japanese.
  public static let japanese = ChatWords(
    language: "ja",
    texts: [
      .edited: "編集済み", .pinned: "ピン留め", .flagged: "フラグ付き", .deleted: "メッセージは削除されました",
      .waiting: "送信待ち", .sending: "送信中", .sent: "送信済み", .failed: "送信できませんでした",
      .onlyYou: "あなただけに表示されています", .isCut: "残りは長すぎるため省略されました",
      .reply: "返信", .react: "リアクション", .openThread: "スレッドを開く", .edit: "編集", .delete: "削除", .copy: "コピー",
      .flag: "フラグを付ける", .unflag: "フラグを外す", .retry: "再試行", .discard: "破棄", .showMore: "もっと見る",
      .jump: "元のメッセージを表示",
      .photo: "写真", .video: "動画", .file: "ファイル", .voice: "ボイスメッセージ", .poll: "投票", .location: "位置情報",
      .unknown: "この種類のメッセージは表示できません",
      .answers: "%@への返信", .answersMissing: "元のメッセージがありません",
      .loadPicture: "画像を読み込む", .pictureOff: "画像は表示しない設定です", .pictureBroken: "破損した画像",
      .pictureTooLarge: "画像が大きすぎます", .pictureUnknown: "不明な形式", .pictureFailed: "読み込めませんでした",
      .openLink: "このリンクを開きますか?", .open: "開く", .copyLink: "リンクをコピー", .cancel: "キャンセル",
      .showOnMap: "地図で表示", .ownReaction: "%@(あなた)",
      .message: "メッセージ", .send: "送信", .addFile: "ファイルを追加", .remove: "%@を削除", .endReply: "返信をやめる", .editing: "メッセージを編集中",
      .endEditing: "編集をやめる", .dropHere: "ここにファイルをドロップ", .newMessages: "新着メッセージ", .jumpToNewest: "最新のメッセージへ",
      .noMessages: "まだメッセージはありません", .loadMissing: "不足しているメッセージを読み込む", .thread: "スレッド",
      .deleteQuestion: "このメッセージを全員から削除しますか？", .failure: "うまくいきませんでした", .ok: "OK", .close: "閉じる", .next: "次へ",
      .previous: "前へ", .connecting: "接続中…", .offline: "オフラインです。メッセージは後で送信されます。", .signedOut: "サインアウトされました。",
      .channels: "チャンネル", .noChannels: "チャンネルはありません", .draft: "下書き: %@", .search: "検索", .noHits: "見つかりませんでした",
      .typingOne: "%@さんが入力中…", .typingTwo: "%@さんが入力中…",
      .messages: "メッセージ",
      .pin: "ピン留め", .unpin: "ピン留めを外す", .report: "報告…", .reportQuestion: "このメッセージを報告しますか？", .reason: "理由",
    ],
    plurals: [
      .replies: [.other: "返信%@件"], .readers: [.other: "%@人が既読"], .pictures: [.other: "画像%@枚"],
      .choices: [.other: "%@個まで選択"],
      .typing: [.other: "%@人が入力中…"],
      .unread: [.other: "未読メッセージ%@件"],
    ])
}
