/** What no page before sign-in says. */
export default {
  secondsAgo: 'il y a quelques secondes',
  cancel: 'Annuler',
  save: 'Enregistrer',
  undo: 'Annuler l’action',
  all: 'Tous',
  nameless: '(sans nom)',
  textless: '(vide)',
};
