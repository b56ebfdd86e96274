export default {
  secondsAgo: 'il y a quelques secondes',
  cancel: 'Annuler',
  close: 'Fermer',
  save: 'Enregistrer',
  retry: 'Réessayer',
  undo: 'Annuler',
  loading: 'Chargement…',
  all: 'Tout',
  serverError: {
    title: 'Erreur interne du serveur',
    home: 'RETOUR À L’ACCUEIL',
    hint: 'Une erreur s’est produite. Veuillez réessayer plus tard.',
  },
  notReachable: {
    title: 'Serveur injoignable',
    again: {
      one: 'Nouvel essai automatique dans {{count}} seconde.',
      other: 'Nouvel essai automatique dans {{count}} secondes.',
    },
  },
};
