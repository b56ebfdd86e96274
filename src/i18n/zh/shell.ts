export default {
  label: '{{name}}：',
  pair: '{{name}}：{{value}}',
  menu: '菜单',
  skip: '跳到主要内容',
  search: '搜索或执行命令',
  notifications: '通知',
  unread: { other: '{{count}} 条未读' },
  account: '我的账号',
  welcome: '登录成功，你好，{{name}}',
};
