export default {
  close: 'Cerrar',
  retry: 'Reintentar',
  loading: 'Cargando…',
  serverError: {
    title: 'Error del servidor',
    home: 'Volver al inicio',
    hint: 'Algo ha fallado. Vuelve a intentarlo más tarde.',
  },
  notReachable: {
    title: 'No se puede contactar con el servidor',
    again: {
      one: 'Nuevo intento automático dentro de {{count}} segundo.',
      many: 'Nuevo intento automático dentro de {{count}} de segundos.',
      other: 'Nuevo intento automático dentro de {{count}} segundos.',
    },
  },
};
