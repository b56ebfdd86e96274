export default {
  secondsAgo: 'pochi secondi fa',
  cancel: 'Annulla',
  close: 'Chiudi',
  save: 'Salva',
  retry: 'Riprova',
  undo: 'Annulla',
  loading: 'Caricamento…',
  all: 'Qualsiasi',
  serverError: {
    title: 'Errore del server',
    home: 'TORNA ALLA HOME',
    hint: 'Qualcosa è andato storto. Riprova più tardi.',
  },
  notReachable: {
    title: 'Server non raggiungibile',
    again: {
      one: 'Nuovo tentativo automatico tra {{count}} secondo.',
      other: 'Nuovo tentativo automatico tra {{count}} secondi.',
    },
  },
};
