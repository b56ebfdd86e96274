export default {
  notLoaded: 'Impossible de charger la page : pas de connexion, ou le serveur vient d’être mis à jour.',
  slowNetwork: 'Le réseau est lent. La page est encore en cours de chargement…',
  '305': 'Cette valeur existe déjà. Choisissez-en une autre.',
  '306': 'Mot de passe incorrect. Saisissez-le à nouveau.',
  '309': 'Un code est nécessaire pour se connecter.',
  '310': 'Configurez d’abord la validation en deux étapes.',
  '311': 'Non effectué : il fallait vous reconnecter.',
  '313': 'Quelqu’un a déjà traité cet élément.',
  '409': 'Quelqu’un vient de modifier cet élément. Consultez la nouvelle version et réessayez.',
  '413': 'Fichier trop volumineux. Choisissez-en un plus petit.',
  '415': 'Ce fichier n’est pas une image.',
};
