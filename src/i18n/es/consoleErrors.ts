export default {
  '304': 'Este elemento ya no existe. Actualiza la lista.',
};
