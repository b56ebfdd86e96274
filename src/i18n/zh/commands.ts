/** By command id: its title, and the hint beside it. What else a command says stands in deferredCommands.ts. */
export default {
  command: {
    repeat: {
      title: '重复上一个命令',
    },
  },
  report: {
    open: {
      title: '打开举报',
    },
    ignore: {
      title: '忽略',
      hint: '不违规',
    },
    deletePost: {
      title: '删除帖子',
      hint: '违规：删除被举报的内容',
    },
    blockUser: {
      title: '封禁作者',
      hint: '禁止发帖和评论，内容不再展示',
      hintElsewhere: '违规：由服务器封禁发布者',
    },
    reopen: {
      title: '重新打开举报',
    },
    reply: {
      title: '回复举报人',
      hintElsewhere: '仅存草稿：此服务器不发送邮件',
    },
    sendReply: {
      title: '发送回复',
    },
    pullBackReply: {
      title: '撤回回复',
    },
    sendReplyAgain: {
      title: '重新发送',
    },
    replyTemplate: {
      title: '插入回复模板',
    },
    openAuthor: {
      title: '查看作者',
    },
    comments: {
      title: '查看评论',
    },
  },
  replyTemplate: {
    add: {
      title: '添加回复模板',
    },
    edit: {
      title: '编辑回复模板',
    },
    delete: {
      title: '删除回复模板',
    },
  },
  post: {
    open: {
      title: '打开帖子',
    },
    openAuthor: {
      title: '查看作者',
    },
    comments: {
      title: '查看评论',
    },
    hide: {
      title: '隐藏帖子',
    },
    unhide: {
      title: '恢复显示帖子',
    },
    block: {
      title: '屏蔽帖子',
    },
    unblock: {
      title: '取消屏蔽帖子',
    },
    delete: {
      title: '删除帖子',
    },
    restore: {
      title: '恢复帖子',
    },
    promote: {
      title: '推荐帖子',
    },
    promoteHotlive: {
      title: '推荐到 Hotlive',
    },
    promoteSlider: {
      title: '推荐到 TV Slider',
    },
    unpromoteHotlive: {
      title: '移出 Hotlive',
    },
    unpromoteSlider: {
      title: '移出 TV Slider',
    },
  },
  temple: {
    open: {
      title: '打开寺庙',
    },
    map: {
      title: '地图或列表',
    },
    create: {
      title: '新建寺庙',
    },
    add: {
      title: '创建寺庙',
    },
    edit: {
      title: '保存寺庙',
    },
    revert: {
      title: '还原寺庙的更改',
    },
    delete: {
      title: '删除寺庙',
    },
    restore: {
      title: '恢复寺庙',
    },
    makeAgain: {
      title: '重新创建寺庙',
    },
    discard: {
      title: '放弃未保存的更改',
    },
    remove: {
      title: '删除寺庙或草稿',
    },
    save: {
      title: '保存',
    },
    setType: {
      title: '更改类型',
    },
    setField: {
      title: '为多座寺庙填写一个字段',
    },
    merge: {
      title: '合并重复的寺庙',
    },
    mergeRows: {
      title: '合并寺庙',
    },
    unmergeRows: {
      title: '拆分已合并的寺庙',
    },
    uploadAvatar: {
      title: '选择主图',
    },
    uploadPhotos: {
      title: '添加照片',
    },
    export: {
      title: '导出寺庙为 CSV',
    },
    import: {
      title: '从文件导入寺庙',
    },
    importAnother: {
      title: '选择其他文件',
    },
    importAll: {
      title: '导入已检查的行',
    },
    importRows: {
      title: '导入寺庙',
    },
    takeBackImport: {
      title: '撤回这次导入',
    },
    unimportRows: {
      title: '撤回导入',
    },
    skipRow: {
      title: '跳过重复行',
    },
    createAnyway: {
      title: '仍然创建',
    },
    editRow: {
      title: '编辑该行的一个单元格',
    },
    setColumn: {
      title: '将一列导入为字段',
    },
    fillEmpty: {
      title: '填充字段的空单元格',
    },
    takeColumn: {
      title: '为空时取另一列',
    },
    leaveEmpty: {
      title: '不再填充空单元格',
    },
    mapType: {
      title: '将一个值对应到类型',
    },
    mapTypes: {
      title: '采用所有建议的类型',
    },
    chooseSheet: {
      title: '选择工作表',
    },
    chooseEncoding: {
      title: '选择编码',
    },
    importTemplate: {
      title: '下载导入模板',
    },
    fillHow: {
      title: '选择字段的补充方式',
    },
    updateFromRow: {
      title: '补充到已有寺庙',
    },
  },
  comment: {
    replies: {
      title: '查看回复',
    },
    openAuthor: {
      title: '查看评论者',
    },
    delete: {
      title: '删除评论',
    },
    restore: {
      title: '恢复评论',
    },
    blockAuthor: {
      title: '封禁评论者',
      hint: '禁止发帖和评论，内容不再展示',
    },
    unblockAuthor: {
      title: '解封评论者',
    },
  },
  profile: {
    open: {
      title: '打开成员',
    },
    block: {
      title: '封禁成员',
    },
    unblock: {
      title: '解封成员',
    },
    setBlocks: {
      title: '设置封禁范围',
    },
    toggleOnlyMe: {
      title: '开启或关闭“帖子仅本人可见”',
    },
    verifyPhone: {
      title: '验证手机号',
    },
    unverifyPhone: {
      title: '取消手机号验证',
    },
    togglePhone: {
      title: '验证手机号或取消验证',
    },
    setAuthentic: {
      title: '授予认证标识',
    },
    unsetAuthentic: {
      title: '取消认证标识',
    },
    toggleAuthentic: {
      title: '授予或取消认证标识',
    },
    update: {
      title: '编辑成员资料',
    },
    setFields: {
      title: '设置成员资料',
    },
  },
  adminUser: {
    open: {
      title: '打开管理员',
    },
    add: {
      title: '添加管理员',
    },
    edit: {
      title: '编辑管理员',
    },
    ban: {
      title: '封禁管理员',
    },
    setStatus: {
      title: '更改管理员状态',
    },
    delete: {
      title: '删除管理员',
    },
    resetPassword: {
      title: '重置密码',
    },
  },
  role: {
    open: {
      title: '打开角色',
    },
    add: {
      title: '添加角色',
    },
    edit: {
      title: '重命名角色',
    },
    delete: {
      title: '删除角色',
    },
    setActions: {
      title: '保存角色权限',
    },
    toggleAction: {
      title: '开启或关闭权限',
    },
    setAllActions: {
      title: '开启全部权限',
    },
    clearAllActions: {
      title: '关闭全部权限',
    },
  },
  notification: {
    send: {
      title: '发送通知',
    },
    delete: {
      title: '删除通知',
    },
  },
  sticker: {
    upload: {
      title: '上传贴纸',
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
      title: '导出 Excel (XLSX)',
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
      title: '成员管理',
    },
    posts: {
      title: '帖子管理',
    },
    reports: {
      title: '举报管理',
    },
    vip: {
      title: 'VIP 账号',
    },
    tvUsers: {
      title: 'TV 账号',
    },
    tvSlider: {
      title: 'TV Slider',
    },
    hotlive: {
      title: 'Hotlive 媒体',
    },
    imports: {
      title: '寺庙导入记录',
    },
    temples: {
      title: '寺庙管理',
    },
    adminUsers: {
      title: '管理员列表',
    },
    roles: {
      title: '角色管理',
    },
    notifications: {
      title: '通知',
    },
    stickers: {
      title: '贴纸',
    },
    audit: {
      title: '操作日志',
    },
  },
  photo: {
    upload: {
      title: '上传图片',
    },
  },
  stats: {
    range: {
      title: '选择统计时间范围',
    },
    ownRange: {
      title: '自定义统计起止日期',
    },
    bucket: {
      title: '更改统计时间粒度',
    },
    compare: {
      title: '与上期对比',
    },
    bars: {
      title: '切换柱状图与折线图',
    },
    table: {
      title: '切换数据表与图表',
    },
    exportCsv: {
      title: '导出统计为 CSV',
    },
    refresh: {
      title: '刷新统计',
    },
  },
  jobs: {
    open: {
      title: '任务',
    },
  },
  vip: {
    add: {
      title: '添加到 VIP 账号',
    },
    remove: {
      title: '移出 VIP',
    },
    addLanguageTag: {
      title: '添加语言标签',
    },
    removeLanguageTag: {
      title: '移除语言标签',
    },
    openProfile: {
      title: '打开成员页',
    },
    takeBack: {
      title: '将成员移出 VIP',
    },
    putBack: {
      title: '恢复到 VIP',
    },
  },
  tvUser: {
    add: {
      title: '添加到 TV 账号',
    },
    remove: {
      title: '移出 TV 账号',
    },
    openProfile: {
      title: '打开成员页',
    },
    takeBack: {
      title: '将成员移出 TV 账号',
    },
    putBack: {
      title: '恢复到 TV 账号',
    },
  },
  hotlive: {
    add: {
      title: '添加媒体到 Hotlive',
    },
    remove: {
      title: '移出 Hotlive',
    },
    openPost: {
      title: '打开帖子',
    },
    openAuthor: {
      title: '打开作者',
    },
    takeBack: {
      title: '将媒体移出 Hotlive',
    },
    putBack: {
      title: '恢复到 Hotlive',
    },
  },
  tvSlider: {
    add: {
      title: '添加图片到 TV Slider',
    },
    remove: {
      title: '移出 TV Slider',
    },
    openPost: {
      title: '打开帖子',
    },
    openAuthor: {
      title: '打开作者',
    },
    takeBack: {
      title: '将图片移出 TV Slider',
    },
    putBack: {
      title: '恢复到 TV Slider',
    },
  },
  help: {
    keys: {
      title: '快捷键',
    },
    tour: {
      title: '认识五个按键',
    },
  },
  settings: {
    open: {
      title: '设置',
    },
  },
  history: {
    open: {
      title: '操作历史',
    },
    undo: {
      title: '撤销',
    },
    redo: {
      title: '重做',
    },
  },
  view: {
    keep: { title: '保存视图' },
    forget: { title: '移除已保存的视图' },
  },
  part: {
    next: { title: '转到页面的下一部分' },
    previous: { title: '转到页面的上一部分' },
  },
  sidebar: {
    toggle: {
      title: '收起或展开侧边栏',
    },
  },
  fullscreen: {
    toggle: {
      title: '全屏',
    },
  },
  language: {
    set: {
      title: '切换语言',
    },
  },
  theme: {
    layout: {
      title: '背景主题',
    },
    sidebar: {
      title: '侧边栏主题',
    },
    topbar: {
      title: '顶栏主题',
    },
  },
  keys: {
    rebind: {
      title: '更改快捷键',
    },
    reset: {
      title: '恢复默认快捷键',
    },
    mailKeys: {
      title: '开启或关闭 Gmail 式快捷键',
      hint: 'e 忽略，# 删除。输入法可能会拦截 e 键，请先关闭或切换到英文。',
    },
    singleKeysOff: {
      title: '开启或关闭单键快捷键',
    },
  },
  session: {
    signIn: {
      title: '登录',
    },
    signInFailed: {
      title: '登录失败',
    },
    signOut: {
      title: '退出登录',
    },
    changePassword: {
      title: '修改密码',
    },
    editProfile: {
      title: '编辑我的资料',
    },
    sessions: {
      title: '我的登录设备',
    },
    end: {
      title: '退出此设备',
    },
  },
};
