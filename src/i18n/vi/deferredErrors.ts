export default {
  notLoaded: 'Không tải được trang: mất kết nối, hoặc máy chủ vừa được nâng cấp.',
  '309': 'Cần mã xác minh để đăng nhập.',
  '311': 'Chưa thực hiện: bạn không đăng nhập lại.',
  '413': 'Tệp quá lớn. Hãy chọn tệp nhỏ hơn.',
  '415': 'Tệp này không phải là ảnh.',
};
