export default {
  secondsAgo: 'قبل بضع ثوانٍ',
  cancel: 'إلغاء',
  close: 'إغلاق',
  save: 'حفظ',
  retry: 'إعادة المحاولة',
  undo: 'تراجع',
  loading: 'جارٍ التحميل…',
  all: 'الكل',
  serverError: { title: 'خطأ داخلي في الخادم', home: 'العودة إلى الرئيسية', hint: 'حدث خطأ ما. أعد المحاولة لاحقًا.' },
};
