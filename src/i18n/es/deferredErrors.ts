export default {
  notLoaded: 'No se ha podido cargar la página: no hay conexión o el servidor se acaba de actualizar.',
  slowNetwork: 'La red va lenta. La página todavía se está cargando…',
  '305': 'Ya existe. Elige otro valor.',
  '306': 'Contraseña incorrecta. Escríbela de nuevo.',
  '309': 'Hace falta un código para iniciar sesión.',
  '310': 'Primero configura la verificación en dos pasos.',
  '311': 'No se ha hecho: no has vuelto a iniciar sesión.',
  '313': 'Otra persona ya lo ha resuelto.',
  '409': 'Alguien acaba de cambiar esto. Mira la nueva versión y vuelve a intentarlo.',
  '413': 'El archivo es demasiado grande. Elige uno más pequeño.',
  '415': 'Este archivo no es una imagen.',
};
