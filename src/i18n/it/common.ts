export default {
  secondsAgo: 'pochi secondi fa',
  cancel: 'Annulla',
  close: 'Chiudi',
  save: 'Salva',
  retry: 'Riprova',
  undo: 'Annulla',
  loading: 'Caricamento…',
  all: 'Tutto',
};
