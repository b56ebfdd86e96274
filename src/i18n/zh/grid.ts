export default {
  rows: { other: '{{count}} 行' },
  selectRow: '选中此行',
  selected: { other: '已选中 {{count}} 行' },
  filters: '筛选',
  clearFilters: '清除所有筛选',
  noMatch: {
    title: '没有匹配的结果',
    hint: '点击“{{clear}}”可清除搜索词和筛选，查看完整列表。',
  },
  search: '在列表中搜索',
  failed: '列表加载失败',
  tools: '列表工具',
  ofRead: '（共读取 {{count}} 行）',
};
