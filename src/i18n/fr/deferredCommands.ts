/** By command id: words to find it by, questions, what is said when it is done, its arguments and its reasons. */
export default {
  command: {
    oneOnly: 'Cette commande ne s’applique qu’à une ligne. Réduisez la sélection.',
    failed: 'Cette commande a un problème et n’est pas utilisable pour le moment.',
    unread: 'Le serveur a envoyé ce qu’il faut à cette commande sous une forme illisible.',
    memberUnknown: 'Le serveur ne dit pas de quel membre il s’agit.',
  },
  report: {
    ignore: {
      words: 'sans suite classer conforme rien à signaler valide',
      done: 'Signalement ignoré : {{name}}',
      question: {
        one: 'Ignorer ce signalement ?',
        other: 'Ignorer {{count}} signalements ?',
      },
    },
    deletePost: {
      words: 'infraction retirer effacer publication',
      done: 'Contenu signalé supprimé : {{name}}',
      question: {
        one: 'Supprimer le contenu de ce dossier ?',
        other: 'Supprimer le contenu de {{count}} dossiers ?',
      },
    },
    blockUser: {
      words: 'bannir auteur utilisateur membre',
      done: 'Auteur bloqué : {{name}}',
      question: {
        one: 'Bloquer l’auteur de ce signalement ?',
        other: 'Bloquer les auteurs de {{count}} signalements ?',
      },
    },
    reopen: {
      done: 'Signalement rouvert : {{name}}',
      question: {
        one: 'Rouvrir ce signalement ?',
        other: 'Rouvrir {{count}} signalements ?',
      },
    },
    sendReply: {
      done: 'Réponse enregistrée dans le dossier : {{name}}',
    },
    pullBackReply: {
      done: 'Réponse retirée : {{name}}',
    },
    sendReplyAgain: {
      done: 'Nouvel essai d’envoi : {{name}}',
    },
    replyTemplate: {
      words: 'réponse type prédéfinie',
      template: {
        label: 'Quel modèle ?',
      },
    },
    replyHasLeft: 'Cette réponse n’attend plus.',
    alreadyDecided: 'Ce signalement a déjà été traité.',
    stillOpen: 'Ce signalement est encore ouvert.',
    notYoursToReopen: 'Vous ne pouvez pas prendre cette décision, ni donc revenir dessus.',
  },
  replyTemplate: {
    add: {
      done: 'Modèle de réponse ajouté',
      language: {
        label: 'Langue',
      },
      name: {
        label: 'Nom',
      },
      text: {
        label: 'Texte ({reporter} {reason} {decision} {date} {postExcerpt})',
      },
    },
    edit: {
      done: 'Modèle de réponse modifié : {{name}}',
      language: {
        label: 'Langue',
      },
      name: {
        label: 'Nom',
      },
      text: {
        label: 'Texte ({reporter} {reason} {decision} {date} {postExcerpt})',
      },
    },
    delete: {
      done: 'Modèle de réponse supprimé : {{name}}',
      question: {
        one: 'Supprimer ce modèle de réponse ?',
        other: 'Supprimer {{count}} modèles de réponse ?',
      },
    },
    empty: 'Ce champ ne peut pas rester vide.',
    tooLong: 'Trop long : 80 caractères au plus pour le nom, 5 000 pour le texte.',
  },
  post: {
    hide: {
      done: 'Post masqué : {{name}}',
      question: {
        one: 'Masquer ce post ?',
        other: 'Masquer {{count}} posts ?',
      },
    },
    unhide: {
      done: 'Post réaffiché : {{name}}',
      question: {
        one: 'Réafficher ce post ?',
        other: 'Réafficher {{count}} posts ?',
      },
    },
    block: {
      words: 'bannir interdire',
      done: 'Post bloqué : {{name}}',
      question: {
        one: 'Bloquer ce post ?',
        other: 'Bloquer {{count}} posts ?',
      },
    },
    unblock: {
      done: 'Post débloqué : {{name}}',
      question: {
        one: 'Débloquer ce post ?',
        other: 'Débloquer {{count}} posts ?',
      },
    },
    delete: {
      words: 'effacer retirer publication',
      done: 'Post supprimé : {{name}}',
      question: {
        one: 'Supprimer ce post ?',
        other: 'Supprimer {{count}} posts ?',
      },
    },
    restore: {
      done: 'Post restauré : {{name}}',
      question: {
        one: 'Restaurer ce post ?',
        other: 'Restaurer {{count}} posts ?',
      },
    },
    promote: {
      to: {
        label: 'Destination',
        hotlive: 'Hotlive',
        slider: 'Slider TV',
      },
    },
    promoteHotlive: {
      done: 'Média ajouté : {{name}}',
      refused: {
        '400': 'Hotlive n’accepte que des vidéos.',
      },
      question: {
        one: 'Ajouter ce post à Hotlive ?',
        other: 'Ajouter {{count}} posts à Hotlive ?',
      },
      idmedia: {
        label: 'Quel média',
      },
    },
    promoteSlider: {
      done: 'Média ajouté : {{name}}',
      refused: {
        '400': 'Le slider TV n’accepte que des images.',
      },
      question: {
        one: 'Ajouter ce post au slider TV ?',
        other: 'Ajouter {{count}} posts au slider TV ?',
      },
      idmedia: {
        label: 'Quelle image',
      },
    },
    unpromoteHotlive: {
      done: 'Média retiré : {{name}}',
      question: {
        one: 'Retirer ce post de Hotlive ?',
        other: 'Retirer {{count}} posts de Hotlive ?',
      },
    },
    unpromoteSlider: {
      done: 'Média retiré : {{name}}',
      question: {
        one: 'Retirer ce post du slider TV ?',
        other: 'Retirer {{count}} posts du slider TV ?',
      },
    },
    gone: 'Ce post a été supprimé.',
    alreadyHidden: 'Le post est déjà masqué.',
    notHidden: 'Le post est visible.',
    alreadyBlocked: 'Le post est déjà bloqué.',
    notBlocked: 'Le post n’est pas bloqué.',
    notDeleted: 'Le post n’est pas supprimé.',
    noMedia: 'Le post doit contenir un média.',
    noVideo: 'Le post n’a aucune vidéo acceptée par Hotlive.',
    noImage: 'Le post n’a aucune image acceptée par le slider TV.',
    mediaUnknown: 'Le serveur ne donne pas l’identifiant du média de ce post.',
  },
  temple: {
    open: {
      words: 'modifier pagode église lieu',
    },
    map: {
      words: 'où lieux position pagode église',
    },
    create: {
      words: 'créer ajouter pagode église lieu',
    },
    add: {
      done: 'Temple créé : {{name}}',
      question: {
        one: 'Créer ce temple ?',
        other: 'Créer {{count}} temples ?',
      },
    },
    edit: {
      done: 'Temple enregistré : {{name}}',
      question: {
        one: 'Enregistrer ce temple ?',
        other: 'Enregistrer {{count}} temples ?',
      },
    },
    revert: {
      done: 'Version précédente rétablie : {{name}}',
      question: {
        one: 'Rétablir la version précédente de ce temple ?',
        other: 'Rétablir la version précédente de {{count}} temples ?',
      },
    },
    delete: {
      words: 'effacer retirer',
      done: 'Temple supprimé : {{name}}',
      question: {
        one: 'Supprimer ce temple ?',
        other: 'Supprimer {{count}} temples ?',
      },
    },
    restore: {
      words: 'récupérer corbeille',
      done: 'Temple restauré : {{name}}',
      question: {
        one: 'Restaurer ce temple ?',
        other: 'Restaurer {{count}} temples ?',
      },
    },
    makeAgain: {
      words: 'restaurer récupérer',
      hint: 'Il est créé comme un nouveau temple, sous un nouvel identifiant ; sa date de création d’origine est perdue.',
      done: 'Temple recréé, sous un nouvel identifiant : {{name}}',
      question: {
        one: 'Recréer ce temple ?',
        other: 'Recréer {{count}} temples ?',
      },
    },
    discard: {
      words: 'brouillon annuler non enregistrées',
    },
    setType: {
      words: 'modifier plusieurs temples',
      done: 'Type changé : {{name}}',
      question: {
        one: 'Changer le type de {{count}} temple ?',
        other: 'Changer le type de {{count}} temples ?',
      },
      type: {
        label: 'Nouveau type',
      },
    },
    setField: {
      words: 'modifier en masse ville pays adresse',
      done: 'Modifié : {{name}}',
      question: {
        one: 'Modifier {{count}} temple ?',
        other: 'Modifier {{count}} temples ?',
      },
      field: {
        label: 'Quel champ',
      },
      value: {
        label: 'Nouvelle valeur, vide pour l’effacer',
      },
    },
    setAlready: 'Ce temple a déjà cette valeur.',
    fieldTooLong: 'Trop long pour ce champ.',
    merge: {
      words: 'doublons réunir même',
      submit: 'Fusionner',
      howMany: 'Sélectionnez de 2 à 6 temples qui sont un seul et même lieu.',
      allPhotos: 'Toutes les photos',
      keep: {
        label: 'Lequel garder',
      },
      name: {
        label: 'Nom',
      },
      nickname: {
        label: 'Autre nom',
      },
      type: {
        label: 'Type',
      },
      address: {
        label: 'Adresse',
      },
      city: {
        label: 'Ville',
      },
      country: {
        label: 'Pays',
      },
      description: {
        label: 'Description',
      },
      place: {
        label: 'Coordonnées',
      },
      avatar: {
        label: 'Image',
      },
      photos: {
        label: 'Photos',
      },
    },
    mergeRows: {
      done: 'Fusionné : {{name}}',
      question: {
        one: 'Fusionner {{count}} temple ?',
        other: 'Fusionner {{count}} temples ?',
      },
    },
    unmergeRows: {
      done: 'Séparé : {{name}}',
      question: {
        one: 'Séparer {{count}} temple ?',
        other: 'Séparer {{count}} temples ?',
      },
    },
    mergeNeedsEdit: 'Fusionner demande la permission de modifier les temples.',
    uploadPhotos: {
      words: 'envoyer téléverser images',
    },
    export: {
      words: 'télécharger fichier',
    },
    import: {
      words: 'fichier lot masse csv xlsx excel tableur téléverser',
    },
    importAll: {
      words: 'écrire lancer démarrer fichier',
    },
    importRows: {
      done: 'Importé : {{name}}',
      question: {
        one: 'Importer {{count}} ligne ?',
        other: 'Importer {{count}} lignes ?',
      },
      refused: {
        '400': 'Le serveur refuse cette ligne. Corrigez-la dans le fichier et importez-la à nouveau.',
        '409':
          'Quelqu’un vient de modifier ou de supprimer le temple à compléter. Choisissez à nouveau le fichier pour refaire la vérification.',
      },
    },
    takeBackImport: {
      words: 'annuler enlever les temples importés',
    },
    importTakenBack: 'Il ne reste aucune ligne de cette importation à retirer.',
    importNotKept: 'Les lignes de cette importation ne sont plus conservées : elle ne peut plus être retirée.',
    unimportRows: {
      done: 'Import annulé : {{name}}',
      question: {
        one: 'Annuler l’import de {{count}} ligne ?',
        other: 'Annuler l’import de {{count}} lignes ?',
      },
    },
    skipRow: {
      words: 'écarter laisser ligne',
    },
    createAnyway: {
      words: 'doublon ligne nouveau temple',
    },
    editRow: {
      words: 'corriger ligne',
      field: {
        label: 'Quel champ',
      },
      value: {
        label: 'Nouvelle valeur',
      },
    },
    setColumn: {
      words: 'colonne en-tête',
      column: {
        label: 'Quelle colonne',
      },
      field: {
        label: 'Quel champ',
      },
    },
    fillEmpty: {
      words: 'défaut modèle règle nom',
      field: {
        label: 'Quel champ',
      },
      text: {
        label: 'Valeur ou modèle, comme Pagode de {city}',
      },
    },
    takeColumn: {
      words: 'règle',
      field: {
        label: 'Quel champ',
      },
      column: {
        label: 'Quelle colonne',
      },
    },
    leaveEmpty: {
      words: 'retirer règle',
      field: {
        label: 'Quel champ',
      },
    },
    mapType: {
      words: 'associer type',
      value: {
        label: 'Valeur du fichier',
      },
      type: {
        label: 'En quel type',
      },
    },
    mapTypes: {
      words: 'associer types',
    },
    chooseSheet: {
      words: 'excel classeur',
      sheet: {
        label: 'Quelle feuille',
      },
    },
    chooseEncoding: {
      words: 'TCVN3 VNI lettres',
      encoding: {
        label: 'Quel encodage',
      },
    },
    importTemplate: {
      words: 'csv excel exemple',
      as: {
        label: 'Dans quel format',
      },
    },
    fillHow: {
      words: 'remplacer garder remplir doublon',
      field: {
        label: 'Quel champ',
      },
      way: {
        label: 'Que faire',
      },
    },
    updateFromRow: {
      words: 'doublon ligne mettre à jour fusionner',
    },
    addedUnseen: 'Enregistré : {{name}}. Le serveur ne dit pas de quel temple de la liste il s’agit.',
    likeIsThere: 'Quelqu’un vient de créer un temple semblable.',
    rowUnsure: 'Cette ligne est peut-être arrivée. Choisissez dans la tâche d’import ce qu’il faut en faire.',
    rowWritten: 'Cette ligne a été importée.',
    noDuplicate: 'Cette ligne n’est pas un doublon.',
    nothingNew: 'Cette ligne n’a rien de nouveau à ajouter.',
    nothingToWrite: 'Cette ligne n’a rien à importer.',
    unsaved: 'Ce temple n’est pas encore enregistré.',
    savedAlready: 'Ce temple est déjà enregistré.',
    gone: 'Ce temple a été supprimé.',
    notDeleted: 'Ce temple n’est pas supprimé.',
    nameMissing: 'Le nom du temple est vide',
    placeUnreadable:
      'Coordonnées illisibles. Saisissez latitude et longitude, par exemple 21.03, 105.83, ou collez un lien de carte complet.',
  },
  comment: {
    delete: {
      words: 'effacer retirer',
      done: 'Commentaire supprimé : {{name}}',
      question: {
        one: 'Supprimer ce commentaire ?',
        other: 'Supprimer {{count}} commentaires ?',
      },
    },
    restore: {
      done: 'Commentaire restauré : {{name}}',
      question: {
        one: 'Restaurer ce commentaire ?',
        other: 'Restaurer {{count}} commentaires ?',
      },
    },
    blockAuthor: {
      done: 'Bloqué : {{name}}',
      question: {
        one: 'Bloquer l’auteur de ce commentaire ?',
        other: 'Bloquer les auteurs de {{count}} commentaires ?',
      },
    },
    unblockAuthor: {
      done: 'Débloqué : {{name}}',
      question: {
        one: 'Débloquer l’auteur de ce commentaire ?',
        other: 'Débloquer les auteurs de {{count}} commentaires ?',
      },
    },
    gone: 'Ce commentaire a été supprimé.',
    notDeleted: 'Le commentaire n’est pas supprimé.',
    isUnder: 'Le commentaire auquel il répond est supprimé : restaurez d’abord celui-là.',
  },
  profile: {
    open: {
      words: 'profil compte',
    },
    block: {
      words: 'bannir verrouiller',
      done: 'Blocages définis : {{name}}',
      question: {
        one: 'Définir les blocages de ce membre ?',
        other: 'Définir les blocages de {{count}} membres ?',
      },
      kinds: {
        label: 'Que bloquer',
        all: 'Tout',
        BLOCK_POST: 'Publication de posts',
        BLOCK_COMMENT: 'Commentaires',
        BLOCK_POST_ALLOW_ONLY_ME: 'Posts visibles du seul auteur',
      },
    },
    unblock: {
      done: 'Membre débloqué : {{name}}',
      question: {
        one: 'Débloquer ce membre ?',
        other: 'Débloquer {{count}} membres ?',
      },
    },
    setBlocks: {
      done: 'Blocages définis : {{name}}',
      question: {
        one: 'Définir les blocages de ce membre ?',
        other: 'Définir les blocages de {{count}} membres ?',
      },
    },
    toggleOnlyMe: {
      done: '« Posts visibles du seul auteur » modifié : {{name}}',
      question: {
        one: 'Modifier « posts visibles du seul auteur » pour ce membre ?',
        other: 'Modifier « posts visibles du seul auteur » pour {{count}} membres ?',
      },
    },
    verifyPhone: {
      done: 'Numéro de téléphone vérifié : {{name}}',
      question: {
        one: 'Vérifier le numéro de téléphone de ce membre ?',
        other: 'Vérifier le numéro de téléphone de {{count}} membres ?',
      },
      phone: {
        label: 'Numéro de téléphone',
      },
    },
    unverifyPhone: {
      done: 'Vérification retirée : {{name}}',
      question: {
        one: 'Retirer la vérification du numéro de ce membre ?',
        other: 'Retirer la vérification du numéro de {{count}} membres ?',
      },
    },
    setAuthentic: {
      words: 'badge bleu coche bleue authentique certification',
      done: 'Membre certifié : {{name}}',
      question: {
        one: 'Certifier ce membre ?',
        other: 'Certifier {{count}} membres ?',
      },
    },
    unsetAuthentic: {
      done: 'Certification retirée : {{name}}',
      question: {
        one: 'Retirer la certification de ce membre ?',
        other: 'Retirer la certification de {{count}} membres ?',
      },
    },
    update: {
      done: 'Membre modifié : {{name}}',
      question: {
        one: 'Modifier ce membre ?',
        other: 'Modifier {{count}} membres ?',
      },
      displayName: {
        label: 'Nom affiché',
      },
      email: {
        label: 'E-mail',
      },
      phone: {
        label: 'Numéro de téléphone',
      },
      birthDay: {
        label: 'Date de naissance',
      },
      gender: {
        label: 'Sexe',
        men: 'Homme',
        woman: 'Femme',
        unsaid: 'Non indiqué',
      },
      idCard: {
        label: 'Pièce d’identité',
      },
      location: {
        label: 'Résidence',
      },
      photo: {
        label: 'Photo de profil',
      },
    },
    setFields: {
      done: 'Membre modifié : {{name}}',
      question: {
        one: 'Modifier ce membre ?',
        other: 'Modifier {{count}} membres ?',
      },
    },
    dayInvalid: 'Cette date n’existe pas.',
    noUid: 'Le serveur n’indique pas l’UID de ce membre.',
    unchanged: 'Rien n’a changé.',
    blocksAreSo: 'Le membre a déjà exactement ces blocages.',
    notBlocked: 'Le membre n’est pas bloqué.',
    chooseKinds: 'Rien n’a changé : cochez ou décochez au moins un élément.',
    phoneInvalid: 'Numéro de téléphone invalide ou déjà utilisé.',
    phoneAlreadyVerified: 'Le numéro de téléphone est déjà vérifié.',
    phoneNotVerified: 'Le numéro de téléphone n’est pas vérifié.',
    alreadyAuthentic: 'Le membre est déjà certifié.',
    notAuthentic: 'Le membre n’est pas certifié.',
    nameMissing: 'Le nom ne peut pas être vide.',
  },
  adminUser: {
    add: {
      words: 'créer nouveau agent équipe compte utilisateur',
      done: 'Administrateur ajouté',
      question: 'Ajouter cet administrateur ?',
      refused: {
        '305': 'Cet identifiant est déjà pris.',
        '308':
          'Impossible sur votre propre compte ou sur un compte de niveau supérieur, et vous ne pouvez accorder que des droits que vous avez.',
      },
      userName: {
        label: 'Identifiant',
      },
      displayName: {
        label: 'Nom affiché',
      },
      password: {
        label: 'Mot de passe',
      },
      role: {
        label: 'Rôle',
        none: 'Aucun rôle',
      },
      tier: {
        '99': 'Agent (NV)',
        '100': 'Administrateur système (QTHT)',
        label: 'Niveau',
      },
      organId: {
        label: 'Numéro d’organisation',
      },
      position: {
        label: 'Fonction',
      },
      rankId: {
        label: 'Numéro de grade',
      },
      avatar: {
        label: 'Photo de profil',
      },
    },
    edit: {
      words: 'mettre à jour agent équipe utilisateur',
      done: 'Administrateur modifié : {{name}}',
      question: {
        one: 'Modifier cet administrateur ?',
        other: 'Modifier {{count}} administrateurs ?',
      },
      refused: {
        '305': 'Cet identifiant est déjà pris.',
        '308':
          'Impossible sur votre propre compte ou sur un compte de niveau supérieur, et vous ne pouvez accorder que des droits que vous avez.',
        '400': 'Il doit rester au moins un administrateur système actif.',
      },
      userName: {
        label: 'Identifiant',
      },
      displayName: {
        label: 'Nom affiché',
      },
      role: {
        label: 'Rôle',
        none: 'Aucun rôle',
      },
      tier: {
        '99': 'Agent (NV)',
        '100': 'Administrateur système (QTHT)',
        label: 'Niveau',
      },
      organId: {
        label: 'Numéro d’organisation',
      },
      position: {
        label: 'Fonction',
      },
      rankId: {
        label: 'Numéro de grade',
      },
      avatar: {
        label: 'Photo de profil',
      },
    },
    ban: {
      refused: {
        '308':
          'Impossible sur votre propre compte ou sur un compte de niveau supérieur, et vous ne pouvez accorder que des droits que vous avez.',
        '400': 'Il doit rester au moins un administrateur système actif.',
      },
      words: 'administrateur bloquer verrouiller exclure',
      done: 'Administrateur banni : {{name}}',
      question: {
        one: 'Voulez-vous vraiment bannir cet administrateur ?',
        other: 'Voulez-vous vraiment bannir {{count}} administrateurs ?',
      },
    },
    setStatus: {
      refused: {
        '308':
          'Impossible sur votre propre compte ou sur un compte de niveau supérieur, et vous ne pouvez accorder que des droits que vous avez.',
        '400': 'Il doit rester au moins un administrateur système actif.',
      },
      words: 'suspendre réactiver administrateur',
      done: 'Statut changé : {{name}}',
      question: {
        one: 'Changer le statut de cet administrateur ?',
        other: 'Changer le statut de {{count}} administrateurs ?',
      },
      status: {
        '1': 'Actif',
        '3': 'Suspendu',
        label: 'Statut',
      },
    },
    delete: {
      refused: {
        '308':
          'Impossible sur votre propre compte ou sur un compte de niveau supérieur, et vous ne pouvez accorder que des droits que vous avez.',
        '400': 'Il doit rester au moins un administrateur système actif.',
      },
      words: 'administrateur effacer retirer',
      done: 'Administrateur supprimé : {{name}}',
      question: {
        one: 'Voulez-vous vraiment supprimer cet administrateur ?',
        other: 'Voulez-vous vraiment supprimer {{count}} administrateurs ?',
      },
    },
    resetPassword: {
      refused: {
        '308':
          'Impossible sur votre propre compte ou sur un compte de niveau supérieur, et vous ne pouvez accorder que des droits que vous avez.',
      },
      words: 'oublié nouveau reset',
      done: 'Mot de passe réinitialisé : {{name}}',
      question: {
        one: 'Réinitialiser le mot de passe de cet administrateur ?',
        other: 'Réinitialiser le mot de passe de {{count}} administrateurs ?',
      },
      password: {
        label: 'Nouveau mot de passe',
      },
    },
    gone: 'Cet administrateur a été supprimé.',
    alreadyBanned: 'Cet administrateur est déjà banni.',
    hasStatus: 'A déjà ce statut : {{name}}',
    notANumber: 'Saisissez un nombre entier.',
    nameTaken: 'Cet identifiant est déjà pris.',
    aboveYou: 'Cette personne a un niveau supérieur au vôtre.',
    mayDoMore: 'Cette personne a plus de droits que vous.',
    isYou: 'Impossible sur votre propre compte.',
    roleBeyondYou: 'comporte des droits que vous n’avez pas',
    tierBeyondYou: 'seul un administrateur système peut l’accorder',
    lastSuperAdmin: 'il doit rester au moins un administrateur système',
    nameInvalid: 'Uniquement des lettres sans accent, des chiffres et . _ @ + -',
    displayNameMissing: 'Le nom affiché ne peut pas être vide.',
  },
  role: {
    add: {
      words: 'créer nouveau droit permission',
      done: 'Rôle ajouté',
      question: 'Ajouter ce rôle ?',
      refused: {
        '305': 'Ce rôle existe déjà.',
      },
      name: {
        label: 'Nom du rôle',
      },
    },
    edit: {
      done: 'Rôle modifié : {{name}}',
      question: {
        one: 'Renommer ce rôle ?',
        other: 'Renommer {{count}} rôles ?',
      },
      refused: {
        '305': 'Ce rôle existe déjà.',
      },
      name: {
        label: 'Nom du rôle',
      },
    },
    delete: {
      refused: {
        '400': 'Ce rôle est utilisé. Donnez d’abord un autre rôle à ses titulaires.',
      },
      words: 'effacer retirer',
      done: 'Rôle supprimé : {{name}}',
      question: {
        one: 'Voulez-vous vraiment supprimer ce rôle ?',
        other: 'Voulez-vous vraiment supprimer {{count}} rôles ?',
      },
    },
    setActions: {
      done: 'Rôle modifié : {{name}}',
      question: 'Enregistrer les droits ?',
    },
    toggleAction: {
      words: 'activer désactiver permission autorisation',
      done: 'Rôle modifié : {{name}}',
      question: {
        one: 'Modifier les droits de ce rôle ?',
        other: 'Modifier les droits de {{count}} rôles ?',
      },
      action: {
        label: 'Droit',
        STATISTICAL: 'Voir les statistiques',
        REPORT_VIEW: 'Voir les signalements',
        REPORT_DELETE_POST: 'Supprimer les posts signalés',
        REPORT_BLOCK_ACCOUNT: 'Bloquer les comptes signalés',
        STICKER_VIEW: 'Voir les stickers',
        STICKER_UPLOAD: 'Ajouter des stickers',
        PROFILE_VIEW: 'Voir les comptes',
        PROFILE_LOCK: 'Bloquer les comptes',
        PROFILE_VERIFY: 'Vérifier les comptes',
        PROFILE_UPDATE: 'Modifier les comptes',
        TV_ACCOUNT_VIEW: 'Voir les comptes TV',
        TV_ACCOUNT_ADD: 'Ajouter des comptes TV',
        TV_ACCOUNT_DELETE: 'Retirer des comptes TV',
        TV_SLIDER_VIEW: 'Voir le slider TV',
        TV_SLIDER_ADD: 'Ajouter au slider TV',
        TV_SLIDER_DELETE: 'Retirer du slider TV',
        TV_HOTLIVE_VIEW: 'Voir Hotlive',
        TV_HOTLIVE_ADD: 'Ajouter à Hotlive',
        TV_HOTLIVE_DELETE: 'Retirer de Hotlive',
        POST_VIEW: 'Voir les posts',
        POST_DELETE: 'Supprimer les posts',
        POST_HIDE: 'Masquer et bloquer les posts',
        MEDIA_VIEW: 'Voir les médias des posts',
        LOCATION_VIEW: 'Voir les temples',
        LOCATION_ADD: 'Ajouter des temples',
        LOCATION_EDIT: 'Modifier les temples',
        LOCATION_DELETE: 'Supprimer les temples',
        VIP_VIEW: 'Voir les comptes VIP',
        VIP_ADD: 'Ajouter des comptes VIP',
        VIP_EDIT: 'Modifier les étiquettes de langue VIP',
        VIP_DELETE: 'Retirer des comptes VIP',
        USER_VIEW: 'Voir les administrateurs',
        USER_ADD: 'Ajouter des administrateurs',
        USER_EDIT: 'Modifier les administrateurs',
        USER_DELETE: 'Supprimer les administrateurs',
        ROLE_VIEW: 'Voir les rôles',
        ROLE_ADD: 'Ajouter des rôles',
        ROLE_EDIT: 'Modifier les rôles',
        ROLE_DELETE: 'Supprimer les rôles',
        OTHER_RESET_PASSWORD: 'Réinitialiser les mots de passe',
        OTHER_BAN_USER: 'Bannir les administrateurs',
      },
    },
    setAllActions: {
      done: 'Rôle modifié : {{name}}',
      question: 'Accorder tous les droits ?',
    },
    clearAllActions: {
      done: 'Rôle modifié : {{name}}',
      question: 'Retirer tous les droits ?',
    },
    gone: 'Ce rôle a été supprimé.',
    inUse: 'Ce rôle est utilisé. Donnez d’abord un autre rôle à ses titulaires.',
    hasAll: 'Le rôle a déjà tous les droits.',
    hasNone: 'Le rôle n’a aucun droit.',
    nameMissing: 'Le nom du rôle ne peut pas être vide.',
  },
  notification: {
    send: {
      words: 'rédiger écrire message équipe nouvelle',
      done: 'Notification envoyée',
      question: 'Envoyer cette notification ?',
      submit: 'Relire et envoyer',
      heading: {
        label: 'Titre',
      },
      body: {
        label: 'Texte',
      },
      audience: {
        label: 'Destinataires',
        all: 'Toute l’équipe',
        'tier:99': 'Agents (NV)',
        'tier:100': 'Administrateurs système (QTHT)',
      },
    },
    delete: {
      words: 'effacer retirer',
      done: 'Notification supprimée : {{name}}',
      question: {
        one: 'Supprimer cette notification ? Plus personne ne la verra.',
        other: 'Supprimer {{count}} notifications ? Plus personne ne les verra.',
      },
    },
    gone: 'Cette notification a été supprimée.',
    titleMissing: 'Il manque un titre.',
    bodyMissing: 'Il manque le texte.',
    tooLong: 'Trop long. Veuillez raccourcir.',
  },
  sticker: {
    upload: {
      words: 'envoyer téléverser nouvelle image autocollant',
      done: 'Stickers ajoutés',
      question: 'Ajouter ces stickers ?',
      pictures: {
        label: 'Images à utiliser comme stickers',
      },
    },
    noPictures: 'Choisissez au moins une image.',
  },
  password: {
    longEnough: 'Au moins 10 caractères',
    notTheUserName: 'Différent de l’identifiant',
    met: 'respecté',
    open: 'non respecté',
    generate: 'Générer',
    copy: 'Copier',
    copied: 'Copié',
    show: 'Afficher le mot de passe',
  },
  list: {
    exportXlsx: {
      words: 'tableur',
    },
    uncover: {
      words: 'flou couleur noir et blanc',
    },
  },
  go: {
    home: {
      words: 'statistiques tableau de bord',
    },
    profiles: {
      words: 'profils comptes utilisateurs gestion',
    },
    reports: {
      words: 'abus file modération',
    },
    imports: {
      words: 'historique fichiers qui a importé annuler',
    },
    stickers: {
      words: 'autocollants',
    },
    audit: {
      words: 'modifications historique',
    },
  },
  stats: {
    range: {
      words: 'dates intervalle durée',
      range: {
        label: 'Période',
        '24h': '24 heures',
        '7d': '7 jours',
        '30d': '30 jours',
        '90d': '90 jours',
        month: 'Ce mois-ci',
        lastMonth: 'Mois dernier',
        '12m': '12 mois',
        '5y': '5 ans',
      },
      bucket: {
        label: 'Granularité',
        auto: 'Automatique',
        HOUR: 'Heure',
        DAY: 'Jour',
        WEEK: 'Semaine',
        MONTH: 'Mois',
      },
    },
    ownRange: {
      words: 'période personnalisée intervalle',
      from: {
        label: 'Du',
      },
      to: {
        label: 'Jusqu’au',
      },
      bucket: {
        label: 'Granularité',
        auto: 'Automatique',
        HOUR: 'Heure',
        DAY: 'Jour',
        WEEK: 'Semaine',
        MONTH: 'Mois',
      },
    },
    bucket: {
      words: 'heure jour semaine mois',
      bucket: {
        label: 'Granularité',
        auto: 'Automatique',
        HOUR: 'Heure',
        DAY: 'Jour',
        WEEK: 'Semaine',
        MONTH: 'Mois',
      },
    },
    compare: {
      words: 'statistiques',
    },
    bars: {
      words: 'statistiques graphique histogramme',
    },
    table: {
      words: 'statistiques tableau',
    },
    exportCsv: {
      words: 'télécharger excel',
      range: {
        label: 'Période',
        '24h': '24 heures',
        '7d': '7 jours',
        '30d': '30 jours',
        '90d': '90 jours',
        month: 'Ce mois-ci',
        lastMonth: 'Mois dernier',
        '12m': '12 mois',
        '5y': '5 ans',
      },
      bucket: {
        label: 'Granularité',
        auto: 'Automatique',
        HOUR: 'Heure',
        DAY: 'Jour',
        WEEK: 'Semaine',
        MONTH: 'Mois',
      },
    },
    refresh: {
      words: 'recharger chiffres',
    },
    noSuchDay: 'Cette date n’existe pas.',
  },
  jobs: {
    open: {
      words: 'progression lot masse',
    },
  },
  vip: {
    add: {
      words: 'suggérer suivre',
      done: 'Compte ajouté : {{name}}',
      question: {
        one: 'Ajouter ce membre aux VIP ?',
        other: 'Ajouter {{count}} membres aux VIP ?',
      },
    },
    remove: {
      words: 'supprimer effacer',
      done: 'Compte retiré : {{name}}',
      refused: {
        '2': 'Le compte est de nouveau VIP, mais sans ses langues : ajoutez-les à nouveau.',
      },
      question: {
        one: 'Retirer ce compte des VIP ?',
        other: 'Retirer {{count}} comptes des VIP ?',
      },
    },
    addLanguageTag: {
      words: 'parle tag',
      done: 'Étiquettes de langue ajoutées : {{name}}',
      question: {
        one: 'Ajouter des étiquettes de langue à ce compte ?',
        other: 'Ajouter des étiquettes de langue à {{count}} comptes ?',
      },
      languages: {
        label: 'Quelles langues',
      },
    },
    removeLanguageTag: {
      words: 'parle tag supprimer',
      done: 'Étiquettes de langue retirées : {{name}}',
      question: {
        one: 'Retirer des étiquettes de langue à ce compte ?',
        other: 'Retirer des étiquettes de langue à {{count}} comptes ?',
      },
      languages: {
        label: 'Quelles étiquettes',
      },
    },
    takeBack: {
      done: 'Compte retiré : {{name}}',
      question: {
        one: 'Retirer ce membre des VIP ?',
        other: 'Retirer {{count}} membres des VIP ?',
      },
    },
    putBack: {
      done: 'Compte ajouté : {{name}}',
      refused: {
        '2': 'Le compte est de nouveau VIP, mais sans ses langues : ajoutez-les à nouveau.',
      },
      question: {
        one: 'Remettre ce compte dans les VIP ?',
        other: 'Remettre {{count}} comptes dans les VIP ?',
      },
    },
    alreadyThere: 'Déjà un compte VIP, pas ajouté à nouveau : {{name}}',
    alreadyTagged: 'A déjà ces étiquettes : {{name}}',
    notTagged: 'N’a plus ces étiquettes : {{name}}',
    chooseLanguages: 'Choisissez au moins une langue.',
    noTags: 'Le compte n’a aucune étiquette de langue.',
  },
  tvUser: {
    add: {
      done: 'Compte ajouté : {{name}}',
      question: {
        one: 'Ajouter ce membre aux comptes TV ?',
        other: 'Ajouter {{count}} membres aux comptes TV ?',
      },
    },
    remove: {
      words: 'supprimer effacer',
      done: 'Compte retiré : {{name}}',
      question: {
        one: 'Retirer ce compte TV ?',
        other: 'Retirer {{count}} comptes TV ?',
      },
    },
    takeBack: {
      done: 'Compte retiré : {{name}}',
      question: {
        one: 'Retirer ce membre des comptes TV ?',
        other: 'Retirer {{count}} membres des comptes TV ?',
      },
    },
    putBack: {
      done: 'Compte ajouté : {{name}}',
      question: {
        one: 'Remettre ce compte TV ?',
        other: 'Remettre {{count}} comptes TV ?',
      },
    },
    alreadyThere: 'Déjà un compte TV, pas ajouté à nouveau : {{name}}',
  },
  hotlive: {
    add: {
      words: 'vidéo à la une',
      done: 'Média ajouté : {{name}}',
      question: {
        one: 'Ajouter ce média à Hotlive ?',
        other: 'Ajouter {{count}} médias à Hotlive ?',
      },
    },
    remove: {
      words: 'supprimer effacer',
      done: 'Média retiré : {{name}}',
      question: {
        one: 'Retirer ce média de Hotlive ?',
        other: 'Retirer {{count}} médias de Hotlive ?',
      },
    },
    takeBack: {
      done: 'Média retiré : {{name}}',
      question: {
        one: 'Retirer ce média de Hotlive ?',
        other: 'Retirer {{count}} médias de Hotlive ?',
      },
    },
    putBack: {
      done: 'Média ajouté : {{name}}',
      question: {
        one: 'Remettre ce média dans Hotlive ?',
        other: 'Remettre {{count}} médias dans Hotlive ?',
      },
    },
    alreadyThere: 'Déjà dans Hotlive, pas ajouté à nouveau.',
    wrongType: 'Hotlive n’accepte que des vidéos.',
  },
  tvSlider: {
    add: {
      words: 'diaporama',
      done: 'Média ajouté : {{name}}',
      question: {
        one: 'Ajouter cette image au slider TV ?',
        other: 'Ajouter {{count}} images au slider TV ?',
      },
    },
    remove: {
      words: 'supprimer effacer',
      done: 'Média retiré : {{name}}',
      question: {
        one: 'Retirer cette image du slider TV ?',
        other: 'Retirer {{count}} images du slider TV ?',
      },
    },
    takeBack: {
      done: 'Média retiré : {{name}}',
      question: {
        one: 'Retirer cette image du slider TV ?',
        other: 'Retirer {{count}} images du slider TV ?',
      },
    },
    putBack: {
      done: 'Média ajouté : {{name}}',
      question: {
        one: 'Remettre cette image dans le slider TV ?',
        other: 'Remettre {{count}} images dans le slider TV ?',
      },
    },
    alreadyThere: 'Déjà dans le slider TV, pas ajouté à nouveau.',
    wrongType: 'Le slider TV n’accepte que des images.',
  },
  curated: {
    removed: 'Retiré de cette liste.',
    postUnknown: 'Le serveur ne dit pas de quel post il provient.',
  },
  help: {
    tour: {
      words: 'visite guidée tutoriel guide débutant démarrer',
    },
  },
  language: {
    set: {
      language: {
        label: 'Langue',
      },
    },
  },
  theme: {
    layout: {
      words: 'clair sombre',
      number: {
        '1': 'Clair',
        '2': 'Sombre',
        '3': 'Papier',
        label: 'Choisir le fond',
      },
    },
    sidebar: {
      number: {
        '1': 'Palissandre',
        '2': 'Comme le fond',
        '3': 'Pin',
        '4': 'Indigo',
        '5': 'Curcuma',
        '6': 'Encre',
        '7': 'Prune',
        label: 'Thème de la barre latérale',
      },
    },
    topbar: {
      number: {
        '1': 'Comme le fond',
        '2': 'Laque',
        '3': 'Pin',
        '4': 'Indigo',
        '5': 'Curcuma',
        '6': 'Encre',
        '7': 'Prune',
        label: 'Thème de la barre du haut',
      },
    },
  },
  keys: {
    reset: {
      done: 'Les touches par défaut sont rétablies.',
    },
  },
  session: {
    changePassword: {
      done: 'Mot de passe changé. Veuillez vous reconnecter.',
      question: 'Changer de mot de passe ?',
      oldPassword: {
        label: 'Ancien mot de passe',
      },
      newPassword: {
        label: 'Nouveau mot de passe',
      },
      refused: {
        '306': 'Ancien mot de passe incorrect, veuillez le saisir à nouveau.',
      },
    },
    editProfile: {
      done: 'Profil modifié',
      question: 'Modifier le profil ?',
      displayName: {
        label: 'Nom affiché',
      },
      avatar: {
        label: 'Nouvelle image',
      },
    },
    sessions: {
      words: 'appareils connexions ouvertes',
    },
    end: {
      done: 'Session fermée',
      question: 'Fermer cette session ?',
    },
    alreadyEnded: 'Cette session est déjà fermée.',
    isThisOne: 'C’est la session que vous utilisez. Déconnectez-vous pour la fermer.',
    passwordMissing: 'Veuillez saisir le mot de passe',
  },
};
