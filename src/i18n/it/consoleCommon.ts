/** What no page before sign-in says. */
export default {
  secondsAgo: 'pochi secondi fa',
  cancel: 'Annulla',
  save: 'Salva',
  undo: 'Annulla',
  all: 'Qualsiasi',
};
