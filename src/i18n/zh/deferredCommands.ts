/**
 * By command id: all that is said of what comes after the first list (commands/deferred.ts); of the rest words to find it by, questions, what is
 * said when it is done, its arguments and its reasons.
 */
export default {
  macro: {
    one: {
      title: '操作序列 1',
    },
    two: {
      title: '操作序列 2',
    },
    three: {
      title: '操作序列 3',
    },
    four: {
      title: '操作序列 4',
    },
    five: {
      title: '操作序列 5',
    },
    six: {
      title: '操作序列 6',
    },
    seven: {
      title: '操作序列 7',
    },
    eight: {
      title: '操作序列 8',
    },
    nine: {
      title: '操作序列 9',
    },
    run: {
      title: '运行操作序列',
      submit: '运行',
      question: '对 {{count}} 行运行此操作序列？',
      done: '已运行“{{title}}”：{{name}}',
    },
    undo: {
      title: '撤销操作序列',
      done: '已撤销“{{title}}”：{{name}}',
    },
    record: {
      title: '录制或结束录制操作序列',
      hint: '对一行及其作者的操作，可用一个键重复',
      words: '宏, 录制, 自动, 重复',
    },
    discard: '放弃录制',
    keep: {
      title: '保存操作序列',
      name: {
        label: '名称',
      },
      key: {
        label: '快捷键',
      },
    },
    edit: {
      title: '修改操作序列的名称或快捷键',
      which: {
        label: '操作序列',
      },
      name: {
        label: '新名称（留空则不变）',
      },
      key: {
        label: '快捷键',
      },
    },
    forget: {
      title: '删除操作序列',
      which: {
        label: '操作序列',
      },
    },
    share: {
      title: '将操作序列复制为文本',
      which: {
        label: '操作序列',
      },
      hint: '用于发给同事',
    },
    add: {
      title: '从文本添加操作序列',
      text: {
        label: '操作序列的文本',
      },
      hint: '同事复制的文本',
    },
    noName: '请为操作序列命名。',
    noText: '请粘贴操作序列的文本。',
    noKey: '无快捷键',
    sameKey: '快捷键保持不变',
    recordingTitle: '录制操作序列',
    recording: '正在录制：{{count}} 个操作',
    leftOut: '未录制：{{what}}。{{why}}',
    stop: '结束并命名',
    ended: '录制已结束。',
    nothing: '没有录制任何操作，录制已结束。',
    discarded: '已放弃录制。已执行的操作保持不变。',
    full: '已有九个操作序列，请先删除一个。',
    kept: '已保存“{{title}}”',
    keptWithKey: '已保存“{{title}}”：{{key}}',
    forgotten: '已删除“{{title}}”',
    copied: '已将“{{title}}”复制为文本',
    notCopied: '浏览器不允许复制。文本为：{{text}}',
    refused: '这不是操作序列。{{why}}{{name}}',
    cannot: '无法运行“{{title}}”。{{why}}',
    otherRows: '“{{title}}”用于其他页面的行：{{place}}',
    lacks: '你无权执行此步骤：{{what}}（{{permission}}）。',
    lacksHere: '此服务器无法执行此步骤：{{what}}。',
    stopped: '“{{title}}”在第 {{part}} 步（{{step}}）停止：{{reason}}{{name}}',
    settled: '“{{title}}”在第 {{part}} 步（{{step}}）停止：此前已处理。{{name}}',
    stoppedAt: '第 {{part}} 步（{{step}}）：{{reason}}',
    not: {
      macro: '操作序列不能包含另一个操作序列。',
      row: '该操作不针对某一行。',
      several: '该操作同时针对多行。',
      asks: '该操作每次都会询问不同的内容。',
      otherRow: '该操作针对另一行。',
      full: '一个操作序列最多九步。',
    },
    text: {
      unreadable: '无法读取该文本。',
      kind: '没有此类行：',
      command: '没有此命令：',
      otherRow: '此命令用于其他行：',
      answer: '此值不合适：',
    },
  },
  view: {
    noName: '请为视图命名。',
    kept: '已保存“{{name}}”：{{key}}',
    full: '已有九个保存的视图，请先删除一个。',
    forgotten: '已删除“{{name}}”',
    keep: { name: { label: '名称' }, title: '保存视图', hint: '保存此列表的搜索、筛选和排序' },
    forget: { place: { label: '视图' }, title: '删除已保存的视图' },
    share: {
      title: '为团队保存视图',
      hint: '凡可查看此页面的人都能打开',
      words: '共享视图, 团队视图, 共享筛选, 公共视图',
      name: { label: '名称' },
    },
    unshare: {
      title: '删除团队视图',
      words: '取消共享, 删除共享视图, 停止共享',
      done: '已删除团队视图：{{name}}',
      question: { other: '删除 {{count}} 个团队视图？' },
    },
    open: {
      title: '打开已保存的视图',
      words: '视图, 所有视图, 转到视图, 团队视图',
      which: { label: '视图' },
    },
    nameTooLong: '名称过长：最多 80 个字符。',
    gone: '此视图已被删除。',
    notShareable: '此页面无法共享。请打开一个列表。',
    heading: '视图',
    all: '所有视图…',
    ofTeam: '团队视图',
  },
  command: {
    settledAs: '已处理过：{{name}}。结果：{{how}}。',
    settledAsBy: '{{who}} 已处理：{{name}}。结果：{{how}}。',
    settledAsByYou: '你已处理过：{{name}}。结果：{{how}}。',
    oneOnly: '此命令只能用于一行，请减少选中的行。',
    failed: '此命令出错，暂时无法使用。',
    unread: '服务器发来的数据无法读取，因此无法执行此命令。',
    memberUnknown: '服务器没有说明这是哪位成员。',
    repeat: {
      words: '再来一次, 重复',

      title: '重复上一个命令',
      hint: '作用于当前选中的行',
    },
  },
  report: {
    together: '{{count}} 条举报',
    ignore: {
      title: '忽略',
      hint: '不违规',
      words: '没有违规, 合规, 通过, 保留, 没问题, 驳回',
      done: '已忽略举报：{{name}}',
      question: '忽略 {{count}} 个举报单？',
    },
    deletePost: {
      title: '删除帖子',
      hint: '违规：删除被举报的内容',
      words: '违规, 删帖, 下架, 移除内容',
      done: '已删除被举报的内容：{{name}}',
      question: '删除 {{count}} 个举报单中的内容？',
    },
    blockUser: {
      title: '封禁作者',
      hint: '禁止发帖和评论，他人看不到其帖子',
      hintElsewhere: '违规：由服务器封禁作者',
      words: '封禁用户, 拉黑作者, 封号, 禁止用户',
      done: '已封禁作者：{{name}}',
      doneUnnamed: '已封禁以下内容的作者：{{name}}',
      question: '封禁 {{count}} 个举报单的作者？',
    },
    reopen: {
      title: '重新打开举报单',
      words: '撤回决定, 重新打开, 重审',
      done: '已重新打开举报单：{{name}}',
      question: '重新打开 {{count}} 个举报单？',
    },
    takeOver: {
      title: '接手同事的举报单',
      hint: '告知正在处理的人由你继续',
      words: '认领，接手，拿过来',
      done: '已从{{name}}接手',
      question: '接手 {{count}} 个举报单？',
    },
    assign: {
      title: '把举报单转交同事',
      words: '转交举报单, 分配, 指派, 交给同事',
      done: '已转交：{{name}}',
      question: '转交这 {{count}} 个举报单？',
      to: { label: '转交给谁', nobody: '不指定' },
    },
    assignMe: {
      title: '由我处理',
      words: '我来, 分配给我, 我的',
      done: '已由你负责：{{name}}',
      question: '由你处理这 {{count}} 个举报单？',
    },
    note: {
      title: '添加备注',
      hint: '仅供工作人员；用 @ 提及同事',
      words: '记录, 内部说明, 提及同事, 留言',
    },
    askOpinion: {
      title: '请求第二意见',
      words: '不确定, 请同事看看, 再看一下, 复核',
      done: '已请求第二意见：{{name}}',
      proposes: { label: '你倾向于怎么处理', unsure: '不确定' },
      text: { label: '你的意见' },
    },
    withdrawOpinion: {
      title: '撤回第二意见请求',
      words: '不用了, 取消请求',
      done: '已撤回请求：{{name}}',
    },
    isYours: '此举报单已由你负责。',
    opinionOfOther: '同事已经为它请求了第二意见。',
    noOpinion: '此举报单没有在等第二意见。',
    opinionMissing: '请写下你的意见。',
    opinionTooLong: '太长了，请缩短。',
    sendReply: {
      title: '发送回复',
      done: '回复已存入举报单：{{name}}',
      saves: '保存回复',
      savesHeld: '{{title}}，{{seconds}} 秒后保存：{{name}}',
      savesIn: '{{seconds}} 秒后保存',
    },
    pullBackReply: {
      title: '撤回回复',
      done: '已撤回回复：{{name}}',
    },
    sendReplyAgain: {
      title: '重新发送回复',
      done: '将重新发送回复：{{name}}',
    },
    replyTemplate: {
      title: '插入回复模板',
      words: '模板, 常用回复, 快捷回复',
      template: {
        label: '选择模板',
      },

      hint: '预存的内容，发送前可修改',
    },
    replyHasLeft: '此回复已不在等待发送。',
    nobodyAtIt: '没有其他人在处理此举报单。',
    colleagueAtIt: '同事正在处理此举报单。',
    alreadyDecided: '此举报单已处理。',
    noneToDecide: '此举报单已没有可处理的举报。',
    stillOpen: '此举报单尚未处理。',
    notYoursToReopen: '你无权作出此决定，因此也不能撤销它。',
    open: {
      title: '打开举报单',
      words: '查看举报, 案件, 详情',
    },
    reply: {
      title: '回复举报人',
      hintElsewhere: '仅存草稿：此服务器不发送邮件',
      words: '回复, 回信, 邮件, 答复',

      hint: '以邮件发送；草稿会保留',
    },
    openAuthor: {
      title: '查看作者',
      words: '作者, 发布者, 谁发的',
    },
    comments: {
      title: '查看评论',
      words: '评论, 回复, 讨论',
    },
    deleteForPolicy: {
      title: '按规定删除',
      words: '说明理由删除, 因为, 条款, 准则, 违规理由',
      hint: '注明内容违反了哪条规定',
      policy: { label: '违反了哪条规定？' },
    },
    blockForPolicy: {
      title: '按规定封禁作者',
      words: '说明理由封禁, 因为, 条款, 准则',
      hint: '注明作者违反了哪条规定',
      policy: { label: '作者违反了哪条规定？' },
    },
  },
  replyTemplate: {
    add: {
      title: '添加回复模板',
      words: '新模板, 新建模板, 创建模板',
      done: '已添加回复模板',
      language: {
        label: '语言',
      },
      name: {
        label: '名称',
      },
      text: {
        label: '内容（{reporter} {reason} {decision} {policy} {policyText} {date} {postExcerpt}）',
      },
    },
    edit: {
      title: '编辑回复模板',
      words: '改模板, 编辑模板',
      done: '已修改回复模板：{{name}}',
      language: {
        label: '语言',
      },
      name: {
        label: '名称',
      },
      text: {
        label: '内容（{reporter} {reason} {decision} {policy} {policyText} {date} {postExcerpt}）',
      },
    },
    delete: {
      title: '删除回复模板',
      words: '移除模板, 删模板',
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
      title: '隐藏帖子',
      words: '隐藏, 不显示, 屏蔽显示',
      done: '已隐藏帖子：{{name}}',
      question: '隐藏 {{count}} 条帖子？',
    },
    unhide: {
      title: '恢复显示帖子',
      words: '取消隐藏, 显示, 重新显示',
      done: '已恢复显示帖子：{{name}}',
      question: '恢复显示 {{count}} 条帖子？',
    },
    block: {
      title: '屏蔽帖子',
      words: '封锁, 锁帖, 禁止',
      done: '已屏蔽帖子：{{name}}',
      question: '屏蔽 {{count}} 条帖子？',
    },
    unblock: {
      title: '取消屏蔽帖子',
      words: '解封, 解锁帖子',
      done: '已取消屏蔽帖子：{{name}}',
      question: '取消屏蔽 {{count}} 条帖子？',
    },
    delete: {
      title: '删除帖子',
      words: '移除, 删帖, 回收站, 下架',
      done: '已删除帖子：{{name}}',
      question: '删除 {{count}} 条帖子？',
    },
    restore: {
      title: '恢复帖子',
      words: '恢复, 还原, 找回',
      done: '已恢复帖子：{{name}}',
      question: '恢复 {{count}} 条帖子？',
    },
    promote: {
      title: '将帖子添加到 TV',
      to: {
        label: '添加到',
        hotlive: 'Hotlive',
        slider: 'TV slider',
      },
    },
    promoteHotlive: {
      title: '添加到 Hotlive',
      words: '加入热播, 推荐视频, 上热门',
      done: '已添加媒体：{{name}}',
      refused: {
        '400': 'Hotlive 只接受视频。',
      },
      question: '将 {{count}} 条帖子添加到 Hotlive？',
      idmedia: {
        label: '选择媒体',
      },

      hint: '帖子中的视频',
    },
    promoteSlider: {
      title: '添加到 TV slider',
      words: '加入轮播, 上电视, 轮播图',
      done: '已添加媒体：{{name}}',
      refused: {
        '400': 'TV slider 只接受图片。',
      },
      question: '将 {{count}} 条帖子添加到 TV slider？',
      idmedia: {
        label: '选择图片',
      },

      hint: '帖子中的图片',
    },
    unpromoteHotlive: {
      title: '移出 Hotlive',
      done: '已移除媒体：{{name}}',
      question: '将 {{count}} 条帖子移出 Hotlive？',
    },
    unpromoteSlider: {
      title: '移出 TV slider',
      done: '已移除媒体：{{name}}',
      question: '将 {{count}} 条帖子移出 TV slider？',
    },
    gone: '此帖子已被删除。',
    alreadyHidden: '此帖子已隐藏。',
    notHidden: '此帖子正在显示。',
    alreadyBlocked: '此帖子已被屏蔽。',
    notBlocked: '此帖子未被屏蔽。',
    notDeleted: '此帖子未被删除。',
    noMedia: '帖子内容必须包含媒体。',
    noVideo: '帖子中没有可添加到 Hotlive 的视频。',
    noImage: '帖子中没有可添加到 TV slider 的图片。',
    mediaUnknown: '服务器没有给出此帖子的媒体 ID。',
    promotedAlready: '此帖子中可添加到 TV 的内容均已添加。',
    open: {
      title: '打开帖子',
      words: '查看帖子, 详情',
    },
    openAuthor: {
      title: '查看作者',
      words: '作者, 发布者, 谁发的',
    },
    comments: {
      title: '查看评论',
      words: '评论, 回复, 讨论',
    },
  },
  temple: {
    editFields: {
      title: '编辑寺庙',
      words: '修改寺庙',
    },
    open: {
      words: '教堂, 地点, 详情',

      title: '打开寺庙',
    },
    map: {
      title: '切换地图与列表',
      words: '地图, 位置, 在哪里',
    },
    create: {
      title: '新建寺庙',
      words: '添加寺庙, 新建寺庙, 新地点, 教堂',
    },
    add: {
      done: '已创建寺庙：{{name}}',
      question: '创建 {{count}} 座寺庙？',

      title: '创建寺庙',
    },
    edit: {
      done: '已保存寺庙：{{name}}',
      question: '保存 {{count}} 座寺庙？',

      title: '保存寺庙',
    },
    revert: {
      done: '已还原：{{name}}',
      question: '还原 {{count}} 座寺庙的修改？',

      title: '还原寺庙的修改',
    },
    delete: {
      words: '移除, 删掉',
      done: '已删除寺庙：{{name}}',
      question: '删除 {{count}} 座寺庙？',

      title: '删除寺庙',
    },
    restore: {
      words: '恢复, 还原, 找回, 回收站',
      done: '已恢复寺庙：{{name}}',
      question: {
        other: '恢复 {{count}} 座寺庙？',
      },

      title: '恢复寺庙',
    },
    makeAgain: {
      words: '恢复 找回',
      hint: '将作为新寺庙创建，使用新的 ID；原来的创建时间不会保留。',
      done: '已用新的 ID 重新创建：{{name}}',
      question: '重新创建 {{count}} 座寺庙？',

      title: '重新创建寺庙',
    },
    discard: {
      words: '放弃修改, 取消, 草稿',

      title: '放弃未保存的修改',
    },
    setType: {
      words: '批量修改, 改类型',
      done: '已修改类型：{{name}}',
      question: { other: '修改 {{count}} 座寺庙的类型？' },
      type: {
        label: '新类型',
      },

      title: '修改类型',
    },
    setField: {
      words: '批量修改, 填城市, 填国家, 填地址',
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

      title: '为多座寺庙填写一个字段',
    },
    setAlready: '这座寺庙已经是这个值。',
    fieldTooLong: '超出此字段的长度。',
    merge: {
      words: '重复, 合并, 去重',
      submit: '合并',
      howMany: '请选择 2 到 6 座实为同一处的寺庙进行合并。',
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
        label: '主照片',
      },
      photos: {
        label: '照片',
      },

      title: '合并重复的寺庙',
      hint: '保留一处，将重复项并入其中',
    },
    mergeRows: {
      done: '已合并：{{name}}',
      question: {
        other: '合并 {{count}} 座寺庙？',
      },

      title: '合并寺庙',
    },
    unmergeRows: {
      done: '已拆分：{{name}}',
      question: {
        other: '拆分 {{count}} 座寺庙？',
      },

      title: '拆分已合并的寺庙',
    },
    mergeNeedsEdit: '合并需要编辑寺庙的权限。',
    uploadPhotos: {
      words: '上传图片, 加照片',

      title: '添加照片',
    },
    export: {
      title: '导出寺庙为 CSV（全部字段）',
      words: '下载, 导出列表, csv',
    },
    import: {
      words: '批量导入, csv, xlsx, excel, 表格, 上传文件',

      hint: 'CSV 或 Excel；创建前可逐行检查',
    },
    importAnother: {
      words: '新 其他 文件 更换 重新选择',

      title: '选择其他文件',
    },
    importAll: {
      title: '导入已检查的行',
      short: '导入',
      words: '写入 开始 文件',
    },
    importRows: {
      done: '已导入：{{name}}',
      question: {
        other: '导入 {{count}} 行？',
      },
      refused: {
        '400': '服务器拒绝了此行。请在文件中修正后重新导入。',
        '409': '要补充的寺庙刚刚被他人修改或删除。请重新选择文件再检查一次。',
      },

      title: '导入寺庙',
    },
    takeBackImport: {
      words: '撤销导入, 删除导入的寺庙',

      title: '撤销这次导入',
    },
    importTakenBack: '这次导入已没有可撤销的行。',
    importNotKept: '这次导入的逐行记录已不再保留，无法撤销。',
    unimportRows: {
      done: '已撤销导入：{{name}}',
      question: '撤销已导入的 {{count}} 行？',

      title: '撤销导入',
    },
    skipRow: {
      words: '不导入 忽略',

      title: '跳过重复行',
    },
    createAnyway: {
      words: '重复 行 新建 寺庙',

      title: '仍然创建',
    },
    editRow: {
      words: '更正 行',
      field: {
        label: '哪个字段',
      },
      value: {
        label: '新值',
      },

      title: '编辑该行的一个单元格',
      submit: '保存单元格',
    },
    setColumn: {
      words: '列 标题',
      column: {
        label: '哪一列',
      },
      field: {
        label: '哪个字段',
      },

      title: '将一列导入为字段',
    },
    fillEmpty: {
      words: '默认 模板 规则 名称',
      field: {
        label: '哪个字段',
      },
      text: {
        label: '值或模板，例如 {city}寺',
      },

      title: '填充字段的空单元格',
    },
    takeColumn: {
      words: '规则 备用',
      field: {
        label: '哪个字段',
      },
      column: {
        label: '哪一列',
      },

      title: '为空时取另一列',
    },
    leaveEmpty: {
      words: '移除 规则',
      field: {
        label: '哪个字段',
      },

      title: '不再填充空单元格',
    },
    mapType: {
      words: '映射 类型',
      value: {
        label: '文件中的值',
      },
      type: {
        label: '对应的类型',
      },

      title: '将一个值对应到类型',
    },
    mapTypes: {
      words: '映射 类型',

      title: '采用所有建议的类型',
      hint: '接受类型列的全部建议',
    },
    chooseSheet: {
      words: 'excel 工作簿',
      sheet: {
        label: '哪个工作表',
      },

      title: '选择工作表',
    },
    chooseEncoding: {
      words: 'TCVN3 VNI 乱码',
      encoding: {
        label: '哪种编码',
      },

      title: '选择编码',
    },
    importTemplate: {
      words: '导入模板, 示例文件, csv 模板',
      as: {
        label: '文件格式',
      },

      title: '下载导入模板',
    },
    fillHow: {
      words: '替换 保留 填充 重复',
      field: {
        label: '哪个字段',
      },
      way: {
        label: '如何处理',
      },

      title: '选择字段的补充方式',
    },
    updateFromRow: {
      words: '重复 行 更新 合并',

      title: '补充到已有寺庙',
    },
    addedUnseen: '已保存：{{name}}。服务器没有说明它是列表中的哪一座寺庙。',
    likeIsThere: '刚刚有人创建了一座相似的寺庙。',
    rowUnsure: '此行可能已被收到。请在导入任务中选择如何处理。',
    rowWritten: '此行已导入。',
    noDuplicate: '此行没有重复。',
    nothingNew: '此行没有可补充的新内容。',
    nothingToWrite: '此行没有可导入的内容。',
    unsaved: '此寺庙尚未保存。',
    savedAlready: '此寺庙已保存。',
    gone: '此寺庙已被删除。',
    notDeleted: '此寺庙未被删除。',
    nameMissing: '请输入名称。',
    placeUnreadable: '无法识别坐标。请输入纬度和经度，例如 21.03, 105.83，或粘贴完整的地图链接。',
    save: {
      words: '存, 保存修改',

      title: '保存',
    },
    uploadAvatar: {
      words: '封面, 主图',

      title: '选择主照片',
    },

    remove: { title: '删除寺庙或草稿' },
    swapPlace: {
      title: '对调纬度和经度',
      hint: '用于经纬度写反的行',
      words: '坐标 颠倒 反了',
    },
    takeLikelyType: {
      title: '采用建议的类型',
      hint: '用于文件中写法相同的所有行',
      words: '未知 类型 猜测',
    },
    notSwapped: '此行的经纬度看起来没有写反。',
    noLikelyType: '此行的类型没有建议。',
    repairImport: { title: '修正无法导入的行', words: '修正导入, 修复无法导入的行, 导入剩余部分' },
    noRejectedKept: '此次导入没有保存任何无法导入的行。',
  },
  comment: {
    delete: {
      words: '移除, 删评论',
      done: '已删除评论：{{name}}',
      question: {
        other: '删除 {{count}} 条评论？',
      },

      title: '删除评论',
    },
    restore: {
      words: '恢复, 还原, 找回',
      done: '已恢复评论：{{name}}',
      question: {
        other: '恢复 {{count}} 条评论？',
      },

      title: '恢复评论',
    },
    blockAuthor: {
      words: '封禁评论者, 拉黑',
      done: '已封禁：{{name}}',
      question: {
        other: '封禁 {{count}} 条评论的作者？',
      },

      title: '封禁评论者',
      hint: '禁止发帖和评论，他人看不到其帖子',
    },
    unblockAuthor: {
      done: '已解封：{{name}}',
      question: {
        other: '解封 {{count}} 条评论的作者？',
      },

      title: '解封评论者',
    },
    gone: '此评论已被删除。',
    notDeleted: '此评论未被删除。',
    isUnder: '它所回复的评论已被删除：请先恢复那条评论。',
    replies: {
      words: '回复, 子评论',

      title: '查看回复',
    },
    openAuthor: {
      words: '作者, 评论者',

      title: '查看评论者',
    },
  },
  profile: {
    note: {
      title: '添加备注',
      hint: '仅供工作人员；用 @ 提及同事',
      words: '记录, 内部说明, 提及同事, 留言',
    },
    open: {
      title: '打开成员',
      words: '资料, 账号, 查看成员, 详情',
    },
    block: {
      title: '封禁成员',
      words: '封禁, 封号, 禁言, 拉黑, 锁定, 禁止发帖',
      done: '已设置封禁范围：{{name}}',
      question: '设置 {{count}} 名成员的封禁范围？',
      kinds: {
        label: '封禁范围',
        all: '全部',
        BLOCK_POST: '发帖',
        BLOCK_COMMENT: '评论',
        BLOCK_POST_ALLOW_ONLY_ME: '帖子仅本人可见',
      },

      hint: '禁止发帖、禁止评论，或仅本人可见',
    },
    unblock: {
      title: '解封成员',
      words: '解封, 解禁, 解除封锁, 解除封禁, 取消封禁, 取消拉黑',
      done: '已解封：{{name}}',
      question: '解封 {{count}} 名成员？',

      hint: '一次解除全部限制',
    },
    setBlocks: {
      title: '设置封禁范围',
      done: '已设置封禁范围：{{name}}',
      question: '设置 {{count}} 名成员的封禁范围？',
    },
    toggleOnlyMe: {
      title: '开启或关闭“帖子仅本人可见”',
      words: '仅自己可见, 只有本人看见',
      done: '已修改“帖子仅本人可见”：{{name}}',
      question: '修改 {{count}} 名成员的“帖子仅本人可见”？',
    },
    verifyPhone: {
      title: '验证手机号',
      words: '验证手机, 认证号码, 确认电话',
      done: '已验证手机号：{{name}}',
      question: '验证 {{count}} 名成员的手机号？',
      phone: {
        label: '手机号',
      },
    },
    unverifyPhone: {
      title: '取消手机号验证',
      words: '取消验证, 撤销手机验证',
      done: '已取消手机号验证：{{name}}',
      question: '取消 {{count}} 名成员的手机号验证？',
    },
    setAuthentic: {
      title: '授予认证标识',
      words: '认证, 蓝标, 蓝勾, 加v, 徽章',
      done: '已授予认证标识：{{name}}',
      question: '为 {{count}} 名成员授予认证标识？',
    },
    unsetAuthentic: {
      title: '取消认证标识',
      words: '取消认证, 去掉蓝标',
      done: '已取消认证标识：{{name}}',
      question: '取消 {{count}} 名成员的认证标识？',
    },
    update: {
      title: '编辑成员资料',
      words: '改名, 改生日, 改邮箱, 修改资料, 编辑用户',
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
      title: '设置成员资料',
      done: '已更新：{{name}}',
      question: '更新 {{count}} 名成员的资料？',
    },
    noUid: '服务器未提供该成员的 UID。',
    unchanged: '没有任何修改。',
    blocksAreSo: '该成员已是此封禁范围。',
    notBlocked: '此成员未被封禁。',
    chooseKinds: '没有任何修改：请至少勾选或取消一项。',
    phoneInvalid: '手机号无效或已被使用。',
    phoneAlreadyVerified: '手机号已验证。',
    phoneNotVerified: '手机号未验证。',
    verifiedOneByOne: '并非所有人的手机号都已验证。请逐个验证，或使用取消验证的命令。',
    onlyMeApart: '只有部分成员处于此状态。请选择状态相同的成员，或使用“封禁成员”。',
    phoneNotSaid: '服务器未提供该成员的手机号。',
    alreadyAuthentic: '已有认证标识。',
    notAuthentic: '没有认证标识。',
    nameMissing: '请输入名称。',
    togglePhone: {
      title: '验证手机号或取消验证',
    },
    toggleAuthentic: {
      title: '授予或取消认证标识',
    },
    erase: {
      title: '彻底删除成员数据',
    },
  },
  adminUser: {
    endSecondFactor: {
      title: '关闭管理员的两步验证',
      words: '2FA, 双重验证, 手机丢失, 设备丢失',
      hint: '适用于丢失手机的人，并使其退出登录',
      done: '已关闭两步验证：{{name}}',
      question: '关闭此人的两步验证？对方将被退出登录，之后仅凭密码登录。',
      refused: {
        '304': '此人尚未设置两步验证。',
        '308': '不能对自己、级别更高的人或拥有你所没有的权限的人执行此操作。',
      },
    },
    noSecondFactor: '此人尚未设置两步验证。',
    add: {
      title: '添加管理员',
      words: '新建账号, 新员工, 添加员工, 邀请, 添加版主',
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
        label: '职务编号',
      },
      rankId: {
        label: '职级编号',
      },
      avatar: {
        label: '头像',
      },
    },
    edit: {
      title: '编辑管理员',
      words: '修改员工, 编辑员工, 修改管理员',
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
        label: '职务编号',
      },
      rankId: {
        label: '职级编号',
      },
      avatar: {
        label: '头像',
      },
    },
    ban: {
      title: '封禁管理员',
      refused: {
        '308': '不能对自己或级别更高的人执行此操作，也不能授予自己没有的权限。',
        '400': '必须至少保留一名状态正常的系统管理员。',
      },
      words: '封禁员工, 禁用管理员, 封号',
      done: '已封禁：{{name}}',
      question: {
        other: '确定要封禁 {{count}} 名管理员吗？',
      },

      hint: '此人将无法再登录',
    },
    setStatus: {
      title: '修改管理员状态',
      refused: {
        '308': '不能对自己或级别更高的人执行此操作，也不能授予自己没有的权限。',
        '400': '必须至少保留一名状态正常的系统管理员。',
      },
      words: '停用, 启用, 解封, 解除封禁, 取消封禁, 恢复账号, 暂停',
      done: '已修改状态：{{name}}',
      question: '修改 {{count}} 名管理员的状态？',
      status: {
        '1': '正常',
        '3': '已停用',
        label: '状态',
      },
    },
    delete: {
      title: '删除管理员',
      refused: {
        '308': '不能对自己或级别更高的人执行此操作，也不能授予自己没有的权限。',
        '400': '必须至少保留一名状态正常的系统管理员。',
      },
      words: '删除员工, 开除, 移除管理员',
      done: '已删除管理员：{{name}}',
      question: {
        other: '确定要删除 {{count}} 名管理员吗？',
      },

      hint: '需输入用户名确认；无法撤销',
    },
    resetPassword: {
      title: '重置密码',
      refused: {
        '308': '不能对自己或级别更高的人执行此操作，也不能授予自己没有的权限。',
      },
      words: '忘记密码, 新密码, 重设密码',
      done: '已重置密码：{{name}}',
      question: '重置 {{count}} 名管理员的密码？',
      password: {
        label: '新密码',
      },
    },
    gone: '此管理员已被删除。',
    alreadyBanned: '此管理员已被封禁。',
    hasStatus: '已是此状态：{{name}}',
    numbersHint: '按你单位的编号填写；0 表示没有。',
    roleHint: '角色决定可以做什么；只有系统管理员能修改角色和发送公告。',
    notANumber: '请输入整数。',
    nameTaken: '此用户名已被使用。',
    aboveYou: '此人的级别高于你。',
    mayDoMore: '此人的权限比你多。',
    isYou: '不能对自己执行此操作。',
    roleBeyondYou: '含有你没有的权限',
    roleUnsaid: '保持不变（服务器未说明）',
    tierBeyondYou: '仅系统管理员可授予',
    lastSuperAdmin: '必须至少保留一名系统管理员',
    nameMissing: '请输入用户名。',
    nameInvalid: '只能使用英文字母、数字和 . _ @ + -',
    displayNameMissing: '请输入显示名称。',
    open: {
      title: '打开管理员',
      words: '查看管理员, 详情',
    },
  },
  role: {
    toggleSecondFactor: {
      title: '要求两步验证',
      words: '2FA, 双重验证, 强制',
      done: '角色已更新：{{name}}',
      question: '修改此角色的两步验证要求？',
      titleOff: '不再要求两步验证',
    },
    editActions: {
      title: '编辑角色权限',
      words: '修改权限, 选择权限',
    },
    add: {
      title: '添加角色',
      words: '新角色, 创建角色, 新建权限组',
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
      title: '重命名角色',
      words: '改名, 修改角色',
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
      title: '删除角色',
      refused: {
        '400': '此角色正在使用。请先为相关管理员更换角色。',
      },
      words: '移除角色',
      done: '已删除角色：{{name}}',
      question: {
        other: '确定要删除 {{count}} 个角色吗？',
      },

      hint: '会先询问；无法撤销',
    },
    setActions: {
      title: '保存角色权限',
      done: '已更新角色：{{name}}',
      question: '保存权限？',
    },
    toggleAction: {
      title: '开启或关闭权限',
      words: '授予权限, 给权限, 收回权限, 开关权限',
      done: '已更新角色：{{name}}',
      question: '修改 {{count}} 个角色的权限？',
      action: {
        label: '权限',
        STATISTICAL: '查看统计',
        REPORT_VIEW: '查看和忽略举报',
        REPORT_DELETE_POST: '删除被举报的帖子',
        REPORT_BLOCK_ACCOUNT: '封禁被举报的成员',
        STICKER_VIEW: '查看贴纸',
        STICKER_UPLOAD: '上传贴纸',
        PROFILE_VIEW: '查看成员',
        PROFILE_LOCK: '封禁成员',
        PROFILE_VERIFY: '验证成员',
        PROFILE_UPDATE: '编辑成员',
        TV_ACCOUNT_VIEW: '查看 TV 账号',
        TV_ACCOUNT_ADD: '添加 TV 账号',
        TV_ACCOUNT_DELETE: '移除 TV 账号',
        TV_SLIDER_VIEW: '查看 TV slider',
        TV_SLIDER_ADD: '添加到 TV slider',
        TV_SLIDER_DELETE: '移出 TV slider',
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
        VIP_DELETE: '移除 VIP 账号',
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
        OTHER_TEAM_VIEWS: '管理团队视图',
      },

      hint: '无需打开角色即可修改一项权限',
    },
    setAllActions: {
      title: '开启全部权限',
      words: '全部权限, 全部授权',
      done: '已更新角色：{{name}}',
      question: '开启全部权限？',
    },
    clearAllActions: {
      title: '关闭全部权限',
      words: '清除权限, 收回全部权限',
      done: '已更新角色：{{name}}',
      question: '关闭全部权限？',
    },
    gone: '此角色已被删除。',
    inUse: '此角色正在使用。请先为相关管理员更换角色。',
    hasAll: '此角色已拥有全部权限。',
    hasNone: '此角色没有任何权限。',
    actionsUnsaid: '请先打开此角色以读取其权限。',
    nameMissing: '请输入角色名称。',
    open: {
      title: '打开角色',
      words: '查看角色, 角色权限',
    },
  },
  job: {
    retry: {
      title: '重试失败行',
    },
    exportFailed: {
      title: '导出失败行',
    },
    look: {
      title: '再查看',
    },
    exportUnsure: {
      title: '导出待确认行',
    },
    undo: {
      title: '撤销此任务',
    },
    pause: {
      title: '暂停',
    },
    resume: {
      title: '继续',
    },
    togglePause: {
      title: '暂停或继续',
    },
    cancel: {
      title: '取消剩余部分',
    },
    stillRuns: '此任务仍在运行。',
    isOver: '此任务已结束。',
    noneFailed: '此任务没有失败的行。',
    noneUnsure: '此任务没有待确认的行。',
    nothingToUndo: '此任务没有可撤销的内容。',
    isPaused: '此任务已暂停。',
  },
  note: {
    add: {
      title: '添加备注',
      done: '备注已添加',
      text: { label: '给同事的备注' },
    },
    edit: {
      title: '编辑备注',
      done: '备注已修改',
      text: { label: '给同事的备注' },
    },
    delete: {
      title: '删除备注',
      done: '备注已删除',
    },
    missing: '请写几个字。',
    tooLong: '过长：备注最多 2000 个字符。',
    ofOther: '只有作者本人可以修改或删除此备注。',
    colleagues: '同事',
    tells: '将通知：{{names}}',
  },
  notification: {
    send: {
      title: '发送公告',
      words: '发通知, 发公告, 写消息, 群发, 新通知',
      done: '公告已发送',
      question: '发送此公告？',
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

      hint: '发给所有人或某一级别',
    },
    delete: {
      title: '删除公告',
      words: '删除通知, 移除, 撤回',
      done: '已删除公告：{{name}}',
      question: {
        other: '删除 {{count}} 条公告？删除后任何人都无法再看到。',
      },
    },
    gone: '此公告已被删除。',
    titleMissing: '请输入标题。',
    bodyMissing: '请输入正文。',
    tooLong: '内容过长，请缩短。',
  },
  sticker: {
    upload: {
      title: '上传贴纸',
      words: '加贴纸, 新贴纸, 新图片',
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
    notTheOld: '不能与旧密码相同',
    met: '已满足',
    open: '未满足',
    generate: '生成',
    copy: '复制',
    copied: '已复制',
    show: '显示密码',
  },
  list: {
    back: {
      title: '回到刚处理的行',
      hint: '再按一次：回到原处',
      words: '刚处理的, 上一个案件, 返回',
    },
    exportXlsx: {
      words: '表格, excel, 下载 excel',
    },
    uncover: {
      words: '模糊, 显示图片, 去模糊',

      hint: '模糊、黑白、原图',
    },
    first: {
      words: '顶部, 开头',
    },
    last: {
      words: '底部, 末尾',
    },
    select: {
      words: '勾选, 标记',
    },
    selectRange: {
      words: '选到这里, 连选',

      hint: '从之前选中的行到此行',
    },
    selectAll: {
      words: '全选, 勾选全部',

      hint: '再按：选中全部匹配项；第三次：取消',
    },
    clearSelection: {
      words: '取消选择, 取消全选',
    },
    invertSelection: {
      words: '反选',
    },
    filter: {
      words: '筛选, 过滤',
    },
    sort: {
      words: '排序, 最新, 最旧, 最紧急',
    },
    sortByName: {
      words: '按名字, 按字母',
    },
    columns: {
      words: '显示列, 隐藏列, 字段',
    },
    pageSize: {
      words: '密度, 紧凑, 行高',
    },
    refresh: {
      words: '重新加载, 更新列表',
    },
    copy: {
      words: '剪贴板, 拷贝',

      hint: '可粘贴到电子表格',
    },
    exportCsv: {
      words: '下载, 另存为文件',
    },
    loadMore: {
      words: '下一页, 更多',
    },
    peek: {
      words: '预览, 放大, 看图',

      hint: '无需打开详情即可查看图片和视频',
    },
    jump: {
      words: '跳到第几行, 定位',
    },
    look: {
      words: '图库, 缩略图, 网格',
    },
    search: {
      words: '查找, 搜索',
    },
    copyLink: {
      words: '分享, 地址, 网址, url',
      hint: '指向此行；焦点在搜索或筛选时，指向当前列表',
      row: '已复制链接：{{name}}',
      list: '已复制此列表的链接，含搜索、筛选和排序',
      copied: '已复制链接',
      byHand: '浏览器不允许复制，请手动复制：',
      rows: { other: '已复制 {{count}} 个链接' },
    },
  },
  go: {
    home: {
      words: '统计, 数据, 仪表盘, 图表, 概览, 首页',
    },
    profiles: {
      words: '成员, 用户, 会员, 账号, 资料, 人员',
    },
    reports: {
      words: '举报, 投诉, 违规, 审核, 待处理, 工单',
    },
    imports: {
      words: '导入历史, 导入记录, 导入的文件',
    },
    stickers: {
      words: '贴纸, 表情, 表情包',
    },
    audit: {
      words: '审计, 谁做了什么, 操作日志, 变更历史, 操作记录',
    },
    posts: {
      words: '帖子, 文章, 内容, 动态, 全部帖子',
    },
    vip: {
      words: 'vip, 推荐, 推荐用户, 推荐账号, 贵宾',
    },
    tvUsers: {
      words: 'tv, 电视, 电视账号, 频道',
    },
    tvSlider: {
      words: '轮播, 幻灯片, 轮播图, 横幅',
    },
    hotlive: {
      words: '热门直播, 直播, 精选视频, 热播',
    },
    temples: {
      words: '寺庙, 寺院, 地点, 教堂, 佛寺, 位置',
    },
    adminUsers: {
      words: '员工, 管理员, 后台用户, 版主, 团队, 同事',
    },
    roles: {
      words: '角色, 权限, 授权, 访问权',
    },
    notifications: {
      words: '通知, 公告, 消息, 铃铛',
    },
  },
  waiting: {
    start: {
      title: '开始处理',
      hint: '打开等待最久的举报单',
      words: '开始, 工作, 第一个, 最早',
    },
    week: {
      title: '等待超过 7 天',
      words: '举报, 举报单, 队列, 逾期, 积压',
    },
    month: {
      title: '等待超过 30 天',
      words: '举报, 举报单, 队列, 逾期, 积压',
    },
    opinion: {
      title: '需要第二意见',
      words: '举报, 举报单, 队列, 逾期, 积压',
    },
    reply: {
      title: '未发出的回复',
      words: '举报, 举报单, 队列, 逾期, 积压',
    },
    mine: {
      title: '分配给你的举报单',
      words: '举报, 举报单, 队列, 逾期, 积压',
    },
    imports: {
      title: '有失败行的导入',
    },
  },
  home: {
    queue: {
      title: '切换首页：举报或概览',
      words: '起始页, 主页, 队列',
      on: '首页现在是举报列表。改回：{{key}}',
      off: '首页现在是概览。改回：{{key}}',
    },
  },
  stats: {
    range: {
      title: '选择时间范围',
      words: '时间范围, 日期, 时段',
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
      title: '自定义时间范围',
      words: '自定义时间, 从到',
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
      title: '修改时间粒度',
      words: '按小时, 按天, 按周, 按月, 粒度',
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
      title: '与上期对比',
      words: '对比, 上一期, 环比',
    },
    bars: {
      title: '切换柱状图与折线图',
      words: '柱状图, 折线图',
    },
    table: {
      title: '切换数据表与图表',
      words: '表格, 数字',
    },
    exportCsv: {
      title: '导出统计为 CSV',
      words: '下载, excel, 导出数据',
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
      title: '刷新统计',
      words: '更新数据, 重新加载',
    },
  },
  jobs: {
    open: {
      words: '进度, 批量任务, 后台任务',

      hint: '批量命令：进度与每行的结果',
    },
  },
  vip: {
    add: {
      title: '添加到 VIP 账号',
      words: '设为vip, 推荐, 加入推荐',
      done: '已添加到 VIP 账号：{{name}}',
      question: '将 {{count}} 名成员添加到 VIP 账号？',
    },
    remove: {
      title: '移出 VIP 账号',
      words: '删除, 移出, 取消vip',
      done: '已移出 VIP 账号：{{name}}',
      refused: {
        '2': '已恢复为 VIP 账号，但语言标签未能恢复，请重新添加。',
      },
      question: '将 {{count}} 个账号移出 VIP 账号？',
    },
    addLanguageTag: {
      title: '添加语言标签',
      words: '加语言, 添加语言, 语言标签',
      done: '已添加语言标签：{{name}}',
      question: '为 {{count}} 个账号添加语言标签？',
      languages: {
        label: '选择语言',
      },
    },
    removeLanguageTag: {
      title: '移除语言标签',
      words: '删语言, 去掉语言',
      done: '已移除语言标签：{{name}}',
      question: '移除 {{count}} 个账号的语言标签？',
      languages: {
        label: '选择标签',
      },
    },
    takeBack: {
      title: '将成员移出 VIP 账号',
      done: '已移出 VIP 账号：{{name}}',
      question: '将 {{count}} 名成员移出 VIP 账号？',
    },
    putBack: {
      title: '恢复到 VIP 账号',
      done: '已添加到 VIP 账号：{{name}}',
      refused: {
        '2': '已恢复为 VIP 账号，但语言标签未能恢复，请重新添加。',
      },
      question: '将 {{count}} 个账号恢复到 VIP 账号？',
    },
    alreadyThere: '已是 VIP 账号：{{name}}',
    alreadyTagged: '已有这些标签：{{name}}',
    notTagged: '已没有这些标签：{{name}}',
    chooseLanguages: '请至少选择一种语言。',
    noTags: '此账号没有语言标签。',
    openProfile: {
      title: '查看成员',
      words: '资料, 查看成员, 账号',
    },
  },
  tvUser: {
    add: {
      title: '添加到 TV 账号',
      words: '上电视, 加入电视, 设为tv',
      done: '已添加到 TV 账号：{{name}}',
      question: '将 {{count}} 名成员添加到 TV 账号？',
    },
    remove: {
      title: '移出 TV 账号',
      words: '删除, 移出, 取消tv',
      done: '已从 TV 账号移除：{{name}}',
      question: '移除 {{count}} 个 TV 账号？',
    },
    takeBack: {
      title: '将成员移出 TV 账号',
      done: '已从 TV 账号移除：{{name}}',
      question: '将 {{count}} 名成员移出 TV 账号？',
    },
    putBack: {
      title: '恢复到 TV 账号',
      done: '已添加到 TV 账号：{{name}}',
      question: '恢复 {{count}} 个 TV 账号？',
    },
    alreadyThere: '已是 TV 账号：{{name}}',
    openProfile: {
      title: '查看成员',
      words: '资料, 查看成员, 账号',
    },
  },
  hotlive: {
    add: {
      title: '添加媒体到 Hotlive',
      words: '视频, 精选, 加入热播',
      done: '已添加媒体：{{name}}',
      question: '将 {{count}} 个媒体添加到 Hotlive？',
    },
    remove: {
      title: '移出 Hotlive',
      words: '删除, 移出, 取消热播',
      done: '已移除媒体：{{name}}',
      question: '将 {{count}} 个媒体移出 Hotlive？',
    },
    takeBack: {
      title: '将媒体移出 Hotlive',
      done: '已移除媒体：{{name}}',
      question: '将 {{count}} 个媒体移出 Hotlive？',
    },
    putBack: {
      title: '恢复到 Hotlive',
      done: '已添加媒体：{{name}}',
      question: '将 {{count}} 个媒体恢复到 Hotlive？',
    },
    alreadyThere: '已在 Hotlive 中。',
    wrongType: 'Hotlive 只接受视频。',
    openPost: {
      title: '查看帖子',
      words: '查看帖子, 来源',
    },
    openAuthor: {
      title: '查看作者',
      words: '作者, 发布者',
    },
  },
  tvSlider: {
    add: {
      title: '添加图片到 TV slider',
      words: '轮播图, 图片, 加入轮播',
      done: '已添加媒体：{{name}}',
      question: '将 {{count}} 张图片添加到 TV slider？',
    },
    remove: {
      title: '移出 TV slider',
      words: '删除, 移出, 去掉轮播图',
      done: '已移除媒体：{{name}}',
      question: '将 {{count}} 张图片移出 TV slider？',
    },
    takeBack: {
      title: '将图片移出 TV slider',
      done: '已移除媒体：{{name}}',
      question: '将 {{count}} 张图片移出 TV slider？',
    },
    putBack: {
      title: '恢复到 TV slider',
      done: '已添加媒体：{{name}}',
      question: '将 {{count}} 张图片恢复到 TV slider？',
    },
    alreadyThere: '已在 TV slider 中。',
    wrongType: 'TV slider 只接受图片。',
    openPost: {
      title: '查看帖子',
      words: '查看帖子, 来源',
    },
    openAuthor: {
      title: '查看作者',
      words: '作者, 发布者',
    },
  },
  curated: {
    removed: '已从此列表移除。',
    postUnknown: '服务器没有说明此媒体来自哪条帖子。',
  },
  help: {
    learn: {
      key: '“{{title}}”有快捷键：',
      gotIt: '知道了',
      leave: '退出引导',
      left: '已退出引导。想重新开始，请按 {{key}}，然后运行“{{title}}”。',
      tour: {
        start: '前往工作起点：{{screen}}',
        next: '移到下一行',
        open: '打开此行的详情',
        select: '选中此行；可选中多行，用一个命令一并处理',
        palette: '打开命令面板：输入几个字即可找到命令、页面和成员',
        keys: '查看此处可用的所有快捷键，并可修改',
        done: '完成！如需撤销，请按',
        away: '在列表中继续：{{screen}}',
        noRow: '此列表有行后继续',
        nextPoint: '移到下一个点',
        openPoint: '打开此点；若是聚合点则放大展开',
        selectPoint: '选中此点；可选中多个，用一个命令一并处理',
      },
    },
    tour: {
      title: '认识最初的快捷键',
      words: '教程, 新手, 入门, 引导',

      hint: '一分钟，边工作边学',
    },
    keys: {
      title: '快捷键',
      words: '帮助, 快捷键, 键盘, 按键',
    },
  },
  language: {
    set: {
      title: '切换语言',
      words: '翻译, 语种',
      language: {
        label: '语言',
      },
    },
  },
  theme: {
    inForce: '当前使用',
    layout: {
      words: '深色, 浅色, 夜间模式, 黑暗模式, 外观, 主题',
      number: {
        '0': '跟随系统',
        '1': '浅色',
        '2': '深色',
        '3': '纸色',
        label: '选择主题',
      },

      title: '主题',
    },
    sidebar: {
      words: '侧栏颜色, 菜单颜色',
      number: {
        '1': '红木',
        '2': '与主题一致',
        '3': '松绿',
        '4': '靛蓝',
        '5': '姜黄',
        '6': '墨色',
        '7': '梅紫',
        label: '选择侧边栏主题',
      },

      title: '侧边栏主题',
    },
    topbar: {
      words: '顶栏颜色, 页眉颜色',
      number: {
        '1': '与主题一致',
        '2': '朱漆',
        '3': '松绿',
        '4': '靛蓝',
        '5': '姜黄',
        '6': '墨色',
        '7': '梅紫',
        label: '选择顶栏主题',
      },

      title: '顶栏主题',
    },
  },
  keys: {
    reset: {
      words: '默认快捷键, 恢复默认',
      done: '快捷键已恢复为默认设置。',

      title: '恢复默认快捷键',
    },
    rebind: {
      words: '自定义快捷键, 改按键',

      title: '修改快捷键',
    },
    mailKeys: {
      off: '已关闭 Gmail 式快捷键。重新开启：{{key}}',
      on: '已开启 Gmail 式快捷键。重新关闭：{{key}}',
      words: 'gmail 快捷键, 邮件快捷键',

      title: '开启或关闭 Gmail 式快捷键',
      hint: 'e 忽略，# 删除。输入法可能会拦截 e 键，请先关闭或切换到英文。',
      isOn: 'Gmail 式快捷键',
    },
    singleKeysOff: {
      off: '已关闭单键快捷键。重新开启：{{key}}',
      on: '已开启单键快捷键。重新关闭：{{key}}',
      words: '单键, 关闭快捷键',

      title: '开启或关闭单键快捷键',
      hint: '组合键、方向键、Enter 和 Esc 仍可使用',
    },

    toggleLine: {
      shown: '已显示按键提示行。重新隐藏：{{key}}',
      hidden: '已隐藏按键提示行。重新显示：{{key}}',
      title: '显示或隐藏按键提示行',
      isOn: '按键提示行',
    },
  },
  session: {
    setUpSecondFactor: {
      title: '设置两步验证',
      words: '2FA, 双重验证, 双因素, 验证器, 动态口令',
      hint: '除密码外，再加一个手机验证码',
    },
    endSecondFactor: {
      title: '关闭两步验证',
      words: '2FA, 双重验证, 停用验证器, 更换手机',
      done: '两步验证已关闭',
      question: '关闭两步验证？',
      refused: {
        '304': '两步验证未开启。',
        '306': '密码错误，请重新输入。',
        '309': '验证码错误或已使用过。请等待下一个验证码。',
      },
      password: {
        label: '你的密码',
      },
      code: {
        label: '验证码或恢复码',
      },
    },
    renewRecoveryCodes: {
      title: '获取新的恢复码',
      words: '备用码, 2FA, 双重验证',
      done: '已生成新的恢复码',
      question: '更换恢复码？',
      refused: {
        '304': '两步验证未开启。',
        '306': '密码错误，请重新输入。',
        '309': '验证码错误或已使用过。请等待下一个验证码。',
      },
      password: {
        label: '你的密码',
      },
      code: {
        label: '验证码或恢复码',
      },
    },
    codeMissing: '请输入验证码。',
    changePassword: {
      title: '修改密码',
      words: '我的密码, 新密码',
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
      title: '编辑我的资料',
      words: '我的资料, 我的头像, 我的名字, 我的账号',
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
      title: '已登录的设备',
      words: '设备, 我的登录, 登录记录',

      hint: '当前登录的设备，可在此退出',
    },
    end: {
      title: '退出某台设备',
      done: '已退出该设备',
      question: '退出此设备？',
    },
    alreadyEnded: '此设备已退出登录。',
    isThisOne: '这是你当前使用的设备。如要退出，请使用“退出登录”。',
    passwordMissing: '请输入密码。',
    signOut: {
      title: '退出登录',
      words: '登出, 退出, 离开',
    },
    signIn: {
      title: '登录',
    },
    signInFailed: {
      title: '登录失败',
    },
    passkeys: {
      title: '通行密钥',
      words: '添加通行密钥, 安全密钥, 指纹, 人脸, 两步验证, passkey, 2FA',
      hint: '登录时用设备或安全密钥代替验证码',
    },
    addPasskey: { title: '添加通行密钥' },
  },
  settings: {
    open: {
      words: '偏好, 选项, 配置',
    },
  },
  history: {
    open: {
      title: '操作历史',
      words: '我做过什么, 操作历史',

      hint: '已执行且仍可撤销的操作',
    },
    undo: {
      title: '撤销',
      words: '撤回, 回退, 还原',

      hint: '撤销最近一次操作，无论在哪个页面',
    },
    redo: {
      title: '重做',
      words: '恢复操作, 再做',
    },
  },
  sidebar: {
    toggle: {
      collapsed: '侧边栏已收起。重新展开：{{key}}',
      expanded: '侧边栏已展开。重新收起：{{key}}',
      words: '菜单, 隐藏菜单, 导航',
    },
  },
  fullscreen: {
    toggle: {
      words: '最大化, 全屏幕',

      title: '全屏',
    },
  },

  find: {
    noWords: '请至少输入一个词。',
    profiles: { text: { label: '搜索词' }, title: '搜索成员' },
    posts: { text: { label: '搜索词' }, title: '搜索帖子' },
    temples: { text: { label: '搜索词' }, title: '搜索寺庙' },
    adminUsers: { text: { label: '搜索词' }, title: '搜索管理员' },
  },

  part: { next: { title: '转到页面的下一部分' }, previous: { title: '转到页面的上一部分' } },
  teamView: {
    add: {
      title: '共享视图',
      done: '已与团队共享：{{name}}',
    },
    replace: {
      title: '替换团队视图',
      done: '已替换团队视图：{{name}}',
      question: '团队已有同名视图。要替换吗？',
    },
  },
  serviceAccount: {
    make: {
      title: '创建服务账号',
      hint: '供程序使用的账号：有令牌，没有密码',
      words: 'API, token, 令牌, 机器人, 脚本, 自动化',
      done: '已创建服务账号',
      userName: { label: '用户名' },
      displayName: { label: '显示名称' },
      role: { label: '角色', none: '无角色' },
      days: { label: '令牌有效天数（留空：永不过期）' },
    },
    revoke: {
      title: '撤销服务账号的令牌',
      hint: '立即永久失效',
      done: '已撤销令牌：{{name}}',
      question: { other: '撤销 {{count}} 个账号的令牌？' },
    },
    daysInvalid: '请输入整数天数，最多 9999。',
    isPerson: '这是个人账号。',
    noToken: '其令牌已失效。',
    noPassword: '服务账号没有密码。',
  },
  photo: {
    upload: {
      title: '上传图片',
    },
  },
  policy: {
    edit: {
      title: '编辑规定',
      words: '条款, 准则, 处理理由, 添加规定',
      hint: '删除或封禁可依据的规定',
      done: '规定已保存',
      submit: '保存规定',
      policies: {
        label: '每行一条规定，冒号后写明细则。例如：“垃圾信息：广告，或反复发布同样的内容”',
      },
    },
    none: '还没有可选的规定。系统管理员可用“编辑规定”列出规定。',
    tooMany: '最多列出 30 条规定。',
    noName: '每行须以名称开头。',
    tooLong: '过长：名称最多 80 个字符，细则最多 500 个。',
    twice: '每个名称只能列出一次。',
    named: '规定：{{policy}}',
  },
  passkey: {
    rename: { title: '重命名通行密钥', done: '已重命名通行密钥', name: { label: '名称' } },
    remove: { title: '移除通行密钥', done: '已移除通行密钥', question: '移除此通行密钥？它将无法再用于登录。' },
    nameMissing: '请输入名称。',
    nameTooLong: '名称过长：最多 80 个字符。',
    gone: '此通行密钥已被移除。',
  },
};
