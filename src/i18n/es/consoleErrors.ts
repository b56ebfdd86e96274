export default {
  '304': 'Este elemento ya no existe. Actualiza la lista.',
  '305': 'Ya existe. Elige otro valor.',
  '306': 'Contraseña incorrecta. Escríbela de nuevo.',
  '310': 'Primero configura la verificación en dos pasos.',
  '313': 'Otra persona ya lo ha resuelto.',
  '409': 'Alguien acaba de cambiar esto. Mira la nueva versión y vuelve a intentarlo.',
};
