export default {
  close: 'Fermer',
  retry: 'Réessayer',
  loading: 'Chargement…',
  serverError: {
    title: 'Erreur interne du serveur',
    home: 'Retour à l’accueil',
    hint: 'Une erreur s’est produite. Veuillez réessayer plus tard.',
  },
  notReachable: {
    title: 'Serveur injoignable',
    again: {
      one: 'Nouvel essai automatique dans {{count}} seconde.',
      many: 'Nouvel essai automatique dans {{count}} de secondes.',
      other: 'Nouvel essai automatique dans {{count}} secondes.',
    },
  },
};
