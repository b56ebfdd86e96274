/** By command id: words to find it by, questions, what is said when it is done, its arguments and its reasons. */
export default {
  command: {
    oneOnly: '此命令只能用于一行，请减少选中的行。',
    failed: '此命令出现故障，暂时无法使用。',
    unread: '服务器发来的数据中，此命令所需的部分无法读取。',
    memberUnknown: '服务器没有说明这是哪位成员。',
  },
  report: {
    ignore: {
      words: '没有违规 合规 正常 通过 放行',
      done: '已忽略举报：{{name}}',
      question: '忽略 {{count}} 条举报？',
    },
    deletePost: {
      words: '违规 移除 删帖',
      done: '已删除被举报的内容：{{name}}',
      question: '删除 {{count}} 个案件中的内容？',
    },
    blockUser: {
      words: '封号 禁言 拉黑 用户',
      done: '已封禁作者：{{name}}',
      question: '封禁 {{count}} 条举报的作者？',
    },
    reopen: {
      done: '已重新打开举报：{{name}}',
      question: '重新打开 {{count}} 条举报？',
    },
    sendReply: {
      done: '回复已存入案件：{{name}}',
    },
    pullBackReply: {
      done: '已撤回回复：{{name}}',
    },
    sendReplyAgain: {
      done: '将重新发送回复：{{name}}',
    },
    replyTemplate: {
      words: '快捷回复 常用语',
      template: {
        label: '哪个模板？',
      },
    },
    replyHasLeft: '此回复已不在等待发送。',
    alreadyDecided: '此举报已处理。',
    stillOpen: '此举报尚未处理。',
    notYoursToReopen: '您无权作出此决定，因此也不能撤回它。',
  },
  replyTemplate: {
    add: {
      done: '已添加回复模板',
      language: {
        label: '语言',
      },
      name: {
        label: '名称',
      },
      text: {
        label: '内容（{reporter} {reason} {decision} {date} {postExcerpt}）',
      },
    },
    edit: {
      done: '已修改回复模板：{{name}}',
      language: {
        label: '语言',
      },
      name: {
        label: '名称',
      },
      text: {
        label: '内容（{reporter} {reason} {decision} {date} {postExcerpt}）',
      },
    },
    delete: {
      done: '已删除回复模板：{{name}}',
      question: {
        other: '删除 {{count}} 个回复模板？',
      },
    },
    empty: '不能为空。',
    tooLong: '过长：名称最多 80 个字符，内容最多 5000 个。',
  },
  post: {
    hide: {
      done: '已隐藏帖子：{{name}}',
      question: '隐藏 {{count}} 条帖子？',
    },
    unhide: {
      done: '已恢复显示帖子：{{name}}',
      question: '恢复显示 {{count}} 条帖子？',
    },
    block: {
      words: '封禁 封锁',
      done: '已屏蔽帖子：{{name}}',
      question: '屏蔽 {{count}} 条帖子？',
    },
    unblock: {
      done: '已取消屏蔽帖子：{{name}}',
      question: '取消屏蔽 {{count}} 条帖子？',
    },
    delete: {
      words: '移除 删帖',
      done: '已删除帖子：{{name}}',
      question: '删除 {{count}} 条帖子？',
    },
    restore: {
      done: '已恢复帖子：{{name}}',
      question: '恢复 {{count}} 条帖子？',
    },
    promote: {
      to: {
        label: '推荐到',
        hotlive: 'Hotlive',
        slider: 'TV Slider',
      },
    },
    promoteHotlive: {
      done: '已添加媒体：{{name}}',
      refused: {
        '400': 'Hotlive 只接受视频。',
      },
      question: '将 {{count}} 条帖子推荐到 Hotlive？',
      idmedia: {
        label: '选择媒体',
      },
    },
    promoteSlider: {
      done: '已添加媒体：{{name}}',
      refused: {
        '400': 'TV Slider 只接受图片。',
      },
      question: '将 {{count}} 条帖子推荐到 TV Slider？',
      idmedia: {
        label: '选择图片',
      },
    },
    unpromoteHotlive: {
      done: '已移除媒体：{{name}}',
      question: '将 {{count}} 条帖子移出 Hotlive？',
    },
    unpromoteSlider: {
      done: '已移除媒体：{{name}}',
      question: '将 {{count}} 条帖子移出 TV Slider？',
    },
    gone: '此帖子已被删除。',
    alreadyHidden: '此帖子已隐藏。',
    notHidden: '此帖子正在显示。',
    alreadyBlocked: '此帖子已被屏蔽。',
    notBlocked: '此帖子未被屏蔽。',
    notDeleted: '此帖子未被删除。',
    noMedia: '帖子内容必须包含媒体。',
    noVideo: '帖子中没有可推荐到 Hotlive 的视频。',
    noImage: '帖子中没有可推荐到 TV Slider 的图片。',
    mediaUnknown: '服务器没有给出此帖子的媒体 ID。',
  },
  temple: {
    open: {
      words: '编辑 佛寺 祠庙 教堂 地点',
    },
    map: {
      words: '查看 位置 地点 佛寺 祠庙 教堂',
    },
    create: {
      words: '添加 创建 佛寺 祠庙 教堂 地点',
    },
    add: {
      done: '已创建寺庙：{{name}}',
      question: '创建 {{count}} 座寺庙？',
    },
    edit: {
      done: '已保存寺庙：{{name}}',
      question: '保存 {{count}} 座寺庙？',
    },
    revert: {
      done: '已还原：{{name}}',
      question: '还原 {{count}} 座寺庙的更改？',
    },
    delete: {
      words: '移除',
      done: '已删除寺庙：{{name}}',
      question: '删除 {{count}} 座寺庙？',
    },
    restore: {
      words: '找回 回收站',
      done: '已恢复寺庙：{{name}}',
      question: {
        other: '恢复 {{count}} 座寺庙？',
      },
    },
    makeAgain: {
      words: '恢复 找回',
      hint: '它会作为新的寺庙创建，编号是新的；原来的创建时间不会保留。',
      done: '已重新创建，编号是新的：{{name}}',
      question: '重新创建 {{count}} 座寺庙？',
    },
    discard: {
      words: '草稿 取消',
    },
    setType: {
      words: '批量 编辑 多个',
      done: '已更改类型：{{name}}',
      question: {
        other: '更改 {{count}} 座寺庙的类型？',
      },
      type: {
        label: '新类型',
      },
    },
    setField: {
      words: '批量 编辑 城市 国家 地址',
      done: '已修改：{{name}}',
      question: {
        other: '修改 {{count}} 座寺庙？',
      },
      field: {
        label: '哪个字段',
      },
      value: {
        label: '新的值，留空则清除',
      },
    },
    setAlready: '这座寺庙已经是这个值。',
    fieldTooLong: '对这个字段来说太长。',
    merge: {
      words: '重复 去重 并入',
      submit: '合并',
      howMany: '请选择 2 到 6 座其实是同一处的寺庙。',
      allPhotos: '全部照片',
      keep: {
        label: '保留哪一座',
      },
      name: {
        label: '名称',
      },
      nickname: {
        label: '别名',
      },
      type: {
        label: '类型',
      },
      address: {
        label: '地址',
      },
      city: {
        label: '城市',
      },
      country: {
        label: '国家',
      },
      description: {
        label: '简介',
      },
      place: {
        label: '坐标',
      },
      avatar: {
        label: '头像',
      },
      photos: {
        label: '照片',
      },
    },
    mergeRows: {
      done: '已合并：{{name}}',
      question: {
        other: '合并 {{count}} 座寺庙？',
      },
    },
    unmergeRows: {
      done: '已拆分：{{name}}',
      question: {
        other: '拆分 {{count}} 座寺庙？',
      },
    },
    mergeNeedsEdit: '合并需要编辑寺庙的权限。',
    uploadPhotos: {
      words: '上传 图片',
    },
    export: {
      words: '下载 文件',
    },
    import: {
      words: '批量 csv xlsx excel 表格 上传',
    },
    importAll: {
      words: '写入 开始 文件',
    },
    importRows: {
      done: '已导入：{{name}}',
      question: {
        other: '导入 {{count}} 行？',
      },
      refused: {
        '400': '服务器拒绝了此行。请在文件中修正后重新导入。',
        '409': '要补充的寺庙刚刚被他人更改或删除。请重新选择文件再检查一次。',
      },
    },
    takeBackImport: {
      words: '撤销 删除 导入的寺庙',
    },
    importTakenBack: '这次导入已没有可撤回的行。',
    importNotKept: '这次导入的逐行记录已不再保留，无法撤回。',
    unimportRows: {
      done: '已撤回：{{name}}',
      question: {
        other: '撤回已导入的 {{count}} 行？',
      },
    },
    skipRow: {
      words: '不导入 忽略',
    },
    createAnyway: {
      words: '重复 行 新建 寺庙',
    },
    editRow: {
      words: '更正 行',
      field: {
        label: '哪个字段',
      },
      value: {
        label: '新值',
      },
    },
    setColumn: {
      words: '列 标题',
      column: {
        label: '哪一列',
      },
      field: {
        label: '哪个字段',
      },
    },
    fillEmpty: {
      words: '默认 模板 规则 名称',
      field: {
        label: '哪个字段',
      },
      text: {
        label: '值或模板，例如 {city}寺',
      },
    },
    takeColumn: {
      words: '规则 备用',
      field: {
        label: '哪个字段',
      },
      column: {
        label: '哪一列',
      },
    },
    leaveEmpty: {
      words: '移除 规则',
      field: {
        label: '哪个字段',
      },
    },
    mapType: {
      words: '映射 类型',
      value: {
        label: '文件中的值',
      },
      type: {
        label: '对应的类型',
      },
    },
    mapTypes: {
      words: '映射 类型',
    },
    chooseSheet: {
      words: 'excel 工作簿',
      sheet: {
        label: '哪个工作表',
      },
    },
    chooseEncoding: {
      words: 'TCVN3 VNI 乱码',
      encoding: {
        label: '哪种编码',
      },
    },
    importTemplate: {
      words: 'csv excel 示例',
      as: {
        label: '文件格式',
      },
    },
    fillHow: {
      words: '替换 保留 填充 重复',
      field: {
        label: '哪个字段',
      },
      way: {
        label: '如何处理',
      },
    },
    updateFromRow: {
      words: '重复 行 更新 合并',
    },
    addedUnseen: '已保存：{{name}}。服务器没有说明它是列表中的哪一座寺庙。',
    likeIsThere: '刚刚有人创建了一座相似的寺庙。',
    rowUnsure: '此行可能已送达。请在导入任务中选择如何处理。',
    rowWritten: '此行已导入。',
    noDuplicate: '此行没有重复。',
    nothingNew: '此行没有可补充的新内容。',
    nothingToWrite: '此行没有可导入的内容。',
    unsaved: '此寺庙尚未保存。',
    savedAlready: '此寺庙已保存。',
    gone: '此寺庙已被删除。',
    notDeleted: '此寺庙未被删除。',
    nameMissing: '尚未填写寺庙名称。',
    placeUnreadable: '无法识别坐标。请输入纬度和经度，例如 21.03, 105.83，或粘贴完整的地图链接。',
  },
  comment: {
    delete: {
      words: '移除',
      done: '已删除评论：{{name}}',
      question: {
        other: '删除 {{count}} 条评论？',
      },
    },
    restore: {
      done: '已恢复评论：{{name}}',
      question: {
        other: '恢复 {{count}} 条评论？',
      },
    },
    blockAuthor: {
      done: '已封禁：{{name}}',
      question: {
        other: '封禁 {{count}} 条评论的作者？',
      },
    },
    unblockAuthor: {
      done: '已解封：{{name}}',
      question: {
        other: '解封 {{count}} 条评论的作者？',
      },
    },
    gone: '此评论已被删除。',
    notDeleted: '此评论未被删除。',
    isUnder: '它所回复的评论已被删除：请先恢复那条评论。',
  },
  profile: {
    open: {
      words: '资料 账号 用户',
    },
    block: {
      words: '封号 禁言 锁定 拉黑',
      done: '已设置封禁项：{{name}}',
      question: '为 {{count}} 名成员设置封禁项？',
      kinds: {
        label: '封禁范围',
        all: '全部',
        BLOCK_POST: '发帖',
        BLOCK_COMMENT: '评论',
        BLOCK_POST_ALLOW_ONLY_ME: '帖子仅本人可见',
      },
    },
    unblock: {
      done: '已解封：{{name}}',
      question: '解封 {{count}} 名成员？',
    },
    setBlocks: {
      done: '已设置封禁范围：{{name}}',
      question: '设置 {{count}} 名成员的封禁范围？',
    },
    toggleOnlyMe: {
      done: '已更改“帖子仅本人可见”：{{name}}',
      question: '更改 {{count}} 名成员的“帖子仅本人可见”？',
    },
    verifyPhone: {
      done: '已验证手机号：{{name}}',
      question: '验证 {{count}} 名成员的手机号？',
      phone: {
        label: '手机号',
      },
    },
    unverifyPhone: {
      done: '已取消手机号验证：{{name}}',
      question: '取消 {{count}} 名成员的手机号验证？',
    },
    setAuthentic: {
      words: '蓝勾 蓝标 加V 官方认证',
      done: '已授予认证标识：{{name}}',
      question: '为 {{count}} 名成员授予认证标识？',
    },
    unsetAuthentic: {
      done: '已取消认证标识：{{name}}',
      question: '取消 {{count}} 名成员的认证标识？',
    },
    update: {
      done: '已更新：{{name}}',
      question: '更新 {{count}} 名成员的资料？',
      displayName: {
        label: '显示名称',
      },
      email: {
        label: '邮箱',
      },
      phone: {
        label: '手机号',
      },
      birthDay: {
        label: '出生日期',
      },
      gender: {
        label: '性别',
        men: '男',
        woman: '女',
        unsaid: '未填写',
      },
      idCard: {
        label: '身份证件',
      },
      location: {
        label: '所在地',
      },
      photo: {
        label: '头像',
      },
    },
    setFields: {
      done: '已更新：{{name}}',
      question: '更新 {{count}} 名成员的资料？',
    },
    dayInvalid: '没有这一天。',
    noUid: '服务器未提供该成员的 UID。',
    unchanged: '没有任何更改。',
    blocksAreSo: '该成员已是这些封禁项。',
    notBlocked: '此成员未被封禁。',
    chooseKinds: '没有任何更改：请至少勾选或取消一项。',
    phoneInvalid: '手机号无效或已被使用。',
    phoneAlreadyVerified: '手机号已验证。',
    phoneNotVerified: '手机号未验证。',
    alreadyAuthentic: '已有认证标识。',
    notAuthentic: '没有认证标识。',
    nameMissing: '名称不能为空。',
  },
  adminUser: {
    add: {
      words: '创建 新建 员工 工作人员 账号 用户',
      done: '已添加管理员',
      question: '添加此管理员？',
      refused: {
        '305': '此用户名已被使用。',
        '308': '不能对自己或级别更高的人执行此操作，也不能授予自己没有的权限。',
      },
      userName: {
        label: '用户名',
      },
      displayName: {
        label: '显示名称',
      },
      password: {
        label: '密码',
      },
      role: {
        label: '角色',
        none: '无角色',
      },
      tier: {
        '99': '工作人员（NV）',
        '100': '系统管理员（QTHT）',
        label: '级别',
      },
      organId: {
        label: '单位编号',
      },
      position: {
        label: '职务',
      },
      rankId: {
        label: '职级编号',
      },
      avatar: {
        label: '头像',
      },
    },
    edit: {
      words: '更新 修改 员工 工作人员 用户',
      done: '已更新：{{name}}',
      question: '更新 {{count}} 名管理员？',
      refused: {
        '305': '此用户名已被使用。',
        '308': '不能对自己或级别更高的人执行此操作，也不能授予自己没有的权限。',
        '400': '必须至少保留一名状态正常的系统管理员。',
      },
      userName: {
        label: '用户名',
      },
      displayName: {
        label: '显示名称',
      },
      role: {
        label: '角色',
        none: '无角色',
      },
      tier: {
        '99': '工作人员（NV）',
        '100': '系统管理员（QTHT）',
        label: '级别',
      },
      organId: {
        label: '单位编号',
      },
      position: {
        label: '职务',
      },
      rankId: {
        label: '职级编号',
      },
      avatar: {
        label: '头像',
      },
    },
    ban: {
      refused: {
        '308': '不能对自己或级别更高的人执行此操作，也不能授予自己没有的权限。',
        '400': '必须至少保留一名状态正常的系统管理员。',
      },
      words: '锁定 封号 禁用',
      done: '已封禁：{{name}}',
      question: {
        other: '确定要封禁 {{count}} 名管理员吗？',
      },
    },
    setStatus: {
      refused: {
        '308': '不能对自己或级别更高的人执行此操作，也不能授予自己没有的权限。',
        '400': '必须至少保留一名状态正常的系统管理员。',
      },
      words: '停用 启用 恢复 激活',
      done: '已更改状态：{{name}}',
      question: '更改 {{count}} 名管理员的状态？',
      status: {
        '1': '正常',
        '3': '已停用',
        label: '状态',
      },
    },
    delete: {
      refused: {
        '308': '不能对自己或级别更高的人执行此操作，也不能授予自己没有的权限。',
        '400': '必须至少保留一名状态正常的系统管理员。',
      },
      words: '移除',
      done: '已删除管理员：{{name}}',
      question: {
        other: '确定要删除 {{count}} 名管理员吗？',
      },
    },
    resetPassword: {
      refused: {
        '308': '不能对自己或级别更高的人执行此操作，也不能授予自己没有的权限。',
      },
      words: '忘记密码 新密码',
      done: '已重置密码：{{name}}',
      question: '重置 {{count}} 名管理员的密码？',
      password: {
        label: '新密码',
      },
    },
    gone: '此管理员已被删除。',
    alreadyBanned: '此管理员已被封禁。',
    hasStatus: '已是此状态：{{name}}',
    notANumber: '请输入整数。',
    nameTaken: '此用户名已被使用。',
    aboveYou: '此人的级别高于你。',
    mayDoMore: '此人的权限比你多。',
    isYou: '不能对自己执行此操作。',
    roleBeyondYou: '含有你没有的权限',
    tierBeyondYou: '仅系统管理员可授予',
    lastSuperAdmin: '必须至少保留一名系统管理员',
    nameInvalid: '只能使用英文字母、数字和 . _ @ + -',
    displayNameMissing: '显示名称不能为空。',
  },
  role: {
    add: {
      words: '创建 新建 权限',
      done: '已添加角色',
      question: '添加此角色？',
      refused: {
        '305': '此角色已存在。',
      },
      name: {
        label: '角色名称',
      },
    },
    edit: {
      done: '已更新角色：{{name}}',
      question: '重命名 {{count}} 个角色？',
      refused: {
        '305': '此角色已存在。',
      },
      name: {
        label: '角色名称',
      },
    },
    delete: {
      refused: {
        '400': '此角色正在使用。请先为其用户更换角色。',
      },
      words: '移除',
      done: '已删除角色：{{name}}',
      question: {
        other: '确定要删除 {{count}} 个角色吗？',
      },
    },
    setActions: {
      done: '已更新角色：{{name}}',
      question: '保存权限？',
    },
    toggleAction: {
      words: '允许 禁止 切换 授权',
      done: '已更新角色：{{name}}',
      question: '更改 {{count}} 个角色的权限？',
      action: {
        label: '权限',
        STATISTICAL: '查看统计',
        REPORT_VIEW: '查看举报',
        REPORT_DELETE_POST: '删除被举报的帖子',
        REPORT_BLOCK_ACCOUNT: '封禁被举报的账号',
        STICKER_VIEW: '查看贴纸',
        STICKER_UPLOAD: '上传贴纸',
        PROFILE_VIEW: '查看账号',
        PROFILE_LOCK: '封禁账号',
        PROFILE_VERIFY: '验证账号',
        PROFILE_UPDATE: '编辑账号',
        TV_ACCOUNT_VIEW: '查看 TV 账号',
        TV_ACCOUNT_ADD: '添加 TV 账号',
        TV_ACCOUNT_DELETE: '删除 TV 账号',
        TV_SLIDER_VIEW: '查看 TV Slider',
        TV_SLIDER_ADD: '添加到 TV Slider',
        TV_SLIDER_DELETE: '移出 TV Slider',
        TV_HOTLIVE_VIEW: '查看 Hotlive',
        TV_HOTLIVE_ADD: '添加到 Hotlive',
        TV_HOTLIVE_DELETE: '移出 Hotlive',
        POST_VIEW: '查看帖子',
        POST_DELETE: '删除帖子',
        POST_HIDE: '隐藏和屏蔽帖子',
        MEDIA_VIEW: '查看帖子媒体',
        LOCATION_VIEW: '查看寺庙',
        LOCATION_ADD: '添加寺庙',
        LOCATION_EDIT: '编辑寺庙',
        LOCATION_DELETE: '删除寺庙',
        VIP_VIEW: '查看 VIP 账号',
        VIP_ADD: '添加 VIP 账号',
        VIP_EDIT: '编辑 VIP 账号的语言标签',
        VIP_DELETE: '删除 VIP 账号',
        USER_VIEW: '查看管理员',
        USER_ADD: '添加管理员',
        USER_EDIT: '编辑管理员',
        USER_DELETE: '删除管理员',
        ROLE_VIEW: '查看角色',
        ROLE_ADD: '添加角色',
        ROLE_EDIT: '编辑角色',
        ROLE_DELETE: '删除角色',
        OTHER_RESET_PASSWORD: '重置密码',
        OTHER_BAN_USER: '封禁管理员',
      },
    },
    setAllActions: {
      done: '已更新角色：{{name}}',
      question: '开启全部权限？',
    },
    clearAllActions: {
      done: '已更新角色：{{name}}',
      question: '关闭全部权限？',
    },
    gone: '此角色已被删除。',
    inUse: '此角色正在使用。请先为其用户更换角色。',
    hasAll: '此角色已拥有全部权限。',
    hasNone: '此角色没有任何权限。',
    nameMissing: '角色名称不能为空。',
  },
  notification: {
    send: {
      words: '撰写 消息 公告 工作人员 新建',
      done: '通知已发送',
      question: '发送此通知？',
      submit: '预览并发送',
      heading: {
        label: '标题',
      },
      body: {
        label: '正文',
      },
      audience: {
        label: '接收人',
        all: '全体工作人员',
        'tier:99': '工作人员（NV）',
        'tier:100': '系统管理员（QTHT）',
      },
    },
    delete: {
      words: '移除 撤回',
      done: '已删除通知：{{name}}',
      question: {
        other: '删除 {{count}} 条通知？删除后任何人都无法再看到。',
      },
    },
    gone: '此通知已被删除。',
    titleMissing: '缺少标题。',
    bodyMissing: '缺少正文。',
    tooLong: '内容过长，请缩短。',
  },
  sticker: {
    upload: {
      words: '添加 新图片 表情',
      done: '已添加贴纸',
      question: '上传这些贴纸？',
      pictures: {
        label: '用作贴纸的图片',
      },
    },
    noPictures: '请至少选择一张图片。',
  },
  password: {
    longEnough: '至少 10 个字符',
    notTheUserName: '不能与用户名相同',
    met: '已满足',
    open: '未满足',
    generate: '生成密码',
    copy: '复制',
    copied: '已复制',
    show: '显示密码',
  },
  list: {
    exportXlsx: {
      words: '电子表格',
    },
    uncover: {
      words: '遮挡 模糊 黑白 彩色',
    },
  },
  go: {
    home: {
      words: '统计 仪表盘 概览',
    },
    profiles: {
      words: '账号 用户 资料',
    },
    reports: {
      words: '内容 投诉 违规 审核 队列',
    },
    imports: {
      words: '历史 文件 谁导入 撤回',
    },
    stickers: {
      words: 'sticker 表情',
    },
    audit: {
      words: '审计 变更 历史 记录',
    },
  },
  stats: {
    range: {
      words: '时段 周期 日期',
      range: {
        label: '时间范围',
        '24h': '24 小时',
        '7d': '7 天',
        '30d': '30 天',
        '90d': '90 天',
        month: '本月',
        lastMonth: '上月',
        '12m': '12 个月',
        '5y': '5 年',
      },
      bucket: {
        label: '时间粒度',
        auto: '自动',
        HOUR: '小时',
        DAY: '天',
        WEEK: '周',
        MONTH: '月',
      },
    },
    ownRange: {
      words: '自选 时间范围',
      from: {
        label: '开始日期',
      },
      to: {
        label: '结束日期（含当天）',
      },
      bucket: {
        label: '时间粒度',
        auto: '自动',
        HOUR: '小时',
        DAY: '天',
        WEEK: '周',
        MONTH: '月',
      },
    },
    bucket: {
      words: '小时 天 周 月',
      bucket: {
        label: '时间粒度',
        auto: '自动',
        HOUR: '小时',
        DAY: '天',
        WEEK: '周',
        MONTH: '月',
      },
    },
    compare: {
      words: '统计 环比 比较',
    },
    bars: {
      words: '统计 图表',
    },
    table: {
      words: '统计 表格 数字',
    },
    exportCsv: {
      words: '下载 excel',
      range: {
        label: '时间范围',
        '24h': '24 小时',
        '7d': '7 天',
        '30d': '30 天',
        '90d': '90 天',
        month: '本月',
        lastMonth: '上月',
        '12m': '12 个月',
        '5y': '5 年',
      },
      bucket: {
        label: '时间粒度',
        auto: '自动',
        HOUR: '小时',
        DAY: '天',
        WEEK: '周',
        MONTH: '月',
      },
    },
    refresh: {
      words: '重新加载 数据',
    },
    noSuchDay: '日历中没有这一天。',
  },
  jobs: {
    open: {
      words: '进度 批量',
    },
  },
  vip: {
    add: {
      words: '推荐 关注',
      done: '已添加用户：{{name}}',
      question: '将 {{count}} 名成员添加到 VIP？',
    },
    remove: {
      words: '删除',
      done: '已移除用户：{{name}}',
      refused: {
        '2': '已恢复为 VIP 账号，但语言标签未能恢复，请重新添加。',
      },
      question: '将 {{count}} 个账号移出 VIP？',
    },
    addLanguageTag: {
      words: '语种',
      done: '已添加语言标签：{{name}}',
      question: '为 {{count}} 个账号添加语言标签？',
      languages: {
        label: '选择语言',
      },
    },
    removeLanguageTag: {
      words: '删除 语种',
      done: '已移除语言标签：{{name}}',
      question: '移除 {{count}} 个账号的语言标签？',
      languages: {
        label: '选择标签',
      },
    },
    takeBack: {
      done: '已移除用户：{{name}}',
      question: '将 {{count}} 名成员移出 VIP？',
    },
    putBack: {
      done: '已添加用户：{{name}}',
      refused: {
        '2': '已恢复为 VIP 账号，但语言标签未能恢复，请重新添加。',
      },
      question: '将 {{count}} 个账号恢复到 VIP？',
    },
    alreadyThere: '已是 VIP 账号，未重复添加：{{name}}',
    alreadyTagged: '已有这些标签：{{name}}',
    notTagged: '已没有这些标签：{{name}}',
    chooseLanguages: '请至少选择一种语言。',
    noTags: '此账号没有语言标签。',
  },
  tvUser: {
    add: {
      done: '已添加用户：{{name}}',
      question: '将 {{count}} 名成员添加到 TV 账号？',
    },
    remove: {
      words: '删除',
      done: '已移除用户：{{name}}',
      question: '移除 {{count}} 个 TV 账号？',
    },
    takeBack: {
      done: '已移除用户：{{name}}',
      question: '将 {{count}} 名成员移出 TV 账号？',
    },
    putBack: {
      done: '已添加用户：{{name}}',
      question: '恢复 {{count}} 个 TV 账号？',
    },
    alreadyThere: '已是 TV 账号，未重复添加：{{name}}',
  },
  hotlive: {
    add: {
      words: '视频 精选 热门',
      done: '已添加媒体：{{name}}',
      question: '将 {{count}} 个媒体添加到 Hotlive？',
    },
    remove: {
      words: '删除',
      done: '已移除媒体：{{name}}',
      question: '将 {{count}} 个媒体移出 Hotlive？',
    },
    takeBack: {
      done: '已移除媒体：{{name}}',
      question: '将 {{count}} 个媒体移出 Hotlive？',
    },
    putBack: {
      done: '已添加媒体：{{name}}',
      question: '将 {{count}} 个媒体恢复到 Hotlive？',
    },
    alreadyThere: '已在 Hotlive 中，未重复添加。',
    wrongType: 'Hotlive 只接受视频。',
  },
  tvSlider: {
    add: {
      words: '幻灯片 轮播',
      done: '已添加媒体：{{name}}',
      question: '将 {{count}} 张图片添加到 TV Slider？',
    },
    remove: {
      words: '删除',
      done: '已移除媒体：{{name}}',
      question: '将 {{count}} 张图片移出 TV Slider？',
    },
    takeBack: {
      done: '已移除媒体：{{name}}',
      question: '将 {{count}} 张图片移出 TV Slider？',
    },
    putBack: {
      done: '已添加媒体：{{name}}',
      question: '将 {{count}} 张图片恢复到 TV Slider？',
    },
    alreadyThere: '已在 TV Slider 中，未重复添加。',
    wrongType: 'TV Slider 只接受图片。',
  },
  curated: {
    removed: '已从此列表移除。',
    postUnknown: '服务器没有说明此媒体来自哪个帖子。',
  },
  help: {
    tour: {
      words: '教程 引导 入门 新手 指南',
    },
  },
  language: {
    set: {
      language: {
        label: '语言',
      },
    },
  },
  theme: {
    layout: {
      words: '浅色 深色 夜间 外观',
      number: {
        '1': '浅色',
        '2': '深色',
        '3': '纸色',
        label: '选择背景',
      },
    },
    sidebar: {
      number: {
        '1': '红木',
        '2': '随背景',
        '3': '松绿',
        '4': '靛蓝',
        '5': '姜黄',
        '6': '墨色',
        '7': '梅紫',
        label: '选择侧边栏主题',
      },
    },
    topbar: {
      number: {
        '1': '随背景',
        '2': '朱漆',
        '3': '松绿',
        '4': '靛蓝',
        '5': '姜黄',
        '6': '墨色',
        '7': '梅紫',
        label: '选择顶栏主题',
      },
    },
  },
  keys: {
    reset: {
      done: '快捷键已恢复为默认设置。',
    },
  },
  session: {
    changePassword: {
      done: '密码已修改，请重新登录。',
      question: '修改密码？',
      oldPassword: {
        label: '旧密码',
      },
      newPassword: {
        label: '新密码',
      },
      refused: {
        '306': '旧密码错误，请重新输入。',
      },
    },
    editProfile: {
      done: '已更新',
      question: '编辑资料？',
      displayName: {
        label: '显示名称',
      },
      avatar: {
        label: '新头像',
      },
    },
    sessions: {
      words: '会话 登录位置 在线',
    },
    end: {
      done: '已退出该设备',
      question: '退出此设备？',
    },
    alreadyEnded: '此设备已退出登录。',
    isThisOne: '这是你当前的会话。如要结束，请使用“退出登录”。',
    passwordMissing: '请输入密码',
  },
};
