export default {
  secondsAgo: '刚刚',
  cancel: '取消',
  close: '关闭',
  save: '保存',
  retry: '重试',
  undo: '撤销',
  loading: '加载中…',
  all: '全部',
  serverError: { title: '服务器错误', home: '返回首页', hint: '出了点问题，请稍后重试。' },
  notReachable: { title: '无法连接服务器', again: { other: '{{count}} 秒后自动重试。' } },
};
