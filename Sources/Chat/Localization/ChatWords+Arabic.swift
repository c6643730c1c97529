extension ChatWords {
  /// Arabic.
  public static let arabic = ChatWords(
    language: "ar",
    texts: [
      .edited: "معدّلة", .pinned: "مثبّتة", .flagged: "عليها علامة", .deleted: "حُذفت الرسالة",
      .waiting: "في انتظار الإرسال", .sending: "جارٍ الإرسال", .sent: "أُرسلت", .failed: "لم تُرسل",
      .onlyYou: "لا يراها غيرك", .isCut: "الباقي طويل جدًا",
      .reply: "رد", .react: "تفاعل", .openThread: "فتح سلسلة الردود", .edit: "تعديل", .delete: "حذف", .copy: "نسخ",
      .flag: "وضع علامة", .unflag: "إزالة العلامة", .retry: "إعادة المحاولة", .discard: "تجاهل",
      .showMore: "عرض المزيد", .jump: "عرض الرسالة الأصلية",
      .photo: "صورة", .video: "فيديو", .file: "ملف", .voice: "رسالة صوتية", .poll: "استطلاع", .location: "موقع",
      .unknown: "لا يمكن عرض هذا النوع من الرسائل هنا",
      .answers: "رد على %@", .answersMissing: "الرسالة الأصلية غير موجودة هنا",
      .loadPicture: "تحميل الصورة", .pictureOff: "الصور معطّلة", .pictureBroken: "صورة تالفة",
      .pictureTooLarge: "الصورة كبيرة جدًا", .pictureUnknown: "تنسيق غير معروف", .pictureFailed: "تعذّر التحميل",
      .openLink: "هل تريد فتح هذا الرابط؟", .open: "فتح", .copyLink: "نسخ الرابط", .cancel: "إلغاء",
      .showOnMap: "عرض على الخريطة", .ownReaction: "%@ منك",
      .message: "رسالة", .send: "إرسال", .addFile: "إضافة ملف", .remove: "إزالة %@", .endReply: "إلغاء الرد",
      .editing: "تعديل رسالة", .endEditing: "إلغاء التعديل", .dropHere: "أفلت الملفات لإضافتها",
      .newMessages: "رسائل جديدة", .jumpToNewest: "الانتقال إلى أحدث رسالة", .noMessages: "لا توجد رسائل بعد",
      .loadMissing: "تحميل الرسائل الناقصة", .thread: "سلسلة", .deleteQuestion: "حذف هذه الرسالة لدى الجميع؟",
      .failure: "تعذّر ذلك", .ok: "حسنًا", .close: "إغلاق", .next: "التالي", .previous: "السابق",
      .connecting: "جارٍ الاتصال…", .offline: "غير متصل. ستُرسل الرسائل لاحقًا.", .signedOut: "تم تسجيل خروجك.",
      .channels: "القنوات", .noChannels: "لا توجد قنوات", .draft: "مسودة: %@", .search: "بحث",
      .noHits: "لم يُعثر على شيء", .typingOne: "%@ يكتب…", .typingTwo: "%@ يكتبان…",
      .messages: "الرسائل",
      .pin: "تثبيت", .unpin: "إلغاء التثبيت", .report: "إبلاغ…", .reportQuestion: "الإبلاغ عن هذه الرسالة؟",
      .reason: "السبب",
    ],
    plurals: [
      .replies: [
        .zero: "لا ردود", .one: "رد واحد", .two: "ردّان", .few: "%@ ردود", .many: "%@ ردًّا", .other: "%@ رد",
      ],
      .readers: [
        .zero: "لم يقرأها أحد", .one: "قرأها شخص واحد", .two: "قرأها شخصان", .few: "قرأها %@ أشخاص",
        .many: "قرأها %@ شخصًا", .other: "قرأها %@ شخص",
      ],
      .pictures: [
        .zero: "لا صور", .one: "صورة واحدة", .two: "صورتان", .few: "%@ صور", .many: "%@ صورة", .other: "%@ صورة",
      ],
      .choices: [
        .zero: "لا تختر شيئًا", .one: "اختر إجابة واحدة", .two: "اختر إجابتين كحد أقصى",
        .few: "اختر %@ إجابات كحد أقصى", .many: "اختر %@ إجابة كحد أقصى", .other: "اختر %@ إجابة كحد أقصى",
      ],
      .typing: [
        .zero: "لا أحد يكتب", .one: "شخص واحد يكتب…", .two: "شخصان يكتبان…", .few: "%@ أشخاص يكتبون…",
        .many: "%@ شخصًا يكتبون…", .other: "%@ شخص يكتبون…",
      ],
      .unread: [
        .zero: "لا رسائل غير مقروءة", .one: "رسالة واحدة غير مقروءة", .two: "رسالتان غير مقروءتين",
        .few: "%@ رسائل غير مقروءة", .many: "%@ رسالة غير مقروءة", .other: "%@ رسالة غير مقروءة",
      ],
    ])
}
