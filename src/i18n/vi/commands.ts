/** By command id: its title, and the hint beside it. What else a command says stands in deferredCommands.ts. */
export default {
  command: {
    repeat: {
      title: 'Lặp lại lệnh vừa rồi',
    },
  },
  report: {
    open: {
      title: 'Mở báo cáo',
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
      hint: 'Khoá đăng bài, bình luận và hiển thị',
      hintElsewhere: 'Vi phạm: máy chủ khoá người đăng',
    },
    reopen: {
      title: 'Mở lại báo cáo',
    },
    reply: {
      title: 'Trả lời người báo cáo',
      hintElsewhere: 'Chỉ lưu nháp: máy chủ này không gửi thư',
    },
    sendReply: {
      title: 'Gửi thư trả lời',
    },
    pullBackReply: {
      title: 'Rút lại thư',
    },
    sendReplyAgain: {
      title: 'Gửi lại thư',
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
      title: 'Đề xuất bài',
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
    open: {
      title: 'Mở chùa',
    },
    map: {
      title: 'Bản đồ hoặc danh sách',
    },
    create: {
      title: 'Thêm chùa',
    },
    add: {
      title: 'Tạo chùa',
    },
    edit: {
      title: 'Lưu chùa',
    },
    revert: {
      title: 'Trả lại như cũ',
    },
    delete: {
      title: 'Xoá chùa',
    },
    restore: {
      title: 'Khôi phục chùa',
    },
    makeAgain: {
      title: 'Tạo lại chùa đã xoá',
    },
    discard: {
      title: 'Bỏ phần chưa lưu',
    },
    remove: {
      title: 'Xoá chùa hoặc bỏ bản nháp',
    },
    save: {
      title: 'Lưu',
    },
    setType: {
      title: 'Đổi loại cơ sở',
    },
    setField: {
      title: 'Điền một trường cho nhiều chùa',
    },
    merge: {
      title: 'Gộp các chùa trùng nhau',
    },
    mergeRows: {
      title: 'Gộp chùa',
    },
    unmergeRows: {
      title: 'Tách các chùa đã gộp',
    },
    uploadAvatar: {
      title: 'Chọn ảnh đại diện',
    },
    uploadPhotos: {
      title: 'Thêm ảnh',
    },
    export: {
      title: 'Xuất danh sách chùa ra CSV',
    },
    import: {
      title: 'Nhập chùa từ tệp',
    },
    importAnother: {
      title: 'Chọn tệp khác',
    },
    importAll: {
      title: 'Nhập các dòng đã kiểm tra',
    },
    importRows: {
      title: 'Nhập chùa',
    },
    takeBackImport: {
      title: 'Gỡ lần nhập này',
    },
    unimportRows: {
      title: 'Gỡ các chùa vừa nhập',
    },
    skipRow: {
      title: 'Bỏ qua dòng trùng',
    },
    createAnyway: {
      title: 'Vẫn tạo chùa mới',
    },
    editRow: {
      title: 'Sửa một ô của dòng',
    },
    setColumn: {
      title: 'Nhập một cột vào trường',
    },
    fillEmpty: {
      title: 'Điền các ô trống của một trường',
    },
    takeColumn: {
      title: 'Lấy từ cột khác khi trống',
    },
    leaveEmpty: {
      title: 'Bỏ cách điền ô trống',
    },
    mapType: {
      title: 'Đổi một giá trị thành loại',
    },
    mapTypes: {
      title: 'Nhận mọi gợi ý về loại',
    },
    chooseSheet: {
      title: 'Chọn trang tính',
    },
    chooseEncoding: {
      title: 'Chọn bảng mã',
    },
    importTemplate: {
      title: 'Tải tệp mẫu để nhập chùa',
    },
    fillHow: {
      title: 'Chọn cách bổ sung từng trường',
    },
    updateFromRow: {
      title: 'Bổ sung vào chùa đã có',
    },
  },
  comment: {
    replies: {
      title: 'Xem trả lời',
    },
    openAuthor: {
      title: 'Xem người bình luận',
    },
    delete: {
      title: 'Xoá bình luận',
    },
    restore: {
      title: 'Khôi phục bình luận',
    },
    blockAuthor: {
      title: 'Khoá người bình luận',
      hint: 'Khoá đăng bài, bình luận và hiển thị',
    },
    unblockAuthor: {
      title: 'Mở khoá người bình luận',
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
      title: 'Đặt lại mức khoá',
    },
    toggleOnlyMe: {
      title: 'Bật hoặc tắt “bài đăng chỉ mình họ thấy”',
    },
    verifyPhone: {
      title: 'Xác minh số điện thoại',
    },
    unverifyPhone: {
      title: 'Bỏ xác minh số điện thoại',
    },
    togglePhone: {
      title: 'Xác minh hoặc bỏ xác minh điện thoại',
    },
    setAuthentic: {
      title: 'Gắn dấu chính chủ',
    },
    unsetAuthentic: {
      title: 'Gỡ dấu chính chủ',
    },
    toggleAuthentic: {
      title: 'Bật hoặc tắt dấu chính chủ',
    },
    update: {
      title: 'Sửa thông tin thành viên',
    },
    setFields: {
      title: 'Đặt lại thông tin thành viên',
    },
  },
  adminUser: {
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
      title: 'Chép các dòng',
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
      title: 'Mở bảng lệnh của dòng',
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
      title: 'Các lần nhập chùa',
    },
    temples: {
      title: 'Quản lý đền chùa',
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
      title: 'Tải hình lên',
    },
  },
  stats: {
    range: {
      title: 'Chọn khoảng thời gian',
    },
    ownRange: {
      title: 'Thống kê từ ngày đến ngày',
    },
    bucket: {
      title: 'Đổi mốc thời gian',
    },
    compare: {
      title: 'So với kỳ trước',
    },
    bars: {
      title: 'Vẽ cột hoặc đường',
    },
    table: {
      title: 'Xem bảng số liệu hoặc biểu đồ',
    },
    exportCsv: {
      title: 'Xuất CSV số liệu thống kê',
    },
    refresh: {
      title: 'Làm mới số liệu',
    },
  },
  jobs: {
    open: {
      title: 'Việc đang chạy',
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
      title: 'Xem trang thành viên',
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
      title: 'Xem trang thành viên',
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
      title: 'Làm quen với năm phím',
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
  view: {
    keep: { title: 'Lưu chế độ xem' },
    forget: { title: 'Bỏ chế độ xem đã lưu' },
  },
  part: {
    next: { title: 'Sang phần kế tiếp của trang' },
    previous: { title: 'Về phần trước của trang' },
  },
  sidebar: {
    toggle: {
      title: 'Thu gọn hoặc mở thanh bên',
    },
  },
  fullscreen: {
    toggle: {
      title: 'Toàn màn hình',
    },
  },
  language: {
    set: {
      title: 'Đổi ngôn ngữ',
    },
  },
  theme: {
    layout: {
      title: 'Màu nền',
    },
    sidebar: {
      title: 'Màu thanh bên',
    },
    topbar: {
      title: 'Màu thanh trên',
    },
  },
  keys: {
    rebind: {
      title: 'Đổi phím tắt',
    },
    reset: {
      title: 'Đặt lại phím tắt mặc định',
    },
    mailKeys: {
      title: 'Bật hoặc tắt phím như Gmail',
      hint: 'e bỏ qua, # xoá. Bộ gõ tiếng Việt có thể nuốt phím e: tắt bộ gõ trước khi dùng.',
    },
    singleKeysOff: {
      title: 'Bật hoặc tắt phím đơn',
    },
  },
  session: {
    signIn: {
      title: 'Đăng nhập',
    },
    signInFailed: {
      title: 'Đăng nhập không được',
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
      title: 'Nơi đang đăng nhập',
    },
    end: {
      title: 'Đăng xuất nơi này',
    },
  },
};
