/** What no page before sign-in says. */
export default {
  secondsAgo: 'vài giây trước',
  cancel: 'Thôi',
  save: 'Lưu',
  undo: 'Hoàn tác',
  all: 'Tất cả',
};
