/**
 * By command id, of what every list and screen has from the first: its title, and the hint beside it. All else that commands say stands in
 * deferredCommands.ts.
 */
export default {
  temple: {
    import: {
      title: '从文件导入寺庙',
    },
  },
  list: {
    next: {
      title: '下一行',
    },
    previous: {
      title: '上一行',
    },
    first: {
      title: '第一行',
    },
    last: {
      title: '最后一行',
    },
    firstCell: {
      title: '行首单元格',
    },
    lastCell: {
      title: '行末单元格',
    },
    pageDown: {
      title: '下一页',
    },
    pageUp: {
      title: '上一页',
    },
    open: {
      title: '打开详情',
    },
    close: {
      title: '关闭详情',
    },
    select: {
      title: '选中或取消选中行',
    },
    selectRange: {
      title: '选中到此行',
    },
    extendNext: {
      title: '向下扩展选区',
    },
    extendPrevious: {
      title: '向上扩展选区',
    },
    extendPageDown: {
      title: '向下扩展选区一页',
    },
    extendPageUp: {
      title: '向上扩展选区一页',
    },
    selectAll: {
      title: '全选',
    },
    clearSelection: {
      title: '取消全部选中',
    },
    invertSelection: {
      title: '反选',
    },
    filter: {
      title: '筛选列表',
    },
    sort: {
      title: '排序',
    },
    sortByName: {
      title: '按名称排序',
    },
    columns: {
      title: '选择列',
    },
    pageSize: {
      title: '行密度',
    },
    refresh: {
      title: '刷新',
    },
    copy: {
      title: '复制行',
    },
    exportCsv: {
      title: '导出 CSV',
    },
    exportXlsx: {
      title: '导出 Excel（XLSX）',
    },
    loadMore: {
      title: '加载更多',
    },
    menu: {
      title: '打开行菜单',
    },
    peek: {
      title: '快速查看媒体',
    },
    uncover: {
      title: '逐级显示图片',
    },
    look: {
      title: '切换图片与表格',
    },
    jump: {
      title: '跳转到位置',
    },
    search: {
      title: '在列表中搜索',
    },
    copyLink: {
      title: '复制链接',
    },
  },
  go: {
    choose: { title: '转到…' },
    viewOne: { title: '已保存的视图 1' },
    viewTwo: { title: '已保存的视图 2' },
    viewThree: { title: '已保存的视图 3' },
    viewFour: { title: '已保存的视图 4' },
    viewFive: { title: '已保存的视图 5' },
    viewSix: { title: '已保存的视图 6' },
    viewSeven: { title: '已保存的视图 7' },
    viewEight: { title: '已保存的视图 8' },
    viewNine: { title: '已保存的视图 9' },
    home: {
      title: '首页',
    },
    profiles: {
      title: '成员',
    },
    posts: {
      title: '帖子',
    },
    reports: {
      title: '举报',
    },
    vip: {
      title: 'VIP 账号',
    },
    tvUsers: {
      title: 'TV 账号',
    },
    tvSlider: {
      title: 'TV slider',
    },
    hotlive: {
      title: 'Hotlive',
    },
    imports: {
      title: '寺庙导入',
    },
    temples: {
      title: '寺庙',
    },
    adminUsers: {
      title: '管理员',
    },
    roles: {
      title: '角色',
    },
    notifications: {
      title: '公告',
    },
    stickers: {
      title: '贴纸',
    },
    audit: {
      title: '操作日志',
    },
  },
  jobs: {
    open: {
      title: '任务',
    },
  },
  settings: {
    open: {
      title: '设置',
    },
  },
  sidebar: {
    toggle: {
      title: '收起或展开侧边栏',
    },
  },
};
