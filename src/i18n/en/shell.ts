export default {
  label: '{{name}}:',
  pair: '{{name}}: {{value}}',
  menu: 'Menu',
  skip: 'Skip to content',
  search: 'Search or run a command',
  notifications: 'Notifications',
  unread: { one: '{{count}} unread', other: '{{count}} unread' },
  account: 'My account',
  welcome: 'Signed in. Hello, {{name}}',
};
