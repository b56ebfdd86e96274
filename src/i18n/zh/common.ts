export default {
  close: '关闭',
  retry: '重试',
  loading: '加载中…',
  serverError: {
    title: '服务器错误',
    home: '返回首页',
    hint: '出了点问题，请稍后重试。',
  },
  notReachable: {
    title: '无法连接服务器',
    again: {
      other: '{{count}} 秒后自动重试。',
    },
  },
};
