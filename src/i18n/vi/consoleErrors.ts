export default {
  '304': 'Mục này không còn tồn tại. Hãy làm mới danh sách.',
  '305': 'Đã tồn tại. Hãy chọn giá trị khác.',
  '306': 'Mật khẩu không đúng. Vui lòng nhập lại.',
  '310': 'Hãy bật xác minh hai bước trước.',
  '313': 'Việc này đã có người xử lý xong.',
  '409': 'Có người vừa sửa mục này. Xem bản mới rồi thử lại.',
};
