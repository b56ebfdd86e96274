export default {
  close: 'Đóng',
  retry: 'Thử lại',
  loading: 'Đang tải…',
  serverError: {
    title: 'Lỗi máy chủ',
    home: 'Về trang chủ',
    hint: 'Có lỗi xảy ra. Vui lòng thử lại sau.',
  },
  notReachable: {
    title: 'Không kết nối được máy chủ',
    again: {
      other: 'Tự thử lại sau {{count}} giây.',
    },
  },
};
