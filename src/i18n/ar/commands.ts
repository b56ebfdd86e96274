/**
 * By command id, of what every list and screen has from the first: its title, and the hint beside it. All else that commands say stands in
 * deferredCommands.ts.
 */
export default {
  temple: {
    import: {
      title: 'استيراد معابد من ملف',
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
      title: 'الإعلانات',
    },
    stickers: {
      title: 'الملصقات',
    },
    audit: {
      title: 'سجل التغييرات',
    },
  },
  jobs: {
    open: {
      title: 'المهام',
    },
  },
  settings: {
    open: {
      title: 'الإعدادات',
    },
  },
  sidebar: {
    toggle: {
      title: 'طي الشريط الجانبي أو توسيعه',
    },
  },
};
