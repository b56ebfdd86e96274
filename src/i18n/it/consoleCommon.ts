/** What no page before sign-in says. */
export default {
  secondsAgo: 'pochi secondi fa',
  cancel: 'Annulla',
  save: 'Salva',
  undo: 'Annulla azione',
  all: 'Tutti',
  nameless: '(senza nome)',
  textless: '(vuoto)',
};
