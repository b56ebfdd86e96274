/** What the frame says once the first list works. */
export default {
  notFound: {
    title: 'Hình như bạn đi lạc',
    hint: 'Trang này không tồn tại.',
    lockedTitle: 'Bạn chưa có quyền vào trang này',
    locked: 'Để vào được, hãy nhờ quản trị viên cấp quyền:',
    home: 'VỀ TRANG CHỦ',
  },
  settings: {
    title: 'Cài đặt',
    language: 'Ngôn ngữ',
    layout: 'Giao diện',
    sidebar: 'Thanh bên',
    topbar: 'Thanh trên',
    number: 'Màu số {{number}}',
    undo: 'Hoàn tác và xác nhận',
    holdSeconds: 'Giữ lại trước khi gửi (giây), khi máy chủ không hoàn tác được',
    alwaysAsk: 'Luôn hỏi trước các lệnh nguy hiểm',
    keys: 'Phím đơn',
    keysEverywhere: 'Ở mọi nơi',
    keysLists: 'Chỉ trong danh sách và chi tiết',
    keysOff: 'Tắt',
  },
  signInAgain: 'Phiên làm việc đã hết hạn',
  signInAgainHint: 'Đăng nhập lại để làm tiếp. Không có gì bị mất.',
};
