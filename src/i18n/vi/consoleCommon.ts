/** What no page before sign-in says. */
export default {
  secondsAgo: 'vài giây trước',
  cancel: 'Huỷ',
  save: 'Lưu',
  undo: 'Hoàn tác',
  all: 'Tất cả',
  nameless: '(không tên)',
  textless: '(trống)',
};
