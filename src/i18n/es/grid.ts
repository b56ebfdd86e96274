export default {
  rows: { one: '{{count}} fila', many: '{{count}} de filas', other: '{{count}} filas' },
  selectRow: 'Seleccionar esta fila',
  selected: {
    one: '{{count}} fila seleccionada',
    many: '{{count}} de filas seleccionadas',
    other: '{{count}} filas seleccionadas',
  },
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
