/** What no page before sign-in says. */
export default {
  secondsAgo: 'قبل بضع ثوانٍ',
  cancel: 'إلغاء',
  save: 'حفظ',
  undo: 'تراجع',
  all: 'الكل',
  nameless: '(بلا اسم)',
  textless: '(فارغ)',
};
