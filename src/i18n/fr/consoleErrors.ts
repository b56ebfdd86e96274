export default {
  '304': 'Cet élément n’existe plus. Actualisez la liste.',
  '305': 'Cette valeur existe déjà. Choisissez-en une autre.',
  '306': 'Mot de passe incorrect. Saisissez-le à nouveau.',
  '310': 'Configurez d’abord la validation en deux étapes.',
  '313': 'Quelqu’un a déjà traité cet élément.',
  '409': 'Quelqu’un vient de modifier cet élément. Consultez la nouvelle version et réessayez.',
};
