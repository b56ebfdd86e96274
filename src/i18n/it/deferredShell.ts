/** What the frame says once the first list works. */
export default {
  notFound: {
    title: 'Hai perso la strada?',
    hint: 'Questa pagina non esiste.',
    lockedTitle: 'Non puoi aprire questa pagina',
    locked: 'Chiedi a un amministratore il permesso necessario:',
    home: 'TORNA ALLA HOME',
  },
  settings: {
    title: 'Impostazioni',
    language: 'Lingua',
    layout: 'Tema',
    sidebar: 'Barra laterale',
    topbar: 'Barra superiore',
    number: 'Tema {{number}}',
    undo: 'Annullamento e conferme',
    holdSeconds: 'Secondi di attesa prima di inviare ciò che il server non può annullare',
    alwaysAsk: 'Conferma sempre i comandi pericolosi',
    keys: 'Scorciatoie a tasto singolo',
    keysEverywhere: 'Ovunque',
    keysLists: 'Solo in elenchi e dettagli',
    keysOff: 'Disattivate',
  },
  signInAgain: 'Sessione scaduta',
  signInAgainHint: 'Accedi di nuovo per continuare. Non è andato perso nulla.',
};
