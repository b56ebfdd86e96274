export default {
  label: '{{name}}:',
  pair: '{{name}}: {{value}}',
  menu: 'Danh mục',
  skip: 'Tới nội dung chính',
  search: 'Tìm hoặc chạy lệnh',
  notifications: 'Thông báo',
  unread: { other: '{{count}} chưa đọc' },
  account: 'Tài khoản của tôi',
  welcome: 'Đăng nhập thành công, xin chào {{name}}',
};
