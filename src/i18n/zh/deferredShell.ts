/** What the frame says once the first list works. */
export default {
  notFound: {
    title: '好像走错地方了',
    hint: '此页面不存在。',
    lockedTitle: '你无权访问此页面',
    locked: '请向管理员申请以下权限：',
    home: '返回首页',
  },
  settings: {
    title: '设置',
    language: '语言',
    layout: '主题',
    sidebar: '侧边栏',
    topbar: '顶栏',
    number: '主题 {{number}}',
    undo: '撤销与确认',
    holdSeconds: '服务器无法撤销的操作，发送前等待（秒）',
    alwaysAsk: '执行危险命令前总是确认',
    keys: '单键快捷键',
    keysEverywhere: '任何位置',
    keysLists: '仅列表和详情',
    keysOff: '关闭',
  },
  signInAgain: '登录已过期',
  signInAgainHint: '重新登录即可继续，内容不会丢失。',
};
