/** By command id: its title, and the hint beside it. What else a command says stands in deferredCommands.ts. */
export default {
  command: {
    repeat: {
      title: 'Ripeti l’ultimo comando',
    },
  },
  report: {
    open: {
      title: 'Apri segnalazione',
    },
    ignore: {
      title: 'Ignora',
      hint: 'Nessuna violazione',
    },
    deletePost: {
      title: 'Elimina post',
      hint: 'Violazione: elimina ciò che è stato segnalato',
    },
    blockUser: {
      title: 'Blocca autore',
      hint: 'Non potrà pubblicare né commentare, né sarà visibile',
      hintElsewhere: 'Violazione: il server blocca chi l’ha pubblicato',
    },
    reopen: {
      title: 'Riapri segnalazione',
    },
    reply: {
      title: 'Rispondi a chi ha segnalato',
      hintElsewhere: 'Solo una bozza: questo server non invia e-mail',
    },
    sendReply: {
      title: 'Invia la risposta',
    },
    pullBackReply: {
      title: 'Ritira la risposta',
    },
    sendReplyAgain: {
      title: 'Riprova a inviare',
    },
    replyTemplate: {
      title: 'Inserisci un modello di risposta',
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
      title: 'Aggiungi un modello di risposta',
    },
    edit: {
      title: 'Modifica un modello di risposta',
    },
    delete: {
      title: 'Elimina un modello di risposta',
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
      title: 'Promuovi post',
    },
    promoteHotlive: {
      title: 'Promuovi in Hotlive',
    },
    promoteSlider: {
      title: 'Promuovi in TV Slider',
    },
    unpromoteHotlive: {
      title: 'Rimuovi da Hotlive',
    },
    unpromoteSlider: {
      title: 'Rimuovi da TV Slider',
    },
  },
  temple: {
    open: {
      title: 'Apri tempio',
    },
    map: {
      title: 'Mappa o elenco',
    },
    create: {
      title: 'Nuovo tempio',
    },
    add: {
      title: 'Crea tempio',
    },
    edit: {
      title: 'Salva tempio',
    },
    revert: {
      title: 'Annulla modifiche al tempio',
    },
    delete: {
      title: 'Elimina tempio',
    },
    restore: {
      title: 'Recupera tempio',
    },
    makeAgain: {
      title: 'Crea di nuovo il tempio',
    },
    discard: {
      title: 'Scarta modifiche non salvate',
    },
    remove: {
      title: 'Elimina tempio o bozza',
    },
    save: {
      title: 'Salva',
    },
    setType: {
      title: 'Cambia il tipo',
    },
    setField: {
      title: 'Compila un campo di più templi',
    },
    merge: {
      title: 'Unisci templi doppi',
    },
    mergeRows: {
      title: 'Unisci templi',
    },
    unmergeRows: {
      title: 'Separa i templi uniti',
    },
    uploadAvatar: {
      title: 'Scegli immagine principale',
    },
    uploadPhotos: {
      title: 'Aggiungi foto',
    },
    export: {
      title: 'Esporta templi in CSV',
    },
    import: {
      title: 'Importa templi da un file',
    },
    importAnother: {
      title: 'Scegli un altro file',
    },
    importAll: {
      title: 'Importa le righe controllate',
    },
    importRows: {
      title: 'Importa templi',
    },
    takeBackImport: {
      title: 'Ritira questa importazione',
    },
    unimportRows: {
      title: 'Ritira un’importazione',
    },
    skipRow: {
      title: 'Salta il doppione',
    },
    createAnyway: {
      title: 'Crealo comunque',
    },
    editRow: {
      title: 'Modifica una cella della riga',
    },
    setColumn: {
      title: 'Importa una colonna come campo',
    },
    fillEmpty: {
      title: 'Riempi le celle vuote di un campo',
    },
    takeColumn: {
      title: 'Prendi da un’altra colonna se vuoto',
    },
    leaveEmpty: {
      title: 'Lascia di nuovo vuote le celle',
    },
    mapType: {
      title: 'Trasforma un valore in un tipo',
    },
    mapTypes: {
      title: 'Accetta tutti i tipi suggeriti',
    },
    chooseSheet: {
      title: 'Scegli il foglio',
    },
    chooseEncoding: {
      title: 'Scegli la codifica',
    },
    importTemplate: {
      title: 'Scarica un modello per l’importazione',
    },
    fillHow: {
      title: 'Scegli come completare un campo',
    },
    updateFromRow: {
      title: 'Completa il tempio esistente',
    },
  },
  comment: {
    replies: {
      title: 'Vedi risposte',
    },
    openAuthor: {
      title: 'Vedi chi ha commentato',
    },
    delete: {
      title: 'Elimina commento',
    },
    restore: {
      title: 'Recupera commento',
    },
    blockAuthor: {
      title: 'Blocca chi ha commentato',
      hint: 'Non potrà pubblicare né commentare, né sarà visibile',
    },
    unblockAuthor: {
      title: 'Sblocca chi ha commentato',
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
      title: 'Attiva o disattiva “post visibili solo all’autore”',
    },
    verifyPhone: {
      title: 'Verifica telefono',
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
      title: 'Pagina giù',
    },
    pageUp: {
      title: 'Pagina su',
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
      title: 'TV Slider',
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
      title: 'Carica un’immagine',
    },
  },
  stats: {
    range: {
      title: 'Scegli il periodo delle statistiche',
    },
    ownRange: {
      title: 'Statistiche da un giorno all’altro',
    },
    bucket: {
      title: 'Cambia l’intervallo delle statistiche',
    },
    compare: {
      title: 'Confronta con il periodo precedente',
    },
    bars: {
      title: 'Barre o linee',
    },
    table: {
      title: 'Numeri o grafici',
    },
    exportCsv: {
      title: 'Esporta le statistiche in CSV',
    },
    refresh: {
      title: 'Aggiorna le statistiche',
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
      title: 'Rimuovi da VIP',
    },
    addLanguageTag: {
      title: 'Aggiungi tag lingua',
    },
    removeLanguageTag: {
      title: 'Rimuovi tag lingua',
    },
    openProfile: {
      title: 'Vedi pagina del membro',
    },
    takeBack: {
      title: 'Rimuovi il membro da VIP',
    },
    putBack: {
      title: 'Rimetti in VIP',
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
      title: 'Vedi pagina del membro',
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
      title: 'Aggiungi immagine a TV Slider',
    },
    remove: {
      title: 'Rimuovi da TV Slider',
    },
    openPost: {
      title: 'Vedi post',
    },
    openAuthor: {
      title: 'Vedi autore',
    },
    takeBack: {
      title: 'Rimuovi immagine da TV Slider',
    },
    putBack: {
      title: 'Rimetti in TV Slider',
    },
  },
  help: {
    keys: {
      title: 'Scorciatoie da tastiera',
    },
    tour: {
      title: 'Impara cinque tasti',
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
      title: 'Annulla',
    },
    redo: {
      title: 'Ripristina',
    },
  },
  view: {
    keep: { title: 'Salva vista' },
    forget: { title: 'Rimuovi vista salvata' },
  },
  part: {
    next: { title: 'Vai alla parte successiva della pagina' },
    previous: { title: 'Vai alla parte precedente della pagina' },
  },
  sidebar: {
    toggle: {
      title: 'Comprimi o espandi la barra laterale',
    },
  },
  fullscreen: {
    toggle: {
      title: 'Schermo intero',
    },
  },
  language: {
    set: {
      title: 'Cambia lingua',
    },
  },
  theme: {
    layout: {
      title: 'Tema dello sfondo',
    },
    sidebar: {
      title: 'Tema della barra laterale',
    },
    topbar: {
      title: 'Tema della barra superiore',
    },
  },
  keys: {
    rebind: {
      title: 'Cambia tasti',
    },
    reset: {
      title: 'Ripristina i tasti predefiniti',
    },
    mailKeys: {
      title: 'Attiva o disattiva i tasti in stile Gmail',
      hint: 'e ignora, # elimina. Un metodo di input vietnamita può catturare la e: prima disattivalo.',
    },
    singleKeysOff: {
      title: 'Attiva o disattiva scorciatoie a tasto singolo',
    },
  },
  session: {
    signIn: {
      title: 'Accesso',
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
      title: 'Le mie sessioni aperte',
    },
    end: {
      title: 'Chiudi quella sessione',
    },
  },
};
