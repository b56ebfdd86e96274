/**
 * By command id, of what every list and screen has from the first: its title, and the hint beside it. All else that commands say stands in
 * deferredCommands.ts.
 */
export default {
  temple: {
    import: {
      title: 'Importer des temples',
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
      title: 'Annonces',
    },
    stickers: {
      title: 'Stickers',
    },
    audit: {
      title: 'Journal d’audit',
    },
  },
  jobs: {
    open: {
      title: 'Tâches',
    },
  },
  settings: {
    open: {
      title: 'Paramètres',
    },
  },
  sidebar: {
    toggle: {
      title: 'Réduire ou déplier la barre latérale',
    },
  },
};
