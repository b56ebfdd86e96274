export default {
  rows: { one: '{{count}} fila', many: '{{count}} de filas', other: '{{count}} filas' },
  keysHint:
    'Las flechas arriba y abajo cambian de fila, {{open}} abre, {{select}} selecciona, {{menu}} abre los comandos.',
  selectRow: 'Seleccionar esta fila',
  selected: {
    one: '{{count}} fila seleccionada',
    many: '{{count}} de filas seleccionadas',
    other: '{{count}} filas seleccionadas',
  },
  pending: 'Enviando',
  unsent: 'Por enviar',
  filters: 'Filtros',
  clearFilters: 'Quitar todos los filtros',
  noMatch: {
    title: 'Sin resultados',
    hint: 'Pulsa «{{clear}}» para quitar la búsqueda y los filtros y ver la lista completa.',
  },
  search: 'Buscar en la lista',
  failed: 'No se ha podido cargar la lista',
  tools: 'Herramientas de la lista',
  ofRead: { one: 'de {{count}} leída', many: 'de las {{count}} leídas', other: 'de las {{count}} leídas' },
};
