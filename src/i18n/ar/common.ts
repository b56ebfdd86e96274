export default {
  secondsAgo: 'قبل بضع ثوانٍ',
  cancel: 'إلغاء',
  close: 'إغلاق',
  save: 'حفظ',
  retry: 'إعادة المحاولة',
  undo: 'تراجع',
  loading: 'جارٍ التحميل…',
  all: 'الكل',
};
