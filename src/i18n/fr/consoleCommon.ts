/** What no page before sign-in says. */
export default {
  secondsAgo: 'à l’instant',
  cancel: 'Annuler',
  save: 'Enregistrer',
  undo: 'Annuler l’action',
  all: 'Tous',
  nameless: '(sans nom)',
  textless: '(vide)',
};
