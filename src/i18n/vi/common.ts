export default {
  secondsAgo: 'vài giây trước',
  cancel: 'Thôi',
  close: 'Đóng',
  save: 'Lưu',
  retry: 'Thử lại',
  undo: 'Hoàn tác',
  loading: 'Đang tải…',
  all: 'Tất cả',
  serverError: { title: 'Lỗi máy chủ', home: 'VỀ TRANG CHỦ', hint: 'Có lỗi xảy ra. Vui lòng thử lại sau.' },
  notReachable: { title: 'Không kết nối được máy chủ', again: { other: 'Tự thử lại sau {{count}} giây.' } },
};
