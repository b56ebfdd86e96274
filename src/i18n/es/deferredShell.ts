/** What the frame says once the first list works. */
export default {
  notFound: {
    title: 'Parece que te has perdido',
    hint: 'Esta página no existe.',
    lockedTitle: 'No puedes abrir esta página',
    locked: 'Pide a un administrador el permiso necesario:',
    home: 'VOLVER AL INICIO',
  },
  settings: {
    title: 'Ajustes',
    language: 'Idioma',
    layout: 'Tema',
    sidebar: 'Barra lateral',
    topbar: 'Barra superior',
    number: 'Tema {{number}}',
    undo: 'Deshacer y confirmar',
    holdSeconds: 'Segundos de espera antes de enviar lo que el servidor no puede deshacer',
    alwaysAsk: 'Confirmar siempre los comandos peligrosos',
    keys: 'Atajos de una sola tecla',
    keysEverywhere: 'En todas partes',
    keysLists: 'Solo en listas y detalles',
    keysOff: 'Desactivados',
  },
  signInAgain: 'La sesión ha caducado',
  signInAgainHint: 'Vuelve a iniciar sesión para continuar. No se ha perdido nada.',
};
