export default {
  '304': 'Este elemento ya no existe. Actualiza la lista.',
  '313': 'Otra persona ya lo ha resuelto.',
  '409': 'Alguien acaba de cambiar esto. Mira la nueva versión y vuelve a intentarlo.',
};
