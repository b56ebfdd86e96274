export default {
  '0': 'No se puede conectar con el servidor. Revisa la red y vuelve a intentarlo.',
  '1': 'No se ha podido leer la respuesta del servidor (HTTP {{status}}).',
  '303': 'La sesión ha caducado. Inicia sesión de nuevo.',
  '308': 'No tienes permiso para hacer esto.',
  '400': 'El servidor no ha aceptado los datos enviados. Revísalos y vuelve a intentarlo.',
  '429': 'Demasiados intentos. Espera un momento y vuelve a intentarlo.',
  '500': 'Se ha producido un error en el servidor. Vuelve a intentarlo y, si continúa, avisa a un administrador.',
  '503': 'La base de datos no responde. Vuelve a intentarlo en unos instantes.',
};
