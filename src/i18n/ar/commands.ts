/** By command id: its title, and the hint beside it. What else a command says stands in deferredCommands.ts. */
export default {
  report: {
    open: {
      title: 'فتح الحالة',
    },
    ignore: {
      title: 'تجاهل',
      hint: 'لا مخالفة',
    },
    deletePost: {
      title: 'حذف المنشور',
      hint: 'مخالفة: حذف المحتوى المبلَّغ عنه',
    },
    blockUser: {
      title: 'حظر صاحب المنشور',
      hint: 'منع النشر والتعليق، ولا يرى الآخرون منشوراته',
      hintElsewhere: 'مخالفة: يحظر الخادم صاحب المنشور',
    },
    reopen: {
      title: 'إعادة فتح الحالة',
    },
    reply: {
      title: 'الرد على مقدّم البلاغ',
      hintElsewhere: 'مسودة فقط: هذا الخادم لا يرسل البريد',
    },
    sendReply: {
      title: 'إرسال الرد',
    },
    pullBackReply: {
      title: 'سحب الرد',
    },
    sendReplyAgain: {
      title: 'إعادة إرسال الرد',
    },
    replyTemplate: {
      title: 'إدراج قالب رد',
    },
    openAuthor: {
      title: 'عرض صاحب المنشور',
    },
    comments: {
      title: 'عرض التعليقات',
    },
  },
  replyTemplate: {
    add: {
      title: 'إضافة قالب رد',
    },
    edit: {
      title: 'تعديل قالب رد',
    },
    delete: {
      title: 'حذف قالب رد',
    },
  },
  post: {
    open: {
      title: 'فتح المنشور',
    },
    openAuthor: {
      title: 'عرض صاحب المنشور',
    },
    comments: {
      title: 'عرض التعليقات',
    },
    hide: {
      title: 'إخفاء المنشور',
    },
    unhide: {
      title: 'إظهار المنشور مجددًا',
    },
    block: {
      title: 'حظر المنشور',
    },
    unblock: {
      title: 'رفع الحظر عن المنشور',
    },
    delete: {
      title: 'حذف المنشور',
    },
    restore: {
      title: 'استعادة المنشور',
    },
    promote: {
      title: 'إضافة المنشور إلى التلفزيون',
    },
    promoteHotlive: {
      title: 'إضافة إلى هوت لايف',
    },
    promoteSlider: {
      title: 'إضافة إلى سلايدر التلفزيون',
    },
    unpromoteHotlive: {
      title: 'إزالة من هوت لايف',
    },
    unpromoteSlider: {
      title: 'إزالة من سلايدر التلفزيون',
    },
  },
  temple: {
    editFields: {
      title: 'تعديل المعبد',
    },
    map: {
      title: 'التبديل بين الخريطة والقائمة',
    },
    create: {
      title: 'معبد جديد',
    },
    export: {
      title: 'تصدير المعابد بصيغة CSV',
    },
    import: {
      title: 'استيراد معابد من ملف',
    },
    importAll: {
      title: 'استيراد الصفوف المفحوصة',
    },
  },
  profile: {
    open: {
      title: 'فتح العضو',
    },
    block: {
      title: 'حظر العضو',
    },
    unblock: {
      title: 'رفع الحظر عن العضو',
    },
    setBlocks: {
      title: 'ضبط أنواع الحظر',
    },
    toggleOnlyMe: {
      title: 'تشغيل «منشورات لا يراها إلا صاحبها» أو إيقافه',
    },
    verifyPhone: {
      title: 'تأكيد رقم الهاتف',
    },
    erase: {
      title: 'محو بيانات العضو',
    },
    unverifyPhone: {
      title: 'إلغاء تأكيد رقم الهاتف',
    },
    togglePhone: {
      title: 'تأكيد الهاتف أو إلغاء تأكيده',
    },
    setAuthentic: {
      title: 'منح شارة التوثيق',
    },
    unsetAuthentic: {
      title: 'سحب شارة التوثيق',
    },
    toggleAuthentic: {
      title: 'منح شارة التوثيق أو سحبها',
    },
    update: {
      title: 'تعديل بيانات العضو',
    },
    setFields: {
      title: 'ضبط بيانات العضو',
    },
  },
  adminUser: {
    endSecondFactor: {
      title: 'إيقاف التحقق بخطوتين لمسؤول',
    },
    open: {
      title: 'فتح المسؤول',
    },
    add: {
      title: 'إضافة مسؤول',
    },
    edit: {
      title: 'تعديل المسؤول',
    },
    ban: {
      title: 'حظر المسؤول',
    },
    setStatus: {
      title: 'تغيير حالة المسؤول',
    },
    delete: {
      title: 'حذف المسؤول',
    },
    resetPassword: {
      title: 'إعادة تعيين كلمة المرور',
    },
  },
  role: {
    toggleSecondFactor: {
      title: 'اشتراط التحقق بخطوتين',
    },
    editActions: {
      title: 'تعديل صلاحيات الدور',
    },
    open: {
      title: 'فتح الدور',
    },
    add: {
      title: 'إضافة دور',
    },
    edit: {
      title: 'إعادة تسمية الدور',
    },
    delete: {
      title: 'حذف الدور',
    },
    setActions: {
      title: 'حفظ صلاحيات الدور',
    },
    toggleAction: {
      title: 'منح صلاحية أو سحبها',
    },
    setAllActions: {
      title: 'منح كل الصلاحيات',
    },
    clearAllActions: {
      title: 'سحب كل الصلاحيات',
    },
  },
  notification: {
    send: {
      title: 'إرسال إشعار',
    },
    delete: {
      title: 'حذف الإشعار',
    },
  },
  sticker: {
    upload: {
      title: 'رفع ملصقات',
    },
  },
  list: {
    next: {
      title: 'الصف التالي',
    },
    previous: {
      title: 'الصف السابق',
    },
    first: {
      title: 'الصف الأول',
    },
    last: {
      title: 'الصف الأخير',
    },
    firstCell: {
      title: 'الخلية الأولى',
    },
    lastCell: {
      title: 'الخلية الأخيرة',
    },
    pageDown: {
      title: 'الصفحة التالية',
    },
    pageUp: {
      title: 'الصفحة السابقة',
    },
    open: {
      title: 'فتح التفاصيل',
    },
    close: {
      title: 'إغلاق التفاصيل',
    },
    select: {
      title: 'تحديد الصف أو إلغاؤه',
    },
    selectRange: {
      title: 'التحديد حتى هذا الصف',
    },
    extendNext: {
      title: 'توسيع التحديد لأسفل',
    },
    extendPrevious: {
      title: 'توسيع التحديد لأعلى',
    },
    extendPageDown: {
      title: 'توسيع التحديد صفحة لأسفل',
    },
    extendPageUp: {
      title: 'توسيع التحديد صفحة لأعلى',
    },
    selectAll: {
      title: 'تحديد الكل',
    },
    clearSelection: {
      title: 'إلغاء التحديد',
    },
    invertSelection: {
      title: 'عكس التحديد',
    },
    filter: {
      title: 'تصفية القائمة',
    },
    sort: {
      title: 'ترتيب',
    },
    sortByName: {
      title: 'ترتيب حسب الاسم',
    },
    columns: {
      title: 'اختيار الأعمدة',
    },
    pageSize: {
      title: 'كثافة الصفوف',
    },
    refresh: {
      title: 'تحديث',
    },
    copy: {
      title: 'نسخ الصفوف',
    },
    exportCsv: {
      title: 'تصدير CSV',
    },
    exportXlsx: {
      title: 'تصدير Excel (XLSX)',
    },
    loadMore: {
      title: 'تحميل المزيد',
    },
    menu: {
      title: 'فتح قائمة الصف',
    },
    peek: {
      title: 'عرض سريع للوسائط',
    },
    uncover: {
      title: 'كشف الصور تدريجيًا',
    },
    look: {
      title: 'التبديل بين الصور والجدول',
    },
    jump: {
      title: 'الانتقال إلى موضع',
    },
    search: {
      title: 'البحث في القائمة',
    },
    copyLink: {
      title: 'نسخ الرابط',
    },
  },
  go: {
    choose: { title: 'الانتقال إلى…' },
    viewOne: { title: 'العرض المحفوظ 1' },
    viewTwo: { title: 'العرض المحفوظ 2' },
    viewThree: { title: 'العرض المحفوظ 3' },
    viewFour: { title: 'العرض المحفوظ 4' },
    viewFive: { title: 'العرض المحفوظ 5' },
    viewSix: { title: 'العرض المحفوظ 6' },
    viewSeven: { title: 'العرض المحفوظ 7' },
    viewEight: { title: 'العرض المحفوظ 8' },
    viewNine: { title: 'العرض المحفوظ 9' },
    home: {
      title: 'الرئيسية',
    },
    profiles: {
      title: 'الأعضاء',
    },
    posts: {
      title: 'المنشورات',
    },
    reports: {
      title: 'البلاغات',
    },
    vip: {
      title: 'حسابات VIP',
    },
    tvUsers: {
      title: 'حسابات التلفزيون',
    },
    tvSlider: {
      title: 'سلايدر التلفزيون',
    },
    hotlive: {
      title: 'هوت لايف',
    },
    imports: {
      title: 'عمليات استيراد المعابد',
    },
    temples: {
      title: 'المعابد',
    },
    adminUsers: {
      title: 'المسؤولون',
    },
    roles: {
      title: 'الأدوار',
    },
    notifications: {
      title: 'الإشعارات',
    },
    stickers: {
      title: 'الملصقات',
    },
    audit: {
      title: 'سجل التغييرات',
    },
  },
  photo: {
    upload: {
      title: 'رفع صورة',
    },
  },
  waiting: {
    week: {
      title: 'تنتظر منذ أكثر من 7 أيام',
    },
    month: {
      title: 'تنتظر منذ أكثر من 30 يومًا',
    },
    opinion: {
      title: 'يُطلب رأي ثانٍ',
    },
    reply: {
      title: 'ردود لم تُرسل',
    },
  },
  jobs: {
    open: {
      title: 'المهام',
    },
  },
  vip: {
    add: {
      title: 'إضافة إلى حسابات VIP',
    },
    remove: {
      title: 'إزالة من حسابات VIP',
    },
    addLanguageTag: {
      title: 'إضافة وسوم لغات',
    },
    removeLanguageTag: {
      title: 'إزالة وسوم لغات',
    },
    openProfile: {
      title: 'عرض العضو',
    },
    takeBack: {
      title: 'إزالة العضو من حسابات VIP',
    },
    putBack: {
      title: 'إعادة إلى حسابات VIP',
    },
  },
  tvUser: {
    add: {
      title: 'إضافة إلى حسابات التلفزيون',
    },
    remove: {
      title: 'إزالة من حسابات التلفزيون',
    },
    openProfile: {
      title: 'عرض العضو',
    },
    takeBack: {
      title: 'إزالة العضو من حسابات التلفزيون',
    },
    putBack: {
      title: 'إعادة إلى حسابات التلفزيون',
    },
  },
  hotlive: {
    add: {
      title: 'إضافة وسائط إلى هوت لايف',
    },
    remove: {
      title: 'إزالة من هوت لايف',
    },
    openPost: {
      title: 'عرض المنشور',
    },
    openAuthor: {
      title: 'عرض صاحب المنشور',
    },
    takeBack: {
      title: 'إزالة الوسائط من هوت لايف',
    },
    putBack: {
      title: 'إعادة إلى هوت لايف',
    },
  },
  tvSlider: {
    add: {
      title: 'إضافة صورة إلى سلايدر التلفزيون',
    },
    remove: {
      title: 'إزالة من سلايدر التلفزيون',
    },
    openPost: {
      title: 'عرض المنشور',
    },
    openAuthor: {
      title: 'عرض صاحب المنشور',
    },
    takeBack: {
      title: 'إزالة الصورة من سلايدر التلفزيون',
    },
    putBack: {
      title: 'إعادة إلى سلايدر التلفزيون',
    },
  },
  help: {
    keys: {
      title: 'اختصارات لوحة المفاتيح',
    },
    tour: {
      title: 'التعرّف على أول الاختصارات',
    },
  },
  settings: {
    open: {
      title: 'الإعدادات',
    },
  },
  history: {
    open: {
      title: 'سجل العمليات',
    },
    undo: {
      title: 'تراجع',
    },
    redo: {
      title: 'إعادة التنفيذ',
    },
  },
  sidebar: {
    toggle: {
      title: 'طي الشريط الجانبي أو توسيعه',
    },
  },
  language: {
    set: {
      title: 'تغيير اللغة',
    },
  },
  session: {
    setUpSecondFactor: {
      title: 'إعداد التحقق بخطوتين',
    },
    endSecondFactor: {
      title: 'إيقاف التحقق بخطوتين',
    },
    renewRecoveryCodes: {
      title: 'الحصول على رموز استرداد جديدة',
    },
    signIn: {
      title: 'تسجيل الدخول',
    },
    signInFailed: {
      title: 'فشل تسجيل الدخول',
    },
    signOut: {
      title: 'تسجيل الخروج',
    },
    changePassword: {
      title: 'تغيير كلمة المرور',
    },
    editProfile: {
      title: 'تعديل ملفي الشخصي',
    },
    sessions: {
      title: 'الأجهزة المسجّل دخولها',
    },
    end: {
      title: 'تسجيل خروج هذا الجهاز',
    },
  },
  serviceAccount: {
    make: { title: 'إنشاء حساب خدمة' },
    revoke: { title: 'إلغاء رمز وصول حساب خدمة' },
  },
};
