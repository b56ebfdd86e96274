export default {
  secondsAgo: '刚刚',
  cancel: '取消',
  close: '关闭',
  save: '保存',
  retry: '重试',
  undo: '撤销',
  loading: '加载中…',
  all: '全部',
};
