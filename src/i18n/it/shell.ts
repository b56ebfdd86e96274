export default {
  label: '{{name}}:',
  pair: '{{name}}: {{value}}',
  menu: 'Menu',
  skip: 'Vai al contenuto',
  search: 'Cerca o esegui un comando',
  notifications: 'Notifiche',
  unread: { one: '{{count}} non letta', many: '{{count}} non lette', other: '{{count}} non lette' },
  account: 'Il mio account',
  welcome: 'Accesso eseguito, ciao {{name}}',
};
