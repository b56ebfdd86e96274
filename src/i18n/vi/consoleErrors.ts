export default {
  '304': 'Mục này không còn tồn tại. Hãy làm mới danh sách.',
};
