export default {
  rows: { other: '{{count}} dòng' },
  selectRow: 'Chọn dòng này',
  selected: { other: 'Đã chọn {{count}} dòng' },
  filters: 'Bộ lọc',
  clearFilters: 'Xoá hết bộ lọc',
  noMatch: {
    title: 'Không có dòng nào khớp',
    hint: 'Bấm “{{clear}}” để bỏ từ tìm và bộ lọc, xem lại cả danh sách.',
  },
  search: 'Tìm trong danh sách',
  failed: 'Không tải được danh sách',
  tools: 'Công cụ của danh sách',
  ofRead: 'trong {{count}} dòng đã tải',
};
