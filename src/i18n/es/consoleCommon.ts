/** What no page before sign-in says. */
export default {
  secondsAgo: 'hace unos segundos',
  cancel: 'Cancelar',
  save: 'Guardar',
  undo: 'Deshacer',
  all: 'Todos',
  nameless: '(sin nombre)',
  textless: '(vacío)',
};
