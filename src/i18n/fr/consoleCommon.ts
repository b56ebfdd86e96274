/** What no page before sign-in says. */
export default {
  secondsAgo: 'il y a quelques secondes',
  cancel: 'Annuler',
  save: 'Enregistrer',
  undo: 'Annuler',
  all: 'Tout',
};
