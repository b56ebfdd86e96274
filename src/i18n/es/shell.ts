export default {
  label: '{{name}}:',
  pair: '{{name}}: {{value}}',
  menu: 'Menú',
  skip: 'Ir al contenido',
  search: 'Busca o ejecuta un comando',
  notifications: 'Notificaciones',
  unread: { one: '{{count}} sin leer', many: '{{count}} sin leer', other: '{{count}} sin leer' },
  account: 'Mi cuenta',
  welcome: 'Sesión iniciada. Hola, {{name}}',
};
