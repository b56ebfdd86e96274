/** What the frame says once the first list works. */
export default {
  notFound: {
    title: 'Fausse route ?',
    hint: 'Cette page n’existe pas.',
    lockedTitle: 'Vous n’avez pas accès à cette page',
    locked: 'Demandez à un administrateur le droit requis :',
    home: 'RETOUR À L’ACCUEIL',
  },
  settings: {
    title: 'Paramètres',
    language: 'Langue',
    layout: 'Thème',
    sidebar: 'Barre latérale',
    topbar: 'Barre du haut',
    number: 'Thème {{number}}',
    undo: 'Annulation et confirmation',
    holdSeconds: 'Délai avant envoi (en secondes) de ce que le serveur ne peut pas annuler',
    alwaysAsk: 'Toujours confirmer les commandes dangereuses',
    keys: 'Raccourcis à une touche',
    keysEverywhere: 'Partout',
    keysLists: 'Listes et détails seulement',
    keysOff: 'Désactivés',
  },
  signInAgain: 'Votre session a expiré',
  signInAgainHint: 'Reconnectez-vous pour continuer. Rien n’est perdu.',
};
