/** What no page before sign-in says. */
export default {
  secondsAgo: '刚刚',
  cancel: '取消',
  save: '保存',
  undo: '撤销',
  all: '全部',
  nameless: '（无名称）',
  textless: '（空）',
};
