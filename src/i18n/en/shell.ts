export default {
  label: '{{name}}:',
  pair: '{{name}}: {{value}}',
  menu: 'Menu',
  skip: 'Skip to content',
  searchPlaceholder: 'Enter search text',
  notifications: 'Notifications',
  unread: { one: '{{count}} unread', other: '{{count}} unread' },
  account: 'My account',
  welcome: 'Signed in. Hello, {{name}}',
};
