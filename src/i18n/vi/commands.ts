/**
 * By command id, of what every list and screen has from the first: its title, and the hint beside it. All else that commands say stands in
 * deferredCommands.ts.
 */
export default {
  temple: {
    import: {
      title: 'Nhập cơ sở từ tệp',
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
      title: 'Thông báo nội bộ',
    },
    stickers: {
      title: 'Sticker',
    },
    audit: {
      title: 'Nhật ký thay đổi',
    },
  },
  jobs: {
    open: {
      title: 'Tác vụ',
    },
  },
  settings: {
    open: {
      title: 'Cài đặt',
    },
  },
  sidebar: {
    toggle: {
      title: 'Thu gọn hoặc mở thanh bên',
    },
  },
};
