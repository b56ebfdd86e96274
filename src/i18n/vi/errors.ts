export default {
  '0': 'Không kết nối được máy chủ. Kiểm tra mạng rồi thử lại.',
  '1': 'Không đọc được phản hồi của máy chủ (HTTP {{status}}).',
  '303': 'Phiên làm việc đã hết hạn. Vui lòng đăng nhập lại.',
  '308': 'Bạn không có quyền thực hiện thao tác này.',
  '400': 'Máy chủ không chấp nhận dữ liệu đã gửi. Kiểm tra lại rồi thử lần nữa.',
  '429': 'Thử quá nhiều lần. Chờ một lát rồi thử lại.',
  '500': 'Có lỗi xảy ra ở máy chủ. Thử lại; nếu vẫn lỗi, hãy báo quản trị viên.',
  '503': 'Cơ sở dữ liệu không phản hồi. Thử lại sau giây lát.',
};
