export default {
  '304': 'Mục này không còn tồn tại. Hãy làm mới danh sách.',
  '313': 'Việc này đã có người xử lý xong.',
  '409': 'Có người vừa sửa mục này. Xem bản mới rồi thử lại.',
};
