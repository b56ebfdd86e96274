export default {
  label: '{{name}}:',
  pair: '{{name}}: {{value}}',
  menu: 'القائمة',
  skip: 'الانتقال إلى المحتوى',
  search: 'ابحث أو نفّذ أمرًا',
  notifications: 'الإشعارات',
  unread: {
    zero: 'لا إشعارات غير مقروءة',
    one: 'إشعار غير مقروء',
    two: 'إشعاران غير مقروءين',
    few: '{{count}} إشعارات غير مقروءة',
    many: '{{count}} إشعارًا غير مقروء',
    other: '{{count}} إشعار غير مقروء',
  },
  account: 'حسابي',
  welcome: 'تم تسجيل الدخول، مرحبًا {{name}}',
};
