export default {
  notLoaded: 'Impossible de charger la page : pas de connexion, ou le serveur vient d’être mis à jour.',
  '309': 'Un code est nécessaire pour se connecter.',
  '311': 'Non effectué : il fallait vous reconnecter.',
  '413': 'Fichier trop volumineux. Choisissez-en un plus petit.',
  '415': 'Ce fichier n’est pas une image.',
};
