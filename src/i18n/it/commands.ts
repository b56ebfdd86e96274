/**
 * By command id, of what every list and screen has from the first: its title, and the hint beside it. All else that commands say stands in
 * deferredCommands.ts.
 */
export default {
  temple: {
    import: {
      title: 'Importa templi da un file',
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
      title: 'Comunicazioni',
    },
    stickers: {
      title: 'Sticker',
    },
    audit: {
      title: 'Registro modifiche',
    },
  },
  jobs: {
    open: {
      title: 'Operazioni',
    },
  },
  settings: {
    open: {
      title: 'Impostazioni',
    },
  },
  sidebar: {
    toggle: {
      title: 'Comprimi o espandi la barra laterale',
    },
  },
};
