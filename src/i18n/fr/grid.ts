export default {
  rows: { one: '{{count}} ligne', many: '{{count}} de lignes', other: '{{count}} lignes' },
  selectRow: 'Sélectionner cette ligne',
  selected: {
    one: '{{count}} ligne sélectionnée',
    many: '{{count}} de lignes sélectionnées',
    other: '{{count}} lignes sélectionnées',
  },
  filters: 'Filtres',
  clearFilters: 'Effacer tous les filtres',
  noMatch: {
    title: 'Aucun résultat',
    hint: 'Appuyez sur « {{clear}} » pour retirer la recherche et les filtres et voir toute la liste.',
  },
  search: 'Rechercher dans la liste',
  failed: 'Impossible de charger la liste',
  tools: 'Outils de la liste',
  ofRead: { one: 'sur {{count}} lue', many: 'sur {{count}} lues', other: 'sur {{count}} lues' },
};
