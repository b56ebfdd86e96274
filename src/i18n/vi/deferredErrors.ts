export default {
  notLoaded: 'Không tải được trang: mất kết nối, hoặc máy chủ vừa được nâng cấp.',
  slowNetwork: 'Mạng đang chậm, trang vẫn đang tải…',
  '305': 'Đã tồn tại. Hãy chọn giá trị khác.',
  '306': 'Mật khẩu không đúng. Vui lòng nhập lại.',
  '309': 'Cần mã xác minh để đăng nhập.',
  '310': 'Hãy bật xác minh hai bước trước.',
  '311': 'Chưa thực hiện: bạn không đăng nhập lại.',
  '313': 'Việc này đã có người xử lý xong.',
  '409': 'Có người vừa sửa mục này. Xem bản mới rồi thử lại.',
  '413': 'Tệp quá lớn. Hãy chọn tệp nhỏ hơn.',
  '415': 'Tệp này không phải là ảnh.',
};
