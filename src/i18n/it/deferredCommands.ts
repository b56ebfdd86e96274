/** By command id: words to find it by, questions, what is said when it is done, its arguments and its reasons. */
export default {
  view: {
    noName: 'Dai un nome alla vista.',
    kept: 'Salvata «{{name}}»: {{key}}',
    full: 'Ci sono già nove viste salvate. Rimuovine prima una.',
    forgotten: 'Rimossa «{{name}}»',
    keep: { name: { label: 'Nome' } },
    forget: { place: { label: 'Vista' } },
  },
  command: {
    settledAs: 'Già gestita: {{name}}. Decisione: {{how}}.',
    settledAsByOther: 'Già gestita da qualcun altro: {{name}}. Decisione: {{how}}.',
    settledAsBy: 'Già gestita da {{who}}: {{name}}. Decisione: {{how}}.',
    settledAsByYou: 'L’hai già gestita tu: {{name}}. Decisione: {{how}}.',
    oneOnly: 'Questo comando agisce su una sola riga. Riduci la selezione.',
    failed: 'Questo comando ha un problema e al momento non si può usare.',
    unread: 'Il server ha inviato ciò che serve a questo comando in una forma illeggibile.',
    memberUnknown: 'Il server non dice di quale membro si tratta.',
    repeat: {
      words: 'di nuovo, ancora',
    },
  },
  report: {
    together: { one: '{{count}} segnalazione', other: '{{count}} segnalazioni' },
    ignore: {
      words: 'nessuna violazione, valido, va bene, lascia stare, archivia, respingi',
      done: 'Segnalazione ignorata: {{name}}',
      question: {
        one: 'Ignorare {{count}} segnalazione?',
        other: 'Ignorare {{count}} segnalazioni?',
      },
    },
    deletePost: {
      words: 'violazione, rimuovi post, togli contenuto, cancella post',
      done: 'Contenuto segnalato eliminato: {{name}}',
      question: {
        one: 'Eliminare il contenuto di {{count}} caso?',
        other: 'Eliminare il contenuto di {{count}} casi?',
      },
    },
    blockUser: {
      words: 'banna utente, blocca utente, vieta autore, bandisci',
      done: 'Autore bloccato: {{name}}',
      doneUnnamed: 'Bloccato l’autore di: {{name}}',
      question: {
        one: 'Bloccare l’autore di {{count}} segnalazione?',
        other: 'Bloccare gli autori di {{count}} segnalazioni?',
      },
    },
    reopen: {
      words: 'riapri, annulla decisione',
      done: 'Segnalazione riaperta: {{name}}',
      question: {
        one: 'Riaprire {{count}} segnalazione?',
        other: 'Riaprire {{count}} segnalazioni?',
      },
    },
    sendReply: {
      done: 'Risposta registrata nel caso: {{name}}',
    },
    pullBackReply: {
      done: 'Risposta ritirata: {{name}}',
    },
    sendReplyAgain: {
      done: 'Nuovo tentativo di invio: {{name}}',
    },
    replyTemplate: {
      words: 'modello, risposta pronta, risposta predefinita',
      template: {
        label: 'Quale modello?',
      },
    },
    replyHasLeft: 'Questa risposta non è più in attesa.',
    alreadyDecided: 'Questa segnalazione è già stata gestita.',
    stillOpen: 'Questa segnalazione è aperta.',
    notYoursToReopen: 'Non puoi prendere questa decisione, quindi nemmeno ritirarla.',
    open: {
      words: 'vedi segnalazione, dettagli, caso',
    },
    reply: {
      words: 'rispondi, risposta, posta, scrivi a chi segnala',
    },
    openAuthor: {
      words: 'autore, chi ha pubblicato',
    },
    comments: {
      words: 'commenti, risposte, discussione',
    },
  },
  replyTemplate: {
    add: {
      words: 'nuovo modello, crea modello',
      done: 'Modello di risposta aggiunto',
      language: {
        label: 'Lingua',
      },
      name: {
        label: 'Nome',
      },
      text: {
        label: 'Testo ({reporter} {reason} {decision} {date} {postExcerpt})',
      },
    },
    edit: {
      words: 'cambia modello',
      done: 'Modello di risposta modificato: {{name}}',
      language: {
        label: 'Lingua',
      },
      name: {
        label: 'Nome',
      },
      text: {
        label: 'Testo ({reporter} {reason} {decision} {date} {postExcerpt})',
      },
    },
    delete: {
      words: 'rimuovi modello',
      done: 'Modello di risposta eliminato: {{name}}',
      question: {
        one: 'Eliminare questo modello di risposta?',
        other: 'Eliminare {{count}} modelli di risposta?',
      },
    },
    empty: 'Non può restare vuoto.',
    tooLong: 'Troppo lungo: il nome ha al massimo 80 caratteri, il testo 5000.',
  },
  post: {
    hide: {
      words: 'nascondi, rendi invisibile',
      done: 'Post nascosto: {{name}}',
      question: {
        one: 'Nascondere {{count}} post?',
        other: 'Nascondere {{count}} post?',
      },
    },
    unhide: {
      words: 'mostra, togli da nascosti, rendi visibile',
      done: 'Post di nuovo visibile: {{name}}',
      question: {
        one: 'Mostrare di nuovo {{count}} post?',
        other: 'Mostrare di nuovo {{count}} post?',
      },
    },
    block: {
      words: 'vieta post, chiudi post',
      done: 'Post bloccato: {{name}}',
      question: {
        one: 'Bloccare {{count}} post?',
        other: 'Bloccare {{count}} post?',
      },
    },
    unblock: {
      words: 'togli il blocco',
      done: 'Post sbloccato: {{name}}',
      question: {
        one: 'Sbloccare {{count}} post?',
        other: 'Sbloccare {{count}} post?',
      },
    },
    delete: {
      words: 'rimuovi, cancella, cestino',
      done: 'Post eliminato: {{name}}',
      question: {
        one: 'Eliminare {{count}} post?',
        other: 'Eliminare {{count}} post?',
      },
    },
    restore: {
      words: 'recupera, riporta, annulla eliminazione',
      done: 'Post recuperato: {{name}}',
      question: {
        one: 'Recuperare {{count}} post?',
        other: 'Recuperare {{count}} post?',
      },
    },
    promote: {
      to: {
        label: 'Dove',
        hotlive: 'Hotlive',
        slider: 'TV Slider',
      },
    },
    promoteHotlive: {
      words: 'aggiungi a hotlive, metti in evidenza il video',
      done: 'Media aggiunto: {{name}}',
      refused: {
        '400': 'Hotlive accetta solo video.',
      },
      question: {
        one: 'Promuovere {{count}} post in Hotlive?',
        other: 'Promuovere {{count}} post in Hotlive?',
      },
      idmedia: {
        label: 'Quale media',
      },
    },
    promoteSlider: {
      words: 'aggiungi allo slider, metti in tv',
      done: 'Media aggiunto: {{name}}',
      refused: {
        '400': 'TV Slider accetta solo immagini.',
      },
      question: {
        one: 'Promuovere {{count}} post in TV Slider?',
        other: 'Promuovere {{count}} post in TV Slider?',
      },
      idmedia: {
        label: 'Quale immagine',
      },
    },
    unpromoteHotlive: {
      done: 'Media rimosso: {{name}}',
      question: {
        one: 'Rimuovere {{count}} post da Hotlive?',
        other: 'Rimuovere {{count}} post da Hotlive?',
      },
    },
    unpromoteSlider: {
      done: 'Media rimosso: {{name}}',
      question: {
        one: 'Rimuovere {{count}} post da TV Slider?',
        other: 'Rimuovere {{count}} post da TV Slider?',
      },
    },
    gone: 'Questo post è stato eliminato.',
    alreadyHidden: 'Il post è già nascosto.',
    notHidden: 'Il post è visibile.',
    alreadyBlocked: 'Il post è già bloccato.',
    notBlocked: 'Il post non è bloccato.',
    notDeleted: 'Il post non è eliminato.',
    noMedia: 'Il post deve contenere dei media.',
    noVideo: 'Il post non ha video adatti a Hotlive.',
    noImage: 'Il post non ha immagini adatte a TV Slider.',
    mediaUnknown: 'Il server non dice l’ID del media di questo post.',
    promotedAlready: 'Tutto ciò che si può promuovere di questo post è già promosso.',
    open: {
      words: 'vedi post, dettagli',
    },
    openAuthor: {
      words: 'autore, chi ha pubblicato',
    },
    comments: {
      words: 'commenti, risposte, discussione',
    },
  },
  temple: {
    open: {
      words: 'modifica tempio, pagoda, chiesa, luogo, dettagli',
    },
    map: {
      words: 'mappa, dove, posizione, luoghi',
    },
    create: {
      words: 'aggiungi tempio, nuovo tempio, nuovo luogo, pagoda',
    },
    add: {
      done: 'Tempio creato: {{name}}',
      question: {
        one: 'Creare {{count}} tempio?',
        other: 'Creare {{count}} templi?',
      },
    },
    edit: {
      done: 'Tempio salvato: {{name}}',
      question: {
        one: 'Salvare {{count}} tempio?',
        other: 'Salvare {{count}} templi?',
      },
    },
    revert: {
      done: 'Come prima: {{name}}',
      question: {
        one: 'Riportare {{count}} tempio a com’era?',
        other: 'Riportare {{count}} templi a com’erano?',
      },
    },
    delete: {
      words: 'rimuovi, cancella',
      done: 'Tempio eliminato: {{name}}',
      question: {
        one: 'Eliminare {{count}} tempio?',
        other: 'Eliminare {{count}} templi?',
      },
    },
    restore: {
      words: 'recupera, cestino, riporta',
      done: 'Tempio recuperato: {{name}}',
      question: {
        one: 'Recuperare {{count}} tempio?',
        other: 'Recuperare {{count}} templi?',
      },
    },
    makeAgain: {
      words: 'recupera ripristina',
      hint: 'Viene creato come tempio nuovo, con un nuovo ID; la data di creazione originale va persa.',
      done: 'Tempio ricreato, con un nuovo ID: {{name}}',
      question: {
        one: 'Creare di nuovo {{count}} tempio?',
        other: 'Creare di nuovo {{count}} templi?',
      },
    },
    discard: {
      words: 'annulla modifiche, scarta, bozza',
    },
    setType: {
      words: 'modifica in blocco, cambia tipo',
      done: 'Tipo cambiato: {{name}}',
      question: {
        one: 'Cambiare il tipo di {{count}} tempio?',
        other: 'Cambiare il tipo di {{count}} templi?',
      },
      type: {
        label: 'Nuovo tipo',
      },
    },
    setField: {
      words: 'modifica in blocco, imposta città, imposta paese, indirizzo',
      done: 'Modificato: {{name}}',
      question: {
        one: 'Modificare {{count}} tempio?',
        other: 'Modificare {{count}} templi?',
      },
      field: {
        label: 'Quale campo',
      },
      value: {
        label: 'Nuovo valore, vuoto per cancellarlo',
      },
    },
    setAlready: 'Questo tempio ha già quel valore.',
    fieldTooLong: 'Troppo lungo per questo campo.',
    merge: {
      words: 'doppioni, duplicati, unisci',
      submit: 'Unisci',
      howMany: 'Seleziona da 2 a 6 templi che sono lo stesso luogo.',
      allPhotos: 'Tutte le foto',
      keep: {
        label: 'Quale tenere',
      },
      name: {
        label: 'Nome',
      },
      nickname: {
        label: 'Altro nome',
      },
      type: {
        label: 'Tipo',
      },
      address: {
        label: 'Indirizzo',
      },
      city: {
        label: 'Città',
      },
      country: {
        label: 'Paese',
      },
      description: {
        label: 'Descrizione',
      },
      place: {
        label: 'Coordinate',
      },
      avatar: {
        label: 'Immagine',
      },
      photos: {
        label: 'Foto',
      },
    },
    mergeRows: {
      done: 'Unito: {{name}}',
      question: {
        one: 'Unire {{count}} tempio?',
        other: 'Unire {{count}} templi?',
      },
    },
    unmergeRows: {
      done: 'Separato: {{name}}',
      question: {
        one: 'Separare {{count}} tempio?',
        other: 'Separare {{count}} templi?',
      },
    },
    mergeNeedsEdit: 'Per unire serve il permesso di modificare i templi.',
    uploadPhotos: {
      words: 'carica immagini, aggiungi foto',
    },
    export: {
      words: 'scarica, esporta elenco, csv',
    },
    import: {
      words: 'csv, xlsx, excel, foglio di calcolo, carica file',
    },
    importAnother: {
      words: 'nuovo altro file sostituisci ricomincia',
    },
    importAll: {
      words: 'scrivi avvia file',
    },
    importRows: {
      done: 'Importato: {{name}}',
      question: {
        one: 'Importare {{count}} riga?',
        many: 'Importare {{count}} di righe?',
        other: 'Importare {{count}} righe?',
      },
      refused: {
        '400': 'Il server rifiuta questa riga. Correggila nel file e importala di nuovo.',
        '409':
          'Qualcuno ha appena modificato o eliminato il tempio da completare. Scegli di nuovo il file per ricontrollarlo.',
      },
    },
    takeBackImport: {
      words: 'annulla importazione, togli templi importati',
    },
    importTakenBack: 'Di questa importazione non resta nessuna riga da ritirare.',
    importNotKept: 'Le righe di questa importazione non sono più conservate: non si può più ritirare.',
    unimportRows: {
      done: 'Ritirato: {{name}}',
      question: {
        one: 'Ritirare {{count}} riga importata?',
        many: 'Ritirare {{count}} di righe importate?',
        other: 'Ritirare {{count}} righe importate?',
      },
    },
    skipRow: {
      words: 'duplicato ometti escludi riga',
    },
    createAnyway: {
      words: 'doppione duplicato riga nuovo tempio',
    },
    editRow: {
      words: 'correggi riga',
      field: {
        label: 'Quale campo',
      },
      value: {
        label: 'Nuovo valore',
      },
    },
    setColumn: {
      words: 'colonna intestazione',
      column: {
        label: 'Quale colonna',
      },
      field: {
        label: 'Quale campo',
      },
    },
    fillEmpty: {
      words: 'predefinito modello regola nome',
      field: {
        label: 'Quale campo',
      },
      text: {
        label: 'Valore o modello, per esempio Pagoda di {city}',
      },
    },
    takeColumn: {
      words: 'regola',
      field: {
        label: 'Quale campo',
      },
      column: {
        label: 'Quale colonna',
      },
    },
    leaveEmpty: {
      words: 'togli regola',
      field: {
        label: 'Quale campo',
      },
    },
    mapType: {
      words: 'mappa tipo',
      value: {
        label: 'Valore nel file',
      },
      type: {
        label: 'In quale tipo',
      },
    },
    mapTypes: {
      words: 'mappa tipi',
    },
    chooseSheet: {
      words: 'excel cartella',
      sheet: {
        label: 'Quale foglio',
      },
    },
    chooseEncoding: {
      words: 'TCVN3 VNI lettere',
      encoding: {
        label: 'Quale codifica',
      },
    },
    importTemplate: {
      words: 'file di esempio, modello importazione',
      as: {
        label: 'In quale formato',
      },
    },
    fillHow: {
      words: 'sostituisci lascia compila doppione',
      field: {
        label: 'Quale campo',
      },
      way: {
        label: 'Che cosa fare',
      },
    },
    updateFromRow: {
      words: 'doppione duplicato riga aggiorna unisci',
    },
    addedUnseen: 'Salvato: {{name}}. Il server non dice quale tempio dell’elenco sia.',
    likeIsThere: 'Qualcuno ha appena creato un tempio come questo.',
    rowUnsure: 'Questa riga potrebbe essere arrivata. Scegli nell’operazione di importazione che cosa farne.',
    rowWritten: 'Questa riga è già stata importata.',
    noDuplicate: 'Questa riga non è un doppione.',
    nothingNew: 'Questa riga non ha nulla di nuovo da aggiungere.',
    nothingToWrite: 'Questa riga non ha nulla da importare.',
    unsaved: 'Questo tempio non è ancora salvato.',
    savedAlready: 'Questo tempio è già salvato.',
    gone: 'Questo tempio è stato eliminato.',
    notDeleted: 'Il tempio non è eliminato.',
    nameMissing: 'Manca il nome del tempio',
    placeUnreadable:
      'Qui non si riconosce alcun punto. Scrivi latitudine e longitudine, come 21.03, 105.83, o incolla il link completo di una mappa.',
    save: {
      words: 'conserva, salva modifiche',
    },
    uploadAvatar: {
      words: 'copertina, foto principale',
    },
  },
  comment: {
    delete: {
      words: 'rimuovi, cancella',
      done: 'Commento eliminato: {{name}}',
      question: {
        one: 'Eliminare {{count}} commento?',
        other: 'Eliminare {{count}} commenti?',
      },
    },
    restore: {
      words: 'recupera, riporta',
      done: 'Commento recuperato: {{name}}',
      question: {
        one: 'Recuperare {{count}} commento?',
        other: 'Recuperare {{count}} commenti?',
      },
    },
    blockAuthor: {
      words: 'banna chi commenta, blocca utente',
      done: 'Bloccato: {{name}}',
      question: {
        one: 'Bloccare l’autore di {{count}} commento?',
        other: 'Bloccare gli autori di {{count}} commenti?',
      },
    },
    unblockAuthor: {
      done: 'Sbloccato: {{name}}',
      question: {
        one: 'Sbloccare l’autore di {{count}} commento?',
        other: 'Sbloccare gli autori di {{count}} commenti?',
      },
    },
    gone: 'Questo commento è stato eliminato.',
    notDeleted: 'Il commento non è eliminato.',
    isUnder: 'Il commento a cui risponde è eliminato: recupera prima quello.',
    replies: {
      words: 'risposte, sottocommenti',
    },
    openAuthor: {
      words: 'autore, commentatore',
    },
  },
  profile: {
    open: {
      words: 'profilo, account, vedi membro, dettagli',
    },
    block: {
      words: 'banna, vieta, silenzia, sospendi, blocca utente, bandisci',
      done: 'Blocchi impostati: {{name}}',
      question: {
        one: 'Impostare i blocchi di {{count}} membro?',
        other: 'Impostare i blocchi di {{count}} membri?',
      },
      kinds: {
        label: 'Che cosa bloccare',
        all: 'Tutto',
        BLOCK_POST: 'Pubblicazione',
        BLOCK_COMMENT: 'Commenti',
        BLOCK_POST_ALLOW_ONLY_ME: 'Post visibili solo all’autore',
      },
    },
    unblock: {
      words: 'togli il blocco, togli il ban, revoca il ban, sbanna, riammetti',
      done: 'Membro sbloccato: {{name}}',
      question: {
        one: 'Sbloccare {{count}} membro?',
        other: 'Sbloccare {{count}} membri?',
      },
    },
    setBlocks: {
      done: 'Blocchi impostati: {{name}}',
      question: {
        one: 'Impostare i blocchi di {{count}} membro?',
        other: 'Impostare i blocchi di {{count}} membri?',
      },
    },
    toggleOnlyMe: {
      words: 'solo lui, visibili solo a lui',
      done: '“Post visibili solo all’autore” modificato: {{name}}',
      question: {
        one: 'Modificare “post visibili solo all’autore” di {{count}} membro?',
        other: 'Modificare “post visibili solo all’autore” di {{count}} membri?',
      },
    },
    verifyPhone: {
      words: 'conferma numero, telefono, cellulare',
      done: 'Telefono verificato: {{name}}',
      question: {
        one: 'Verificare il telefono di {{count}} membro?',
        other: 'Verificare il telefono di {{count}} membri?',
      },
      phone: {
        label: 'Numero di telefono',
      },
    },
    unverifyPhone: {
      words: 'numero non verificato, togli verifica',
      done: 'Verifica rimossa: {{name}}',
      question: {
        one: 'Rimuovere la verifica del telefono di {{count}} membro?',
        other: 'Rimuovere la verifica del telefono di {{count}} membri?',
      },
    },
    setAuthentic: {
      words: 'spunta blu, distintivo, autentico, account verificato',
      done: 'Badge di autenticità assegnato: {{name}}',
      question: {
        one: 'Assegnare il badge di autenticità a {{count}} membro?',
        other: 'Assegnare il badge di autenticità a {{count}} membri?',
      },
    },
    unsetAuthentic: {
      words: 'togli spunta blu, togli distintivo',
      done: 'Badge di autenticità rimosso: {{name}}',
      question: {
        one: 'Rimuovere il badge di autenticità da {{count}} membro?',
        other: 'Rimuovere il badge di autenticità da {{count}} membri?',
      },
    },
    update: {
      words: 'cambia nome, cambia data di nascita, correggi, modifica utente, modifica profilo',
      done: 'Modifiche salvate: {{name}}',
      question: {
        one: 'Modificare i dati di {{count}} membro?',
        other: 'Modificare i dati di {{count}} membri?',
      },
      displayName: {
        label: 'Nome visualizzato',
      },
      email: {
        label: 'E-mail',
      },
      phone: {
        label: 'Numero di telefono',
      },
      birthDay: {
        label: 'Data di nascita',
      },
      gender: {
        label: 'Sesso',
        men: 'Uomo',
        woman: 'Donna',
        unsaid: 'Non indicato',
      },
      idCard: {
        label: 'Documento d’identità',
      },
      location: {
        label: 'Residenza',
      },
      photo: {
        label: 'Immagine del profilo',
      },
    },
    setFields: {
      done: 'Modifiche salvate: {{name}}',
      question: {
        one: 'Modificare i dati di {{count}} membro?',
        other: 'Modificare i dati di {{count}} membri?',
      },
    },
    dayInvalid: 'Questo giorno non esiste.',
    noUid: 'Il server non indica l’UID di questo membro.',
    unchanged: 'Nessuna modifica.',
    blocksAreSo: 'Il membro ha già proprio questi blocchi.',
    notBlocked: 'Il membro non è bloccato.',
    chooseKinds: 'Nulla è cambiato: seleziona o deseleziona almeno una voce.',
    phoneInvalid: 'Il numero di telefono non è valido o è già in uso.',
    phoneAlreadyVerified: 'Il telefono è già verificato.',
    phoneNotVerified: 'Il telefono non è verificato.',
    phoneNotSaid: 'Il server non indica il telefono di questo membro.',
    alreadyAuthentic: 'Ha già il badge di autenticità.',
    notAuthentic: 'Non ha il badge di autenticità.',
    nameMissing: 'Il nome non può essere vuoto.',
  },
  adminUser: {
    add: {
      words: 'crea account, nuovo dipendente, nuovo utente, invita, aggiungi moderatore',
      done: 'Amministratore aggiunto',
      question: 'Aggiungere questo amministratore?',
      refused: {
        '305': 'Questo nome utente è già in uso.',
        '308': 'Non puoi farlo sul tuo account né su chi ha un livello superiore, né dare permessi che non hai.',
      },
      userName: {
        label: 'Nome utente',
      },
      displayName: {
        label: 'Nome visualizzato',
      },
      password: {
        label: 'Password',
      },
      role: {
        label: 'Ruolo',
        none: 'Nessun ruolo',
      },
      tier: {
        '99': 'Staff (NV)',
        '100': 'Amministratore di sistema (QTHT)',
        label: 'Livello',
      },
      organId: {
        label: 'N. organizzazione',
      },
      position: {
        label: 'Incarico',
      },
      rankId: {
        label: 'N. grado',
      },
      avatar: {
        label: 'Immagine del profilo',
      },
    },
    edit: {
      words: 'aggiorna dipendente, modifica utente',
      done: 'Modifiche salvate: {{name}}',
      question: {
        one: 'Modificare i dati di {{count}} amministratore?',
        other: 'Modificare i dati di {{count}} amministratori?',
      },
      refused: {
        '305': 'Questo nome utente è già in uso.',
        '308': 'Non puoi farlo sul tuo account né su chi ha un livello superiore, né dare permessi che non hai.',
        '400': 'Deve restare almeno un amministratore di sistema attivo.',
      },
      userName: {
        label: 'Nome utente',
      },
      displayName: {
        label: 'Nome visualizzato',
      },
      role: {
        label: 'Ruolo',
        none: 'Nessun ruolo',
      },
      tier: {
        '99': 'Staff (NV)',
        '100': 'Amministratore di sistema (QTHT)',
        label: 'Livello',
      },
      organId: {
        label: 'N. organizzazione',
      },
      position: {
        label: 'Incarico',
      },
      rankId: {
        label: 'N. grado',
      },
      avatar: {
        label: 'Immagine del profilo',
      },
    },
    ban: {
      refused: {
        '308': 'Non puoi farlo sul tuo account né su chi ha un livello superiore, né dare permessi che non hai.',
        '400': 'Deve restare almeno un amministratore di sistema attivo.',
      },
      words: 'banna dipendente, blocca amministratore, escludi',
      done: 'Amministratore bannato: {{name}}',
      question: {
        one: 'Vuoi davvero bannare questo amministratore?',
        other: 'Vuoi davvero bannare questi {{count}} amministratori?',
      },
    },
    setStatus: {
      refused: {
        '308': 'Non puoi farlo sul tuo account né su chi ha un livello superiore, né dare permessi che non hai.',
        '400': 'Deve restare almeno un amministratore di sistema attivo.',
      },
      words: 'sospendi, riattiva, togli il divieto, togli il ban, revoca il ban, sbanna, disattiva, attiva',
      done: 'Stato cambiato: {{name}}',
      question: {
        one: 'Cambiare lo stato di {{count}} amministratore?',
        other: 'Cambiare lo stato di {{count}} amministratori?',
      },
      status: {
        '1': 'Attivo',
        '3': 'Sospeso',
        label: 'Stato',
      },
    },
    delete: {
      refused: {
        '308': 'Non puoi farlo sul tuo account né su chi ha un livello superiore, né dare permessi che non hai.',
        '400': 'Deve restare almeno un amministratore di sistema attivo.',
      },
      words: 'elimina dipendente, licenzia, rimuovi',
      done: 'Amministratore eliminato: {{name}}',
      question: {
        one: 'Vuoi davvero eliminare questo amministratore?',
        other: 'Vuoi davvero eliminare questi {{count}} amministratori?',
      },
    },
    resetPassword: {
      refused: {
        '308': 'Non puoi farlo sul tuo account né su chi ha un livello superiore, né dare permessi che non hai.',
      },
      words: 'password dimenticata, nuova password, reimposta',
      done: 'Password reimpostata: {{name}}',
      question: {
        one: 'Reimpostare la password di {{count}} amministratore?',
        other: 'Reimpostare la password di {{count}} amministratori?',
      },
      password: {
        label: 'Nuova password',
      },
    },
    gone: 'Questo amministratore è stato eliminato.',
    alreadyBanned: 'L’amministratore è già bannato.',
    hasStatus: 'Ha già questo stato: {{name}}',
    notANumber: 'Inserisci un numero intero.',
    nameTaken: 'Questo nome utente è già in uso.',
    aboveYou: 'Questa persona ha un livello superiore al tuo.',
    mayDoMore: 'Questa persona ha più permessi di te.',
    isYou: 'Non puoi farlo sul tuo account.',
    roleBeyondYou: 'include permessi che non hai',
    roleUnsaid: 'Com’è (il server non lo dice)',
    tierBeyondYou: 'lo assegna solo un amministratore di sistema',
    lastSuperAdmin: 'deve restare almeno un amministratore di sistema',
    nameInvalid: 'Solo lettere senza accenti, cifre e . _ @ + -',
    displayNameMissing: 'Il nome visualizzato non può essere vuoto.',
    open: {
      words: 'vedi amministratore, dettagli',
    },
  },
  role: {
    add: {
      words: 'nuovo ruolo, crea ruolo, nuovo gruppo di permessi',
      done: 'Ruolo aggiunto',
      question: 'Aggiungere questo ruolo?',
      refused: {
        '305': 'Questo ruolo esiste già.',
      },
      name: {
        label: 'Nome del ruolo',
      },
    },
    edit: {
      words: 'cambia nome del ruolo, rinomina',
      done: 'Ruolo aggiornato: {{name}}',
      question: {
        one: 'Rinominare {{count}} ruolo?',
        other: 'Rinominare {{count}} ruoli?',
      },
      refused: {
        '305': 'Questo ruolo esiste già.',
      },
      name: {
        label: 'Nome del ruolo',
      },
    },
    delete: {
      refused: {
        '400': 'Il ruolo è in uso. Prima assegnane un altro ai suoi utenti.',
      },
      words: 'rimuovi ruolo',
      done: 'Ruolo eliminato: {{name}}',
      question: {
        one: 'Vuoi davvero eliminare questo ruolo?',
        other: 'Vuoi davvero eliminare questi {{count}} ruoli?',
      },
    },
    setActions: {
      done: 'Ruolo aggiornato: {{name}}',
      question: 'Salvare i permessi?',
    },
    toggleAction: {
      words: 'concedi permesso, togli permesso, revoca, diritto',
      done: 'Ruolo aggiornato: {{name}}',
      question: {
        one: 'Modificare i permessi di {{count}} ruolo?',
        other: 'Modificare i permessi di {{count}} ruoli?',
      },
      action: {
        label: 'Permesso',
        STATISTICAL: 'Vedere statistiche',
        REPORT_VIEW: 'Vedere segnalazioni',
        REPORT_DELETE_POST: 'Eliminare post segnalati',
        REPORT_BLOCK_ACCOUNT: 'Bloccare account segnalati',
        STICKER_VIEW: 'Vedere sticker',
        STICKER_UPLOAD: 'Caricare sticker',
        PROFILE_VIEW: 'Vedere account',
        PROFILE_LOCK: 'Bloccare account',
        PROFILE_VERIFY: 'Verificare account',
        PROFILE_UPDATE: 'Modificare account',
        TV_ACCOUNT_VIEW: 'Vedere account TV',
        TV_ACCOUNT_ADD: 'Aggiungere account TV',
        TV_ACCOUNT_DELETE: 'Rimuovere account TV',
        TV_SLIDER_VIEW: 'Vedere TV Slider',
        TV_SLIDER_ADD: 'Aggiungere a TV Slider',
        TV_SLIDER_DELETE: 'Rimuovere da TV Slider',
        TV_HOTLIVE_VIEW: 'Vedere Hotlive',
        TV_HOTLIVE_ADD: 'Aggiungere a Hotlive',
        TV_HOTLIVE_DELETE: 'Rimuovere da Hotlive',
        POST_VIEW: 'Vedere post',
        POST_DELETE: 'Eliminare post',
        POST_HIDE: 'Nascondere e bloccare post',
        MEDIA_VIEW: 'Vedere media dei post',
        LOCATION_VIEW: 'Vedere templi',
        LOCATION_ADD: 'Aggiungere templi',
        LOCATION_EDIT: 'Modificare templi',
        LOCATION_DELETE: 'Eliminare templi',
        VIP_VIEW: 'Vedere account VIP',
        VIP_ADD: 'Aggiungere account VIP',
        VIP_EDIT: 'Modificare tag lingua VIP',
        VIP_DELETE: 'Rimuovere account VIP',
        USER_VIEW: 'Vedere amministratori',
        USER_ADD: 'Aggiungere amministratori',
        USER_EDIT: 'Modificare amministratori',
        USER_DELETE: 'Eliminare amministratori',
        ROLE_VIEW: 'Vedere ruoli',
        ROLE_ADD: 'Aggiungere ruoli',
        ROLE_EDIT: 'Modificare ruoli',
        ROLE_DELETE: 'Eliminare ruoli',
        OTHER_RESET_PASSWORD: 'Reimpostare password',
        OTHER_BAN_USER: 'Bannare amministratori',
      },
    },
    setAllActions: {
      words: 'tutti i permessi, accesso completo',
      done: 'Ruolo aggiornato: {{name}}',
      question: 'Concedere tutti i permessi?',
    },
    clearAllActions: {
      words: 'nessun permesso, revoca tutto',
      done: 'Ruolo aggiornato: {{name}}',
      question: 'Revocare tutti i permessi?',
    },
    gone: 'Questo ruolo è stato eliminato.',
    inUse: 'Il ruolo è in uso. Prima assegnane un altro ai suoi utenti.',
    hasAll: 'Il ruolo ha già tutti i permessi.',
    hasNone: 'Il ruolo non ha alcun permesso.',
    actionsUnsaid: 'Apri prima il ruolo: le sue azioni vengono lette allora.',
    nameMissing: 'Il nome del ruolo non può essere vuoto.',
    open: {
      words: 'vedi ruolo, permessi del ruolo',
    },
  },
  notification: {
    send: {
      words: 'annuncia, scrivi messaggio, nuova notifica, avviso',
      done: 'Notifica inviata',
      question: 'Inviare questa notifica?',
      submit: 'Rivedi e invia',
      heading: {
        label: 'Titolo',
      },
      body: {
        label: 'Testo',
      },
      audience: {
        label: 'Destinatari',
        all: 'Tutto lo staff',
        'tier:99': 'Staff (NV)',
        'tier:100': 'Amministratori di sistema (QTHT)',
      },
    },
    delete: {
      words: 'rimuovi, ritira',
      done: 'Notifica eliminata: {{name}}',
      question: {
        one: 'Eliminare questa notifica? Nessuno la vedrà più.',
        other: 'Eliminare {{count}} notifiche? Nessuno le vedrà più.',
      },
    },
    gone: 'Questa notifica è stata eliminata.',
    titleMissing: 'Manca il titolo.',
    bodyMissing: 'Manca il testo.',
    tooLong: 'Troppo lungo. Accorcialo.',
  },
  sticker: {
    upload: {
      words: 'aggiungi adesivo, nuovo adesivo',
      done: 'Sticker aggiunti',
      question: 'Caricare questi sticker?',
      pictures: {
        label: 'Immagini per gli sticker',
      },
    },
    noPictures: 'Scegli almeno un’immagine.',
  },
  password: {
    longEnough: 'Almeno 10 caratteri',
    notTheUserName: 'Diversa dal nome utente',
    met: 'soddisfatto',
    open: 'non soddisfatto',
    generate: 'Generane una',
    copy: 'Copia',
    copied: 'Copiata',
    show: 'Mostra la password',
  },
  list: {
    exportXlsx: {
      words: 'foglio di calcolo, excel, scarica',
    },
    uncover: {
      words: 'sfocatura, mostra immagini, scopri',
    },
    first: {
      words: 'inizio, in cima',
    },
    last: {
      words: 'fine, in fondo',
    },
    select: {
      words: 'spunta, segna',
    },
    selectRange: {
      words: 'fino a qui, intervallo',
    },
    selectAll: {
      words: 'tutti, tutto, spunta tutto',
    },
    clearSelection: {
      words: 'deseleziona, nessuno',
    },
    invertSelection: {
      words: 'inverti, gli altri',
    },
    filter: {
      words: 'filtra, restringi',
    },
    sort: {
      words: 'ordine, ordina, più recenti, più vecchi',
    },
    sortByName: {
      words: 'alfabetico, dalla a alla z',
    },
    columns: {
      words: 'mostra colonne, nascondi colonne, campi',
    },
    pageSize: {
      words: 'densità, compatto, altezza righe',
    },
    refresh: {
      words: 'ricarica, aggiorna elenco',
    },
    copy: {
      words: 'appunti, copia',
    },
    exportCsv: {
      words: 'scarica, salva come file',
    },
    loadMore: {
      words: 'pagina successiva, altre righe',
    },
    peek: {
      words: 'anteprima, ingrandisci, guarda foto',
    },
    jump: {
      words: 'vai alla riga, posizione',
    },
    look: {
      words: 'galleria, miniature, griglia',
    },
    search: {
      words: 'cerca, trova',
    },
  },
  go: {
    home: {
      words: 'statistiche, cruscotto, grafici, numeri, panoramica, dashboard',
    },
    profiles: {
      words: 'membri, utenti, iscritti, account, profili, persone',
    },
    reports: {
      words: 'segnalazioni, abusi, violazioni, moderazione, reclami, coda',
    },
    imports: {
      words: 'cronologia importazioni, file importati, importazioni',
    },
    stickers: {
      words: 'adesivi, sticker',
    },
    audit: {
      words: 'chi ha fatto cosa, registro attività, cronologia modifiche, log',
    },
    posts: {
      words: 'post, contenuti, pubblicazioni, tutti i post, bacheca',
    },
    vip: {
      words: 'vip, suggeriti, consigliati, utenti suggeriti, in evidenza',
    },
    tvUsers: {
      words: 'tv, televisione, canali',
    },
    tvSlider: {
      words: 'slider, presentazione, diapositive, carosello',
    },
    hotlive: {
      words: 'dirette, video in evidenza, live, hot live',
    },
    temples: {
      words: 'templi, pagode, luoghi, chiese, posti, santuari',
    },
    adminUsers: {
      words: 'personale, amministratori, moderatori, colleghi, squadra, dipendenti',
    },
    roles: {
      words: 'ruoli, permessi, diritti, autorizzazioni',
    },
    notifications: {
      words: 'notifiche, annunci, messaggi, avvisi',
    },
  },
  stats: {
    range: {
      words: 'periodo, date, intervallo',
      range: {
        label: 'Periodo',
        '24h': '24 ore',
        '7d': '7 giorni',
        '30d': '30 giorni',
        '90d': '90 giorni',
        month: 'Questo mese',
        lastMonth: 'Mese scorso',
        '12m': '12 mesi',
        '5y': '5 anni',
      },
      bucket: {
        label: 'Ogni punto è',
        auto: 'Automatico',
        HOUR: 'Ora',
        DAY: 'Giorno',
        WEEK: 'Settimana',
        MONTH: 'Mese',
      },
    },
    ownRange: {
      words: 'periodo personalizzato, da a',
      from: {
        label: 'Dal',
      },
      to: {
        label: 'Fino a tutto il',
      },
      bucket: {
        label: 'Ogni punto è',
        auto: 'Automatico',
        HOUR: 'Ora',
        DAY: 'Giorno',
        WEEK: 'Settimana',
        MONTH: 'Mese',
      },
    },
    bucket: {
      words: 'per ora, per giorno, per settimana, per mese',
      bucket: {
        label: 'Ogni punto è',
        auto: 'Automatico',
        HOUR: 'Ora',
        DAY: 'Giorno',
        WEEK: 'Settimana',
        MONTH: 'Mese',
      },
    },
    compare: {
      words: 'confronto, periodo precedente',
    },
    bars: {
      words: 'barre, linee, grafico',
    },
    table: {
      words: 'tabella, numeri, cifre',
    },
    exportCsv: {
      words: 'scarica, excel, esporta cifre',
      range: {
        label: 'Periodo',
        '24h': '24 ore',
        '7d': '7 giorni',
        '30d': '30 giorni',
        '90d': '90 giorni',
        month: 'Questo mese',
        lastMonth: 'Mese scorso',
        '12m': '12 mesi',
        '5y': '5 anni',
      },
      bucket: {
        label: 'Ogni punto è',
        auto: 'Automatico',
        HOUR: 'Ora',
        DAY: 'Giorno',
        WEEK: 'Settimana',
        MONTH: 'Mese',
      },
    },
    refresh: {
      words: 'aggiorna dati, ricarica',
    },
    noSuchDay: 'Questo giorno non esiste nel calendario.',
  },
  jobs: {
    open: {
      words: 'avanzamento, attività in corso, lavori',
    },
  },
  vip: {
    add: {
      words: 'rendi vip, suggerisci, consiglia',
      done: 'Aggiunto a VIP: {{name}}',
      question: {
        one: 'Aggiungere {{count}} membro a VIP?',
        other: 'Aggiungere {{count}} membri a VIP?',
      },
    },
    remove: {
      words: 'elimina, togli, non più vip',
      done: 'Rimosso da VIP: {{name}}',
      refused: {
        '2': 'Di nuovo tra gli account VIP, ma senza i tag delle lingue: aggiungili di nuovo.',
      },
      question: {
        one: 'Rimuovere {{count}} account da VIP?',
        other: 'Rimuovere {{count}} account da VIP?',
      },
    },
    addLanguageTag: {
      words: 'aggiungi lingua, lingue, parla',
      done: 'Tag lingua aggiunti: {{name}}',
      question: {
        one: 'Aggiungere tag lingua a {{count}} account?',
        other: 'Aggiungere tag lingua a {{count}} account?',
      },
      languages: {
        label: 'Quali lingue',
      },
    },
    removeLanguageTag: {
      words: 'togli lingua, non parla',
      done: 'Tag lingua rimossi: {{name}}',
      question: {
        one: 'Rimuovere tag lingua da {{count}} account?',
        other: 'Rimuovere tag lingua da {{count}} account?',
      },
      languages: {
        label: 'Quali tag',
      },
    },
    takeBack: {
      done: 'Rimosso da VIP: {{name}}',
      question: {
        one: 'Rimuovere {{count}} membro da VIP?',
        other: 'Rimuovere {{count}} membri da VIP?',
      },
    },
    putBack: {
      done: 'Aggiunto a VIP: {{name}}',
      refused: {
        '2': 'Di nuovo tra gli account VIP, ma senza i tag delle lingue: aggiungili di nuovo.',
      },
      question: {
        one: 'Rimettere {{count}} account in VIP?',
        other: 'Rimettere {{count}} account in VIP?',
      },
    },
    alreadyThere: 'È già un account VIP, non viene aggiunto di nuovo: {{name}}',
    alreadyTagged: 'Ha già questi tag: {{name}}',
    notTagged: 'Non ha più questi tag: {{name}}',
    chooseLanguages: 'Scegli almeno una lingua.',
    noTags: 'L’account non ha tag lingua.',
    openProfile: {
      words: 'profilo, vedi membro, account',
    },
  },
  tvUser: {
    add: {
      words: 'metti in tv, aggiungi alla televisione',
      done: 'Aggiunto agli account TV: {{name}}',
      question: {
        one: 'Aggiungere {{count}} membro agli account TV?',
        other: 'Aggiungere {{count}} membri agli account TV?',
      },
    },
    remove: {
      words: 'elimina, togli dalla tv',
      done: 'Rimosso dagli account TV: {{name}}',
      question: {
        one: 'Rimuovere {{count}} account TV?',
        other: 'Rimuovere {{count}} account TV?',
      },
    },
    takeBack: {
      done: 'Rimosso dagli account TV: {{name}}',
      question: {
        one: 'Rimuovere {{count}} membro dagli account TV?',
        other: 'Rimuovere {{count}} membri dagli account TV?',
      },
    },
    putBack: {
      done: 'Aggiunto agli account TV: {{name}}',
      question: {
        one: 'Rimettere {{count}} account TV?',
        other: 'Rimettere {{count}} account TV?',
      },
    },
    alreadyThere: 'È già un account TV, non viene aggiunto di nuovo: {{name}}',
    openProfile: {
      words: 'profilo, vedi membro, account',
    },
  },
  hotlive: {
    add: {
      words: 'video, in evidenza',
      done: 'Media aggiunto: {{name}}',
      question: {
        one: 'Aggiungere {{count}} media a Hotlive?',
        other: 'Aggiungere {{count}} media a Hotlive?',
      },
    },
    remove: {
      words: 'elimina, togli',
      done: 'Media rimosso: {{name}}',
      question: {
        one: 'Rimuovere {{count}} media da Hotlive?',
        other: 'Rimuovere {{count}} media da Hotlive?',
      },
    },
    takeBack: {
      done: 'Media rimosso: {{name}}',
      question: {
        one: 'Rimuovere {{count}} media da Hotlive?',
        other: 'Rimuovere {{count}} media da Hotlive?',
      },
    },
    putBack: {
      done: 'Media aggiunto: {{name}}',
      question: {
        one: 'Rimettere {{count}} media in Hotlive?',
        other: 'Rimettere {{count}} media in Hotlive?',
      },
    },
    alreadyThere: 'È già in Hotlive, non viene aggiunto di nuovo.',
    wrongType: 'Hotlive accetta solo video.',
    openPost: {
      words: 'vedi post, origine',
    },
    openAuthor: {
      words: 'autore, chi ha pubblicato',
    },
  },
  tvSlider: {
    add: {
      words: 'diapositiva, immagine, presentazione',
      done: 'Immagine aggiunta: {{name}}',
      question: {
        one: 'Aggiungere {{count}} immagine a TV Slider?',
        other: 'Aggiungere {{count}} immagini a TV Slider?',
      },
    },
    remove: {
      words: 'elimina, togli',
      done: 'Immagine rimossa: {{name}}',
      question: {
        one: 'Rimuovere {{count}} immagine da TV Slider?',
        other: 'Rimuovere {{count}} immagini da TV Slider?',
      },
    },
    takeBack: {
      done: 'Immagine rimossa: {{name}}',
      question: {
        one: 'Rimuovere {{count}} immagine da TV Slider?',
        other: 'Rimuovere {{count}} immagini da TV Slider?',
      },
    },
    putBack: {
      done: 'Immagine aggiunta: {{name}}',
      question: {
        one: 'Rimettere {{count}} immagine in TV Slider?',
        other: 'Rimettere {{count}} immagini in TV Slider?',
      },
    },
    alreadyThere: 'È già in TV Slider, non viene aggiunta di nuovo.',
    wrongType: 'TV Slider accetta solo immagini.',
    openPost: {
      words: 'vedi post, origine',
    },
    openAuthor: {
      words: 'autore, chi ha pubblicato',
    },
  },
  curated: {
    removed: 'Non è più in questo elenco.',
    postUnknown: 'Il server non dice da quale post proviene.',
  },
  help: {
    tour: {
      words: 'guida, primi passi, principiante, tutorial',
    },
    keys: {
      words: 'aiuto, scorciatoie, tasti rapidi, tastiera',
    },
  },
  language: {
    set: {
      words: 'lingua, traduci',
      language: {
        label: 'Lingua',
      },
    },
  },
  theme: {
    layout: {
      words: 'scuro, chiaro, modalità scura, aspetto, tema, notte',
      number: {
        '1': 'Chiaro',
        '2': 'Scuro',
        '3': 'Carta',
        label: 'Scegli lo sfondo',
      },
    },
    sidebar: {
      words: 'colore barra laterale, colore menu',
      number: {
        '1': 'Palissandro',
        '2': 'Come lo sfondo',
        '3': 'Pino',
        '4': 'Indaco',
        '5': 'Curcuma',
        '6': 'Inchiostro',
        '7': 'Prugna',
        label: 'Tema della barra laterale',
      },
    },
    topbar: {
      words: 'colore barra superiore',
      number: {
        '1': 'Come lo sfondo',
        '2': 'Lacca',
        '3': 'Pino',
        '4': 'Indaco',
        '5': 'Curcuma',
        '6': 'Inchiostro',
        '7': 'Prugna',
        label: 'Tema della barra superiore',
      },
    },
  },
  keys: {
    reset: {
      words: 'tasti predefiniti, scorciatoie originali',
      done: 'Tasti predefiniti ripristinati.',
    },
    rebind: {
      words: 'personalizza scorciatoie, cambia tasti',
    },
    mailKeys: {
      words: 'gmail, tasti di posta',
    },
    singleKeysOff: {
      words: 'tasti singoli, disattiva scorciatoie',
    },
  },
  session: {
    changePassword: {
      words: 'la mia password, nuova password',
      done: 'Password cambiata. Accedi di nuovo.',
      question: 'Cambiare la password?',
      oldPassword: {
        label: 'Password attuale',
      },
      newPassword: {
        label: 'Nuova password',
      },
      refused: {
        '306': 'La password attuale è errata. Inseriscila di nuovo.',
      },
    },
    editProfile: {
      words: 'il mio profilo, il mio nome, la mia foto, il mio account',
      done: 'Modifiche salvate',
      question: 'Modificare il profilo?',
      displayName: {
        label: 'Nome visualizzato',
      },
      avatar: {
        label: 'Nuova immagine',
      },
    },
    sessions: {
      words: 'le mie sessioni, dispositivi, dove sono collegato',
    },
    end: {
      done: 'Sessione chiusa',
      question: 'Chiudere quella sessione?',
    },
    alreadyEnded: 'Questa sessione è già chiusa.',
    isThisOne: 'È la sessione che stai usando. Per chiuderla, usa “Esci”.',
    passwordMissing: 'Inserisci la password',
    signOut: {
      words: 'esci, disconnetti, logout, uscire',
    },
  },
  palette: {
    open: {
      words: 'comandi, tutto',
    },
    search: {
      words: 'ricerca globale, trova un membro, cerca ovunque',
    },
  },
  settings: {
    open: {
      words: 'preferenze, opzioni, configurazione',
    },
  },
  history: {
    open: {
      words: 'cosa ho fatto, le mie azioni',
    },
    undo: {
      words: 'torna indietro, ripristina',
    },
    redo: {
      words: 'rifai, avanti',
    },
  },
  sidebar: {
    toggle: {
      words: 'menu, nascondi menu, barra laterale',
    },
  },
  fullscreen: {
    toggle: {
      words: 'schermo intero, ingrandisci',
    },
  },
};
