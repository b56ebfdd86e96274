export default {
  rows: { one: '{{count}} riga', many: '{{count}} di righe', other: '{{count}} righe' },
  selectRow: 'Seleziona questa riga',
  selected: {
    one: '{{count}} riga selezionata',
    many: '{{count}} di righe selezionate',
    other: '{{count}} righe selezionate',
  },
  filters: 'Filtri',
  clearFilters: 'Rimuovi tutti i filtri',
  noMatch: {
    title: 'Nessun risultato',
    hint: 'Premi «{{clear}}» per togliere ricerca e filtri e vedere tutto l’elenco.',
  },
  search: 'Cerca nell’elenco',
  failed: 'Impossibile caricare l’elenco',
  tools: 'Strumenti dell’elenco',
  ofRead: { one: 'di {{count}} letta', many: 'delle {{count}} lette', other: 'delle {{count}} lette' },
};
