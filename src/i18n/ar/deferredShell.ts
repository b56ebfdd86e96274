/** What the frame says once the first list works. */
export default {
  notFound: {
    title: 'يبدو أنك ضللت الطريق',
    hint: 'هذه الصفحة غير موجودة.',
    lockedTitle: 'لا صلاحية لك لفتح هذه الصفحة',
    locked: 'اطلب من مسؤول النظام الصلاحية اللازمة:',
    home: 'العودة إلى الرئيسية',
  },
  settings: {
    title: 'الإعدادات',
    language: 'اللغة',
    layout: 'السمة',
    sidebar: 'الشريط الجانبي',
    topbar: 'الشريط العلوي',
    number: 'السمة {{number}}',
    undo: 'التراجع والتأكيد',
    holdSeconds: 'مهلة ما قبل الإرسال (بالثواني) حين لا يستطيع الخادم التراجع',
    alwaysAsk: 'السؤال دائمًا قبل الأوامر الخطرة',
    keys: 'اختصارات المفتاح الواحد',
    keysEverywhere: 'في كل مكان',
    keysLists: 'في القوائم والتفاصيل فقط',
    keysOff: 'متوقفة',
  },
  signInAgain: 'انتهت الجلسة',
  signInAgainHint: 'سجّل الدخول مجددًا للمتابعة. لم يُفقد شيء.',
};
