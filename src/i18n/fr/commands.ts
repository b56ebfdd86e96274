/** By command id: its title, and the hint beside it. What else a command says stands in deferredCommands.ts. */
export default {
  command: {
    repeat: {
      title: 'Répéter la dernière commande',
    },
  },
  report: {
    open: {
      title: 'Ouvrir le signalement',
    },
    ignore: {
      title: 'Ignorer',
      hint: 'Aucune infraction',
    },
    deletePost: {
      title: 'Supprimer le post',
      hint: 'Infraction : supprimer le contenu signalé',
    },
    blockUser: {
      title: 'Bloquer l’auteur',
      hint: 'Ni posts, ni commentaires, ni visibilité',
      hintElsewhere: 'Infraction : le serveur bloque qui l’a publié',
    },
    reopen: {
      title: 'Rouvrir le signalement',
    },
    reply: {
      title: 'Répondre au signalement',
      hintElsewhere: 'Brouillon seulement : ce serveur n’envoie pas de messages',
    },
    sendReply: {
      title: 'Envoyer la réponse',
    },
    pullBackReply: {
      title: 'Retirer la réponse',
    },
    sendReplyAgain: {
      title: 'Réessayer l’envoi',
    },
    replyTemplate: {
      title: 'Insérer un modèle de réponse',
    },
    openAuthor: {
      title: 'Voir l’auteur',
    },
    comments: {
      title: 'Voir les commentaires',
    },
  },
  replyTemplate: {
    add: {
      title: 'Ajouter un modèle de réponse',
    },
    edit: {
      title: 'Modifier un modèle de réponse',
    },
    delete: {
      title: 'Supprimer un modèle de réponse',
    },
  },
  post: {
    open: {
      title: 'Ouvrir le post',
    },
    openAuthor: {
      title: 'Voir l’auteur',
    },
    comments: {
      title: 'Voir les commentaires',
    },
    hide: {
      title: 'Masquer le post',
    },
    unhide: {
      title: 'Réafficher le post',
    },
    block: {
      title: 'Bloquer le post',
    },
    unblock: {
      title: 'Débloquer le post',
    },
    delete: {
      title: 'Supprimer le post',
    },
    restore: {
      title: 'Restaurer le post',
    },
    promote: {
      title: 'Mettre le post en avant',
    },
    promoteHotlive: {
      title: 'Ajouter à Hotlive',
    },
    promoteSlider: {
      title: 'Ajouter au slider TV',
    },
    unpromoteHotlive: {
      title: 'Retirer de Hotlive',
    },
    unpromoteSlider: {
      title: 'Retirer du slider TV',
    },
  },
  temple: {
    open: {
      title: 'Ouvrir le temple',
    },
    map: {
      title: 'Carte ou liste',
    },
    create: {
      title: 'Nouveau temple',
    },
    add: {
      title: 'Créer le temple',
    },
    edit: {
      title: 'Enregistrer le temple',
    },
    revert: {
      title: 'Revenir à la version précédente',
    },
    delete: {
      title: 'Supprimer le temple',
    },
    restore: {
      title: 'Restaurer le temple',
    },
    makeAgain: {
      title: 'Recréer le temple',
    },
    discard: {
      title: 'Abandonner les modifications',
    },
    remove: {
      title: 'Supprimer le temple ou le brouillon',
    },
    save: {
      title: 'Enregistrer',
    },
    setType: {
      title: 'Changer le type',
    },
    setField: {
      title: 'Remplir un champ de plusieurs temples',
    },
    merge: {
      title: 'Fusionner des temples en double',
    },
    mergeRows: {
      title: 'Fusionner des temples',
    },
    unmergeRows: {
      title: 'Séparer des temples fusionnés',
    },
    uploadAvatar: {
      title: 'Choisir une image principale',
    },
    uploadPhotos: {
      title: 'Ajouter des photos',
    },
    export: {
      title: 'Exporter les temples en CSV',
    },
    import: {
      title: 'Importer des temples',
    },
    importAnother: {
      title: 'Choisir un autre fichier',
    },
    importAll: {
      title: 'Importer les lignes vérifiées',
    },
    importRows: {
      title: 'Importer les temples',
    },
    takeBackImport: {
      title: 'Retirer cette importation',
    },
    unimportRows: {
      title: 'Annuler l’import',
    },
    skipRow: {
      title: 'Ignorer le doublon',
    },
    createAnyway: {
      title: 'Créer quand même',
    },
    editRow: {
      title: 'Modifier une cellule de la ligne',
    },
    setColumn: {
      title: 'Importer une colonne comme champ',
    },
    fillEmpty: {
      title: 'Remplir les cellules vides d’un champ',
    },
    takeColumn: {
      title: 'Prendre dans une autre colonne si vide',
    },
    leaveEmpty: {
      title: 'Laisser à nouveau les cellules vides',
    },
    mapType: {
      title: 'Faire d’une valeur un type',
    },
    mapTypes: {
      title: 'Accepter tous les types suggérés',
    },
    chooseSheet: {
      title: 'Choisir la feuille',
    },
    chooseEncoding: {
      title: 'Choisir l’encodage',
    },
    importTemplate: {
      title: 'Télécharger un modèle pour l’import',
    },
    fillHow: {
      title: 'Choisir comment compléter un champ',
    },
    updateFromRow: {
      title: 'Compléter le temple existant',
    },
  },
  comment: {
    replies: {
      title: 'Voir les réponses',
    },
    openAuthor: {
      title: 'Voir l’auteur du commentaire',
    },
    delete: {
      title: 'Supprimer le commentaire',
    },
    restore: {
      title: 'Restaurer le commentaire',
    },
    blockAuthor: {
      title: 'Bloquer l’auteur du commentaire',
      hint: 'Ni posts, ni commentaires, ni visibilité',
    },
    unblockAuthor: {
      title: 'Débloquer l’auteur du commentaire',
    },
  },
  profile: {
    open: {
      title: 'Ouvrir le membre',
    },
    block: {
      title: 'Bloquer le membre',
    },
    unblock: {
      title: 'Débloquer le membre',
    },
    setBlocks: {
      title: 'Définir les blocages',
    },
    toggleOnlyMe: {
      title: 'Basculer « posts visibles du seul auteur »',
    },
    verifyPhone: {
      title: 'Vérifier le téléphone',
    },
    unverifyPhone: {
      title: 'Retirer la vérification du téléphone',
    },
    togglePhone: {
      title: 'Vérifier le téléphone ou retirer la vérification',
    },
    setAuthentic: {
      title: 'Certifier le membre',
    },
    unsetAuthentic: {
      title: 'Retirer la certification',
    },
    toggleAuthentic: {
      title: 'Certifier ou décertifier',
    },
    update: {
      title: 'Modifier le membre',
    },
    setFields: {
      title: 'Définir les données du membre',
    },
  },
  adminUser: {
    open: {
      title: 'Ouvrir l’administrateur',
    },
    add: {
      title: 'Ajouter un administrateur',
    },
    edit: {
      title: 'Modifier l’administrateur',
    },
    ban: {
      title: 'Bannir le compte',
    },
    setStatus: {
      title: 'Changer le statut',
    },
    delete: {
      title: 'Supprimer le compte',
    },
    resetPassword: {
      title: 'Réinitialiser le mot de passe',
    },
  },
  role: {
    open: {
      title: 'Ouvrir le rôle',
    },
    add: {
      title: 'Ajouter un rôle',
    },
    edit: {
      title: 'Renommer le rôle',
    },
    delete: {
      title: 'Supprimer le rôle',
    },
    setActions: {
      title: 'Enregistrer les droits du rôle',
    },
    toggleAction: {
      title: 'Accorder ou retirer un droit',
    },
    setAllActions: {
      title: 'Accorder tous les droits',
    },
    clearAllActions: {
      title: 'Retirer tous les droits',
    },
  },
  notification: {
    send: {
      title: 'Envoyer une notification',
    },
    delete: {
      title: 'Supprimer la notification',
    },
  },
  sticker: {
    upload: {
      title: 'Ajouter des stickers',
    },
  },
  list: {
    next: {
      title: 'Ligne suivante',
    },
    previous: {
      title: 'Ligne précédente',
    },
    first: {
      title: 'Première ligne',
    },
    last: {
      title: 'Dernière ligne',
    },
    firstCell: {
      title: 'Première cellule',
    },
    lastCell: {
      title: 'Dernière cellule',
    },
    pageDown: {
      title: 'Page suivante',
    },
    pageUp: {
      title: 'Page précédente',
    },
    open: {
      title: 'Ouvrir le détail',
    },
    close: {
      title: 'Fermer le détail',
    },
    select: {
      title: 'Sélectionner ou désélectionner la ligne',
    },
    selectRange: {
      title: 'Sélectionner jusqu’à cette ligne',
    },
    extendNext: {
      title: 'Étendre la sélection vers le bas',
    },
    extendPrevious: {
      title: 'Étendre la sélection vers le haut',
    },
    extendPageDown: {
      title: 'Étendre la sélection d’une page vers le bas',
    },
    extendPageUp: {
      title: 'Étendre la sélection d’une page vers le haut',
    },
    selectAll: {
      title: 'Tout sélectionner',
    },
    clearSelection: {
      title: 'Tout désélectionner',
    },
    invertSelection: {
      title: 'Inverser la sélection',
    },
    filter: {
      title: 'Filtrer la liste',
    },
    sort: {
      title: 'Trier',
    },
    sortByName: {
      title: 'Trier par nom',
    },
    columns: {
      title: 'Choisir les colonnes',
    },
    pageSize: {
      title: 'Densité des lignes',
    },
    refresh: {
      title: 'Actualiser',
    },
    copy: {
      title: 'Copier les lignes',
    },
    exportCsv: {
      title: 'Exporter en CSV',
    },
    exportXlsx: {
      title: 'Exporter vers Excel (XLSX)',
    },
    loadMore: {
      title: 'Charger plus',
    },
    menu: {
      title: 'Ouvrir le menu de la ligne',
    },
    peek: {
      title: 'Aperçu des médias',
    },
    uncover: {
      title: 'Dévoiler les images par étapes',
    },
    look: {
      title: 'Basculer entre images et tableau',
    },
    jump: {
      title: 'Aller à une position',
    },
    search: {
      title: 'Chercher dans la liste',
    },
  },
  go: {
    choose: { title: 'Aller à…' },
    viewOne: { title: 'Vue enregistrée 1' },
    viewTwo: { title: 'Vue enregistrée 2' },
    viewThree: { title: 'Vue enregistrée 3' },
    viewFour: { title: 'Vue enregistrée 4' },
    viewFive: { title: 'Vue enregistrée 5' },
    viewSix: { title: 'Vue enregistrée 6' },
    viewSeven: { title: 'Vue enregistrée 7' },
    viewEight: { title: 'Vue enregistrée 8' },
    viewNine: { title: 'Vue enregistrée 9' },
    home: {
      title: 'Accueil',
    },
    profiles: {
      title: 'Membres',
    },
    posts: {
      title: 'Posts',
    },
    reports: {
      title: 'Signalements',
    },
    vip: {
      title: 'Comptes VIP',
    },
    tvUsers: {
      title: 'Comptes TV',
    },
    tvSlider: {
      title: 'Slider TV',
    },
    hotlive: {
      title: 'Médias Hotlive',
    },
    imports: {
      title: 'Importations de temples',
    },
    temples: {
      title: 'Temples',
    },
    adminUsers: {
      title: 'Administrateurs',
    },
    roles: {
      title: 'Rôles',
    },
    notifications: {
      title: 'Notifications',
    },
    stickers: {
      title: 'Stickers',
    },
    audit: {
      title: 'Journal d’audit',
    },
  },
  photo: {
    upload: {
      title: 'Téléverser une image',
    },
  },
  stats: {
    range: {
      title: 'Choisir la période des statistiques',
    },
    ownRange: {
      title: 'Statistiques entre deux dates',
    },
    bucket: {
      title: 'Changer la granularité des statistiques',
    },
    compare: {
      title: 'Comparer à la période précédente',
    },
    bars: {
      title: 'Barres ou courbes',
    },
    table: {
      title: 'Chiffres ou graphiques',
    },
    exportCsv: {
      title: 'Exporter les statistiques en CSV',
    },
    refresh: {
      title: 'Actualiser les statistiques',
    },
  },
  jobs: {
    open: {
      title: 'Tâches',
    },
  },
  vip: {
    add: {
      title: 'Ajouter aux comptes VIP',
    },
    remove: {
      title: 'Retirer des VIP',
    },
    addLanguageTag: {
      title: 'Ajouter des étiquettes de langue',
    },
    removeLanguageTag: {
      title: 'Retirer des étiquettes de langue',
    },
    openProfile: {
      title: 'Ouvrir la page du membre',
    },
    takeBack: {
      title: 'Retirer le membre des VIP',
    },
    putBack: {
      title: 'Remettre dans les VIP',
    },
  },
  tvUser: {
    add: {
      title: 'Ajouter aux comptes TV',
    },
    remove: {
      title: 'Retirer des comptes TV',
    },
    openProfile: {
      title: 'Ouvrir la page du membre',
    },
    takeBack: {
      title: 'Retirer le membre des comptes TV',
    },
    putBack: {
      title: 'Remettre dans les comptes TV',
    },
  },
  hotlive: {
    add: {
      title: 'Ajouter un média à Hotlive',
    },
    remove: {
      title: 'Retirer de Hotlive',
    },
    openPost: {
      title: 'Ouvrir le post',
    },
    openAuthor: {
      title: 'Ouvrir l’auteur',
    },
    takeBack: {
      title: 'Retirer le média de Hotlive',
    },
    putBack: {
      title: 'Remettre dans Hotlive',
    },
  },
  tvSlider: {
    add: {
      title: 'Ajouter une image au slider TV',
    },
    remove: {
      title: 'Retirer du slider TV',
    },
    openPost: {
      title: 'Ouvrir le post',
    },
    openAuthor: {
      title: 'Ouvrir l’auteur',
    },
    takeBack: {
      title: 'Retirer l’image du slider TV',
    },
    putBack: {
      title: 'Remettre dans le slider TV',
    },
  },
  help: {
    keys: {
      title: 'Raccourcis clavier',
    },
    tour: {
      title: 'Apprendre cinq touches',
    },
  },
  settings: {
    open: {
      title: 'Paramètres',
    },
  },
  history: {
    open: {
      title: 'Historique',
    },
    undo: {
      title: 'Annuler',
    },
    redo: {
      title: 'Rétablir',
    },
  },
  view: {
    keep: { title: 'Enregistrer la vue' },
    forget: { title: 'Supprimer une vue enregistrée' },
  },
  part: {
    next: { title: 'Aller à la partie suivante de la page' },
    previous: { title: 'Aller à la partie précédente de la page' },
  },
  sidebar: {
    toggle: {
      title: 'Réduire ou déplier la barre latérale',
    },
  },
  fullscreen: {
    toggle: {
      title: 'Plein écran',
    },
  },
  language: {
    set: {
      title: 'Changer de langue',
    },
  },
  theme: {
    layout: {
      title: 'Thème de fond',
    },
    sidebar: {
      title: 'Thème de la barre latérale',
    },
    topbar: {
      title: 'Thème de la barre du haut',
    },
  },
  keys: {
    rebind: {
      title: 'Changer les touches',
    },
    reset: {
      title: 'Touches par défaut',
    },
    mailKeys: {
      title: 'Touches façon Gmail',
      hint: 'e ignore, # supprime. Une méthode de saisie vietnamienne peut intercepter e : désactivez-la d’abord.',
    },
    singleKeysOff: {
      title: 'Activer ou désactiver les raccourcis à une touche',
    },
  },
  session: {
    signIn: {
      title: 'Connexion',
    },
    signInFailed: {
      title: 'Échec de connexion',
    },
    signOut: {
      title: 'Se déconnecter',
    },
    changePassword: {
      title: 'Changer de mot de passe',
    },
    editProfile: {
      title: 'Modifier mon profil',
    },
    sessions: {
      title: 'Mes sessions',
    },
    end: {
      title: 'Fermer cette session',
    },
  },
};
