/** By command id: its title, and the hint beside it. What else a command says stands in deferredCommands.ts. */
export default {
  report: {
    open: {
      title: 'Mở vụ việc',
    },
    ignore: {
      title: 'Bỏ qua',
      hint: 'Không vi phạm',
    },
    deletePost: {
      title: 'Xoá bài',
      hint: 'Vi phạm: xoá nội dung bị báo cáo',
    },
    blockUser: {
      title: 'Khoá tác giả',
      hint: 'Chặn đăng bài, bình luận; người khác không thấy bài',
      hintElsewhere: 'Vi phạm: máy chủ khoá người đăng',
    },
    reopen: {
      title: 'Mở lại vụ việc',
    },
    reply: {
      title: 'Trả lời người báo cáo',
      hintElsewhere: 'Chỉ lưu nháp: máy chủ này không gửi thư',
    },
    sendReply: {
      title: 'Gửi thư trả lời',
    },
    pullBackReply: {
      title: 'Rút lại thư trả lời',
    },
    sendReplyAgain: {
      title: 'Gửi lại thư trả lời',
    },
    replyTemplate: {
      title: 'Chèn mẫu trả lời',
    },
    openAuthor: {
      title: 'Xem tác giả',
    },
    comments: {
      title: 'Xem bình luận',
    },
  },
  replyTemplate: {
    add: {
      title: 'Thêm mẫu trả lời',
    },
    edit: {
      title: 'Sửa mẫu trả lời',
    },
    delete: {
      title: 'Xoá mẫu trả lời',
    },
  },
  post: {
    open: {
      title: 'Mở bài viết',
    },
    openAuthor: {
      title: 'Xem tác giả',
    },
    comments: {
      title: 'Xem bình luận',
    },
    hide: {
      title: 'Ẩn bài',
    },
    unhide: {
      title: 'Hiện lại bài',
    },
    block: {
      title: 'Khoá bài',
    },
    unblock: {
      title: 'Mở khoá bài',
    },
    delete: {
      title: 'Xoá bài',
    },
    restore: {
      title: 'Khôi phục bài',
    },
    promote: {
      title: 'Đưa bài lên TV',
    },
    promoteHotlive: {
      title: 'Đưa lên hotlive',
    },
    promoteSlider: {
      title: 'Đưa lên TV slider',
    },
    unpromoteHotlive: {
      title: 'Gỡ khỏi hotlive',
    },
    unpromoteSlider: {
      title: 'Gỡ khỏi TV slider',
    },
  },
  temple: {
    editFields: {
      title: 'Sửa cơ sở',
    },
    map: {
      title: 'Đổi giữa bản đồ và danh sách',
    },
    create: {
      title: 'Thêm cơ sở',
    },
    export: {
      title: 'Xuất danh sách cơ sở ra CSV',
    },
    import: {
      title: 'Nhập cơ sở từ tệp',
    },
    importAll: {
      title: 'Nhập các dòng đã kiểm tra',
    },
  },
  profile: {
    open: {
      title: 'Mở thành viên',
    },
    block: {
      title: 'Khoá thành viên',
    },
    unblock: {
      title: 'Mở khoá thành viên',
    },
    setBlocks: {
      title: 'Đặt mức khoá',
    },
    toggleOnlyMe: {
      title: 'Bật hoặc tắt “chỉ họ thấy bài”',
    },
    verifyPhone: {
      title: 'Xác minh số điện thoại',
    },
    erase: {
      title: 'Xoá sạch dữ liệu của thành viên',
    },
    unverifyPhone: {
      title: 'Bỏ xác minh số điện thoại',
    },
    togglePhone: {
      title: 'Xác minh hoặc bỏ xác minh điện thoại',
    },
    setAuthentic: {
      title: 'Gắn tích xanh',
    },
    unsetAuthentic: {
      title: 'Gỡ tích xanh',
    },
    toggleAuthentic: {
      title: 'Gắn hoặc gỡ tích xanh',
    },
    update: {
      title: 'Sửa thông tin thành viên',
    },
    setFields: {
      title: 'Đặt lại thông tin thành viên',
    },
  },
  adminUser: {
    endSecondFactor: {
      title: 'Tắt xác minh hai bước của quản trị viên',
    },
    open: {
      title: 'Mở quản trị viên',
    },
    add: {
      title: 'Thêm quản trị viên',
    },
    edit: {
      title: 'Sửa quản trị viên',
    },
    ban: {
      title: 'Cấm quản trị viên',
    },
    setStatus: {
      title: 'Đổi trạng thái quản trị viên',
    },
    delete: {
      title: 'Xoá quản trị viên',
    },
    resetPassword: {
      title: 'Đặt lại mật khẩu',
    },
  },
  role: {
    toggleSecondFactor: {
      title: 'Bắt buộc xác minh hai bước',
    },
    editActions: {
      title: 'Sửa quyền của vai trò',
    },
    open: {
      title: 'Mở vai trò',
    },
    add: {
      title: 'Thêm vai trò',
    },
    edit: {
      title: 'Đổi tên vai trò',
    },
    delete: {
      title: 'Xoá vai trò',
    },
    setActions: {
      title: 'Lưu quyền của vai trò',
    },
    toggleAction: {
      title: 'Bật hoặc tắt một quyền',
    },
    setAllActions: {
      title: 'Bật tất cả quyền',
    },
    clearAllActions: {
      title: 'Tắt tất cả quyền',
    },
  },
  notification: {
    send: {
      title: 'Gửi thông báo',
    },
    delete: {
      title: 'Xoá thông báo',
    },
  },
  sticker: {
    upload: {
      title: 'Tải sticker lên',
    },
  },
  list: {
    next: {
      title: 'Dòng sau',
    },
    previous: {
      title: 'Dòng trước',
    },
    first: {
      title: 'Về dòng đầu',
    },
    last: {
      title: 'Tới dòng cuối',
    },
    firstCell: {
      title: 'Ô đầu dòng',
    },
    lastCell: {
      title: 'Ô cuối dòng',
    },
    pageDown: {
      title: 'Trang sau',
    },
    pageUp: {
      title: 'Trang trước',
    },
    open: {
      title: 'Mở chi tiết',
    },
    close: {
      title: 'Đóng chi tiết',
    },
    select: {
      title: 'Chọn hoặc bỏ chọn dòng',
    },
    selectRange: {
      title: 'Chọn đến dòng này',
    },
    extendNext: {
      title: 'Chọn thêm dòng sau',
    },
    extendPrevious: {
      title: 'Chọn thêm dòng trước',
    },
    extendPageDown: {
      title: 'Chọn thêm một trang xuống',
    },
    extendPageUp: {
      title: 'Chọn thêm một trang lên',
    },
    selectAll: {
      title: 'Chọn tất cả',
    },
    clearSelection: {
      title: 'Bỏ chọn tất cả',
    },
    invertSelection: {
      title: 'Đảo lựa chọn',
    },
    filter: {
      title: 'Lọc danh sách',
    },
    sort: {
      title: 'Sắp xếp',
    },
    sortByName: {
      title: 'Sắp xếp theo tên',
    },
    columns: {
      title: 'Chọn cột',
    },
    pageSize: {
      title: 'Mật độ dòng',
    },
    refresh: {
      title: 'Làm mới',
    },
    copy: {
      title: 'Sao chép các dòng',
    },
    exportCsv: {
      title: 'Xuất CSV',
    },
    exportXlsx: {
      title: 'Xuất Excel (XLSX)',
    },
    loadMore: {
      title: 'Tải thêm',
    },
    menu: {
      title: 'Mở menu của dòng',
    },
    peek: {
      title: 'Xem nhanh media',
    },
    uncover: {
      title: 'Đổi mức che ảnh',
    },
    look: {
      title: 'Đổi giữa ảnh và bảng',
    },
    jump: {
      title: 'Nhảy tới vị trí',
    },
    search: {
      title: 'Tìm trong danh sách',
    },
    copyLink: {
      title: 'Sao chép liên kết',
    },
  },
  go: {
    choose: { title: 'Đi tới…' },
    viewOne: { title: 'Chế độ xem đã lưu 1' },
    viewTwo: { title: 'Chế độ xem đã lưu 2' },
    viewThree: { title: 'Chế độ xem đã lưu 3' },
    viewFour: { title: 'Chế độ xem đã lưu 4' },
    viewFive: { title: 'Chế độ xem đã lưu 5' },
    viewSix: { title: 'Chế độ xem đã lưu 6' },
    viewSeven: { title: 'Chế độ xem đã lưu 7' },
    viewEight: { title: 'Chế độ xem đã lưu 8' },
    viewNine: { title: 'Chế độ xem đã lưu 9' },
    home: {
      title: 'Trang chủ',
    },
    profiles: {
      title: 'Quản lý tài khoản',
    },
    posts: {
      title: 'Quản lý bài viết',
    },
    reports: {
      title: 'Báo cáo bài viết',
    },
    vip: {
      title: 'Tài khoản VIP',
    },
    tvUsers: {
      title: 'Tài khoản TV',
    },
    tvSlider: {
      title: 'TV slider',
    },
    hotlive: {
      title: 'Media hotlive',
    },
    imports: {
      title: 'Các lần nhập cơ sở',
    },
    temples: {
      title: 'Quản lý cơ sở thờ tự',
    },
    adminUsers: {
      title: 'Danh sách quản trị',
    },
    roles: {
      title: 'Quản lý vai trò',
    },
    notifications: {
      title: 'Thông báo',
    },
    stickers: {
      title: 'Sticker',
    },
    audit: {
      title: 'Nhật ký thay đổi',
    },
  },
  photo: {
    upload: {
      title: 'Tải ảnh lên',
    },
  },
  waiting: {
    week: {
      title: 'Chờ quá 7 ngày',
    },
    month: {
      title: 'Chờ quá 30 ngày',
    },
    opinion: {
      title: 'Cần ý kiến thứ hai',
    },
    reply: {
      title: 'Trả lời chưa gửi được',
    },
  },
  jobs: {
    open: {
      title: 'Tác vụ',
    },
  },
  vip: {
    add: {
      title: 'Thêm vào tài khoản VIP',
    },
    remove: {
      title: 'Gỡ khỏi VIP',
    },
    addLanguageTag: {
      title: 'Gắn thẻ ngôn ngữ',
    },
    removeLanguageTag: {
      title: 'Gỡ thẻ ngôn ngữ',
    },
    openProfile: {
      title: 'Xem thành viên',
    },
    takeBack: {
      title: 'Gỡ thành viên khỏi VIP',
    },
    putBack: {
      title: 'Đưa lại vào VIP',
    },
  },
  tvUser: {
    add: {
      title: 'Thêm vào tài khoản TV',
    },
    remove: {
      title: 'Gỡ khỏi tài khoản TV',
    },
    openProfile: {
      title: 'Xem thành viên',
    },
    takeBack: {
      title: 'Gỡ thành viên khỏi tài khoản TV',
    },
    putBack: {
      title: 'Đưa lại vào tài khoản TV',
    },
  },
  hotlive: {
    add: {
      title: 'Thêm media vào hotlive',
    },
    remove: {
      title: 'Gỡ khỏi hotlive',
    },
    openPost: {
      title: 'Xem bài viết chứa media',
    },
    openAuthor: {
      title: 'Xem người đăng',
    },
    takeBack: {
      title: 'Gỡ media khỏi hotlive',
    },
    putBack: {
      title: 'Đưa lại vào hotlive',
    },
  },
  tvSlider: {
    add: {
      title: 'Thêm ảnh vào TV slider',
    },
    remove: {
      title: 'Gỡ khỏi TV slider',
    },
    openPost: {
      title: 'Xem bài viết chứa ảnh',
    },
    openAuthor: {
      title: 'Xem người đăng',
    },
    takeBack: {
      title: 'Gỡ ảnh khỏi TV slider',
    },
    putBack: {
      title: 'Đưa lại vào TV slider',
    },
  },
  help: {
    keys: {
      title: 'Phím tắt',
    },
    tour: {
      title: 'Làm quen với phím tắt',
    },
  },
  settings: {
    open: {
      title: 'Cài đặt',
    },
  },
  history: {
    open: {
      title: 'Lịch sử thao tác',
    },
    undo: {
      title: 'Hoàn tác',
    },
    redo: {
      title: 'Làm lại',
    },
  },
  sidebar: {
    toggle: {
      title: 'Thu gọn hoặc mở thanh bên',
    },
  },
  language: {
    set: {
      title: 'Đổi ngôn ngữ',
    },
  },
  session: {
    setUpSecondFactor: {
      title: 'Bật xác minh hai bước',
    },
    endSecondFactor: {
      title: 'Tắt xác minh hai bước',
    },
    renewRecoveryCodes: {
      title: 'Lấy mã khôi phục mới',
    },
    signIn: {
      title: 'Đăng nhập',
    },
    signInFailed: {
      title: 'Đăng nhập thất bại',
    },
    signOut: {
      title: 'Đăng xuất',
    },
    changePassword: {
      title: 'Đổi mật khẩu',
    },
    editProfile: {
      title: 'Sửa hồ sơ của tôi',
    },
    sessions: {
      title: 'Thiết bị đang đăng nhập',
    },
    end: {
      title: 'Đăng xuất thiết bị này',
    },
  },
  serviceAccount: {
    make: { title: 'Tạo tài khoản dịch vụ' },
    revoke: { title: 'Huỷ mã truy cập của tài khoản dịch vụ' },
  },
};
