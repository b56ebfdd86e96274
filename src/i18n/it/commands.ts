/** By command id: its title, and the hint beside it. What else a command says stands in deferredCommands.ts. */
export default {
  report: {
    open: {
      title: 'Apri caso',
    },
    ignore: {
      title: 'Ignora',
      hint: 'Nessuna violazione',
    },
    deletePost: {
      title: 'Elimina post',
      hint: 'Violazione: elimina il contenuto segnalato',
    },
    blockUser: {
      title: 'Blocca autore',
      hint: 'Niente post né commenti; nascosto agli altri',
      hintElsewhere: 'Violazione: il server blocca l’autore',
    },
    reopen: {
      title: 'Riapri caso',
    },
    reply: {
      title: 'Rispondi a chi ha segnalato',
      hintElsewhere: 'Solo una bozza: questo server non invia e-mail',
    },
    sendReply: {
      title: 'Invia risposta',
    },
    pullBackReply: {
      title: 'Ritira risposta',
    },
    sendReplyAgain: {
      title: 'Invia di nuovo la risposta',
    },
    replyTemplate: {
      title: 'Inserisci modello di risposta',
    },
    openAuthor: {
      title: 'Vedi autore',
    },
    comments: {
      title: 'Vedi commenti',
    },
  },
  replyTemplate: {
    add: {
      title: 'Aggiungi modello di risposta',
    },
    edit: {
      title: 'Modifica modello di risposta',
    },
    delete: {
      title: 'Elimina modello di risposta',
    },
  },
  post: {
    open: {
      title: 'Apri post',
    },
    openAuthor: {
      title: 'Vedi autore',
    },
    comments: {
      title: 'Vedi commenti',
    },
    hide: {
      title: 'Nascondi post',
    },
    unhide: {
      title: 'Mostra di nuovo il post',
    },
    block: {
      title: 'Blocca post',
    },
    unblock: {
      title: 'Sblocca post',
    },
    delete: {
      title: 'Elimina post',
    },
    restore: {
      title: 'Recupera post',
    },
    promote: {
      title: 'Aggiungi post alla TV',
    },
    promoteHotlive: {
      title: 'Aggiungi a Hotlive',
    },
    promoteSlider: {
      title: 'Aggiungi al TV slider',
    },
    unpromoteHotlive: {
      title: 'Rimuovi da Hotlive',
    },
    unpromoteSlider: {
      title: 'Rimuovi dal TV slider',
    },
  },
  temple: {
    editFields: {
      title: 'Modifica tempio',
    },
    map: {
      title: 'Passa da mappa a elenco e viceversa',
    },
    create: {
      title: 'Nuovo tempio',
    },
    export: {
      title: 'Esporta templi in CSV',
    },
    import: {
      title: 'Importa templi da un file',
    },
    importAll: {
      title: 'Importa le righe controllate',
    },
  },
  profile: {
    open: {
      title: 'Apri membro',
    },
    block: {
      title: 'Blocca membro',
    },
    unblock: {
      title: 'Sblocca membro',
    },
    setBlocks: {
      title: 'Imposta blocchi',
    },
    toggleOnlyMe: {
      title: 'Attiva o disattiva «post visibili solo all’autore»',
    },
    verifyPhone: {
      title: 'Verifica telefono',
    },
    erase: {
      title: 'Cancella i dati del membro',
    },
    unverifyPhone: {
      title: 'Rimuovi verifica del telefono',
    },
    togglePhone: {
      title: 'Aggiungi o rimuovi verifica del telefono',
    },
    setAuthentic: {
      title: 'Assegna badge di autenticità',
    },
    unsetAuthentic: {
      title: 'Rimuovi badge di autenticità',
    },
    toggleAuthentic: {
      title: 'Assegna o rimuovi badge di autenticità',
    },
    update: {
      title: 'Modifica membro',
    },
    setFields: {
      title: 'Imposta dati del membro',
    },
  },
  adminUser: {
    endSecondFactor: {
      title: 'Disattiva la verifica in due passaggi di un amministratore',
    },
    open: {
      title: 'Apri amministratore',
    },
    add: {
      title: 'Aggiungi amministratore',
    },
    edit: {
      title: 'Modifica amministratore',
    },
    ban: {
      title: 'Banna amministratore',
    },
    setStatus: {
      title: 'Cambia stato dell’amministratore',
    },
    delete: {
      title: 'Elimina amministratore',
    },
    resetPassword: {
      title: 'Reimposta password',
    },
  },
  role: {
    toggleSecondFactor: {
      title: 'Richiedi la verifica in due passaggi',
    },
    editActions: {
      title: 'Modifica permessi del ruolo',
    },
    open: {
      title: 'Apri ruolo',
    },
    add: {
      title: 'Aggiungi ruolo',
    },
    edit: {
      title: 'Rinomina ruolo',
    },
    delete: {
      title: 'Elimina ruolo',
    },
    setActions: {
      title: 'Salva permessi del ruolo',
    },
    toggleAction: {
      title: 'Concedi o revoca un permesso',
    },
    setAllActions: {
      title: 'Concedi tutti i permessi',
    },
    clearAllActions: {
      title: 'Revoca tutti i permessi',
    },
  },
  notification: {
    send: {
      title: 'Invia notifica',
    },
    delete: {
      title: 'Elimina notifica',
    },
  },
  sticker: {
    upload: {
      title: 'Carica sticker',
    },
  },
  list: {
    next: {
      title: 'Riga successiva',
    },
    previous: {
      title: 'Riga precedente',
    },
    first: {
      title: 'Prima riga',
    },
    last: {
      title: 'Ultima riga',
    },
    firstCell: {
      title: 'Prima cella',
    },
    lastCell: {
      title: 'Ultima cella',
    },
    pageDown: {
      title: 'Pagina successiva',
    },
    pageUp: {
      title: 'Pagina precedente',
    },
    open: {
      title: 'Apri dettaglio',
    },
    close: {
      title: 'Chiudi dettaglio',
    },
    select: {
      title: 'Seleziona o deseleziona riga',
    },
    selectRange: {
      title: 'Seleziona fino a questa riga',
    },
    extendNext: {
      title: 'Estendi selezione in giù',
    },
    extendPrevious: {
      title: 'Estendi selezione in su',
    },
    extendPageDown: {
      title: 'Estendi selezione di una pagina in giù',
    },
    extendPageUp: {
      title: 'Estendi selezione di una pagina in su',
    },
    selectAll: {
      title: 'Seleziona tutto',
    },
    clearSelection: {
      title: 'Deseleziona tutto',
    },
    invertSelection: {
      title: 'Inverti selezione',
    },
    filter: {
      title: 'Filtra elenco',
    },
    sort: {
      title: 'Ordina',
    },
    sortByName: {
      title: 'Ordina per nome',
    },
    columns: {
      title: 'Scegli colonne',
    },
    pageSize: {
      title: 'Densità delle righe',
    },
    refresh: {
      title: 'Aggiorna',
    },
    copy: {
      title: 'Copia righe',
    },
    exportCsv: {
      title: 'Esporta in CSV',
    },
    exportXlsx: {
      title: 'Esporta in Excel (XLSX)',
    },
    loadMore: {
      title: 'Carica altro',
    },
    menu: {
      title: 'Apri menu della riga',
    },
    peek: {
      title: 'Anteprima dei media',
    },
    uncover: {
      title: 'Scopri le immagini un passo alla volta',
    },
    look: {
      title: 'Passa da immagini a tabella e viceversa',
    },
    jump: {
      title: 'Vai alla posizione',
    },
    search: {
      title: 'Cerca nell’elenco',
    },
    copyLink: {
      title: 'Copia link',
    },
  },
  go: {
    choose: { title: 'Vai a…' },
    viewOne: { title: 'Vista salvata 1' },
    viewTwo: { title: 'Vista salvata 2' },
    viewThree: { title: 'Vista salvata 3' },
    viewFour: { title: 'Vista salvata 4' },
    viewFive: { title: 'Vista salvata 5' },
    viewSix: { title: 'Vista salvata 6' },
    viewSeven: { title: 'Vista salvata 7' },
    viewEight: { title: 'Vista salvata 8' },
    viewNine: { title: 'Vista salvata 9' },
    home: {
      title: 'Home',
    },
    profiles: {
      title: 'Membri',
    },
    posts: {
      title: 'Post',
    },
    reports: {
      title: 'Segnalazioni',
    },
    vip: {
      title: 'Account VIP',
    },
    tvUsers: {
      title: 'Account TV',
    },
    tvSlider: {
      title: 'TV slider',
    },
    hotlive: {
      title: 'Hotlive',
    },
    imports: {
      title: 'Importazioni di templi',
    },
    temples: {
      title: 'Templi',
    },
    adminUsers: {
      title: 'Amministratori',
    },
    roles: {
      title: 'Ruoli',
    },
    notifications: {
      title: 'Notifiche',
    },
    stickers: {
      title: 'Sticker',
    },
    audit: {
      title: 'Registro modifiche',
    },
  },
  photo: {
    upload: {
      title: 'Carica immagine',
    },
  },
  waiting: {
    week: {
      title: 'In attesa da oltre 7 giorni',
    },
    month: {
      title: 'In attesa da oltre 30 giorni',
    },
    opinion: {
      title: 'Secondo parere richiesto',
    },
    reply: {
      title: 'Risposte non inviate',
    },
  },
  jobs: {
    open: {
      title: 'Operazioni',
    },
  },
  vip: {
    add: {
      title: 'Aggiungi agli account VIP',
    },
    remove: {
      title: 'Rimuovi dagli account VIP',
    },
    addLanguageTag: {
      title: 'Aggiungi tag lingua',
    },
    removeLanguageTag: {
      title: 'Rimuovi tag lingua',
    },
    openProfile: {
      title: 'Vedi membro',
    },
    takeBack: {
      title: 'Rimuovi il membro dagli account VIP',
    },
    putBack: {
      title: 'Rimetti tra gli account VIP',
    },
  },
  tvUser: {
    add: {
      title: 'Aggiungi agli account TV',
    },
    remove: {
      title: 'Rimuovi dagli account TV',
    },
    openProfile: {
      title: 'Vedi membro',
    },
    takeBack: {
      title: 'Rimuovi il membro dagli account TV',
    },
    putBack: {
      title: 'Rimetti tra gli account TV',
    },
  },
  hotlive: {
    add: {
      title: 'Aggiungi media a Hotlive',
    },
    remove: {
      title: 'Rimuovi da Hotlive',
    },
    openPost: {
      title: 'Vedi post',
    },
    openAuthor: {
      title: 'Vedi autore',
    },
    takeBack: {
      title: 'Rimuovi media da Hotlive',
    },
    putBack: {
      title: 'Rimetti in Hotlive',
    },
  },
  tvSlider: {
    add: {
      title: 'Aggiungi immagine al TV slider',
    },
    remove: {
      title: 'Rimuovi dal TV slider',
    },
    openPost: {
      title: 'Vedi post',
    },
    openAuthor: {
      title: 'Vedi autore',
    },
    takeBack: {
      title: 'Rimuovi immagine dal TV slider',
    },
    putBack: {
      title: 'Rimetti nel TV slider',
    },
  },
  help: {
    keys: {
      title: 'Scorciatoie da tastiera',
    },
    tour: {
      title: 'Impara le prime scorciatoie',
    },
  },
  settings: {
    open: {
      title: 'Impostazioni',
    },
  },
  history: {
    open: {
      title: 'Cronologia',
    },
    undo: {
      title: 'Annulla azione',
    },
    redo: {
      title: 'Ripristina azione',
    },
  },
  sidebar: {
    toggle: {
      title: 'Comprimi o espandi la barra laterale',
    },
  },
  language: {
    set: {
      title: 'Cambia lingua',
    },
  },
  session: {
    setUpSecondFactor: {
      title: 'Imposta la verifica in due passaggi',
    },
    endSecondFactor: {
      title: 'Disattiva la verifica in due passaggi',
    },
    renewRecoveryCodes: {
      title: 'Ottieni nuovi codici di recupero',
    },
    signIn: {
      title: 'Accedi',
    },
    signInFailed: {
      title: 'Accesso non riuscito',
    },
    signOut: {
      title: 'Esci',
    },
    changePassword: {
      title: 'Cambia password',
    },
    editProfile: {
      title: 'Modifica il mio profilo',
    },
    sessions: {
      title: 'Dispositivi connessi',
    },
    end: {
      title: 'Disconnetti questo dispositivo',
    },
  },
  serviceAccount: {
    make: { title: 'Crea un account di servizio' },
    revoke: { title: 'Revoca il token di un account di servizio' },
  },
};
