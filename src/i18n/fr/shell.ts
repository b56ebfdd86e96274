export default {
  label: '{{name}} :',
  pair: '{{name}} : {{value}}',
  menu: 'Menu',
  skip: 'Aller au contenu',
  search: 'Rechercher ou exécuter une commande',
  notifications: 'Notifications',
  unread: { one: '{{count}} non lue', many: '{{count}} non lues', other: '{{count}} non lues' },
  account: 'Mon compte',
  welcome: 'Connexion réussie, bonjour {{name}}',
};
