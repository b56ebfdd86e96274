/**
 * By command id: all that is said of what comes after the first list (commands/deferred.ts); of the rest words to find it by, questions, what is
 * said when it is done, its arguments and its reasons.
 */
export default {
  macro: {
    one: {
      title: 'Macro 1',
    },
    two: {
      title: 'Macro 2',
    },
    three: {
      title: 'Macro 3',
    },
    four: {
      title: 'Macro 4',
    },
    five: {
      title: 'Macro 5',
    },
    six: {
      title: 'Macro 6',
    },
    seven: {
      title: 'Macro 7',
    },
    eight: {
      title: 'Macro 8',
    },
    nine: {
      title: 'Macro 9',
    },
    run: {
      title: 'Esegui macro',
      submit: 'Esegui',
      question: {
        one: 'Eseguire questa macro?',
        many: 'Eseguire questa macro su {{count}} di righe?',
        other: 'Eseguire questa macro su {{count}} righe?',
      },
      done: '«{{title}}» eseguita: {{name}}',
    },
    undo: {
      title: 'Annulla macro',
      done: '«{{title}}» annullata: {{name}}',
    },
    record: {
      title: 'Registra o termina una macro',
      hint: 'Azioni su una riga e sul suo autore, da ripetere con un tasto',
      words: 'registratore, automatismo, ripeti, sequenza',
    },
    discard: 'Scarta registrazione',
    keep: {
      title: 'Salva macro',
      name: {
        label: 'Nome',
      },
      key: {
        label: 'Tasto',
      },
    },
    edit: {
      title: 'Cambia nome o tasto di una macro',
      which: {
        label: 'Macro',
      },
      name: {
        label: 'Nuovo nome (vuoto: invariato)',
      },
      key: {
        label: 'Tasto',
      },
    },
    forget: {
      title: 'Elimina macro',
      which: {
        label: 'Macro',
      },
    },
    share: {
      title: 'Copia macro come testo',
      which: {
        label: 'Macro',
      },
      hint: 'Da inviare a un collega',
    },
    add: {
      title: 'Aggiungi macro da testo',
      text: {
        label: 'Testo della macro',
      },
      hint: 'Come l’ha copiato un collega',
    },
    noName: 'Inserisci un nome per la macro.',
    noText: 'Incolla il testo di una macro.',
    noKey: 'Nessun tasto',
    sameKey: 'Lascia il tasto com’è',
    recordingTitle: 'Registrazione macro',
    recording: {
      one: 'Registrazione: {{count}} azione',
      many: 'Registrazione: {{count}} di azioni',
      other: 'Registrazione: {{count}} azioni',
    },
    leftOut: 'Non registrata: {{what}}. {{why}}',
    stop: 'Termina e assegna un nome',
    ended: 'Registrazione terminata.',
    nothing: 'Non è stato registrato nulla. Registrazione terminata.',
    discarded: 'Registrazione scartata. Ciò che è stato fatto resta.',
    full: 'Ci sono già nove macro. Eliminane prima una.',
    kept: 'Salvata «{{title}}»',
    keptWithKey: 'Salvata «{{title}}»: {{key}}',
    forgotten: 'Eliminata «{{title}}»',
    copied: '«{{title}}» copiata come testo',
    notCopied: 'Il browser non ha permesso la copia. Il testo è: {{text}}',
    refused: 'Questa non è una macro. {{why}} {{name}}',
    cannot: 'Impossibile eseguire «{{title}}». {{why}}',
    otherRows: '«{{title}}» vale per le righe di un’altra schermata: {{place}}',
    lacks: 'Non puoi eseguire questo passo: {{what}} ({{permission}}).',
    lacksHere: 'Questo server non può eseguire questo passo: {{what}}.',
    stopped: '«{{title}}» si è fermata al passo {{part}}, {{step}}: {{reason}} {{name}}',
    settled: '«{{title}}» si è fermata al passo {{part}}, {{step}}: era già stato gestito. {{name}}',
    stoppedAt: 'Passo {{part}}, {{step}}: {{reason}}',
    not: {
      macro: 'Una macro non può contenerne un’altra.',
      row: 'Non riguarda una riga.',
      several: 'È stata fatta su più righe insieme.',
      asks: 'Chiede ogni volta qualcosa di diverso.',
      otherRow: 'Riguarda un’altra riga.',
      full: 'Una macro ha al massimo nove passi.',
    },
    text: {
      unreadable: 'Il testo non si può leggere come macro.',
      kind: 'Non esistono righe di questo tipo:',
      command: 'Questo comando non esiste:',
      otherRow: 'Questo comando agisce su altre righe:',
      answer: 'Questa risposta non va bene:',
    },
  },
  view: {
    noName: 'Inserisci un nome per la vista.',
    kept: 'Salvata «{{name}}»: {{key}}',
    full: 'Ci sono già nove viste salvate. Eliminane prima una.',
    forgotten: 'Eliminata «{{name}}»',
    keep: { name: { label: 'Nome' }, title: 'Salva vista', hint: 'Ricerca, filtri e ordine di questo elenco' },
    forget: { place: { label: 'Vista' }, title: 'Elimina vista salvata' },
    share: {
      title: 'Salva vista per il team',
      hint: 'Può aprirla chiunque veda questa schermata',
      words: 'condividi vista, vista condivisa, filtro condiviso, vista comune',
      name: { label: 'Nome' },
    },
    unshare: {
      title: 'Elimina vista del team',
      words: 'smetti di condividere, rimuovi vista condivisa, togli vista',
      done: 'Vista del team eliminata: {{name}}',
      question: {
        one: 'Eliminare questa vista del team?',
        many: 'Eliminare {{count}} viste del team?',
        other: 'Eliminare {{count}} viste del team?',
      },
    },
    open: {
      title: 'Apri vista salvata',
      words: 'viste, tutte le viste, vai alla vista, viste del team',
      which: { label: 'Vista' },
    },
    nameTooLong: 'Il nome è troppo lungo: al massimo 80 caratteri.',
    gone: 'Questa vista è stata eliminata.',
    notShareable: 'Questa pagina non si può condividere. Apri un elenco.',
    heading: 'Viste',
    all: 'Tutte le viste…',
    ofTeam: 'Vista del team',
  },
  command: {
    settledAs: 'Già gestito: {{name}}. Decisione: {{how}}.',
    settledAsBy: 'Già gestito da {{who}}: {{name}}. Decisione: {{how}}.',
    settledAsByYou: 'L’hai già gestito tu: {{name}}. Decisione: {{how}}.',
    oneOnly: 'Questo comando agisce su una sola riga. Riduci la selezione.',
    failed: 'Questo comando ha un errore e al momento non si può usare.',
    unread: 'Il server ha inviato dati illeggibili: questo comando non può essere eseguito.',
    memberUnknown: 'Il server non dice di quale membro si tratta.',
    repeat: {
      words: 'di nuovo, ancora',

      title: 'Ripeti l’ultimo comando',
      hint: 'Sulle righe scelte adesso',
    },
  },
  report: {
    together: { one: '{{count}} segnalazione', many: '{{count}} di segnalazioni', other: '{{count}} segnalazioni' },
    ignore: {
      title: 'Ignora',
      hint: 'Nessuna violazione',
      words: 'nessuna violazione, valido, va bene, lascia stare, archivia, respingi',
      done: 'Segnalazione ignorata: {{name}}',
      question: {
        one: 'Ignorare questo caso?',
        many: 'Ignorare {{count}} di casi?',
        other: 'Ignorare {{count}} casi?',
      },
    },
    deletePost: {
      title: 'Elimina post',
      hint: 'Violazione: elimina il contenuto segnalato',
      words: 'violazione, rimuovi post, togli contenuto, cancella post',
      done: 'Contenuto segnalato eliminato: {{name}}',
      question: {
        one: 'Eliminare il contenuto di questo caso?',
        many: 'Eliminare il contenuto di {{count}} di casi?',
        other: 'Eliminare il contenuto di {{count}} casi?',
      },
    },
    blockUser: {
      title: 'Blocca autore',
      hint: 'Niente post né commenti; nascosto agli altri',
      hintElsewhere: 'Violazione: il server blocca l’autore',
      words: 'banna utente, blocca utente, vieta autore, bandisci',
      done: 'Autore bloccato: {{name}}',
      doneUnnamed: 'Bloccato l’autore di: {{name}}',
      question: {
        one: 'Bloccare l’autore di questo caso?',
        many: 'Bloccare gli autori di {{count}} di casi?',
        other: 'Bloccare gli autori di {{count}} casi?',
      },
    },
    reopen: {
      title: 'Riapri caso',
      words: 'riapri, annulla decisione',
      done: 'Caso riaperto: {{name}}',
      question: {
        one: 'Riaprire questo caso?',
        many: 'Riaprire {{count}} di casi?',
        other: 'Riaprire {{count}} casi?',
      },
    },
    takeOver: {
      title: 'Subentra nel caso di un collega',
      hint: 'Avvisa chi se ne occupa che continui tu',
      words: 'prendere il caso, reclamare',
      done: 'Subentrato a {{name}}',
      question: {
        one: 'Subentrare in questo caso?',
        many: 'Subentrare in {{count}} di casi?',
        other: 'Subentrare in {{count}} casi?',
      },
    },
    assign: {
      title: 'Assegna il caso a un collega',
      words: 'passa, delega, trasferisci, affida',
      done: 'Caso assegnato: {{name}}',
      question: {
        one: 'Assegnare questo caso?',
        many: 'Assegnare {{count}} di casi?',
        other: 'Assegnare {{count}} casi?',
      },
      to: { label: 'A chi?', nobody: 'A nessuno' },
    },
    assignMe: {
      title: 'Assegna il caso a me',
      words: 'prendi il caso, me ne occupo io, mio',
      done: 'Ora segui questo caso: {{name}}',
      question: {
        one: 'Prendere questo caso?',
        many: 'Prendere {{count}} di casi?',
        other: 'Prendere {{count}} casi?',
      },
    },
    note: {
      title: 'Aggiungi nota',
      hint: 'Per lo staff; menziona i colleghi con @',
      words: 'annotare, commento interno, menzionare, promemoria',
    },
    askOpinion: {
      title: 'Chiedi un secondo parere',
      words: 'non so, altri occhi, chiedi a un collega, dubbio',
      done: 'Secondo parere chiesto: {{name}}',
      proposes: { label: 'Che cosa decideresti?', unsure: 'Non lo so' },
      text: { label: 'Il tuo parere' },
    },
    withdrawOpinion: {
      title: 'Ritira la richiesta di un secondo parere',
      words: 'non serve più, annulla richiesta',
      done: 'Richiesta ritirata: {{name}}',
    },
    isYours: 'Segui già questo caso.',
    opinionOfOther: 'Un collega ha già chiesto un secondo parere.',
    noOpinion: 'Questo caso non attende un secondo parere.',
    opinionMissing: 'Scrivi il tuo parere.',
    opinionTooLong: 'Troppo lungo. Accorcialo.',
    sendReply: {
      title: 'Invia risposta',
      done: 'Risposta salvata nel caso: {{name}}',
      saves: 'Salva risposta',
      savesHeld: '{{title}}, salvataggio tra {{seconds}} s: {{name}}',
      savesIn: 'Salvataggio tra {{seconds}} s',
    },
    pullBackReply: {
      title: 'Ritira risposta',
      done: 'Risposta ritirata: {{name}}',
    },
    sendReplyAgain: {
      title: 'Invia di nuovo la risposta',
      done: 'La risposta viene inviata di nuovo: {{name}}',
    },
    replyTemplate: {
      title: 'Inserisci modello di risposta',
      words: 'modello, risposta pronta, risposta predefinita',
      template: {
        label: 'Modello',
      },

      hint: 'Testo salvato, modificabile prima dell’invio',
    },
    replyHasLeft: 'Questa risposta non è più in attesa di invio.',
    nobodyAtIt: 'Nessun altro si occupa di questo caso.',
    colleagueAtIt: 'Un collega si occupa di questo caso.',
    alreadyDecided: 'Questo caso è già stato gestito.',
    noneToDecide: 'Di questo caso non resta alcuna segnalazione da gestire.',
    stillOpen: 'Questo caso è aperto.',
    notYoursToReopen: 'Non puoi prendere questa decisione, quindi nemmeno revocarla.',
    open: {
      title: 'Apri caso',
      words: 'vedi segnalazione, dettagli, caso',
    },
    reply: {
      title: 'Rispondi a chi ha segnalato',
      hintElsewhere: 'Solo una bozza: questo server non invia e-mail',
      words: 'rispondi, risposta, posta, scrivi a chi segnala',

      hint: 'Via e-mail; la bozza resta salvata',
    },
    openAuthor: {
      title: 'Vedi autore',
      words: 'autore, chi ha pubblicato',
    },
    comments: {
      title: 'Vedi commenti',
      words: 'commenti, risposte, discussione',
    },
    deleteForPolicy: {
      title: 'Elimina in base a una regola',
      words: 'elimina con motivo, a causa di, norma, linee guida, violazione',
      hint: 'Indica quale regola viola il contenuto',
      policy: { label: 'Quale regola viola?' },
    },
    blockForPolicy: {
      title: 'Blocca autore in base a una regola',
      words: 'blocca con motivo, a causa di, norma, linee guida',
      hint: 'Indica quale regola ha violato l’autore',
      policy: { label: 'Quale regola ha violato l’autore?' },
    },
  },
  replyTemplate: {
    add: {
      title: 'Aggiungi modello di risposta',
      words: 'nuovo modello, crea modello',
      done: 'Modello di risposta aggiunto',
      language: {
        label: 'Lingua',
      },
      name: {
        label: 'Nome',
      },
      text: {
        label: 'Testo ({reporter} {reason} {decision} {policy} {policyText} {date} {postExcerpt})',
      },
    },
    edit: {
      title: 'Modifica modello di risposta',
      words: 'cambia modello',
      done: 'Modello di risposta modificato: {{name}}',
      language: {
        label: 'Lingua',
      },
      name: {
        label: 'Nome',
      },
      text: {
        label: 'Testo ({reporter} {reason} {decision} {policy} {policyText} {date} {postExcerpt})',
      },
    },
    delete: {
      title: 'Elimina modello di risposta',
      words: 'rimuovi modello',
      done: 'Modello di risposta eliminato: {{name}}',
      question: {
        one: 'Eliminare questo modello di risposta?',
        many: 'Eliminare {{count}} di modelli di risposta?',
        other: 'Eliminare {{count}} modelli di risposta?',
      },
    },
    empty: 'Non può restare vuoto.',
    tooLong: 'Troppo lungo: il nome ha al massimo 80 caratteri, il testo 5000.',
  },
  post: {
    hide: {
      title: 'Nascondi post',
      words: 'nascondi, rendi invisibile',
      done: 'Post nascosto: {{name}}',
      question: {
        one: 'Nascondere questo post?',
        many: 'Nascondere {{count}} di post?',
        other: 'Nascondere {{count}} post?',
      },
    },
    unhide: {
      title: 'Mostra di nuovo il post',
      words: 'mostra, togli da nascosti, rendi visibile',
      done: 'Post di nuovo visibile: {{name}}',
      question: {
        one: 'Mostrare di nuovo questo post?',
        many: 'Mostrare di nuovo {{count}} di post?',
        other: 'Mostrare di nuovo {{count}} post?',
      },
    },
    block: {
      title: 'Blocca post',
      words: 'vieta post, chiudi post',
      done: 'Post bloccato: {{name}}',
      question: {
        one: 'Bloccare questo post?',
        many: 'Bloccare {{count}} di post?',
        other: 'Bloccare {{count}} post?',
      },
    },
    unblock: {
      title: 'Sblocca post',
      words: 'togli il blocco',
      done: 'Post sbloccato: {{name}}',
      question: {
        one: 'Sbloccare questo post?',
        many: 'Sbloccare {{count}} di post?',
        other: 'Sbloccare {{count}} post?',
      },
    },
    delete: {
      title: 'Elimina post',
      words: 'rimuovi, cancella, cestino',
      done: 'Post eliminato: {{name}}',
      question: {
        one: 'Eliminare questo post?',
        many: 'Eliminare {{count}} di post?',
        other: 'Eliminare {{count}} post?',
      },
    },
    restore: {
      title: 'Recupera post',
      words: 'recupera, riporta, annulla eliminazione',
      done: 'Post recuperato: {{name}}',
      question: {
        one: 'Recuperare questo post?',
        many: 'Recuperare {{count}} di post?',
        other: 'Recuperare {{count}} post?',
      },
    },
    promote: {
      title: 'Aggiungi post alla TV',
      to: {
        label: 'Aggiungi a',
        hotlive: 'Hotlive',
        slider: 'TV slider',
      },
    },
    promoteHotlive: {
      title: 'Aggiungi a Hotlive',
      words: 'aggiungi a hotlive, metti in evidenza il video',
      done: 'Media aggiunto: {{name}}',
      refused: {
        '400': 'Hotlive accetta solo video.',
      },
      question: {
        one: 'Aggiungere questo post a Hotlive?',
        many: 'Aggiungere {{count}} di post a Hotlive?',
        other: 'Aggiungere {{count}} post a Hotlive?',
      },
      idmedia: {
        label: 'Quale media',
      },

      hint: 'Il video del post',
    },
    promoteSlider: {
      title: 'Aggiungi al TV slider',
      words: 'aggiungi allo slider, metti in tv',
      done: 'Media aggiunto: {{name}}',
      refused: {
        '400': 'Il TV slider accetta solo immagini.',
      },
      question: {
        one: 'Aggiungere questo post al TV slider?',
        many: 'Aggiungere {{count}} di post al TV slider?',
        other: 'Aggiungere {{count}} post al TV slider?',
      },
      idmedia: {
        label: 'Quale immagine',
      },

      hint: 'L’immagine del post',
    },
    unpromoteHotlive: {
      title: 'Rimuovi da Hotlive',
      done: 'Media rimosso: {{name}}',
      question: {
        one: 'Rimuovere questo post da Hotlive?',
        many: 'Rimuovere {{count}} di post da Hotlive?',
        other: 'Rimuovere {{count}} post da Hotlive?',
      },
    },
    unpromoteSlider: {
      title: 'Rimuovi dal TV slider',
      done: 'Media rimosso: {{name}}',
      question: {
        one: 'Rimuovere questo post dal TV slider?',
        many: 'Rimuovere {{count}} di post dal TV slider?',
        other: 'Rimuovere {{count}} post dal TV slider?',
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
    noImage: 'Il post non ha immagini adatte al TV slider.',
    mediaUnknown: 'Il server non indica l’ID del media di questo post.',
    promotedAlready: 'Tutto ciò che si può aggiungere alla TV di questo post c’è già.',
    open: {
      title: 'Apri post',
      words: 'vedi post, dettagli',
    },
    openAuthor: {
      title: 'Vedi autore',
      words: 'autore, chi ha pubblicato',
    },
    comments: {
      title: 'Vedi commenti',
      words: 'commenti, risposte, discussione',
    },
  },
  temple: {
    editFields: {
      title: 'Modifica tempio',
      words: 'cambia tempio, modifica pagoda',
    },
    open: {
      words: 'pagoda, chiesa, luogo, dettagli',

      title: 'Apri tempio',
    },
    map: {
      title: 'Passa da mappa a elenco e viceversa',
      words: 'mappa, dove, posizione, luoghi',
    },
    create: {
      title: 'Nuovo tempio',
      words: 'aggiungi tempio, nuovo tempio, nuovo luogo, pagoda',
    },
    add: {
      done: 'Tempio creato: {{name}}',
      question: {
        one: 'Creare questo tempio?',
        many: 'Creare {{count}} di templi?',
        other: 'Creare {{count}} templi?',
      },

      title: 'Crea tempio',
    },
    edit: {
      done: 'Tempio salvato: {{name}}',
      question: {
        one: 'Salvare questo tempio?',
        many: 'Salvare {{count}} di templi?',
        other: 'Salvare {{count}} templi?',
      },

      title: 'Salva tempio',
    },
    revert: {
      done: 'Modifiche annullate: {{name}}',
      question: {
        one: 'Riportare questo tempio a com’era?',
        many: 'Riportare {{count}} di templi a com’erano?',
        other: 'Riportare {{count}} templi a com’erano?',
      },

      title: 'Ripristina il tempio com’era',
    },
    delete: {
      words: 'rimuovi, cancella',
      done: 'Tempio eliminato: {{name}}',
      question: {
        one: 'Eliminare questo tempio?',
        many: 'Eliminare {{count}} di templi?',
        other: 'Eliminare {{count}} templi?',
      },

      title: 'Elimina tempio',
    },
    restore: {
      words: 'recupera, cestino, riporta',
      done: 'Tempio recuperato: {{name}}',
      question: {
        one: 'Recuperare questo tempio?',
        many: 'Recuperare {{count}} di templi?',
        other: 'Recuperare {{count}} templi?',
      },

      title: 'Recupera tempio',
    },
    makeAgain: {
      words: 'recupera ripristina',
      hint: 'Viene creato come tempio nuovo, con un nuovo ID; la data di creazione originale va persa.',
      done: 'Tempio ricreato, con un nuovo ID: {{name}}',
      question: {
        one: 'Creare di nuovo questo tempio?',
        many: 'Creare di nuovo {{count}} di templi?',
        other: 'Creare di nuovo {{count}} templi?',
      },

      title: 'Crea di nuovo il tempio',
    },
    discard: {
      words: 'annulla modifiche, scarta, bozza',

      title: 'Scarta modifiche non salvate',
    },
    setType: {
      words: 'modifica in blocco, cambia tipo',
      done: 'Tipo cambiato: {{name}}',
      question: {
        one: 'Cambiare il tipo di questo tempio?',
        many: 'Cambiare il tipo di {{count}} di templi?',
        other: 'Cambiare il tipo di {{count}} templi?',
      },
      type: {
        label: 'Nuovo tipo',
      },

      title: 'Cambia il tipo',
    },
    setField: {
      words: 'modifica in blocco, imposta città, imposta paese, indirizzo',
      done: 'Modificato: {{name}}',
      question: {
        one: 'Modificare questo tempio?',
        many: 'Modificare {{count}} di templi?',
        other: 'Modificare {{count}} templi?',
      },
      field: {
        label: 'Quale campo',
      },
      value: {
        label: 'Nuovo valore, vuoto per cancellarlo',
      },

      title: 'Compila un campo di più templi',
    },
    setAlready: 'Questo tempio ha già quel valore.',
    fieldTooLong: 'Troppo lungo per questo campo.',
    merge: {
      words: 'doppioni, duplicati, unisci',
      submit: 'Unisci',
      howMany: 'Seleziona da 2 a 6 templi che sono lo stesso luogo per unirli.',
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
        label: 'Foto principale',
      },
      photos: {
        label: 'Foto',
      },

      title: 'Unisci templi duplicati',
      hint: 'Ne tiene uno e vi unisce i duplicati',
    },
    mergeRows: {
      done: 'Unito: {{name}}',
      question: {
        one: 'Unire questo tempio?',
        many: 'Unire {{count}} di templi?',
        other: 'Unire {{count}} templi?',
      },

      title: 'Unisci templi',
    },
    unmergeRows: {
      done: 'Separato: {{name}}',
      question: {
        one: 'Separare questo tempio?',
        many: 'Separare {{count}} di templi?',
        other: 'Separare {{count}} templi?',
      },

      title: 'Separa i templi uniti',
    },
    mergeNeedsEdit: 'Per unire serve il permesso di modificare i templi.',
    uploadPhotos: {
      words: 'carica immagini, aggiungi foto',

      title: 'Aggiungi foto',
    },
    export: {
      title: 'Esporta templi in CSV, tutti i campi',
      words: 'scarica, esporta elenco, csv',
    },
    import: {
      words: 'csv, xlsx, excel, foglio di calcolo, carica file',

      hint: 'CSV o Excel; ogni riga si vede prima di creare',
    },
    importAnother: {
      words: 'nuovo altro file sostituisci ricomincia',

      title: 'Scegli un altro file',
    },
    importAll: {
      title: 'Importa le righe controllate',
      short: 'Importa',
      words: 'scrivi avvia file',
    },
    importRows: {
      done: 'Importato: {{name}}',
      question: {
        one: 'Importare questa riga?',
        many: 'Importare {{count}} di righe?',
        other: 'Importare {{count}} righe?',
      },
      refused: {
        '400': 'Il server rifiuta questa riga. Correggila nel file e importala di nuovo.',
        '409':
          'Qualcuno ha appena modificato o eliminato il tempio da completare. Scegli di nuovo il file per ricontrollarlo.',
      },

      title: 'Importa templi',
    },
    takeBackImport: {
      words: 'annulla importazione, togli templi importati',

      title: 'Annulla questa importazione',
    },
    importTakenBack: 'Di questa importazione non resta nessuna riga da annullare.',
    importNotKept: 'Le righe di questa importazione non sono più conservate: non si può più annullare.',
    unimportRows: {
      done: 'Importazione annullata: {{name}}',
      question: {
        one: 'Annullare l’importazione di questa riga?',
        many: 'Annullare l’importazione di {{count}} di righe?',
        other: 'Annullare l’importazione di {{count}} righe?',
      },

      title: 'Annulla importazione',
    },
    skipRow: {
      words: 'duplicato ometti escludi riga',

      title: 'Salta il duplicato',
    },
    createAnyway: {
      words: 'doppione duplicato riga nuovo tempio',

      title: 'Crea comunque',
    },
    editRow: {
      words: 'correggi riga',
      field: {
        label: 'Quale campo',
      },
      value: {
        label: 'Nuovo valore',
      },

      title: 'Modifica una cella della riga',
      submit: 'Salva la cella',
    },
    setColumn: {
      words: 'colonna intestazione',
      column: {
        label: 'Quale colonna',
      },
      field: {
        label: 'Quale campo',
      },

      title: 'Importa una colonna come campo',
    },
    fillEmpty: {
      words: 'predefinito modello regola nome',
      field: {
        label: 'Quale campo',
      },
      text: {
        label: 'Valore o modello, per esempio Pagoda di {city}',
      },

      title: 'Riempi le celle vuote di un campo',
    },
    takeColumn: {
      words: 'regola',
      field: {
        label: 'Quale campo',
      },
      column: {
        label: 'Quale colonna',
      },

      title: 'Riempi le celle vuote da un’altra colonna',
    },
    leaveEmpty: {
      words: 'togli regola',
      field: {
        label: 'Quale campo',
      },

      title: 'Non riempire più le celle vuote',
    },
    mapType: {
      words: 'mappa tipo',
      value: {
        label: 'Valore nel file',
      },
      type: {
        label: 'Associa al tipo',
      },

      title: 'Associa un valore a un tipo',
    },
    mapTypes: {
      words: 'mappa tipi',

      title: 'Accetta tutti i tipi suggeriti',
      hint: 'Accetta ogni proposta per la colonna dei tipi',
    },
    chooseSheet: {
      words: 'excel cartella',
      sheet: {
        label: 'Quale foglio',
      },

      title: 'Scegli il foglio',
    },
    chooseEncoding: {
      words: 'TCVN3 VNI lettere',
      encoding: {
        label: 'Quale codifica',
      },

      title: 'Scegli la codifica',
    },
    importTemplate: {
      words: 'file di esempio, modello importazione',
      as: {
        label: 'In quale formato',
      },

      title: 'Scarica un modello per l’importazione',
    },
    fillHow: {
      words: 'sostituisci lascia compila doppione',
      field: {
        label: 'Quale campo',
      },
      way: {
        label: 'Che cosa fare',
      },

      title: 'Scegli come completare un campo',
    },
    updateFromRow: {
      words: 'doppione duplicato riga aggiorna unisci',

      title: 'Completa il tempio esistente',
    },
    addedUnseen: 'Salvato: {{name}}. Il server non dice quale tempio dell’elenco sia.',
    likeIsThere: 'Qualcuno ha appena creato un tempio come questo.',
    rowUnsure: 'Questa riga potrebbe essere arrivata. Scegli nell’operazione di importazione che cosa farne.',
    rowWritten: 'Questa riga è già stata importata.',
    noDuplicate: 'Questa riga non è un duplicato.',
    nothingNew: 'Questa riga non ha nulla di nuovo da aggiungere.',
    nothingToWrite: 'Questa riga non ha nulla da importare.',
    unsaved: 'Questo tempio non è ancora salvato.',
    savedAlready: 'Questo tempio è già salvato.',
    gone: 'Questo tempio è stato eliminato.',
    notDeleted: 'Il tempio non è eliminato.',
    nameMissing: 'Inserisci un nome.',
    placeUnreadable:
      'Qui non si riconosce alcun punto. Scrivi latitudine e longitudine, come 21.03, 105.83, o incolla il link completo di una mappa.',
    save: {
      words: 'conserva, salva modifiche',

      title: 'Salva',
    },
    uploadAvatar: {
      words: 'copertina, foto principale',

      title: 'Scegli foto principale',
    },

    remove: { title: 'Elimina tempio o bozza' },
    swapPlace: {
      title: 'Scambia latitudine e longitudine',
      hint: 'Quando ciascuna è scritta al posto dell’altra',
      words: 'coordinate invertite posto',
    },
    takeLikelyType: {
      title: 'Usa il tipo suggerito',
      hint: 'Per ogni riga del file con la stessa parola',
      words: 'tipo ignoto ipotesi',
    },
    notSwapped: 'Latitudine e longitudine di questa riga non sembrano scambiate.',
    noLikelyType: 'Non c’è un suggerimento per il tipo di questa riga.',
    repairImport: {
      title: 'Correggi le righe con errori',
      words: 'correggere importazione, riparare righe con errori, importare il resto',
    },
    noRejectedKept: 'Nessuna riga con errori di questa importazione è conservata.',
  },
  comment: {
    delete: {
      words: 'rimuovi, cancella',
      done: 'Commento eliminato: {{name}}',
      question: {
        one: 'Eliminare questo commento?',
        many: 'Eliminare {{count}} di commenti?',
        other: 'Eliminare {{count}} commenti?',
      },

      title: 'Elimina commento',
    },
    restore: {
      words: 'recupera, riporta',
      done: 'Commento recuperato: {{name}}',
      question: {
        one: 'Recuperare questo commento?',
        many: 'Recuperare {{count}} di commenti?',
        other: 'Recuperare {{count}} commenti?',
      },

      title: 'Recupera commento',
    },
    blockAuthor: {
      words: 'banna chi commenta, blocca utente',
      done: 'Bloccato: {{name}}',
      question: {
        one: 'Bloccare l’autore di questo commento?',
        many: 'Bloccare gli autori di {{count}} di commenti?',
        other: 'Bloccare gli autori di {{count}} commenti?',
      },

      title: 'Blocca autore del commento',
      hint: 'Niente post né commenti; nascosto agli altri',
    },
    unblockAuthor: {
      done: 'Sbloccato: {{name}}',
      question: {
        one: 'Sbloccare l’autore di questo commento?',
        many: 'Sbloccare gli autori di {{count}} di commenti?',
        other: 'Sbloccare gli autori di {{count}} commenti?',
      },

      title: 'Sblocca autore del commento',
    },
    gone: 'Questo commento è stato eliminato.',
    notDeleted: 'Il commento non è eliminato.',
    isUnder: 'Il commento a cui risponde è eliminato: recupera prima quello.',
    replies: {
      words: 'risposte, sottocommenti',

      title: 'Vedi risposte',
    },
    openAuthor: {
      words: 'autore, commentatore',

      title: 'Vedi autore del commento',
    },
  },
  profile: {
    note: {
      title: 'Aggiungi nota',
      hint: 'Per lo staff; menziona i colleghi con @',
      words: 'annotare, commento interno, menzionare, promemoria',
    },
    open: {
      title: 'Apri membro',
      words: 'profilo, account, vedi membro, dettagli',
    },
    block: {
      title: 'Blocca membro',
      words: 'banna, vieta, silenzia, sospendi, blocca utente, bandisci',
      done: 'Blocchi impostati: {{name}}',
      question: {
        one: 'Impostare i blocchi di questo membro?',
        many: 'Impostare i blocchi di {{count}} di membri?',
        other: 'Impostare i blocchi di {{count}} membri?',
      },
      kinds: {
        label: 'Che cosa bloccare',
        all: 'Tutto',
        BLOCK_POST: 'Post',
        BLOCK_COMMENT: 'Commenti',
        BLOCK_POST_ALLOW_ONLY_ME: 'Post visibili solo all’autore',
      },

      hint: 'Niente post, niente commenti o post visibili solo a loro',
    },
    unblock: {
      title: 'Sblocca membro',
      words: 'togli il blocco, togli il ban, revoca il ban, sbanna, riammetti',
      done: 'Membro sbloccato: {{name}}',
      question: {
        one: 'Sbloccare questo membro?',
        many: 'Sbloccare {{count}} di membri?',
        other: 'Sbloccare {{count}} membri?',
      },

      hint: 'Toglie tutti i blocchi insieme',
    },
    setBlocks: {
      title: 'Imposta blocchi',
      done: 'Blocchi impostati: {{name}}',
      question: {
        one: 'Impostare i blocchi di questo membro?',
        many: 'Impostare i blocchi di {{count}} di membri?',
        other: 'Impostare i blocchi di {{count}} membri?',
      },
    },
    toggleOnlyMe: {
      title: 'Attiva o disattiva «post visibili solo all’autore»',
      words: 'solo lui, visibili solo a lui',
      done: '«Post visibili solo all’autore» modificato: {{name}}',
      question: {
        one: 'Modificare «post visibili solo all’autore» di questo membro?',
        many: 'Modificare «post visibili solo all’autore» di {{count}} di membri?',
        other: 'Modificare «post visibili solo all’autore» di {{count}} membri?',
      },
    },
    verifyPhone: {
      title: 'Verifica telefono',
      words: 'conferma numero, telefono, cellulare',
      done: 'Telefono verificato: {{name}}',
      question: {
        one: 'Verificare il telefono di questo membro?',
        many: 'Verificare il telefono di {{count}} di membri?',
        other: 'Verificare il telefono di {{count}} membri?',
      },
      phone: {
        label: 'Numero di telefono',
      },
    },
    unverifyPhone: {
      title: 'Rimuovi verifica del telefono',
      words: 'numero non verificato, togli verifica',
      done: 'Verifica rimossa: {{name}}',
      question: {
        one: 'Rimuovere la verifica del telefono di questo membro?',
        many: 'Rimuovere la verifica del telefono di {{count}} di membri?',
        other: 'Rimuovere la verifica del telefono di {{count}} membri?',
      },
    },
    setAuthentic: {
      title: 'Assegna badge di autenticità',
      words: 'spunta blu, distintivo, autentico, account verificato',
      done: 'Badge di autenticità assegnato: {{name}}',
      question: {
        one: 'Assegnare il badge di autenticità a questo membro?',
        many: 'Assegnare il badge di autenticità a {{count}} di membri?',
        other: 'Assegnare il badge di autenticità a {{count}} membri?',
      },
    },
    unsetAuthentic: {
      title: 'Rimuovi badge di autenticità',
      words: 'togli spunta blu, togli distintivo',
      done: 'Badge di autenticità rimosso: {{name}}',
      question: {
        one: 'Rimuovere il badge di autenticità da questo membro?',
        many: 'Rimuovere il badge di autenticità da {{count}} di membri?',
        other: 'Rimuovere il badge di autenticità da {{count}} membri?',
      },
    },
    update: {
      title: 'Modifica membro',
      words: 'cambia nome, cambia data di nascita, correggi, modifica utente, modifica profilo',
      done: 'Modifiche salvate: {{name}}',
      question: {
        one: 'Modificare i dati di questo membro?',
        many: 'Modificare i dati di {{count}} di membri?',
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
        label: 'Foto del profilo',
      },
    },
    setFields: {
      title: 'Imposta dati del membro',
      done: 'Modifiche salvate: {{name}}',
      question: {
        one: 'Modificare i dati di questo membro?',
        many: 'Modificare i dati di {{count}} di membri?',
        other: 'Modificare i dati di {{count}} membri?',
      },
    },
    noUid: 'Il server non indica l’UID di questo membro.',
    unchanged: 'Nessuna modifica.',
    blocksAreSo: 'Il membro ha già proprio questi blocchi.',
    notBlocked: 'Il membro non è bloccato.',
    chooseKinds: 'Nessuna modifica: seleziona o deseleziona almeno una voce.',
    phoneInvalid: 'Il numero di telefono non è valido o è già in uso.',
    phoneAlreadyVerified: 'Il telefono è già verificato.',
    phoneNotVerified: 'Il telefono non è verificato.',
    verifiedOneByOne:
      'Non tutti questi telefoni sono verificati. Verificali uno alla volta, oppure usa il comando che toglie la verifica.',
    onlyMeApart:
      'Solo alcuni di questi membri sono in questo stato. Seleziona membri nello stesso stato oppure usa «Blocca membro».',
    phoneNotSaid: 'Il server non indica il telefono di questo membro.',
    alreadyAuthentic: 'Ha già il badge di autenticità.',
    notAuthentic: 'Non ha il badge di autenticità.',
    nameMissing: 'Inserisci un nome.',
    togglePhone: {
      title: 'Aggiungi o rimuovi verifica del telefono',
    },
    toggleAuthentic: {
      title: 'Assegna o rimuovi badge di autenticità',
    },
    erase: {
      title: 'Cancella i dati del membro',
    },
  },
  adminUser: {
    endSecondFactor: {
      title: 'Disattiva la verifica in due passaggi di un amministratore',
      words: '2FA, due fattori, telefono perso, dispositivo perso',
      hint: 'Per chi ha perso il telefono; la persona viene disconnessa',
      done: 'Verifica in due passaggi disattivata: {{name}}',
      question:
        'Disattivare la verifica in due passaggi di questa persona? Verrà disconnessa e accederà con la sola password.',
      refused: {
        '304': 'Questa persona non ha impostato la verifica in due passaggi.',
        '308': 'Non puoi farlo con te stesso, con chi ha un livello superiore o con chi ha permessi che non hai.',
      },
    },
    noSecondFactor: 'Questa persona non ha impostato la verifica in due passaggi.',
    add: {
      title: 'Aggiungi amministratore',
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
        label: 'N. incarico',
      },
      rankId: {
        label: 'N. grado',
      },
      avatar: {
        label: 'Foto del profilo',
      },
    },
    edit: {
      title: 'Modifica amministratore',
      words: 'aggiorna dipendente, modifica utente',
      done: 'Modifiche salvate: {{name}}',
      question: {
        one: 'Modificare i dati di questo amministratore?',
        many: 'Modificare i dati di {{count}} di amministratori?',
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
        label: 'N. incarico',
      },
      rankId: {
        label: 'N. grado',
      },
      avatar: {
        label: 'Foto del profilo',
      },
    },
    ban: {
      title: 'Banna amministratore',
      refused: {
        '308': 'Non puoi farlo sul tuo account né su chi ha un livello superiore, né dare permessi che non hai.',
        '400': 'Deve restare almeno un amministratore di sistema attivo.',
      },
      words: 'banna dipendente, blocca amministratore, escludi',
      done: 'Amministratore bannato: {{name}}',
      question: {
        one: 'Vuoi davvero bannare questo amministratore?',
        many: 'Vuoi davvero bannare questi {{count}} di amministratori?',
        other: 'Vuoi davvero bannare questi {{count}} amministratori?',
      },

      hint: 'Non potrà più accedere',
    },
    setStatus: {
      title: 'Cambia stato dell’amministratore',
      refused: {
        '308': 'Non puoi farlo sul tuo account né su chi ha un livello superiore, né dare permessi che non hai.',
        '400': 'Deve restare almeno un amministratore di sistema attivo.',
      },
      words: 'sospendi, riattiva, togli il divieto, togli il ban, revoca il ban, sbanna, disattiva, attiva',
      done: 'Stato cambiato: {{name}}',
      question: {
        one: 'Cambiare lo stato di questo amministratore?',
        many: 'Cambiare lo stato di {{count}} di amministratori?',
        other: 'Cambiare lo stato di {{count}} amministratori?',
      },
      status: {
        '1': 'Attivo',
        '3': 'Sospeso',
        label: 'Stato',
      },
    },
    delete: {
      title: 'Elimina amministratore',
      refused: {
        '308': 'Non puoi farlo sul tuo account né su chi ha un livello superiore, né dare permessi che non hai.',
        '400': 'Deve restare almeno un amministratore di sistema attivo.',
      },
      words: 'elimina dipendente, licenzia, rimuovi',
      done: 'Amministratore eliminato: {{name}}',
      question: {
        one: 'Vuoi davvero eliminare questo amministratore?',
        many: 'Vuoi davvero eliminare questi {{count}} di amministratori?',
        other: 'Vuoi davvero eliminare questi {{count}} amministratori?',
      },

      hint: 'Chiede di scrivere il nome utente; non si può annullare',
    },
    resetPassword: {
      title: 'Reimposta password',
      refused: {
        '308': 'Non puoi farlo sul tuo account né su chi ha un livello superiore, né dare permessi che non hai.',
      },
      words: 'password dimenticata, nuova password, reimposta',
      done: 'Password reimpostata: {{name}}',
      question: {
        one: 'Reimpostare la password di questo amministratore?',
        many: 'Reimpostare la password di {{count}} di amministratori?',
        other: 'Reimpostare la password di {{count}} amministratori?',
      },
      password: {
        label: 'Nuova password',
      },
    },
    gone: 'Questo amministratore è stato eliminato.',
    alreadyBanned: 'L’amministratore è già bannato.',
    hasStatus: 'Ha già questo stato: {{name}}',
    numbersHint: 'Secondo la numerazione della tua organizzazione; 0 significa nessuno.',
    roleHint:
      'Il ruolo dice che cosa è permesso; solo gli amministratori di sistema modificano i ruoli e inviano le comunicazioni.',
    notANumber: 'Inserisci un numero intero.',
    nameTaken: 'Questo nome utente è già in uso.',
    aboveYou: 'Questa persona ha un livello superiore al tuo.',
    mayDoMore: 'Questa persona ha più permessi di te.',
    isYou: 'Non puoi farlo sul tuo account.',
    roleBeyondYou: 'include permessi che non hai',
    roleUnsaid: 'Invariato (il server non lo dice)',
    tierBeyondYou: 'può assegnarlo solo un amministratore di sistema',
    lastSuperAdmin: 'deve restare almeno un amministratore di sistema',
    nameMissing: 'Inserisci un nome utente.',
    nameInvalid: 'Solo lettere senza accenti, cifre e . _ @ + -',
    displayNameMissing: 'Inserisci un nome visualizzato.',
    open: {
      title: 'Apri amministratore',
      words: 'vedi amministratore, dettagli',
    },
  },
  role: {
    toggleSecondFactor: {
      title: 'Richiedi la verifica in due passaggi',
      words: '2FA, due fattori, obbligo',
      done: 'Ruolo aggiornato: {{name}}',
      question: 'Cambiare l’obbligo di verifica in due passaggi per questo ruolo?',
      titleOff: 'Non richiedere più la verifica in due passaggi',
    },
    editActions: {
      title: 'Modifica permessi del ruolo',
      words: 'cambia permessi, scegli permessi',
    },
    add: {
      title: 'Aggiungi ruolo',
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
      title: 'Rinomina ruolo',
      words: 'cambia nome del ruolo, rinomina',
      done: 'Ruolo aggiornato: {{name}}',
      question: {
        one: 'Rinominare questo ruolo?',
        many: 'Rinominare {{count}} di ruoli?',
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
      title: 'Elimina ruolo',
      refused: {
        '400': 'Il ruolo è in uso. Prima assegnane un altro ai suoi amministratori.',
      },
      words: 'rimuovi ruolo',
      done: 'Ruolo eliminato: {{name}}',
      question: {
        one: 'Vuoi davvero eliminare questo ruolo?',
        many: 'Vuoi davvero eliminare questi {{count}} di ruoli?',
        other: 'Vuoi davvero eliminare questi {{count}} ruoli?',
      },

      hint: 'Chiede prima; non si può annullare',
    },
    setActions: {
      title: 'Salva permessi del ruolo',
      done: 'Ruolo aggiornato: {{name}}',
      question: 'Salvare i permessi?',
    },
    toggleAction: {
      title: 'Concedi o revoca un permesso',
      words: 'concedi permesso, togli permesso, revoca, diritto',
      done: 'Ruolo aggiornato: {{name}}',
      question: {
        one: 'Modificare i permessi di questo ruolo?',
        many: 'Modificare i permessi di {{count}} di ruoli?',
        other: 'Modificare i permessi di {{count}} ruoli?',
      },
      action: {
        label: 'Permesso',
        STATISTICAL: 'Vedere statistiche',
        REPORT_VIEW: 'Vedere e ignorare segnalazioni',
        REPORT_DELETE_POST: 'Eliminare post segnalati',
        REPORT_BLOCK_ACCOUNT: 'Bloccare membri segnalati',
        STICKER_VIEW: 'Vedere sticker',
        STICKER_UPLOAD: 'Caricare sticker',
        PROFILE_VIEW: 'Vedere membri',
        PROFILE_LOCK: 'Bloccare membri',
        PROFILE_VERIFY: 'Verificare membri',
        PROFILE_UPDATE: 'Modificare membri',
        TV_ACCOUNT_VIEW: 'Vedere account TV',
        TV_ACCOUNT_ADD: 'Aggiungere account TV',
        TV_ACCOUNT_DELETE: 'Rimuovere account TV',
        TV_SLIDER_VIEW: 'Vedere il TV slider',
        TV_SLIDER_ADD: 'Aggiungere al TV slider',
        TV_SLIDER_DELETE: 'Rimuovere dal TV slider',
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
        OTHER_TEAM_VIEWS: 'Gestire le viste del team',
      },

      hint: 'Un permesso del ruolo, senza aprirlo',
    },
    setAllActions: {
      title: 'Concedi tutti i permessi',
      words: 'tutti i permessi, accesso completo',
      done: 'Ruolo aggiornato: {{name}}',
      question: 'Concedere tutti i permessi?',
    },
    clearAllActions: {
      title: 'Revoca tutti i permessi',
      words: 'nessun permesso, revoca tutto',
      done: 'Ruolo aggiornato: {{name}}',
      question: 'Revocare tutti i permessi?',
    },
    gone: 'Questo ruolo è stato eliminato.',
    inUse: 'Il ruolo è in uso. Prima assegnane un altro ai suoi amministratori.',
    hasAll: 'Il ruolo ha già tutti i permessi.',
    hasNone: 'Il ruolo non ha alcun permesso.',
    actionsUnsaid: 'Apri prima il ruolo per caricare i suoi permessi.',
    nameMissing: 'Inserisci un nome per il ruolo.',
    open: {
      title: 'Apri ruolo',
      words: 'vedi ruolo, permessi del ruolo',
    },
  },
  job: {
    retry: {
      title: 'Riprova righe in errore',
    },
    exportFailed: {
      title: 'Esporta righe in errore',
    },
    look: {
      title: 'Controlla di nuovo',
    },
    exportUnsure: {
      title: 'Esporta righe incerte',
    },
    undo: {
      title: 'Annulla questa operazione',
    },
    pause: {
      title: 'Pausa',
    },
    resume: {
      title: 'Riprendi',
    },
    togglePause: {
      title: 'Pausa o riprendi',
    },
    cancel: {
      title: 'Interrompi il resto',
    },
    stillRuns: 'Questa operazione è ancora in corso.',
    isOver: 'Questa operazione è terminata.',
    noneFailed: 'Nessuna riga di questa operazione è in errore.',
    noneUnsure: 'Nessuna riga di questa operazione è incerta.',
    nothingToUndo: 'In questa operazione non c’è nulla da annullare.',
    isPaused: 'Questa operazione è già in pausa.',
  },
  note: {
    add: {
      title: 'Aggiungi nota',
      done: 'Nota aggiunta',
      text: { label: 'Nota per i colleghi' },
    },
    edit: {
      title: 'Modifica nota',
      done: 'Nota modificata',
      text: { label: 'Nota per i colleghi' },
    },
    delete: {
      title: 'Elimina nota',
      done: 'Nota eliminata',
    },
    missing: 'Scrivi qualche parola.',
    tooLong: 'Troppo lungo: una nota ha al massimo 2000 caratteri.',
    ofOther: 'Solo chi l’ha scritta può modificare o eliminare questa nota.',
    colleagues: 'Colleghi',
    tells: 'Saranno avvisati: {{names}}',
  },
  notification: {
    send: {
      title: 'Invia comunicazione',
      words: 'invia notifica, annuncia, scrivi messaggio, nuova notifica, avviso',
      done: 'Comunicazione inviata',
      question: 'Inviare questa comunicazione?',
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

      hint: 'A tutti o a un solo livello',
    },
    delete: {
      title: 'Elimina comunicazione',
      words: 'elimina notifica, rimuovi, ritira',
      done: 'Comunicazione eliminata: {{name}}',
      question: {
        one: 'Eliminare questa comunicazione? Nessuno la vedrà più.',
        many: 'Eliminare {{count}} di comunicazioni? Nessuno le vedrà più.',
        other: 'Eliminare {{count}} comunicazioni? Nessuno le vedrà più.',
      },
    },
    gone: 'Questa comunicazione è stata eliminata.',
    titleMissing: 'Inserisci un titolo.',
    bodyMissing: 'Inserisci un testo.',
    tooLong: 'Troppo lungo. Accorcialo.',
  },
  sticker: {
    upload: {
      title: 'Carica sticker',
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
    notTheOld: 'Diversa da quella vecchia',
    met: 'soddisfatto',
    open: 'non soddisfatto',
    generate: 'Genera',
    copy: 'Copia',
    copied: 'Copiata',
    show: 'Mostra la password',
  },
  list: {
    back: {
      title: 'Torna alla riga appena gestita',
      hint: 'Di nuovo: dove eri',
      words: 'ultima gestita, caso precedente, indietro',
    },
    exportXlsx: {
      words: 'foglio di calcolo, excel, scarica',
    },
    uncover: {
      words: 'sfocatura, mostra immagini, scopri',

      hint: 'Sfocate, in bianco e nero, poi come sono',
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

      hint: 'Dalla riga scelta prima fino a questa',
    },
    selectAll: {
      words: 'tutti, tutto, spunta tutto',

      hint: 'Ancora: tutte quelle che corrispondono; la terza volta: nessuna',
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
      words: 'ordine, ordina, più recenti, più vecchi, più urgenti',
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

      hint: 'Si incolla in un foglio di calcolo',
    },
    exportCsv: {
      words: 'scarica, salva come file',
    },
    loadMore: {
      words: 'pagina successiva, altre righe',
    },
    peek: {
      words: 'anteprima, ingrandisci, guarda foto',

      hint: 'Immagini e video, senza aprire il dettaglio',
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
    copyLink: {
      words: 'condividi, indirizzo, url, collegamento',
      hint: 'A questa riga; dalla ricerca o dai filtri, all’elenco così com’è',
      row: 'Link copiato: {{name}}',
      list: 'Link a questo elenco copiato, con ricerca, filtri e ordine',
      copied: 'Link copiato',
      byHand: 'Il browser non permette di copiare. Copia a mano:',
      rows: { one: '{{count}} link copiato', many: '{{count}} link copiati', other: '{{count}} link copiati' },
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
  waiting: {
    start: {
      title: 'Inizia a decidere',
      hint: 'Apre il caso che aspetta da più tempo',
      words: 'cominciare, lavorare, primo caso, più vecchio',
    },
    week: {
      title: 'In attesa da oltre 7 giorni',
      words: 'segnalazioni, casi, coda, arretrato',
    },
    month: {
      title: 'In attesa da oltre 30 giorni',
      words: 'segnalazioni, casi, coda, arretrato',
    },
    opinion: {
      title: 'Secondo parere richiesto',
      words: 'segnalazioni, casi, coda, arretrato',
    },
    reply: {
      title: 'Risposte non inviate',
      words: 'segnalazioni, casi, coda, arretrato',
    },
    mine: {
      title: 'Casi assegnati a te',
      words: 'segnalazioni, casi, coda, arretrato',
    },
    imports: {
      title: 'Importazioni con errori',
    },
  },
  home: {
    queue: {
      title: 'Cambia la home: segnalazioni o panoramica',
      words: 'pagina iniziale, pagina di partenza, coda',
      on: 'La home ora è la coda delle segnalazioni. Per tornare: {{key}}',
      off: 'La home ora è la panoramica. Per tornare: {{key}}',
    },
  },
  stats: {
    range: {
      title: 'Scegli periodo',
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
        label: 'Intervallo',
        auto: 'Automatico',
        HOUR: 'Ora',
        DAY: 'Giorno',
        WEEK: 'Settimana',
        MONTH: 'Mese',
      },
    },
    ownRange: {
      title: 'Periodo personalizzato',
      words: 'periodo personalizzato, da a',
      from: {
        label: 'Dal',
      },
      to: {
        label: 'Fino al',
      },
      bucket: {
        label: 'Intervallo',
        auto: 'Automatico',
        HOUR: 'Ora',
        DAY: 'Giorno',
        WEEK: 'Settimana',
        MONTH: 'Mese',
      },
    },
    bucket: {
      title: 'Cambia intervallo',
      words: 'per ora, per giorno, per settimana, per mese',
      bucket: {
        label: 'Intervallo',
        auto: 'Automatico',
        HOUR: 'Ora',
        DAY: 'Giorno',
        WEEK: 'Settimana',
        MONTH: 'Mese',
      },
    },
    compare: {
      title: 'Confronta con il periodo precedente',
      words: 'confronto, periodo precedente',
    },
    bars: {
      title: 'Passa da barre a linee e viceversa',
      words: 'barre, linee, grafico',
    },
    table: {
      title: 'Passa da tabella a grafici e viceversa',
      words: 'tabella, numeri, cifre',
    },
    exportCsv: {
      title: 'Esporta le statistiche in CSV',
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
        label: 'Intervallo',
        auto: 'Automatico',
        HOUR: 'Ora',
        DAY: 'Giorno',
        WEEK: 'Settimana',
        MONTH: 'Mese',
      },
    },
    refresh: {
      title: 'Aggiorna le statistiche',
      words: 'aggiorna dati, ricarica',
    },
  },
  jobs: {
    open: {
      words: 'avanzamento, attività in corso, lavori',

      hint: 'Comandi su molte righe: avanzamento ed esito di ognuna',
    },
  },
  vip: {
    add: {
      title: 'Aggiungi agli account VIP',
      words: 'rendi vip, suggerisci, consiglia',
      done: 'Aggiunto agli account VIP: {{name}}',
      question: {
        one: 'Aggiungere questo membro a VIP?',
        many: 'Aggiungere {{count}} di membri a VIP?',
        other: 'Aggiungere {{count}} membri a VIP?',
      },
    },
    remove: {
      title: 'Rimuovi dagli account VIP',
      words: 'elimina, togli, non più vip',
      done: 'Rimosso dagli account VIP: {{name}}',
      refused: {
        '2': 'Di nuovo tra gli account VIP, ma senza i tag lingua: aggiungili di nuovo.',
      },
      question: {
        one: 'Rimuovere questo account da VIP?',
        many: 'Rimuovere {{count}} di account da VIP?',
        other: 'Rimuovere {{count}} account da VIP?',
      },
    },
    addLanguageTag: {
      title: 'Aggiungi tag lingua',
      words: 'aggiungi lingua, lingue, parla',
      done: 'Tag lingua aggiunti: {{name}}',
      question: {
        one: 'Aggiungere tag lingua a questo account?',
        many: 'Aggiungere tag lingua a {{count}} di account?',
        other: 'Aggiungere tag lingua a {{count}} account?',
      },
      languages: {
        label: 'Quali lingue',
      },
    },
    removeLanguageTag: {
      title: 'Rimuovi tag lingua',
      words: 'togli lingua, non parla',
      done: 'Tag lingua rimossi: {{name}}',
      question: {
        one: 'Rimuovere tag lingua da questo account?',
        many: 'Rimuovere tag lingua da {{count}} di account?',
        other: 'Rimuovere tag lingua da {{count}} account?',
      },
      languages: {
        label: 'Quali tag',
      },
    },
    takeBack: {
      title: 'Rimuovi il membro dagli account VIP',
      done: 'Rimosso dagli account VIP: {{name}}',
      question: {
        one: 'Rimuovere questo membro da VIP?',
        many: 'Rimuovere {{count}} di membri da VIP?',
        other: 'Rimuovere {{count}} membri da VIP?',
      },
    },
    putBack: {
      title: 'Rimetti tra gli account VIP',
      done: 'Aggiunto agli account VIP: {{name}}',
      refused: {
        '2': 'Di nuovo tra gli account VIP, ma senza i tag lingua: aggiungili di nuovo.',
      },
      question: {
        one: 'Rimettere questo account in VIP?',
        many: 'Rimettere {{count}} di account in VIP?',
        other: 'Rimettere {{count}} account in VIP?',
      },
    },
    alreadyThere: 'È già un account VIP: {{name}}',
    alreadyTagged: 'Ha già questi tag: {{name}}',
    notTagged: 'Non ha più questi tag: {{name}}',
    chooseLanguages: 'Scegli almeno una lingua.',
    noTags: 'L’account non ha tag lingua.',
    openProfile: {
      title: 'Vedi membro',
      words: 'profilo, vedi membro, account',
    },
  },
  tvUser: {
    add: {
      title: 'Aggiungi agli account TV',
      words: 'metti in tv, aggiungi alla televisione',
      done: 'Aggiunto agli account TV: {{name}}',
      question: {
        one: 'Aggiungere questo membro agli account TV?',
        many: 'Aggiungere {{count}} di membri agli account TV?',
        other: 'Aggiungere {{count}} membri agli account TV?',
      },
    },
    remove: {
      title: 'Rimuovi dagli account TV',
      words: 'elimina, togli dalla tv',
      done: 'Rimosso dagli account TV: {{name}}',
      question: {
        one: 'Rimuovere questo account TV?',
        many: 'Rimuovere {{count}} di account TV?',
        other: 'Rimuovere {{count}} account TV?',
      },
    },
    takeBack: {
      title: 'Rimuovi il membro dagli account TV',
      done: 'Rimosso dagli account TV: {{name}}',
      question: {
        one: 'Rimuovere questo membro dagli account TV?',
        many: 'Rimuovere {{count}} di membri dagli account TV?',
        other: 'Rimuovere {{count}} membri dagli account TV?',
      },
    },
    putBack: {
      title: 'Rimetti tra gli account TV',
      done: 'Aggiunto agli account TV: {{name}}',
      question: {
        one: 'Rimettere questo account TV?',
        many: 'Rimettere {{count}} di account TV?',
        other: 'Rimettere {{count}} account TV?',
      },
    },
    alreadyThere: 'È già un account TV: {{name}}',
    openProfile: {
      title: 'Vedi membro',
      words: 'profilo, vedi membro, account',
    },
  },
  hotlive: {
    add: {
      title: 'Aggiungi media a Hotlive',
      words: 'video, in evidenza',
      done: 'Media aggiunto: {{name}}',
      question: {
        one: 'Aggiungere questo media a Hotlive?',
        many: 'Aggiungere {{count}} di media a Hotlive?',
        other: 'Aggiungere {{count}} media a Hotlive?',
      },
    },
    remove: {
      title: 'Rimuovi da Hotlive',
      words: 'elimina, togli',
      done: 'Media rimosso: {{name}}',
      question: {
        one: 'Rimuovere questo media da Hotlive?',
        many: 'Rimuovere {{count}} di media da Hotlive?',
        other: 'Rimuovere {{count}} media da Hotlive?',
      },
    },
    takeBack: {
      title: 'Rimuovi media da Hotlive',
      done: 'Media rimosso: {{name}}',
      question: {
        one: 'Rimuovere questo media da Hotlive?',
        many: 'Rimuovere {{count}} di media da Hotlive?',
        other: 'Rimuovere {{count}} media da Hotlive?',
      },
    },
    putBack: {
      title: 'Rimetti in Hotlive',
      done: 'Media aggiunto: {{name}}',
      question: {
        one: 'Rimettere questo media in Hotlive?',
        many: 'Rimettere {{count}} di media in Hotlive?',
        other: 'Rimettere {{count}} media in Hotlive?',
      },
    },
    alreadyThere: 'È già in Hotlive.',
    wrongType: 'Hotlive accetta solo video.',
    openPost: {
      title: 'Vedi post',
      words: 'vedi post, origine',
    },
    openAuthor: {
      title: 'Vedi autore',
      words: 'autore, chi ha pubblicato',
    },
  },
  tvSlider: {
    add: {
      title: 'Aggiungi immagine al TV slider',
      words: 'diapositiva, immagine, presentazione',
      done: 'Immagine aggiunta: {{name}}',
      question: {
        one: 'Aggiungere questa immagine al TV slider?',
        many: 'Aggiungere {{count}} di immagini al TV slider?',
        other: 'Aggiungere {{count}} immagini al TV slider?',
      },
    },
    remove: {
      title: 'Rimuovi dal TV slider',
      words: 'elimina, togli',
      done: 'Immagine rimossa: {{name}}',
      question: {
        one: 'Rimuovere questa immagine dal TV slider?',
        many: 'Rimuovere {{count}} di immagini dal TV slider?',
        other: 'Rimuovere {{count}} immagini dal TV slider?',
      },
    },
    takeBack: {
      title: 'Rimuovi immagine dal TV slider',
      done: 'Immagine rimossa: {{name}}',
      question: {
        one: 'Rimuovere questa immagine dal TV slider?',
        many: 'Rimuovere {{count}} di immagini dal TV slider?',
        other: 'Rimuovere {{count}} immagini dal TV slider?',
      },
    },
    putBack: {
      title: 'Rimetti nel TV slider',
      done: 'Immagine aggiunta: {{name}}',
      question: {
        one: 'Rimettere questa immagine nel TV slider?',
        many: 'Rimettere {{count}} di immagini nel TV slider?',
        other: 'Rimettere {{count}} immagini nel TV slider?',
      },
    },
    alreadyThere: 'È già nel TV slider.',
    wrongType: 'Il TV slider accetta solo immagini.',
    openPost: {
      title: 'Vedi post',
      words: 'vedi post, origine',
    },
    openAuthor: {
      title: 'Vedi autore',
      words: 'autore, chi ha pubblicato',
    },
  },
  curated: {
    removed: 'Non è più in questo elenco.',
    postUnknown: 'Il server non dice da quale post proviene.',
  },
  help: {
    learn: {
      key: '«{{title}}» ha una scorciatoia:',
      gotIt: 'Ho capito',
      leave: 'Esci dalla guida',
      left: 'Hai lasciato la guida. Per riprenderla, premi {{key}} ed esegui «{{title}}».',
      tour: {
        start: 'Vai dove inizia il lavoro: {{screen}}',
        next: 'Vai alla riga successiva',
        open: 'Apri i dettagli di questa riga',
        select: 'Seleziona questa riga; selezionane più d’una ed esegui un solo comando su tutte',
        palette: 'Apri la palette: bastano poche lettere per trovare comandi, schermate, membri',
        keys: 'Vedi tutte le scorciatoie che funzionano qui e cambiale',
        done: 'Fatto! Per annullare un errore premi',
        away: 'Continua in un elenco: {{screen}}',
        noRow: 'Continua quando questo elenco ha delle righe',
        nextPoint: 'Vai al punto successivo',
        openPoint: 'Apri questo punto; un gruppo si divide nei suoi punti',
        selectPoint: 'Seleziona questo punto; selezionane più d’uno ed esegui un solo comando su tutti',
      },
    },
    tour: {
      title: 'Impara le prime scorciatoie',
      words: 'guida, primi passi, principiante, tutorial',

      hint: 'Un minuto, mentre usi la console',
    },
    keys: {
      title: 'Scorciatoie da tastiera',
      words: 'aiuto, scorciatoie, tasti rapidi, tastiera',
    },
  },
  language: {
    set: {
      title: 'Cambia lingua',
      words: 'lingua, traduci',
      language: {
        label: 'Lingua',
      },
    },
  },
  theme: {
    inForce: 'In uso',
    layout: {
      words: 'scuro, chiaro, modalità scura, aspetto, tema, notte',
      number: {
        '0': 'Come il sistema',
        '1': 'Chiaro',
        '2': 'Scuro',
        '3': 'Carta',
        label: 'Scegli un tema',
      },

      title: 'Tema',
    },
    sidebar: {
      words: 'colore barra laterale, colore menu',
      number: {
        '1': 'Palissandro',
        '2': 'Come il tema',
        '3': 'Pino',
        '4': 'Indaco',
        '5': 'Curcuma',
        '6': 'Inchiostro',
        '7': 'Prugna',
        label: 'Tema della barra laterale',
      },

      title: 'Tema della barra laterale',
    },
    topbar: {
      words: 'colore barra superiore',
      number: {
        '1': 'Come il tema',
        '2': 'Lacca',
        '3': 'Pino',
        '4': 'Indaco',
        '5': 'Curcuma',
        '6': 'Inchiostro',
        '7': 'Prugna',
        label: 'Tema della barra superiore',
      },

      title: 'Tema della barra superiore',
    },
  },
  keys: {
    reset: {
      words: 'tasti predefiniti, scorciatoie originali',
      done: 'Scorciatoie predefinite ripristinate.',

      title: 'Ripristina scorciatoie predefinite',
    },
    rebind: {
      words: 'personalizza scorciatoie, cambia tasti',

      title: 'Personalizza scorciatoie',
    },
    mailKeys: {
      off: 'Tasti in stile Gmail disattivati. Per riattivarli: {{key}}',
      on: 'Tasti in stile Gmail attivati. Per disattivarli di nuovo: {{key}}',
      words: 'gmail, tasti di posta',

      title: 'Attiva o disattiva i tasti in stile Gmail',
      hint: 'e ignora, # elimina. Un metodo di input vietnamita può catturare la e: prima disattivalo.',
      isOn: 'Tasti in stile Gmail',
    },
    singleKeysOff: {
      off: 'Scorciatoie a tasto singolo disattivate. Per riattivarle: {{key}}',
      on: 'Scorciatoie a tasto singolo attivate. Per disattivarle di nuovo: {{key}}',
      words: 'tasti singoli, disattiva scorciatoie',

      title: 'Attiva o disattiva scorciatoie a tasto singolo',
      hint: 'Combinazioni, frecce, Invio ed Esc continuano a funzionare',
    },

    toggleLine: {
      shown: 'Riga dei tasti visibile. Per nasconderla di nuovo: {{key}}',
      hidden: 'Riga dei tasti nascosta. Per mostrarla di nuovo: {{key}}',
      title: 'Mostra o nascondi la riga dei tasti',
      isOn: 'Riga dei tasti',
    },
  },
  session: {
    setUpSecondFactor: {
      title: 'Imposta la verifica in due passaggi',
      words: '2FA, due fattori, app di autenticazione, codice monouso',
      hint: 'Un codice dal telefono, oltre alla password',
    },
    endSecondFactor: {
      title: 'Disattiva la verifica in due passaggi',
      words: '2FA, due fattori, cambiare telefono',
      done: 'Verifica in due passaggi disattivata',
      question: 'Disattivare la verifica in due passaggi?',
      refused: {
        '304': 'La verifica in due passaggi non è attiva.',
        '306': 'Password errata. Inseriscila di nuovo.',
        '309': 'Codice errato o già usato. Attendi il prossimo.',
      },
      password: {
        label: 'La tua password',
      },
      code: {
        label: 'Codice o codice di recupero',
      },
    },
    renewRecoveryCodes: {
      title: 'Ottieni nuovi codici di recupero',
      words: 'codici di riserva, 2FA, due fattori',
      done: 'Nuovi codici di recupero creati',
      question: 'Sostituire i codici di recupero?',
      refused: {
        '304': 'La verifica in due passaggi non è attiva.',
        '306': 'Password errata. Inseriscila di nuovo.',
        '309': 'Codice errato o già usato. Attendi il prossimo.',
      },
      password: {
        label: 'La tua password',
      },
      code: {
        label: 'Codice o codice di recupero',
      },
    },
    codeMissing: 'Inserisci il codice.',
    changePassword: {
      title: 'Cambia password',
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
      title: 'Modifica il mio profilo',
      words: 'il mio profilo, il mio nome, la mia foto, il mio account',
      done: 'Modifiche salvate',
      question: 'Modificare il profilo?',
      displayName: {
        label: 'Nome visualizzato',
      },
      avatar: {
        label: 'Nuova foto del profilo',
      },
    },
    sessions: {
      title: 'Dispositivi connessi',
      words: 'le mie sessioni, dispositivi, dove sono collegato',

      hint: 'I dispositivi connessi; si disconnettono qui',
    },
    end: {
      title: 'Disconnetti un dispositivo',
      done: 'Dispositivo disconnesso',
      question: 'Disconnettere questo dispositivo?',
    },
    alreadyEnded: 'Questo dispositivo è già disconnesso.',
    isThisOne: 'È il dispositivo che stai usando. Usa «Esci».',
    passwordMissing: 'Inserisci una password.',
    signOut: {
      title: 'Esci',
      words: 'esci, disconnetti, logout, uscire',
    },
    signIn: {
      title: 'Accedi',
    },
    signInFailed: {
      title: 'Accesso non riuscito',
    },
    passkeys: {
      title: 'Passkey',
      words: 'aggiungi passkey, chiave di sicurezza, impronta, volto, verifica in due passaggi, 2FA',
      hint: 'Un dispositivo o una chiave di sicurezza al posto del codice all’accesso',
    },
    addPasskey: { title: 'Aggiungi una passkey' },
  },
  settings: {
    open: {
      words: 'preferenze, opzioni, configurazione',
    },
  },
  history: {
    open: {
      title: 'Cronologia',
      words: 'cosa ho fatto, le mie azioni',

      hint: 'Ciò che è stato fatto e si può ancora annullare',
    },
    undo: {
      title: 'Annulla azione',
      words: 'torna indietro, ripristina',

      hint: 'L’ultima cosa fatta, in qualunque schermata',
    },
    redo: {
      title: 'Ripristina azione',
      words: 'rifai, avanti',
    },
  },
  sidebar: {
    toggle: {
      collapsed: 'Barra laterale compressa. Per espanderla di nuovo: {{key}}',
      expanded: 'Barra laterale espansa. Per comprimerla di nuovo: {{key}}',
      words: 'menu, nascondi menu, barra laterale',
    },
  },
  fullscreen: {
    toggle: {
      words: 'schermo intero, ingrandisci',

      title: 'Schermo intero',
    },
  },

  find: {
    noWords: 'Scrivi almeno una parola.',
    profiles: { text: { label: 'Parole da cercare' }, title: 'Cerca membri' },
    posts: { text: { label: 'Parole da cercare' }, title: 'Cerca post' },
    temples: { text: { label: 'Parole da cercare' }, title: 'Cerca templi' },
    adminUsers: { text: { label: 'Parole da cercare' }, title: 'Cerca amministratori' },
  },

  part: {
    next: { title: 'Vai alla parte successiva della pagina' },
    previous: { title: 'Vai alla parte precedente della pagina' },
  },
  teamView: {
    add: {
      title: 'Condividi vista',
      done: 'Condivisa con il team: {{name}}',
    },
    replace: {
      title: 'Sostituisci vista del team',
      done: 'Vista del team sostituita: {{name}}',
      question: 'Il team ha già una vista con questo nome. Sostituirla?',
    },
  },
  serviceAccount: {
    make: {
      title: 'Crea un account di servizio',
      hint: 'Un account per uno script: ha un token e nessuna password',
      words: 'API, token, robot, bot, script, automazione',
      done: 'Account di servizio creato',
      userName: { label: 'Nome utente' },
      displayName: { label: 'Nome visualizzato' },
      role: { label: 'Ruolo', none: 'Nessun ruolo' },
      days: { label: 'Giorni di validità del token (vuoto: senza scadenza)' },
    },
    revoke: {
      title: 'Revoca il token di un account di servizio',
      hint: 'Lo annulla subito e per sempre',
      done: 'Token revocato: {{name}}',
      question: {
        one: 'Revocare il token di {{count}} account?',
        many: 'Revocare i token di {{count}} account?',
        other: 'Revocare i token di {{count}} account?',
      },
    },
    daysInvalid: 'Inserisci un numero intero di giorni, al massimo 9999.',
    isPerson: 'Questo è l’account di una persona.',
    noToken: 'Il suo token non è più valido.',
    noPassword: 'Un account di servizio non ha password.',
  },
  photo: {
    upload: {
      title: 'Carica immagine',
    },
  },
  policy: {
    edit: {
      title: 'Modifica le regole',
      words: 'norme, linee guida, motivi delle decisioni, aggiungi regola',
      hint: 'Su cosa può basarsi un’eliminazione o un blocco',
      done: 'Regole salvate',
      submit: 'Salva le regole',
      policies: {
        label:
          'Una regola per riga; i dettagli dopo i due punti. Per esempio: «Spam: pubblicità, o lo stesso testo più volte»',
      },
    },
    none: 'Non ci sono ancora regole tra cui scegliere. Un amministratore di sistema le elenca con «Modifica le regole».',
    tooMany: 'Al massimo 30 regole.',
    noName: 'Ogni riga inizia con un nome.',
    tooLong: 'Troppo lungo: il nome ha al massimo 80 caratteri, i dettagli 500.',
    twice: 'Ogni nome può comparire una sola volta.',
    named: 'Regola: {{policy}}',
  },
  passkey: {
    rename: { title: 'Rinomina passkey', done: 'Passkey rinominata', name: { label: 'Nome' } },
    remove: {
      title: 'Rimuovi passkey',
      done: 'Passkey rimossa',
      question: 'Rimuovere questa passkey? Non servirà più per accedere.',
    },
    nameMissing: 'Inserisci un nome.',
    nameTooLong: 'Nome troppo lungo: al massimo 80 caratteri.',
    gone: 'Questa passkey è già stata rimossa.',
  },
};
