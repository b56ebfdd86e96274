/** By command id: its title, and the hint beside it. What else a command says stands in deferredCommands.ts. */
export default {
  command: {
    repeat: {
      title: 'تكرار آخر أمر',
    },
  },
  report: {
    open: {
      title: 'فتح البلاغ',
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
      title: 'حظر الكاتب',
      hint: 'منع النشر والتعليق والظهور',
      hintElsewhere: 'مخالفة: يحظر الخادم صاحبها',
    },
    reopen: {
      title: 'إعادة فتح البلاغ',
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
      title: 'محاولة الإرسال مجددًا',
    },
    replyTemplate: {
      title: 'إدراج قالب رد',
    },
    openAuthor: {
      title: 'عرض الكاتب',
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
      title: 'عرض الكاتب',
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
      title: 'إبراز المنشور',
    },
    promoteHotlive: {
      title: 'إبراز في Hotlive',
    },
    promoteSlider: {
      title: 'إبراز في TV Slider',
    },
    unpromoteHotlive: {
      title: 'إزالة من Hotlive',
    },
    unpromoteSlider: {
      title: 'إزالة من TV Slider',
    },
  },
  temple: {
    open: {
      title: 'فتح المعبد',
    },
    map: {
      title: 'الخريطة أو القائمة',
    },
    create: {
      title: 'معبد جديد',
    },
    add: {
      title: 'إنشاء المعبد',
    },
    edit: {
      title: 'حفظ المعبد',
    },
    revert: {
      title: 'التراجع عن تعديلات المعبد',
    },
    delete: {
      title: 'حذف المعبد',
    },
    restore: {
      title: 'استعادة المعبد',
    },
    makeAgain: {
      title: 'إنشاء المعبد مجددًا',
    },
    discard: {
      title: 'تجاهل التغييرات غير المحفوظة',
    },
    remove: {
      title: 'حذف المعبد أو المسودة',
    },
    save: {
      title: 'حفظ',
    },
    setType: {
      title: 'تغيير النوع',
    },
    setField: {
      title: 'ملء حقل في عدة معابد',
    },
    merge: {
      title: 'دمج المعابد المكررة',
    },
    mergeRows: {
      title: 'دمج المعابد',
    },
    unmergeRows: {
      title: 'فصل المعابد المدمجة',
    },
    uploadAvatar: {
      title: 'اختيار الصورة الرئيسية',
    },
    uploadPhotos: {
      title: 'إضافة صور',
    },
    export: {
      title: 'تصدير المعابد بصيغة CSV',
    },
    import: {
      title: 'استيراد معابد من ملف',
    },
    importAnother: {
      title: 'اختيار ملف آخر',
    },
    importAll: {
      title: 'استيراد الصفوف المفحوصة',
    },
    importRows: {
      title: 'استيراد المعابد',
    },
    takeBackImport: {
      title: 'التراجع عن هذا الاستيراد',
    },
    unimportRows: {
      title: 'إزالة ما تم استيراده',
    },
    skipRow: {
      title: 'تخطي المكرر',
    },
    createAnyway: {
      title: 'الإنشاء رغم التكرار',
    },
    editRow: {
      title: 'تعديل خلية من الصف',
    },
    setColumn: {
      title: 'استيراد عمود إلى حقل',
    },
    fillEmpty: {
      title: 'ملء الخلايا الفارغة لحقل',
    },
    takeColumn: {
      title: 'الأخذ من عمود آخر عند الفراغ',
    },
    leaveEmpty: {
      title: 'إبقاء الخلايا الفارغة فارغة',
    },
    mapType: {
      title: 'تحويل قيمة إلى نوع',
    },
    mapTypes: {
      title: 'قبول كل الأنواع المقترحة',
    },
    chooseSheet: {
      title: 'اختيار الورقة',
    },
    chooseEncoding: {
      title: 'اختيار الترميز',
    },
    importTemplate: {
      title: 'تنزيل قالب للاستيراد',
    },
    fillHow: {
      title: 'اختيار طريقة استكمال حقل',
    },
    updateFromRow: {
      title: 'استكمال المعبد الموجود',
    },
  },
  comment: {
    replies: {
      title: 'عرض الردود',
    },
    openAuthor: {
      title: 'عرض صاحب التعليق',
    },
    delete: {
      title: 'حذف التعليق',
    },
    restore: {
      title: 'استعادة التعليق',
    },
    blockAuthor: {
      title: 'حظر صاحب التعليق',
      hint: 'منع النشر والتعليق والظهور',
    },
    unblockAuthor: {
      title: 'رفع الحظر عن صاحب التعليق',
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
    open: {
      title: 'فتح المشرف',
    },
    add: {
      title: 'إضافة مشرف',
    },
    edit: {
      title: 'تعديل المشرف',
    },
    ban: {
      title: 'حظر المشرف',
    },
    setStatus: {
      title: 'تغيير حالة المشرف',
    },
    delete: {
      title: 'حذف المشرف',
    },
    resetPassword: {
      title: 'إعادة تعيين كلمة المرور',
    },
  },
  role: {
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
      title: 'صفحة لأسفل',
    },
    pageUp: {
      title: 'صفحة لأعلى',
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
      title: 'إلغاء تحديد الكل',
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
      title: 'ملفات الأعضاء',
    },
    posts: {
      title: 'إدارة المنشورات',
    },
    reports: {
      title: 'بلاغات المحتوى',
    },
    vip: {
      title: 'حسابات VIP',
    },
    tvUsers: {
      title: 'حسابات TV',
    },
    tvSlider: {
      title: 'TV Slider',
    },
    hotlive: {
      title: 'وسائط Hotlive',
    },
    imports: {
      title: 'عمليات استيراد المعابد',
    },
    temples: {
      title: 'إدارة المعابد',
    },
    adminUsers: {
      title: 'إدارة المشرفين',
    },
    roles: {
      title: 'إدارة الأدوار',
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
  stats: {
    range: {
      title: 'اختيار فترة الإحصاءات',
    },
    ownRange: {
      title: 'الإحصاءات من يوم إلى يوم',
    },
    bucket: {
      title: 'تغيير الوحدة الزمنية للإحصاءات',
    },
    compare: {
      title: 'المقارنة بالفترة السابقة',
    },
    bars: {
      title: 'أعمدة أو خطوط',
    },
    table: {
      title: 'أرقام أو رسوم بيانية',
    },
    exportCsv: {
      title: 'تصدير الإحصاءات بصيغة CSV',
    },
    refresh: {
      title: 'تحديث الإحصاءات',
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
      title: 'إزالة من VIP',
    },
    addLanguageTag: {
      title: 'إضافة وسوم لغات',
    },
    removeLanguageTag: {
      title: 'إزالة وسوم لغات',
    },
    openProfile: {
      title: 'فتح صفحة العضو',
    },
    takeBack: {
      title: 'إزالة العضو من VIP',
    },
    putBack: {
      title: 'إعادة إلى VIP',
    },
  },
  tvUser: {
    add: {
      title: 'إضافة إلى حسابات TV',
    },
    remove: {
      title: 'إزالة من حسابات TV',
    },
    openProfile: {
      title: 'فتح صفحة العضو',
    },
    takeBack: {
      title: 'إزالة العضو من حسابات TV',
    },
    putBack: {
      title: 'إعادة إلى حسابات TV',
    },
  },
  hotlive: {
    add: {
      title: 'إضافة وسائط إلى Hotlive',
    },
    remove: {
      title: 'إزالة من Hotlive',
    },
    openPost: {
      title: 'فتح المنشور',
    },
    openAuthor: {
      title: 'فتح الكاتب',
    },
    takeBack: {
      title: 'إزالة الوسائط من Hotlive',
    },
    putBack: {
      title: 'إعادة إلى Hotlive',
    },
  },
  tvSlider: {
    add: {
      title: 'إضافة صورة إلى TV Slider',
    },
    remove: {
      title: 'إزالة من TV Slider',
    },
    openPost: {
      title: 'فتح المنشور',
    },
    openAuthor: {
      title: 'فتح الكاتب',
    },
    takeBack: {
      title: 'إزالة الصورة من TV Slider',
    },
    putBack: {
      title: 'إعادة إلى TV Slider',
    },
  },
  help: {
    keys: {
      title: 'اختصارات لوحة المفاتيح',
    },
    tour: {
      title: 'التعرّف على خمسة مفاتيح',
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
  view: {
    keep: { title: 'حفظ العرض' },
    forget: { title: 'إزالة عرض محفوظ' },
  },
  part: {
    next: { title: 'الانتقال إلى الجزء التالي من الصفحة' },
    previous: { title: 'الانتقال إلى الجزء السابق من الصفحة' },
  },
  sidebar: {
    toggle: {
      title: 'طي الشريط الجانبي أو توسيعه',
    },
  },
  fullscreen: {
    toggle: {
      title: 'ملء الشاشة',
    },
  },
  language: {
    set: {
      title: 'تغيير اللغة',
    },
  },
  theme: {
    layout: {
      title: 'سمة الخلفية',
    },
    sidebar: {
      title: 'سمة الشريط الجانبي',
    },
    topbar: {
      title: 'سمة الشريط العلوي',
    },
  },
  keys: {
    rebind: {
      title: 'تغيير المفاتيح',
    },
    reset: {
      title: 'إعادة المفاتيح إلى الافتراضي',
    },
    mailKeys: {
      title: 'تشغيل مفاتيح على طريقة Gmail أو إيقافها',
      hint: 'e للتجاهل، # للحذف. قد تبتلع طريقة إدخال فيتنامية المفتاح e، فأوقفها أولًا.',
    },
    singleKeysOff: {
      title: 'تشغيل اختصارات المفتاح الواحد أو إيقافها',
    },
  },
  session: {
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
      title: 'جلساتي النشطة',
    },
    end: {
      title: 'إنهاء الجلسة',
    },
  },
};
