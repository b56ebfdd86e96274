export default {
  close: 'Chiudi',
  retry: 'Riprova',
  loading: 'Caricamento…',
  serverError: {
    title: 'Errore del server',
    home: 'Torna alla home',
    hint: 'Qualcosa è andato storto. Riprova più tardi.',
  },
  notReachable: {
    title: 'Server non raggiungibile',
    again: {
      one: 'Nuovo tentativo automatico tra {{count}} secondo.',
      many: 'Nuovo tentativo automatico tra {{count}} di secondi.',
      other: 'Nuovo tentativo automatico tra {{count}} secondi.',
    },
  },
};
