/** By command id: its title, and the hint beside it. What else a command says stands in deferredCommands.ts. */
export default {
  report: {
    open: {
      title: 'Ouvrir le dossier',
    },
    ignore: {
      title: 'Ignorer',
      hint: 'Aucune infraction',
    },
    deletePost: {
      title: 'Supprimer la publication',
      hint: 'Infraction : supprimer le contenu signalé',
    },
    blockUser: {
      title: 'Bloquer l’auteur',
      hint: 'Ni publications ni commentaires ; masqué aux autres',
      hintElsewhere: 'Infraction : le serveur bloque l’auteur',
    },
    reopen: {
      title: 'Rouvrir le dossier',
    },
    reply: {
      title: 'Répondre à la personne qui a signalé',
      hintElsewhere: 'Brouillon seulement : ce serveur n’envoie pas de messages',
    },
    sendReply: {
      title: 'Envoyer la réponse',
    },
    pullBackReply: {
      title: 'Rappeler la réponse',
    },
    sendReplyAgain: {
      title: 'Renvoyer la réponse',
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
      title: 'Ouvrir la publication',
    },
    openAuthor: {
      title: 'Voir l’auteur',
    },
    comments: {
      title: 'Voir les commentaires',
    },
    hide: {
      title: 'Masquer la publication',
    },
    unhide: {
      title: 'Réafficher la publication',
    },
    block: {
      title: 'Bloquer la publication',
    },
    unblock: {
      title: 'Débloquer la publication',
    },
    delete: {
      title: 'Supprimer la publication',
    },
    restore: {
      title: 'Restaurer la publication',
    },
    promote: {
      title: 'Ajouter la publication à la TV',
    },
    promoteHotlive: {
      title: 'Ajouter à Hotlive',
    },
    promoteSlider: {
      title: 'Ajouter au carrousel TV',
    },
    unpromoteHotlive: {
      title: 'Retirer de Hotlive',
    },
    unpromoteSlider: {
      title: 'Retirer du carrousel TV',
    },
  },
  temple: {
    editFields: {
      title: 'Modifier le temple',
    },
    map: {
      title: 'Basculer entre carte et liste',
    },
    create: {
      title: 'Nouveau temple',
    },
    export: {
      title: 'Exporter les temples en CSV',
    },
    import: {
      title: 'Importer des temples',
    },
    importAll: {
      title: 'Importer les lignes vérifiées',
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
      title: 'Basculer « publications visibles du seul auteur »',
    },
    verifyPhone: {
      title: 'Vérifier le téléphone',
    },
    erase: {
      title: 'Effacer les données du membre',
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
      title: 'Modifier les champs du membre',
    },
  },
  adminUser: {
    endSecondFactor: {
      title: 'Désactiver la validation en deux étapes d’un administrateur',
    },
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
      title: 'Bannir l’administrateur',
    },
    setStatus: {
      title: 'Changer le statut de l’administrateur',
    },
    delete: {
      title: 'Supprimer l’administrateur',
    },
    resetPassword: {
      title: 'Réinitialiser le mot de passe',
    },
  },
  role: {
    toggleSecondFactor: {
      title: 'Exiger la validation en deux étapes',
    },
    editActions: {
      title: 'Modifier les droits du rôle',
    },
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
      title: 'Rechercher dans la liste',
    },
    copyLink: {
      title: 'Copier le lien',
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
      title: 'Publications',
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
      title: 'Carrousel TV',
    },
    hotlive: {
      title: 'Hotlive',
    },
    imports: {
      title: 'Imports de temples',
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
      title: 'Envoyer une image',
    },
  },
  waiting: {
    week: {
      title: 'En attente depuis plus de 7 jours',
    },
    month: {
      title: 'En attente depuis plus de 30 jours',
    },
    opinion: {
      title: 'Second avis demandé',
    },
    reply: {
      title: 'Réponses non envoyées',
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
      title: 'Retirer des comptes VIP',
    },
    addLanguageTag: {
      title: 'Ajouter des étiquettes de langue',
    },
    removeLanguageTag: {
      title: 'Retirer des étiquettes de langue',
    },
    openProfile: {
      title: 'Voir le membre',
    },
    takeBack: {
      title: 'Retirer le membre des comptes VIP',
    },
    putBack: {
      title: 'Remettre dans les comptes VIP',
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
      title: 'Voir le membre',
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
      title: 'Voir la publication',
    },
    openAuthor: {
      title: 'Voir l’auteur',
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
      title: 'Ajouter une image au carrousel TV',
    },
    remove: {
      title: 'Retirer du carrousel TV',
    },
    openPost: {
      title: 'Voir la publication',
    },
    openAuthor: {
      title: 'Voir l’auteur',
    },
    takeBack: {
      title: 'Retirer l’image du carrousel TV',
    },
    putBack: {
      title: 'Remettre dans le carrousel TV',
    },
  },
  help: {
    keys: {
      title: 'Raccourcis clavier',
    },
    tour: {
      title: 'Apprendre les premiers raccourcis',
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
      title: 'Annuler l’action',
    },
    redo: {
      title: 'Rétablir l’action',
    },
  },
  sidebar: {
    toggle: {
      title: 'Réduire ou déplier la barre latérale',
    },
  },
  language: {
    set: {
      title: 'Changer de langue',
    },
  },
  session: {
    setUpSecondFactor: {
      title: 'Configurer la validation en deux étapes',
    },
    endSecondFactor: {
      title: 'Désactiver la validation en deux étapes',
    },
    renewRecoveryCodes: {
      title: 'Obtenir de nouveaux codes de secours',
    },
    signIn: {
      title: 'Se connecter',
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
      title: 'Appareils connectés',
    },
    end: {
      title: 'Déconnecter cet appareil',
    },
  },
  serviceAccount: {
    make: { title: 'Créer un compte de service' },
    revoke: { title: 'Révoquer le jeton d’un compte de service' },
  },
};
