/** By command id: its title, and the hint beside it. What else a command says stands in deferredCommands.ts. */
export default {
  report: {
    open: {
      title: '打开举报单',
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
      hint: '禁止发帖和评论，他人看不到其帖子',
      hintElsewhere: '违规：由服务器封禁作者',
    },
    reopen: {
      title: '重新打开举报单',
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
      title: '重新发送回复',
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
      title: '将帖子添加到 TV',
    },
    promoteHotlive: {
      title: '添加到 Hotlive',
    },
    promoteSlider: {
      title: '添加到 TV slider',
    },
    unpromoteHotlive: {
      title: '移出 Hotlive',
    },
    unpromoteSlider: {
      title: '移出 TV slider',
    },
  },
  temple: {
    editFields: {
      title: '编辑寺庙',
    },
    map: {
      title: '切换地图与列表',
    },
    create: {
      title: '新建寺庙',
    },
    export: {
      title: '导出寺庙为 CSV',
    },
    import: {
      title: '从文件导入寺庙',
    },
    importAll: {
      title: '导入已检查的行',
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
    erase: {
      title: '彻底删除成员数据',
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
    endSecondFactor: {
      title: '关闭管理员的两步验证',
    },
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
      title: '修改管理员状态',
    },
    delete: {
      title: '删除管理员',
    },
    resetPassword: {
      title: '重置密码',
    },
  },
  role: {
    toggleSecondFactor: {
      title: '要求两步验证',
    },
    editActions: {
      title: '编辑角色权限',
    },
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
  waiting: {
    week: {
      title: '等待超过 7 天',
    },
    month: {
      title: '等待超过 30 天',
    },
    opinion: {
      title: '需要第二意见',
    },
    reply: {
      title: '未发出的回复',
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
      title: '移出 VIP 账号',
    },
    addLanguageTag: {
      title: '添加语言标签',
    },
    removeLanguageTag: {
      title: '移除语言标签',
    },
    openProfile: {
      title: '查看成员',
    },
    takeBack: {
      title: '将成员移出 VIP 账号',
    },
    putBack: {
      title: '恢复到 VIP 账号',
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
      title: '查看成员',
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
      title: '查看帖子',
    },
    openAuthor: {
      title: '查看作者',
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
      title: '添加图片到 TV slider',
    },
    remove: {
      title: '移出 TV slider',
    },
    openPost: {
      title: '查看帖子',
    },
    openAuthor: {
      title: '查看作者',
    },
    takeBack: {
      title: '将图片移出 TV slider',
    },
    putBack: {
      title: '恢复到 TV slider',
    },
  },
  help: {
    keys: {
      title: '快捷键',
    },
    tour: {
      title: '认识最初的快捷键',
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
  sidebar: {
    toggle: {
      title: '收起或展开侧边栏',
    },
  },
  language: {
    set: {
      title: '切换语言',
    },
  },
  session: {
    setUpSecondFactor: {
      title: '设置两步验证',
    },
    endSecondFactor: {
      title: '关闭两步验证',
    },
    renewRecoveryCodes: {
      title: '获取新的恢复码',
    },
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
      title: '已登录的设备',
    },
    end: {
      title: '退出此设备',
    },
  },
  serviceAccount: {
    make: { title: '创建服务账号' },
    revoke: { title: '撤销服务账号的令牌' },
  },
};
