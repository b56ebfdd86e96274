/**
 * By command id: all that is said of what comes after the first list (commands/deferred.ts); of the rest words to find it by, questions, what is
 * said when it is done, its arguments and its reasons.
 */
export default {
  macro: {
    one: {
      title: 'Macro 1',
    },
    two: {
      title: 'Macro 2',
    },
    three: {
      title: 'Macro 3',
    },
    four: {
      title: 'Macro 4',
    },
    five: {
      title: 'Macro 5',
    },
    six: {
      title: 'Macro 6',
    },
    seven: {
      title: 'Macro 7',
    },
    eight: {
      title: 'Macro 8',
    },
    nine: {
      title: 'Macro 9',
    },
    run: {
      title: 'Exécuter une macro',
      submit: 'Exécuter',
      question: {
        one: 'Exécuter cette macro ?',
        many: 'Exécuter cette macro sur {{count}} de lignes ?',
        other: 'Exécuter cette macro sur {{count}} lignes ?',
      },
      done: '« {{title}} » exécutée : {{name}}',
    },
    undo: {
      title: 'Annuler la macro',
      done: '« {{title}} » annulée : {{name}}',
    },
    record: {
      title: 'Enregistrer ou terminer une macro',
      hint: 'Actions sur une ligne et son auteur, à répéter par une touche',
      words: 'enregistreur, automatiser, répéter, séquence',
    },
    discard: 'Abandonner l’enregistrement',
    keep: {
      title: 'Garder la macro',
      name: {
        label: 'Nom',
      },
      key: {
        label: 'Touche',
      },
    },
    edit: {
      title: 'Changer le nom ou la touche d’une macro',
      which: {
        label: 'Macro',
      },
      name: {
        label: 'Nouveau nom (vide : inchangé)',
      },
      key: {
        label: 'Touche',
      },
    },
    forget: {
      title: 'Supprimer une macro',
      which: {
        label: 'Macro',
      },
    },
    share: {
      title: 'Copier une macro en texte',
      which: {
        label: 'Macro',
      },
      hint: 'Pour l’envoyer à un collègue',
    },
    add: {
      title: 'Ajouter une macro depuis un texte',
      text: {
        label: 'Texte de la macro',
      },
      hint: 'Tel qu’un collègue l’a copié',
    },
    noName: 'Saisissez un nom pour la macro.',
    noText: 'Collez le texte d’une macro.',
    noKey: 'Aucune touche',
    sameKey: 'Laisser la touche telle quelle',
    recordingTitle: 'Enregistrement d’une macro',
    recording: {
      one: 'Enregistrement : {{count}} action',
      many: 'Enregistrement : {{count}} d’actions',
      other: 'Enregistrement : {{count}} actions',
    },
    leftOut: 'Non enregistré : {{what}}. {{why}}',
    stop: 'Terminer et nommer',
    ended: 'Enregistrement terminé.',
    nothing: 'Rien n’a été enregistré. Enregistrement terminé.',
    discarded: 'Enregistrement abandonné. Ce qui a été fait reste fait.',
    full: 'Il y a déjà neuf macros. Supprimez-en une d’abord.',
    kept: '« {{title}} » enregistrée',
    keptWithKey: '« {{title}} » enregistrée : {{key}}',
    forgotten: '« {{title}} » supprimée',
    copied: '« {{title}} » copiée en texte',
    notCopied: 'Le navigateur n’a pas permis la copie. Le texte est : {{text}}',
    refused: 'Ce n’est pas une macro. {{why}} {{name}}',
    cannot: 'Impossible d’exécuter « {{title}} ». {{why}}',
    otherRows: '« {{title}} » vaut pour les lignes d’un autre écran : {{place}}',
    lacks: 'Vous ne pouvez pas faire cette étape : {{what}} ({{permission}}).',
    lacksHere: 'Ce serveur ne peut pas faire cette étape : {{what}}.',
    stopped: '« {{title}} » s’est arrêtée à l’étape {{part}}, {{step}} : {{reason}} {{name}}',
    settled: '« {{title}} » s’est arrêtée à l’étape {{part}}, {{step}} : c’était déjà traité. {{name}}',
    stoppedAt: 'Étape {{part}}, {{step}} : {{reason}}',
    not: {
      macro: 'Une macro ne peut pas en contenir une autre.',
      row: 'Cela ne concerne pas une ligne.',
      several: 'Cela a été fait sur plusieurs lignes à la fois.',
      asks: 'Cela demande chaque fois autre chose.',
      otherRow: 'Cela concerne une autre ligne.',
      full: 'Une macro a neuf étapes au plus.',
    },
    text: {
      unreadable: 'Le texte ne se lit pas comme une macro.',
      kind: 'Il n’y a pas de lignes de ce type :',
      command: 'Cette commande n’existe pas :',
      otherRow: 'Cette commande agit sur d’autres lignes :',
      answer: 'Cette réponse ne convient pas :',
    },
  },
  view: {
    noName: 'Saisissez un nom pour la vue.',
    kept: '« {{name}} » enregistrée : {{key}}',
    full: 'Il y a déjà neuf vues enregistrées. Supprimez-en une d’abord.',
    forgotten: '« {{name}} » supprimée',
    keep: { name: { label: 'Nom' }, title: 'Enregistrer la vue', hint: 'Recherche, filtres et ordre de cette liste' },
    forget: { place: { label: 'Vue' }, title: 'Supprimer une vue enregistrée' },
    share: {
      title: 'Enregistrer la vue pour l’équipe',
      hint: 'Peut être ouverte par tous ceux qui voient cet écran',
      words: 'partager la vue, vue partagée, filtre partagé, vue commune',
      name: { label: 'Nom' },
    },
    unshare: {
      title: 'Supprimer une vue de l’équipe',
      words: 'ne plus partager, retirer la vue partagée, arrêter le partage',
      done: 'Vue de l’équipe supprimée : {{name}}',
      question: {
        one: 'Supprimer cette vue de l’équipe ?',
        many: 'Supprimer {{count}} vues de l’équipe ?',
        other: 'Supprimer {{count}} vues de l’équipe ?',
      },
    },
    open: {
      title: 'Ouvrir une vue enregistrée',
      words: 'vues, toutes les vues, aller à la vue, vues de l’équipe',
      which: { label: 'Vue' },
    },
    nameTooLong: 'Le nom est trop long : 80 caractères au plus.',
    gone: 'Cette vue a été supprimée.',
    notShareable: 'Cette page ne peut pas être partagée. Ouvrez une liste.',
    heading: 'Vues',
    all: 'Toutes les vues…',
    ofTeam: 'Vue de l’équipe',
  },
  command: {
    settledAs: 'Déjà traité : {{name}}. Décision : {{how}}.',
    settledAsBy: 'Déjà traité par {{who}} : {{name}}. Décision : {{how}}.',
    settledAsByYou: 'Vous l’avez déjà traité : {{name}}. Décision : {{how}}.',
    oneOnly: 'Cette commande ne s’applique qu’à une ligne. Réduisez la sélection.',
    failed: 'Cette commande rencontre une erreur et n’est pas utilisable pour le moment.',
    unread: 'Le serveur a envoyé des données illisibles : cette commande ne peut pas s’exécuter.',
    memberUnknown: 'Le serveur ne dit pas de quel membre il s’agit.',
    repeat: {
      words: 'encore, à nouveau',

      title: 'Répéter la dernière commande',
      hint: 'Sur les lignes choisies maintenant',
    },
  },
  report: {
    together: { one: '{{count}} signalement', many: '{{count}} de signalements', other: '{{count}} signalements' },
    ignore: {
      title: 'Ignorer',
      hint: 'Aucune infraction',
      words: 'pas d’infraction, valable, c’est bon, classer, laisser, rejeter',
      done: 'Signalement ignoré : {{name}}',
      question: {
        one: 'Ignorer ce dossier ?',
        many: 'Ignorer {{count}} de dossiers ?',
        other: 'Ignorer {{count}} dossiers ?',
      },
    },
    deletePost: {
      title: 'Supprimer la publication',
      hint: 'Infraction : supprimer le contenu signalé',
      words: 'infraction, retirer la publication, enlever le contenu, effacer',
      done: 'Contenu signalé supprimé : {{name}}',
      question: {
        one: 'Supprimer le contenu de ce dossier ?',
        many: 'Supprimer le contenu de {{count}} de dossiers ?',
        other: 'Supprimer le contenu de {{count}} dossiers ?',
      },
    },
    blockUser: {
      title: 'Bloquer l’auteur',
      hint: 'Ni publications ni commentaires ; masqué aux autres',
      hintElsewhere: 'Infraction : le serveur bloque l’auteur',
      words: 'bannir l’utilisateur, bloquer l’utilisateur, interdire l’auteur, exclure',
      done: 'Auteur bloqué : {{name}}',
      doneUnnamed: 'Auteur de ce contenu bloqué : {{name}}',
      question: {
        one: 'Bloquer l’auteur de ce dossier ?',
        many: 'Bloquer les auteurs de {{count}} de dossiers ?',
        other: 'Bloquer les auteurs de {{count}} dossiers ?',
      },
    },
    reopen: {
      title: 'Rouvrir le dossier',
      words: 'rouvrir, revenir sur la décision',
      done: 'Dossier rouvert : {{name}}',
      question: {
        one: 'Rouvrir ce dossier ?',
        many: 'Rouvrir {{count}} de dossiers ?',
        other: 'Rouvrir {{count}} dossiers ?',
      },
    },
    takeOver: {
      title: 'Reprendre le dossier d’un collègue',
      hint: 'Prévient la personne qui s’en occupe que vous continuez',
      words: 'prendre la relève, réclamer',
      done: 'Repris à {{name}}',
      question: {
        one: 'Reprendre ce dossier ?',
        many: 'Reprendre {{count}} de dossiers ?',
        other: 'Reprendre {{count}} dossiers ?',
      },
    },
    assign: {
      title: 'Confier le dossier à un collègue',
      words: 'attribuer, transmettre, déléguer, passer',
      done: 'Dossier confié : {{name}}',
      question: {
        one: 'Confier ce dossier ?',
        many: 'Confier {{count}} de dossiers ?',
        other: 'Confier {{count}} dossiers ?',
      },
      to: { label: 'À qui ?', nobody: 'À personne' },
    },
    assignMe: {
      title: 'M’attribuer le dossier',
      words: 'prendre le dossier, à moi, je m’en occupe',
      done: 'Vous suivez ce dossier : {{name}}',
      question: {
        one: 'Prendre ce dossier ?',
        many: 'Prendre {{count}} de dossiers ?',
        other: 'Prendre {{count}} dossiers ?',
      },
    },
    note: {
      title: 'Ajouter une note',
      hint: 'Pour l’équipe ; mentionnez vos collègues avec @',
      words: 'noter, remarque interne, mentionner, commentaire pour collègues',
    },
    askOpinion: {
      title: 'Demander un second avis',
      words: 'pas sûr, un autre regard, demander à un collègue, doute',
      done: 'Second avis demandé : {{name}}',
      proposes: { label: 'Que décideriez-vous ?', unsure: 'Je ne sais pas' },
      text: { label: 'Votre avis' },
    },
    withdrawOpinion: {
      title: 'Retirer la demande de second avis',
      words: 'plus besoin, annuler la demande',
      done: 'Demande retirée : {{name}}',
    },
    isYours: 'Vous suivez déjà ce dossier.',
    opinionOfOther: 'Un collègue a déjà demandé un second avis.',
    noOpinion: 'Ce dossier n’attend pas de second avis.',
    opinionMissing: 'Écrivez votre avis.',
    opinionTooLong: 'Trop long. Raccourcissez-le.',
    sendReply: {
      title: 'Envoyer la réponse',
      done: 'Réponse enregistrée dans le dossier : {{name}}',
      saves: 'Enregistrer la réponse',
      savesHeld: '{{title}}, enregistrement dans {{seconds}} s : {{name}}',
      savesIn: 'Enregistrement dans {{seconds}} s',
    },
    pullBackReply: {
      title: 'Rappeler la réponse',
      done: 'Réponse rappelée : {{name}}',
    },
    sendReplyAgain: {
      title: 'Renvoyer la réponse',
      done: 'Nouvel essai d’envoi : {{name}}',
    },
    replyTemplate: {
      title: 'Insérer un modèle de réponse',
      words: 'modèle, réponse type, réponse enregistrée',
      template: {
        label: 'Quel modèle',
      },

      hint: 'Texte enregistré, modifiable avant l’envoi',
    },
    replyHasLeft: 'Cette réponse n’est plus en attente d’envoi.',
    nobodyAtIt: 'Personne d’autre ne s’occupe de ce dossier.',
    colleagueAtIt: 'Un collègue s’occupe de ce dossier.',
    alreadyDecided: 'Ce dossier a déjà été traité.',
    noneToDecide: 'De ce dossier, il ne reste aucun signalement à traiter.',
    stillOpen: 'Ce dossier est encore ouvert.',
    notYoursToReopen: 'Vous ne pouvez pas prendre cette décision, ni revenir dessus.',
    open: {
      title: 'Ouvrir le dossier',
      words: 'voir le signalement, détails, cas',
    },
    reply: {
      title: 'Répondre à la personne qui a signalé',
      hintElsewhere: 'Brouillon seulement : ce serveur n’envoie pas de messages',
      words: 'répondre, réponse, courrier, écrire',

      hint: 'Par e-mail ; le brouillon est gardé',
    },
    openAuthor: {
      title: 'Voir l’auteur',
      words: 'auteur, qui a publié',
    },
    comments: {
      title: 'Voir les commentaires',
      words: 'commentaires, réponses, discussion',
    },
    deleteForPolicy: {
      title: 'Supprimer selon une règle',
      words: 'supprimer avec un motif, à cause de, règlement, consignes, infraction',
      hint: 'Indique la règle que le contenu enfreint',
      policy: { label: 'Quelle règle est enfreinte ?' },
    },
    blockForPolicy: {
      title: 'Bloquer l’auteur selon une règle',
      words: 'bloquer avec un motif, à cause de, règlement, consignes',
      hint: 'Indique la règle que l’auteur a enfreinte',
      policy: { label: 'Quelle règle l’auteur a-t-il enfreinte ?' },
    },
  },
  replyTemplate: {
    add: {
      title: 'Ajouter un modèle de réponse',
      words: 'nouveau modèle, créer un modèle',
      done: 'Modèle de réponse ajouté',
      language: {
        label: 'Langue',
      },
      name: {
        label: 'Nom',
      },
      text: {
        label: 'Texte ({reporter} {reason} {decision} {policy} {policyText} {date} {postExcerpt})',
      },
    },
    edit: {
      title: 'Modifier un modèle de réponse',
      words: 'changer le modèle',
      done: 'Modèle de réponse modifié : {{name}}',
      language: {
        label: 'Langue',
      },
      name: {
        label: 'Nom',
      },
      text: {
        label: 'Texte ({reporter} {reason} {decision} {policy} {policyText} {date} {postExcerpt})',
      },
    },
    delete: {
      title: 'Supprimer un modèle de réponse',
      words: 'retirer le modèle',
      done: 'Modèle de réponse supprimé : {{name}}',
      question: {
        one: 'Supprimer ce modèle de réponse ?',
        many: 'Supprimer {{count}} de modèles de réponse ?',
        other: 'Supprimer {{count}} modèles de réponse ?',
      },
    },
    empty: 'Ce champ ne peut pas rester vide.',
    tooLong: 'Trop long : 80 caractères au plus pour le nom, 5 000 pour le texte.',
  },
  post: {
    hide: {
      title: 'Masquer la publication',
      words: 'cacher, rendre invisible, ne pas montrer',
      done: 'Publication masquée : {{name}}',
      question: {
        one: 'Masquer cette publication ?',
        many: 'Masquer {{count}} de publications ?',
        other: 'Masquer {{count}} publications ?',
      },
    },
    unhide: {
      title: 'Réafficher la publication',
      words: 'montrer, rendre visible, ne plus cacher',
      done: 'Publication réaffichée : {{name}}',
      question: {
        one: 'Réafficher cette publication ?',
        many: 'Réafficher {{count}} de publications ?',
        other: 'Réafficher {{count}} publications ?',
      },
    },
    block: {
      title: 'Bloquer la publication',
      words: 'interdire la publication, verrouiller',
      done: 'Publication bloquée : {{name}}',
      question: {
        one: 'Bloquer cette publication ?',
        many: 'Bloquer {{count}} de publications ?',
        other: 'Bloquer {{count}} publications ?',
      },
    },
    unblock: {
      title: 'Débloquer la publication',
      words: 'lever le blocage, déverrouiller',
      done: 'Publication débloquée : {{name}}',
      question: {
        one: 'Débloquer cette publication ?',
        many: 'Débloquer {{count}} de publications ?',
        other: 'Débloquer {{count}} publications ?',
      },
    },
    delete: {
      title: 'Supprimer la publication',
      words: 'retirer, effacer, corbeille',
      done: 'Publication supprimée : {{name}}',
      question: {
        one: 'Supprimer cette publication ?',
        many: 'Supprimer {{count}} de publications ?',
        other: 'Supprimer {{count}} publications ?',
      },
    },
    restore: {
      title: 'Restaurer la publication',
      words: 'récupérer, remettre, annuler la suppression',
      done: 'Publication restaurée : {{name}}',
      question: {
        one: 'Restaurer cette publication ?',
        many: 'Restaurer {{count}} de publications ?',
        other: 'Restaurer {{count}} publications ?',
      },
    },
    promote: {
      title: 'Ajouter la publication à la TV',
      to: {
        label: 'Ajouter à',
        hotlive: 'Hotlive',
        slider: 'Carrousel TV',
      },
    },
    promoteHotlive: {
      title: 'Ajouter à Hotlive',
      words: 'ajouter à hotlive, mettre la vidéo en avant',
      done: 'Média ajouté : {{name}}',
      refused: {
        '400': 'Hotlive n’accepte que des vidéos.',
      },
      question: {
        one: 'Ajouter cette publication à Hotlive ?',
        many: 'Ajouter {{count}} de publications à Hotlive ?',
        other: 'Ajouter {{count}} publications à Hotlive ?',
      },
      idmedia: {
        label: 'Quel média',
      },

      hint: 'La vidéo de la publication',
    },
    promoteSlider: {
      title: 'Ajouter au carrousel TV',
      words: 'ajouter au diaporama, mettre à la télé',
      done: 'Média ajouté : {{name}}',
      refused: {
        '400': 'Le carrousel TV n’accepte que des images.',
      },
      question: {
        one: 'Ajouter cette publication au carrousel TV ?',
        many: 'Ajouter {{count}} de publications au carrousel TV ?',
        other: 'Ajouter {{count}} publications au carrousel TV ?',
      },
      idmedia: {
        label: 'Quelle image',
      },

      hint: 'L’image de la publication',
    },
    unpromoteHotlive: {
      title: 'Retirer de Hotlive',
      done: 'Média retiré : {{name}}',
      question: {
        one: 'Retirer cette publication de Hotlive ?',
        many: 'Retirer {{count}} de publications de Hotlive ?',
        other: 'Retirer {{count}} publications de Hotlive ?',
      },
    },
    unpromoteSlider: {
      title: 'Retirer du carrousel TV',
      done: 'Média retiré : {{name}}',
      question: {
        one: 'Retirer cette publication du carrousel TV ?',
        many: 'Retirer {{count}} de publications du carrousel TV ?',
        other: 'Retirer {{count}} publications du carrousel TV ?',
      },
    },
    gone: 'Cette publication a été supprimée.',
    alreadyHidden: 'La publication est déjà masquée.',
    notHidden: 'La publication est visible.',
    alreadyBlocked: 'La publication est déjà bloquée.',
    notBlocked: 'La publication n’est pas bloquée.',
    notDeleted: 'La publication n’est pas supprimée.',
    noMedia: 'La publication doit contenir un média.',
    noVideo: 'La publication n’a aucune vidéo acceptée par Hotlive.',
    noImage: 'La publication n’a aucune image acceptée par le carrousel TV.',
    mediaUnknown: 'Le serveur ne donne pas l’ID du média de cette publication.',
    promotedAlready: 'Tout ce qui peut être ajouté à la TV dans cette publication l’est déjà.',
    open: {
      title: 'Ouvrir la publication',
      words: 'voir la publication, détails',
    },
    openAuthor: {
      title: 'Voir l’auteur',
      words: 'auteur, qui a publié',
    },
    comments: {
      title: 'Voir les commentaires',
      words: 'commentaires, réponses, discussion',
    },
  },
  temple: {
    editFields: {
      title: 'Modifier le temple',
      words: 'changer le temple, modifier la pagode, éditer',
    },
    open: {
      words: 'pagode, église, lieu, détails',

      title: 'Ouvrir le temple',
    },
    map: {
      title: 'Basculer entre carte et liste',
      words: 'carte, où, emplacement, lieux',
    },
    create: {
      title: 'Nouveau temple',
      words: 'ajouter un temple, créer un temple, nouveau lieu, pagode',
    },
    add: {
      done: 'Temple créé : {{name}}',
      question: { one: 'Créer ce temple ?', many: 'Créer {{count}} de temples ?', other: 'Créer {{count}} temples ?' },

      title: 'Créer le temple',
    },
    edit: {
      done: 'Temple enregistré : {{name}}',
      question: {
        one: 'Enregistrer ce temple ?',
        many: 'Enregistrer {{count}} de temples ?',
        other: 'Enregistrer {{count}} temples ?',
      },

      title: 'Enregistrer le temple',
    },
    revert: {
      done: 'Version précédente rétablie : {{name}}',
      question: {
        one: 'Rétablir la version précédente de ce temple ?',
        many: 'Rétablir la version précédente de {{count}} de temples ?',
        other: 'Rétablir la version précédente de {{count}} temples ?',
      },

      title: 'Revenir à la version précédente',
    },
    delete: {
      words: 'retirer, effacer',
      done: 'Temple supprimé : {{name}}',
      question: {
        one: 'Supprimer ce temple ?',
        many: 'Supprimer {{count}} de temples ?',
        other: 'Supprimer {{count}} temples ?',
      },

      title: 'Supprimer le temple',
    },
    restore: {
      words: 'récupérer, corbeille, remettre',
      done: 'Temple restauré : {{name}}',
      question: {
        one: 'Restaurer ce temple ?',
        many: 'Restaurer {{count}} de temples ?',
        other: 'Restaurer {{count}} temples ?',
      },

      title: 'Restaurer le temple',
    },
    makeAgain: {
      words: 'restaurer récupérer',
      hint: 'Il est créé comme un nouveau temple, sous un nouvel ID ; sa date de création d’origine est perdue.',
      done: 'Temple recréé, sous un nouvel ID : {{name}}',
      question: {
        one: 'Recréer ce temple ?',
        many: 'Recréer {{count}} de temples ?',
        other: 'Recréer {{count}} temples ?',
      },

      title: 'Recréer le temple',
    },
    discard: {
      words: 'abandonner les modifications, annuler, brouillon',

      title: 'Abandonner les modifications',
    },
    setType: {
      words: 'modification en lot, changer le type',
      done: 'Type changé : {{name}}',
      question: {
        one: 'Changer le type de ce temple ?',
        many: 'Changer le type de {{count}} de temples ?',
        other: 'Changer le type de {{count}} temples ?',
      },
      type: {
        label: 'Nouveau type',
      },

      title: 'Changer le type',
    },
    setField: {
      words: 'modification en lot, ville, pays, adresse',
      done: 'Modifié : {{name}}',
      question: {
        one: 'Modifier ce temple ?',
        many: 'Modifier {{count}} de temples ?',
        other: 'Modifier {{count}} temples ?',
      },
      field: {
        label: 'Quel champ',
      },
      value: {
        label: 'Nouvelle valeur, vide pour l’effacer',
      },

      title: 'Remplir un champ de plusieurs temples',
    },
    setAlready: 'Ce temple a déjà cette valeur.',
    fieldTooLong: 'Trop long pour ce champ.',
    merge: {
      words: 'doublons, fusionner, réunir',
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
        label: 'Photo principale',
      },
      photos: {
        label: 'Photos',
      },

      title: 'Fusionner des temples en double',
      hint: 'En garde un et y réunit les doublons',
    },
    mergeRows: {
      done: 'Fusionné : {{name}}',
      question: {
        one: 'Fusionner ce temple ?',
        many: 'Fusionner {{count}} de temples ?',
        other: 'Fusionner {{count}} temples ?',
      },

      title: 'Fusionner des temples',
    },
    unmergeRows: {
      done: 'Séparé : {{name}}',
      question: {
        one: 'Séparer ce temple ?',
        many: 'Séparer {{count}} de temples ?',
        other: 'Séparer {{count}} temples ?',
      },

      title: 'Séparer des temples fusionnés',
    },
    mergeNeedsEdit: 'Fusionner demande le droit de modifier les temples.',
    uploadPhotos: {
      words: 'envoyer des images, ajouter des photos',

      title: 'Ajouter des photos',
    },
    export: {
      title: 'Exporter les temples en CSV, tous les champs',
      words: 'télécharger, exporter la liste, csv',
    },
    import: {
      words: 'csv, xlsx, excel, tableur, envoyer un fichier',

      hint: 'CSV ou Excel ; chaque ligne est montrée avant de créer',
    },
    importAnother: {
      words: 'nouveau autre fichier remplacer changer',

      title: 'Choisir un autre fichier',
    },
    importAll: {
      title: 'Importer les lignes vérifiées',
      short: 'Importer',
      words: 'écrire lancer démarrer fichier',
    },
    importRows: {
      done: 'Importé : {{name}}',
      question: {
        one: 'Importer cette ligne ?',
        many: 'Importer {{count}} de lignes ?',
        other: 'Importer {{count}} lignes ?',
      },
      refused: {
        '400': 'Le serveur refuse cette ligne. Corrigez-la dans le fichier et importez-la à nouveau.',
        '409':
          'Quelqu’un vient de modifier ou de supprimer le temple à compléter. Choisissez à nouveau le fichier pour refaire la vérification.',
      },

      title: 'Importer les temples',
    },
    takeBackImport: {
      words: 'annuler l’importation, retirer les temples importés',

      title: 'Annuler cet import',
    },
    importTakenBack: 'Il ne reste aucune ligne de cet import à annuler.',
    importNotKept: 'Les lignes de cet import ne sont plus conservées : il ne peut plus être annulé.',
    unimportRows: {
      done: 'Import annulé : {{name}}',
      question: {
        one: 'Annuler l’import de cette ligne ?',
        many: 'Annuler l’import de {{count}} de lignes ?',
        other: 'Annuler l’import de {{count}} lignes ?',
      },

      title: 'Annuler l’import',
    },
    skipRow: {
      words: 'écarter laisser ligne',

      title: 'Ignorer le doublon',
    },
    createAnyway: {
      words: 'doublon ligne nouveau temple',

      title: 'Créer quand même',
    },
    editRow: {
      words: 'corriger ligne',
      field: {
        label: 'Quel champ',
      },
      value: {
        label: 'Nouvelle valeur',
      },

      title: 'Modifier une cellule de la ligne',
      submit: 'Enregistrer la cellule',
    },
    setColumn: {
      words: 'colonne en-tête',
      column: {
        label: 'Quelle colonne',
      },
      field: {
        label: 'Quel champ',
      },

      title: 'Importer une colonne comme champ',
    },
    fillEmpty: {
      words: 'défaut modèle règle nom',
      field: {
        label: 'Quel champ',
      },
      text: {
        label: 'Valeur ou modèle, comme Pagode de {city}',
      },

      title: 'Remplir les cellules vides d’un champ',
    },
    takeColumn: {
      words: 'règle',
      field: {
        label: 'Quel champ',
      },
      column: {
        label: 'Quelle colonne',
      },

      title: 'Prendre dans une autre colonne si vide',
    },
    leaveEmpty: {
      words: 'retirer règle',
      field: {
        label: 'Quel champ',
      },

      title: 'Laisser à nouveau les cellules vides',
    },
    mapType: {
      words: 'associer type',
      value: {
        label: 'Valeur du fichier',
      },
      type: {
        label: 'Associer au type',
      },

      title: 'Associer une valeur à un type',
    },
    mapTypes: {
      words: 'associer types',

      title: 'Accepter tous les types suggérés',
      hint: 'Accepte toutes les propositions de la colonne des types',
    },
    chooseSheet: {
      words: 'excel classeur',
      sheet: {
        label: 'Quelle feuille',
      },

      title: 'Choisir la feuille',
    },
    chooseEncoding: {
      words: 'TCVN3 VNI lettres',
      encoding: {
        label: 'Quel encodage',
      },

      title: 'Choisir l’encodage',
    },
    importTemplate: {
      words: 'fichier d’exemple, modèle d’importation',
      as: {
        label: 'Dans quel format',
      },

      title: 'Télécharger un modèle pour l’import',
    },
    fillHow: {
      words: 'remplacer garder remplir doublon',
      field: {
        label: 'Quel champ',
      },
      way: {
        label: 'Que faire',
      },

      title: 'Choisir comment compléter un champ',
    },
    updateFromRow: {
      words: 'doublon ligne mettre à jour fusionner',

      title: 'Compléter le temple existant',
    },
    addedUnseen: 'Enregistré : {{name}}. Le serveur ne dit pas de quel temple de la liste il s’agit.',
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
    nameMissing: 'Saisissez un nom.',
    placeUnreadable:
      'Coordonnées illisibles. Saisissez latitude et longitude, par exemple 21.03, 105.83, ou collez un lien de carte complet.',
    save: {
      words: 'conserver, sauvegarder',

      title: 'Enregistrer',
    },
    uploadAvatar: {
      words: 'couverture, photo principale',

      title: 'Choisir la photo principale',
    },

    remove: { title: 'Supprimer le temple ou le brouillon' },
    swapPlace: {
      title: 'Permuter latitude et longitude',
      hint: 'Quand chacune est écrite à la place de l’autre',
      words: 'coordonnées inversées lieu',
    },
    takeLikelyType: {
      title: 'Utiliser le type suggéré',
      hint: 'Pour toutes les lignes du fichier avec le même mot',
      words: 'type inconnu deviné',
    },
    notSwapped: 'La latitude et la longitude de cette ligne ne semblent pas permutées.',
    noLikelyType: 'Aucune suggestion pour le type de cette ligne.',
    repairImport: {
      title: 'Corriger les lignes non importables',
      words: 'corriger l’import, réparer les lignes en erreur, importer le reste',
    },
    noRejectedKept: 'Aucune ligne non importable de cet import n’est conservée.',
  },
  comment: {
    delete: {
      words: 'retirer, effacer',
      done: 'Commentaire supprimé : {{name}}',
      question: {
        one: 'Supprimer ce commentaire ?',
        many: 'Supprimer {{count}} de commentaires ?',
        other: 'Supprimer {{count}} commentaires ?',
      },

      title: 'Supprimer le commentaire',
    },
    restore: {
      words: 'récupérer, remettre',
      done: 'Commentaire restauré : {{name}}',
      question: {
        one: 'Restaurer ce commentaire ?',
        many: 'Restaurer {{count}} de commentaires ?',
        other: 'Restaurer {{count}} commentaires ?',
      },

      title: 'Restaurer le commentaire',
    },
    blockAuthor: {
      words: 'bannir le commentateur, bloquer l’utilisateur',
      done: 'Bloqué : {{name}}',
      question: {
        one: 'Bloquer l’auteur de ce commentaire ?',
        many: 'Bloquer les auteurs de {{count}} de commentaires ?',
        other: 'Bloquer les auteurs de {{count}} commentaires ?',
      },

      title: 'Bloquer l’auteur du commentaire',
      hint: 'Ni publications ni commentaires ; masqué aux autres',
    },
    unblockAuthor: {
      done: 'Débloqué : {{name}}',
      question: {
        one: 'Débloquer l’auteur de ce commentaire ?',
        many: 'Débloquer les auteurs de {{count}} de commentaires ?',
        other: 'Débloquer les auteurs de {{count}} commentaires ?',
      },

      title: 'Débloquer l’auteur du commentaire',
    },
    gone: 'Ce commentaire a été supprimé.',
    notDeleted: 'Le commentaire n’est pas supprimé.',
    isUnder: 'Le commentaire auquel il répond est supprimé : restaurez d’abord celui-là.',
    replies: {
      words: 'réponses, sous-commentaires',

      title: 'Voir les réponses',
    },
    openAuthor: {
      words: 'auteur, commentateur',

      title: 'Voir l’auteur du commentaire',
    },
  },
  profile: {
    note: {
      title: 'Ajouter une note',
      hint: 'Pour l’équipe ; mentionnez vos collègues avec @',
      words: 'noter, remarque interne, mentionner, commentaire pour collègues',
    },
    open: {
      title: 'Ouvrir le membre',
      words: 'profil, compte, voir le membre, détails',
    },
    block: {
      title: 'Bloquer le membre',
      words: 'bannir, interdire, rendre muet, suspendre, bloquer l’utilisateur, exclure',
      done: 'Blocages définis : {{name}}',
      question: {
        one: 'Définir les blocages de ce membre ?',
        many: 'Définir les blocages de {{count}} de membres ?',
        other: 'Définir les blocages de {{count}} membres ?',
      },
      kinds: {
        label: 'Que bloquer',
        all: 'Tout',
        BLOCK_POST: 'Publications',
        BLOCK_COMMENT: 'Commentaires',
        BLOCK_POST_ALLOW_ONLY_ME: 'Publications visibles du seul auteur',
      },

      hint: 'Publications, commentaires, ou visibles de lui seul',
    },
    unblock: {
      title: 'Débloquer le membre',
      words: 'lever le blocage, lever le bannissement, lever l’interdiction, débannir, réadmettre',
      done: 'Membre débloqué : {{name}}',
      question: {
        one: 'Débloquer ce membre ?',
        many: 'Débloquer {{count}} de membres ?',
        other: 'Débloquer {{count}} membres ?',
      },

      hint: 'Lève tous les blocages à la fois',
    },
    setBlocks: {
      title: 'Définir les blocages',
      done: 'Blocages définis : {{name}}',
      question: {
        one: 'Définir les blocages de ce membre ?',
        many: 'Définir les blocages de {{count}} de membres ?',
        other: 'Définir les blocages de {{count}} membres ?',
      },
    },
    toggleOnlyMe: {
      title: 'Basculer « publications visibles du seul auteur »',
      words: 'lui seul, visibles de lui seul',
      done: '« Publications visibles du seul auteur » modifié : {{name}}',
      question: {
        one: 'Modifier « publications visibles du seul auteur » pour ce membre ?',
        many: 'Modifier « publications visibles du seul auteur » pour {{count}} de membres ?',
        other: 'Modifier « publications visibles du seul auteur » pour {{count}} membres ?',
      },
    },
    verifyPhone: {
      title: 'Vérifier le téléphone',
      words: 'confirmer le numéro, téléphone, portable',
      done: 'Numéro de téléphone vérifié : {{name}}',
      question: {
        one: 'Vérifier le numéro de téléphone de ce membre ?',
        many: 'Vérifier le numéro de téléphone de {{count}} de membres ?',
        other: 'Vérifier le numéro de téléphone de {{count}} membres ?',
      },
      phone: {
        label: 'Numéro de téléphone',
      },
    },
    unverifyPhone: {
      title: 'Retirer la vérification du téléphone',
      words: 'numéro non vérifié, retirer la vérification',
      done: 'Vérification retirée : {{name}}',
      question: {
        one: 'Retirer la vérification du numéro de ce membre ?',
        many: 'Retirer la vérification du numéro de {{count}} de membres ?',
        other: 'Retirer la vérification du numéro de {{count}} membres ?',
      },
    },
    setAuthentic: {
      title: 'Certifier le membre',
      words: 'badge bleu, coche bleue, authentique, compte vérifié',
      done: 'Membre certifié : {{name}}',
      question: {
        one: 'Certifier ce membre ?',
        many: 'Certifier {{count}} de membres ?',
        other: 'Certifier {{count}} membres ?',
      },
    },
    unsetAuthentic: {
      title: 'Retirer la certification',
      words: 'retirer le badge, enlever la coche bleue',
      done: 'Certification retirée : {{name}}',
      question: {
        one: 'Retirer la certification de ce membre ?',
        many: 'Retirer la certification de {{count}} de membres ?',
        other: 'Retirer la certification de {{count}} membres ?',
      },
    },
    update: {
      title: 'Modifier le membre',
      words: 'changer le nom, changer la date de naissance, corriger, modifier l’utilisateur, modifier le profil',
      done: 'Membre modifié : {{name}}',
      question: {
        one: 'Modifier ce membre ?',
        many: 'Modifier {{count}} de membres ?',
        other: 'Modifier {{count}} membres ?',
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
      title: 'Modifier les champs du membre',
      done: 'Membre modifié : {{name}}',
      question: {
        one: 'Modifier ce membre ?',
        many: 'Modifier {{count}} de membres ?',
        other: 'Modifier {{count}} membres ?',
      },
    },
    noUid: 'Le serveur n’indique pas l’UID de ce membre.',
    unchanged: 'Aucune modification.',
    blocksAreSo: 'Le membre a déjà exactement ces blocages.',
    notBlocked: 'Le membre n’est pas bloqué.',
    chooseKinds: 'Aucune modification : cochez ou décochez au moins un élément.',
    phoneInvalid: 'Numéro de téléphone invalide ou déjà utilisé.',
    phoneAlreadyVerified: 'Le numéro de téléphone est déjà vérifié.',
    phoneNotVerified: 'Le numéro de téléphone n’est pas vérifié.',
    verifiedOneByOne:
      'Ces numéros ne sont pas tous vérifiés. Vérifiez-les un par un, ou lancez la commande qui retire la vérification.',
    onlyMeApart:
      'Seuls certains de ces membres ont ce statut. Sélectionnez des membres de même statut, ou utilisez « Bloquer le membre ».',
    phoneNotSaid: 'Le serveur n’indique pas le téléphone de ce membre.',
    alreadyAuthentic: 'Le membre est déjà certifié.',
    notAuthentic: 'Le membre n’est pas certifié.',
    nameMissing: 'Saisissez un nom.',
    togglePhone: {
      title: 'Vérifier le téléphone ou retirer la vérification',
    },
    toggleAuthentic: {
      title: 'Certifier ou décertifier',
    },
    erase: {
      title: 'Effacer les données du membre',
    },
  },
  adminUser: {
    endSecondFactor: {
      title: 'Désactiver la validation en deux étapes d’un administrateur',
      words: '2FA, double authentification, téléphone perdu, appareil perdu',
      hint: 'Pour qui a perdu son téléphone ; déconnecte la personne',
      done: 'Validation en deux étapes désactivée : {{name}}',
      question:
        'Désactiver la validation en deux étapes de cette personne ? Elle sera déconnectée et se connectera avec son seul mot de passe.',
      refused: {
        '304': 'Cette personne n’a pas configuré la validation en deux étapes.',
        '308':
          'Impossible sur votre propre compte, sur un compte de niveau supérieur ou sur un compte qui a des droits que vous n’avez pas.',
      },
    },
    noSecondFactor: 'Cette personne n’a pas configuré la validation en deux étapes.',
    add: {
      title: 'Ajouter un administrateur',
      words: 'créer un compte, nouvel employé, nouvel utilisateur, inviter, ajouter un modérateur',
      done: 'Administrateur ajouté',
      question: 'Ajouter cet administrateur ?',
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
        label: 'Numéro de fonction',
      },
      rankId: {
        label: 'Numéro de grade',
      },
      avatar: {
        label: 'Photo de profil',
      },
    },
    edit: {
      title: 'Modifier l’administrateur',
      words: 'mettre à jour l’employé, modifier l’utilisateur',
      done: 'Administrateur modifié : {{name}}',
      question: {
        one: 'Modifier cet administrateur ?',
        many: 'Modifier {{count}} d’administrateurs ?',
        other: 'Modifier {{count}} administrateurs ?',
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
        label: 'Numéro de fonction',
      },
      rankId: {
        label: 'Numéro de grade',
      },
      avatar: {
        label: 'Photo de profil',
      },
    },
    ban: {
      title: 'Bannir l’administrateur',
      refused: {
        '308':
          'Impossible sur votre propre compte ou sur un compte de niveau supérieur, et vous ne pouvez accorder que des droits que vous avez.',
        '400': 'Il doit rester au moins un administrateur système actif.',
      },
      words: 'bannir l’employé, bloquer l’administrateur, interdire',
      done: 'Administrateur banni : {{name}}',
      question: {
        one: 'Voulez-vous vraiment bannir cet administrateur ?',
        many: 'Voulez-vous vraiment bannir {{count}} d’administrateurs ?',
        other: 'Voulez-vous vraiment bannir {{count}} administrateurs ?',
      },

      hint: 'La personne ne pourra plus se connecter',
    },
    setStatus: {
      title: 'Changer le statut de l’administrateur',
      refused: {
        '308':
          'Impossible sur votre propre compte ou sur un compte de niveau supérieur, et vous ne pouvez accorder que des droits que vous avez.',
        '400': 'Il doit rester au moins un administrateur système actif.',
      },
      words: 'suspendre, réactiver, lever l’interdiction, lever le bannissement, débannir, désactiver, activer',
      done: 'Statut changé : {{name}}',
      question: {
        one: 'Changer le statut de cet administrateur ?',
        many: 'Changer le statut de {{count}} d’administrateurs ?',
        other: 'Changer le statut de {{count}} administrateurs ?',
      },
      status: {
        '1': 'Actif',
        '3': 'Suspendu',
        label: 'Statut',
      },
    },
    delete: {
      title: 'Supprimer l’administrateur',
      refused: {
        '308':
          'Impossible sur votre propre compte ou sur un compte de niveau supérieur, et vous ne pouvez accorder que des droits que vous avez.',
        '400': 'Il doit rester au moins un administrateur système actif.',
      },
      words: 'supprimer l’employé, licencier, retirer',
      done: 'Administrateur supprimé : {{name}}',
      question: {
        one: 'Voulez-vous vraiment supprimer cet administrateur ?',
        many: 'Voulez-vous vraiment supprimer {{count}} d’administrateurs ?',
        other: 'Voulez-vous vraiment supprimer {{count}} administrateurs ?',
      },

      hint: 'Demande de taper l’identifiant ; sans retour possible',
    },
    resetPassword: {
      title: 'Réinitialiser le mot de passe',
      refused: {
        '308':
          'Impossible sur votre propre compte ou sur un compte de niveau supérieur, et vous ne pouvez accorder que des droits que vous avez.',
      },
      words: 'mot de passe oublié, nouveau mot de passe, réinitialiser',
      done: 'Mot de passe réinitialisé : {{name}}',
      question: {
        one: 'Réinitialiser le mot de passe de cet administrateur ?',
        many: 'Réinitialiser le mot de passe de {{count}} d’administrateurs ?',
        other: 'Réinitialiser le mot de passe de {{count}} administrateurs ?',
      },
      password: {
        label: 'Nouveau mot de passe',
      },
    },
    gone: 'Cet administrateur a été supprimé.',
    alreadyBanned: 'Cet administrateur est déjà banni.',
    hasStatus: 'A déjà ce statut : {{name}}',
    numbersHint: 'Selon la numérotation de votre organisation ; 0 signifie aucun.',
    roleHint:
      'Le rôle dit ce qui est permis ; seuls les administrateurs système modifient les rôles et envoient des annonces.',
    notANumber: 'Saisissez un nombre entier.',
    nameTaken: 'Cet identifiant est déjà pris.',
    aboveYou: 'Cette personne a un niveau supérieur au vôtre.',
    mayDoMore: 'Cette personne a plus de droits que vous.',
    isYou: 'Impossible sur votre propre compte.',
    roleBeyondYou: 'comporte des droits que vous n’avez pas',
    roleUnsaid: 'Inchangé (le serveur ne le dit pas)',
    tierBeyondYou: 'seuls les administrateurs système peuvent l’accorder',
    lastSuperAdmin: 'il doit rester au moins un administrateur système',
    nameMissing: 'Saisissez un identifiant.',
    nameInvalid: 'Uniquement des lettres sans accent, des chiffres et . _ @ + -',
    displayNameMissing: 'Saisissez un nom affiché.',
    open: {
      title: 'Ouvrir l’administrateur',
      words: 'voir l’administrateur, détails',
    },
  },
  role: {
    toggleSecondFactor: {
      title: 'Exiger la validation en deux étapes',
      words: '2FA, double authentification, obliger',
      done: 'Rôle modifié : {{name}}',
      question: 'Changer l’exigence de validation en deux étapes de ce rôle ?',
      titleOff: 'Ne plus exiger la validation en deux étapes',
    },
    editActions: {
      title: 'Modifier les droits du rôle',
      words: 'modifier les droits, choisir les droits',
    },
    add: {
      title: 'Ajouter un rôle',
      words: 'nouveau rôle, créer un rôle, nouveau groupe de droits',
      done: 'Rôle ajouté',
      question: 'Ajouter ce rôle ?',
      refused: {
        '305': 'Ce rôle existe déjà.',
      },
      name: {
        label: 'Nom du rôle',
      },
    },
    edit: {
      title: 'Renommer le rôle',
      words: 'changer le nom du rôle, renommer',
      done: 'Rôle modifié : {{name}}',
      question: {
        one: 'Renommer ce rôle ?',
        many: 'Renommer {{count}} de rôles ?',
        other: 'Renommer {{count}} rôles ?',
      },
      refused: {
        '305': 'Ce rôle existe déjà.',
      },
      name: {
        label: 'Nom du rôle',
      },
    },
    delete: {
      title: 'Supprimer le rôle',
      refused: {
        '400': 'Ce rôle est utilisé. Donnez d’abord un autre rôle à ses titulaires.',
      },
      words: 'retirer le rôle, effacer le rôle',
      done: 'Rôle supprimé : {{name}}',
      question: {
        one: 'Voulez-vous vraiment supprimer ce rôle ?',
        many: 'Voulez-vous vraiment supprimer {{count}} de rôles ?',
        other: 'Voulez-vous vraiment supprimer {{count}} rôles ?',
      },

      hint: 'Demande d’abord ; sans retour possible',
    },
    setActions: {
      title: 'Enregistrer les droits du rôle',
      done: 'Rôle modifié : {{name}}',
      question: 'Enregistrer les droits ?',
    },
    toggleAction: {
      title: 'Accorder ou retirer un droit',
      words: 'accorder un droit, retirer un droit, révoquer, permission',
      done: 'Rôle modifié : {{name}}',
      question: {
        one: 'Modifier les droits de ce rôle ?',
        many: 'Modifier les droits de {{count}} de rôles ?',
        other: 'Modifier les droits de {{count}} rôles ?',
      },
      action: {
        label: 'Droit',
        STATISTICAL: 'Voir les statistiques',
        REPORT_VIEW: 'Voir et ignorer les signalements',
        REPORT_DELETE_POST: 'Supprimer les publications signalées',
        REPORT_BLOCK_ACCOUNT: 'Bloquer les membres signalés',
        STICKER_VIEW: 'Voir les stickers',
        STICKER_UPLOAD: 'Ajouter des stickers',
        PROFILE_VIEW: 'Voir les membres',
        PROFILE_LOCK: 'Bloquer les membres',
        PROFILE_VERIFY: 'Vérifier les membres',
        PROFILE_UPDATE: 'Modifier les membres',
        TV_ACCOUNT_VIEW: 'Voir les comptes TV',
        TV_ACCOUNT_ADD: 'Ajouter des comptes TV',
        TV_ACCOUNT_DELETE: 'Retirer des comptes TV',
        TV_SLIDER_VIEW: 'Voir le carrousel TV',
        TV_SLIDER_ADD: 'Ajouter au carrousel TV',
        TV_SLIDER_DELETE: 'Retirer du carrousel TV',
        TV_HOTLIVE_VIEW: 'Voir Hotlive',
        TV_HOTLIVE_ADD: 'Ajouter à Hotlive',
        TV_HOTLIVE_DELETE: 'Retirer de Hotlive',
        POST_VIEW: 'Voir les publications',
        POST_DELETE: 'Supprimer les publications',
        POST_HIDE: 'Masquer et bloquer les publications',
        MEDIA_VIEW: 'Voir les médias des publications',
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
        OTHER_TEAM_VIEWS: 'Gérer les vues de l’équipe',
      },

      hint: 'Un droit du rôle, sans l’ouvrir',
    },
    setAllActions: {
      title: 'Accorder tous les droits',
      words: 'tous les droits, accès complet',
      done: 'Rôle modifié : {{name}}',
      question: 'Accorder tous les droits ?',
    },
    clearAllActions: {
      title: 'Retirer tous les droits',
      words: 'aucun droit, tout retirer',
      done: 'Rôle modifié : {{name}}',
      question: 'Retirer tous les droits ?',
    },
    gone: 'Ce rôle a été supprimé.',
    inUse: 'Ce rôle est utilisé. Donnez d’abord un autre rôle à ses titulaires.',
    hasAll: 'Le rôle a déjà tous les droits.',
    hasNone: 'Le rôle n’a aucun droit.',
    actionsUnsaid: 'Ouvrez d’abord le rôle pour charger ses droits.',
    nameMissing: 'Saisissez un nom de rôle.',
    open: {
      title: 'Ouvrir le rôle',
      words: 'voir le rôle, droits du rôle',
    },
  },
  job: {
    retry: {
      title: 'Réessayer les lignes en échec',
    },
    exportFailed: {
      title: 'Exporter les lignes en échec',
    },
    look: {
      title: 'Revérifier',
    },
    exportUnsure: {
      title: 'Exporter les lignes incertaines',
    },
    undo: {
      title: 'Annuler cette tâche',
    },
    pause: {
      title: 'Pause',
    },
    resume: {
      title: 'Reprendre',
    },
    togglePause: {
      title: 'Mettre en pause ou reprendre',
    },
    cancel: {
      title: 'Abandonner le reste',
    },
    stillRuns: 'Cette tâche est encore en cours.',
    isOver: 'Cette tâche est terminée.',
    noneFailed: 'Aucune ligne de cette tâche n’a échoué.',
    noneUnsure: 'Aucune ligne de cette tâche n’est incertaine.',
    nothingToUndo: 'Il n’y a rien à annuler dans cette tâche.',
    isPaused: 'Cette tâche est déjà en pause.',
  },
  note: {
    add: {
      title: 'Ajouter une note',
      done: 'Note ajoutée',
      text: { label: 'Note pour les collègues' },
    },
    edit: {
      title: 'Modifier une note',
      done: 'Note modifiée',
      text: { label: 'Note pour les collègues' },
    },
    delete: {
      title: 'Supprimer une note',
      done: 'Note supprimée',
    },
    missing: 'Écrivez quelques mots.',
    tooLong: 'Trop long : 2 000 caractères au plus pour une note.',
    ofOther: 'Seul son auteur peut modifier ou supprimer cette note.',
    colleagues: 'Collègues',
    tells: 'Seront prévenus : {{names}}',
  },
  notification: {
    send: {
      title: 'Envoyer une annonce',
      words: 'envoyer une notification, annoncer, écrire un message, nouvelle notification, avis',
      done: 'Annonce envoyée',
      question: 'Envoyer cette annonce ?',
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

      hint: 'À tous ou à un seul niveau',
    },
    delete: {
      title: 'Supprimer l’annonce',
      words: 'supprimer la notification, retirer, enlever',
      done: 'Annonce supprimée : {{name}}',
      question: {
        one: 'Supprimer cette annonce ? Plus personne ne la verra.',
        many: 'Supprimer {{count}} d’annonces ? Plus personne ne les verra.',
        other: 'Supprimer {{count}} annonces ? Plus personne ne les verra.',
      },
    },
    gone: 'Cette annonce a été supprimée.',
    titleMissing: 'Saisissez un titre.',
    bodyMissing: 'Saisissez un texte.',
    tooLong: 'Trop long. Raccourcissez le texte.',
  },
  sticker: {
    upload: {
      title: 'Ajouter des stickers',
      words: 'ajouter un autocollant, nouvel autocollant',
      done: 'Stickers ajoutés',
      question: 'Ajouter ces stickers ?',
      pictures: {
        label: 'Images à utiliser comme stickers',
      },
    },
    noPictures: 'Choisissez au moins une image.',
  },
  password: {
    longEnough: 'Au moins 10 caractères',
    notTheUserName: 'Différent de l’identifiant',
    notTheOld: 'Différent de l’ancien',
    met: 'respecté',
    open: 'non respecté',
    generate: 'Générer',
    copy: 'Copier',
    copied: 'Copié',
    show: 'Afficher le mot de passe',
  },
  list: {
    back: {
      title: 'Revenir à la ligne qui vient d’être traitée',
      hint: 'De nouveau : là où vous en étiez',
      words: 'dernière traitée, cas précédent, retour',
    },
    exportXlsx: {
      words: 'tableur, excel, télécharger',
    },
    uncover: {
      words: 'flou, montrer les images, découvrir',

      hint: 'Floues, en noir et blanc, puis telles quelles',
    },
    first: {
      words: 'début, tout en haut',
    },
    last: {
      words: 'fin, tout en bas',
    },
    select: {
      words: 'cocher, marquer',
    },
    selectRange: {
      words: 'jusqu’ici, plage',

      hint: 'De la ligne choisie avant jusqu’à celle-ci',
    },
    selectAll: {
      words: 'tout, tout cocher',

      hint: 'Encore : tout ce qui correspond ; une troisième fois : rien',
    },
    clearSelection: {
      words: 'désélectionner, rien, tout décocher',
    },
    invertSelection: {
      words: 'inverser, les autres',
    },
    filter: {
      words: 'filtrer, restreindre',
    },
    sort: {
      words: 'ordre, ranger, plus récents, plus anciens, plus urgents',
    },
    sortByName: {
      words: 'alphabétique, de a à z',
    },
    columns: {
      words: 'afficher les colonnes, masquer les colonnes, champs',
    },
    pageSize: {
      words: 'densité, compact, hauteur des lignes',
    },
    refresh: {
      words: 'recharger, actualiser la liste',
    },
    copy: {
      words: 'presse-papiers, copier',

      hint: 'Se colle dans un tableur',
    },
    exportCsv: {
      words: 'télécharger, enregistrer dans un fichier',
    },
    loadMore: {
      words: 'page suivante, plus de lignes',
    },
    peek: {
      words: 'aperçu, agrandir, voir la photo',

      hint: 'Images et vidéos, sans ouvrir le détail',
    },
    jump: {
      words: 'aller à la ligne, position',
    },
    look: {
      words: 'galerie, vignettes, grille',
    },
    search: {
      words: 'chercher, trouver, rechercher',
    },
    copyLink: {
      words: 'partager, adresse, url',
      hint: 'Vers cette ligne ; depuis la recherche ou les filtres, vers la liste telle quelle',
      row: 'Lien copié : {{name}}',
      list: 'Lien vers cette liste copié, avec sa recherche, ses filtres et son ordre',
      copied: 'Lien copié',
      byHand: 'Le navigateur n’autorise pas la copie. Copiez vous-même :',
      rows: { one: '{{count}} lien copié', many: '{{count}} liens copiés', other: '{{count}} liens copiés' },
    },
  },
  go: {
    home: {
      words: 'statistiques, tableau de bord, graphiques, chiffres, vue d’ensemble',
    },
    profiles: {
      words: 'membres, utilisateurs, comptes, profils, personnes',
    },
    reports: {
      words: 'signalements, abus, infractions, modération, plaintes, file',
    },
    imports: {
      words: 'historique des importations, fichiers importés, importations',
    },
    stickers: {
      words: 'autocollants, stickers',
    },
    audit: {
      words: 'qui a fait quoi, journal d’activité, historique des changements, journal',
    },
    posts: {
      words: 'publications, contenus, articles, toutes les publications, fil',
    },
    vip: {
      words: 'vip, suggérés, recommandés, utilisateurs suggérés, mis en avant',
    },
    tvUsers: {
      words: 'tv, télévision, chaînes, télé',
    },
    tvSlider: {
      words: 'diaporama, diapositives, carrousel, slider',
    },
    hotlive: {
      words: 'directs, vidéos en vedette, en direct, hot live',
    },
    temples: {
      words: 'temples, pagodes, lieux, églises, endroits, sanctuaires',
    },
    adminUsers: {
      words: 'personnel, administrateurs, modérateurs, équipe, collègues, employés',
    },
    roles: {
      words: 'rôles, permissions, droits, accès, autorisations',
    },
    notifications: {
      words: 'notifications, annonces, messages, avis',
    },
  },
  waiting: {
    start: {
      title: 'Commencer à traiter',
      hint: 'Ouvre le dossier qui attend depuis le plus longtemps',
      words: 'débuter, travailler, premier dossier, plus ancien',
    },
    week: {
      title: 'En attente depuis plus de 7 jours',
      words: 'signalements, dossiers, file, retard',
    },
    month: {
      title: 'En attente depuis plus de 30 jours',
      words: 'signalements, dossiers, file, retard',
    },
    opinion: {
      title: 'Second avis demandé',
      words: 'signalements, dossiers, file, retard',
    },
    reply: {
      title: 'Réponses non envoyées',
      words: 'signalements, dossiers, file, retard',
    },
    mine: {
      title: 'Dossiers qui vous sont confiés',
      words: 'signalements, dossiers, file, retard',
    },
    imports: {
      title: 'Imports avec échecs',
    },
  },
  home: {
    queue: {
      title: 'Changer d’accueil : signalements ou vue d’ensemble',
      words: 'page de départ, page d’accueil, file',
      on: 'L’accueil est maintenant la file des signalements. Pour revenir : {{key}}',
      off: 'L’accueil est maintenant la vue d’ensemble. Pour revenir : {{key}}',
    },
  },
  stats: {
    range: {
      title: 'Choisir la période',
      words: 'période, dates, intervalle',
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
      title: 'Statistiques entre deux dates',
      words: 'période personnalisée, du au',
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
      title: 'Changer la granularité',
      words: 'par heure, par jour, par semaine, par mois',
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
      title: 'Comparer à la période précédente',
      words: 'comparaison, période précédente',
    },
    bars: {
      title: 'Basculer entre barres et courbes',
      words: 'barres, lignes, graphique',
    },
    table: {
      title: 'Basculer entre tableau et graphiques',
      words: 'tableau, nombres, chiffres',
    },
    exportCsv: {
      title: 'Exporter les statistiques en CSV',
      words: 'télécharger, excel, exporter les chiffres',
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
      title: 'Actualiser les statistiques',
      words: 'actualiser les données, recharger',
    },
  },
  jobs: {
    open: {
      words: 'avancement, travaux en cours, arrière-plan',

      hint: 'Commandes sur plusieurs lignes : avancement et résultat de chacune',
    },
  },
  vip: {
    add: {
      title: 'Ajouter aux comptes VIP',
      words: 'rendre vip, suggérer, recommander',
      done: 'Ajouté aux comptes VIP : {{name}}',
      question: {
        one: 'Ajouter ce membre aux VIP ?',
        many: 'Ajouter {{count}} de membres aux VIP ?',
        other: 'Ajouter {{count}} membres aux VIP ?',
      },
    },
    remove: {
      title: 'Retirer des comptes VIP',
      words: 'supprimer, enlever, plus vip',
      done: 'Retiré des comptes VIP : {{name}}',
      refused: {
        '2': 'Le compte est de nouveau VIP, mais sans ses étiquettes de langue : ajoutez-les à nouveau.',
      },
      question: {
        one: 'Retirer ce compte des VIP ?',
        many: 'Retirer {{count}} de comptes des VIP ?',
        other: 'Retirer {{count}} comptes des VIP ?',
      },
    },
    addLanguageTag: {
      title: 'Ajouter des étiquettes de langue',
      words: 'ajouter une langue, langues, parle',
      done: 'Étiquettes de langue ajoutées : {{name}}',
      question: {
        one: 'Ajouter des étiquettes de langue à ce compte ?',
        many: 'Ajouter des étiquettes de langue à {{count}} de comptes ?',
        other: 'Ajouter des étiquettes de langue à {{count}} comptes ?',
      },
      languages: {
        label: 'Quelles langues',
      },
    },
    removeLanguageTag: {
      title: 'Retirer des étiquettes de langue',
      words: 'enlever une langue, ne parle plus',
      done: 'Étiquettes de langue retirées : {{name}}',
      question: {
        one: 'Retirer des étiquettes de langue à ce compte ?',
        many: 'Retirer des étiquettes de langue à {{count}} de comptes ?',
        other: 'Retirer des étiquettes de langue à {{count}} comptes ?',
      },
      languages: {
        label: 'Quelles étiquettes',
      },
    },
    takeBack: {
      title: 'Retirer le membre des comptes VIP',
      done: 'Retiré des comptes VIP : {{name}}',
      question: {
        one: 'Retirer ce membre des VIP ?',
        many: 'Retirer {{count}} de membres des VIP ?',
        other: 'Retirer {{count}} membres des VIP ?',
      },
    },
    putBack: {
      title: 'Remettre dans les comptes VIP',
      done: 'Ajouté aux comptes VIP : {{name}}',
      refused: {
        '2': 'Le compte est de nouveau VIP, mais sans ses étiquettes de langue : ajoutez-les à nouveau.',
      },
      question: {
        one: 'Remettre ce compte dans les VIP ?',
        many: 'Remettre {{count}} de comptes dans les VIP ?',
        other: 'Remettre {{count}} comptes dans les VIP ?',
      },
    },
    alreadyThere: 'Déjà un compte VIP : {{name}}',
    alreadyTagged: 'A déjà ces étiquettes : {{name}}',
    notTagged: 'N’a plus ces étiquettes : {{name}}',
    chooseLanguages: 'Choisissez au moins une langue.',
    noTags: 'Le compte n’a aucune étiquette de langue.',
    openProfile: {
      title: 'Voir le membre',
      words: 'profil, voir le membre, compte',
    },
  },
  tvUser: {
    add: {
      title: 'Ajouter aux comptes TV',
      words: 'mettre à la télé, ajouter à la télévision',
      done: 'Ajouté aux comptes TV : {{name}}',
      question: {
        one: 'Ajouter ce membre aux comptes TV ?',
        many: 'Ajouter {{count}} de membres aux comptes TV ?',
        other: 'Ajouter {{count}} membres aux comptes TV ?',
      },
    },
    remove: {
      title: 'Retirer des comptes TV',
      words: 'supprimer, enlever de la télé',
      done: 'Retiré des comptes TV : {{name}}',
      question: {
        one: 'Retirer ce compte TV ?',
        many: 'Retirer {{count}} de comptes TV ?',
        other: 'Retirer {{count}} comptes TV ?',
      },
    },
    takeBack: {
      title: 'Retirer le membre des comptes TV',
      done: 'Retiré des comptes TV : {{name}}',
      question: {
        one: 'Retirer ce membre des comptes TV ?',
        many: 'Retirer {{count}} de membres des comptes TV ?',
        other: 'Retirer {{count}} membres des comptes TV ?',
      },
    },
    putBack: {
      title: 'Remettre dans les comptes TV',
      done: 'Ajouté aux comptes TV : {{name}}',
      question: {
        one: 'Remettre ce compte TV ?',
        many: 'Remettre {{count}} de comptes TV ?',
        other: 'Remettre {{count}} comptes TV ?',
      },
    },
    alreadyThere: 'Déjà un compte TV : {{name}}',
    openProfile: {
      title: 'Voir le membre',
      words: 'profil, voir le membre, compte',
    },
  },
  hotlive: {
    add: {
      title: 'Ajouter un média à Hotlive',
      words: 'vidéo, en vedette',
      done: 'Média ajouté : {{name}}',
      question: {
        one: 'Ajouter ce média à Hotlive ?',
        many: 'Ajouter {{count}} de médias à Hotlive ?',
        other: 'Ajouter {{count}} médias à Hotlive ?',
      },
    },
    remove: {
      title: 'Retirer de Hotlive',
      words: 'supprimer, enlever',
      done: 'Média retiré : {{name}}',
      question: {
        one: 'Retirer ce média de Hotlive ?',
        many: 'Retirer {{count}} de médias de Hotlive ?',
        other: 'Retirer {{count}} médias de Hotlive ?',
      },
    },
    takeBack: {
      title: 'Retirer le média de Hotlive',
      done: 'Média retiré : {{name}}',
      question: {
        one: 'Retirer ce média de Hotlive ?',
        many: 'Retirer {{count}} de médias de Hotlive ?',
        other: 'Retirer {{count}} médias de Hotlive ?',
      },
    },
    putBack: {
      title: 'Remettre dans Hotlive',
      done: 'Média ajouté : {{name}}',
      question: {
        one: 'Remettre ce média dans Hotlive ?',
        many: 'Remettre {{count}} de médias dans Hotlive ?',
        other: 'Remettre {{count}} médias dans Hotlive ?',
      },
    },
    alreadyThere: 'Déjà dans Hotlive.',
    wrongType: 'Hotlive n’accepte que des vidéos.',
    openPost: {
      title: 'Voir la publication',
      words: 'voir la publication, source',
    },
    openAuthor: {
      title: 'Voir l’auteur',
      words: 'auteur, qui a publié',
    },
  },
  tvSlider: {
    add: {
      title: 'Ajouter une image au carrousel TV',
      words: 'diapositive, image, diaporama',
      done: 'Média ajouté : {{name}}',
      question: {
        one: 'Ajouter cette image au carrousel TV ?',
        many: 'Ajouter {{count}} d’images au carrousel TV ?',
        other: 'Ajouter {{count}} images au carrousel TV ?',
      },
    },
    remove: {
      title: 'Retirer du carrousel TV',
      words: 'supprimer, enlever',
      done: 'Média retiré : {{name}}',
      question: {
        one: 'Retirer cette image du carrousel TV ?',
        many: 'Retirer {{count}} d’images du carrousel TV ?',
        other: 'Retirer {{count}} images du carrousel TV ?',
      },
    },
    takeBack: {
      title: 'Retirer l’image du carrousel TV',
      done: 'Média retiré : {{name}}',
      question: {
        one: 'Retirer cette image du carrousel TV ?',
        many: 'Retirer {{count}} d’images du carrousel TV ?',
        other: 'Retirer {{count}} images du carrousel TV ?',
      },
    },
    putBack: {
      title: 'Remettre dans le carrousel TV',
      done: 'Média ajouté : {{name}}',
      question: {
        one: 'Remettre cette image dans le carrousel TV ?',
        many: 'Remettre {{count}} d’images dans le carrousel TV ?',
        other: 'Remettre {{count}} images dans le carrousel TV ?',
      },
    },
    alreadyThere: 'Déjà dans le carrousel TV.',
    wrongType: 'Le carrousel TV n’accepte que des images.',
    openPost: {
      title: 'Voir la publication',
      words: 'voir la publication, source',
    },
    openAuthor: {
      title: 'Voir l’auteur',
      words: 'auteur, qui a publié',
    },
  },
  curated: {
    removed: 'Retiré de cette liste.',
    postUnknown: 'Le serveur ne dit pas de quelle publication il provient.',
  },
  help: {
    learn: {
      key: '« {{title}} » a un raccourci :',
      gotIt: 'Compris',
      leave: 'Quitter la visite',
      left: 'Visite quittée. Pour la reprendre, appuyez sur {{key}} et lancez « {{title}} ».',
      tour: {
        start: 'Aller là où le travail commence : {{screen}}',
        next: 'Aller à la ligne suivante',
        open: 'Ouvrir le détail de cette ligne',
        select: 'Sélectionner cette ligne ; sélectionnez-en plusieurs et lancez une seule commande sur toutes',
        palette: 'Ouvrir la palette : quelques lettres suffisent pour trouver commandes, écrans et membres',
        keys: 'Voir tous les raccourcis utilisables ici, et les changer',
        done: 'C’est fait ! En cas d’erreur, annulez avec',
        away: 'La suite est dans une liste : {{screen}}',
        noRow: 'La suite viendra quand cette liste aura des lignes',
        nextPoint: 'Aller au point suivant',
        openPoint: 'Ouvrir ce point ; un groupe se sépare en ses points',
        selectPoint: 'Sélectionner ce point ; sélectionnez-en plusieurs et lancez une seule commande sur tous',
      },
    },
    tour: {
      title: 'Apprendre les premiers raccourcis',
      words: 'visite, guide, débutant, premiers pas, tutoriel',

      hint: 'Une minute, en travaillant',
    },
    keys: {
      title: 'Raccourcis clavier',
      words: 'aide, raccourcis, touches, clavier',
    },
  },
  language: {
    set: {
      title: 'Changer de langue',
      words: 'langue, traduire',
      language: {
        label: 'Langue',
      },
    },
  },
  theme: {
    inForce: 'Utilisé actuellement',
    layout: {
      words: 'sombre, clair, mode sombre, apparence, thème, nuit',
      number: {
        '0': 'Comme le système',
        '1': 'Clair',
        '2': 'Sombre',
        '3': 'Papier',
        label: 'Choisir un thème',
      },

      title: 'Thème',
    },
    sidebar: {
      words: 'couleur de la barre latérale, couleur du menu',
      number: {
        '1': 'Palissandre',
        '2': 'Comme le thème',
        '3': 'Pin',
        '4': 'Indigo',
        '5': 'Curcuma',
        '6': 'Encre',
        '7': 'Prune',
        label: 'Thème de la barre latérale',
      },

      title: 'Thème de la barre latérale',
    },
    topbar: {
      words: 'couleur de la barre du haut',
      number: {
        '1': 'Comme le thème',
        '2': 'Laque',
        '3': 'Pin',
        '4': 'Indigo',
        '5': 'Curcuma',
        '6': 'Encre',
        '7': 'Prune',
        label: 'Thème de la barre du haut',
      },

      title: 'Thème de la barre du haut',
    },
  },
  keys: {
    reset: {
      words: 'touches par défaut, raccourcis d’origine',
      done: 'Raccourcis par défaut rétablis.',

      title: 'Rétablir les raccourcis par défaut',
    },
    rebind: {
      words: 'personnaliser les raccourcis, changer les touches',

      title: 'Personnaliser les raccourcis',
    },
    mailKeys: {
      off: 'Touches façon Gmail désactivées. Pour les réactiver : {{key}}',
      on: 'Touches façon Gmail activées. Pour les désactiver de nouveau : {{key}}',
      words: 'gmail, touches de messagerie',

      title: 'Activer ou désactiver les touches façon Gmail',
      hint: 'e ignore, # supprime. Une méthode de saisie vietnamienne peut intercepter e : désactivez-la d’abord.',
      isOn: 'Touches façon Gmail',
    },
    singleKeysOff: {
      off: 'Raccourcis à une touche désactivés. Pour les réactiver : {{key}}',
      on: 'Raccourcis à une touche activés. Pour les désactiver de nouveau : {{key}}',
      words: 'touches seules, désactiver les raccourcis',

      title: 'Activer ou désactiver les raccourcis à une touche',
      hint: 'Combinaisons, flèches, Entrée et Échap restent actives',
    },

    toggleLine: {
      shown: 'Ligne des touches affichée. Pour la masquer de nouveau : {{key}}',
      hidden: 'Ligne des touches masquée. Pour l’afficher de nouveau : {{key}}',
      title: 'Afficher ou masquer la ligne des touches',
      isOn: 'Ligne des touches',
    },
  },
  session: {
    setUpSecondFactor: {
      title: 'Configurer la validation en deux étapes',
      words: '2FA, double authentification, authentificateur, code à usage unique',
      hint: 'Un code de votre téléphone, en plus du mot de passe',
    },
    endSecondFactor: {
      title: 'Désactiver la validation en deux étapes',
      words: '2FA, double authentification, changer de téléphone',
      done: 'Validation en deux étapes désactivée',
      question: 'Désactiver la validation en deux étapes ?',
      refused: {
        '304': 'La validation en deux étapes n’est pas activée.',
        '306': 'Mot de passe incorrect. Saisissez-le à nouveau.',
        '309': 'Code incorrect ou déjà utilisé. Attendez le suivant.',
      },
      password: {
        label: 'Votre mot de passe',
      },
      code: {
        label: 'Code ou code de secours',
      },
    },
    renewRecoveryCodes: {
      title: 'Obtenir de nouveaux codes de secours',
      words: 'codes de récupération, 2FA, double authentification',
      done: 'Nouveaux codes de secours créés',
      question: 'Remplacer vos codes de secours ?',
      refused: {
        '304': 'La validation en deux étapes n’est pas activée.',
        '306': 'Mot de passe incorrect. Saisissez-le à nouveau.',
        '309': 'Code incorrect ou déjà utilisé. Attendez le suivant.',
      },
      password: {
        label: 'Votre mot de passe',
      },
      code: {
        label: 'Code ou code de secours',
      },
    },
    codeMissing: 'Saisissez le code.',
    changePassword: {
      title: 'Changer de mot de passe',
      words: 'mon mot de passe, nouveau mot de passe',
      done: 'Mot de passe changé. Reconnectez-vous.',
      question: 'Changer de mot de passe ?',
      oldPassword: {
        label: 'Ancien mot de passe',
      },
      newPassword: {
        label: 'Nouveau mot de passe',
      },
      refused: {
        '306': 'Ancien mot de passe incorrect. Saisissez-le à nouveau.',
      },
    },
    editProfile: {
      title: 'Modifier mon profil',
      words: 'mon profil, mon nom, ma photo, mon compte',
      done: 'Profil modifié',
      question: 'Modifier le profil ?',
      displayName: {
        label: 'Nom affiché',
      },
      avatar: {
        label: 'Nouvelle photo de profil',
      },
    },
    sessions: {
      title: 'Appareils connectés',
      words: 'mes sessions, appareils, où suis-je connecté',

      hint: 'Les appareils connectés ; déconnectez-les ici',
    },
    end: {
      title: 'Déconnecter un appareil',
      done: 'Appareil déconnecté',
      question: 'Déconnecter cet appareil ?',
    },
    alreadyEnded: 'Cet appareil est déjà déconnecté.',
    isThisOne: 'C’est l’appareil que vous utilisez. Utilisez « Se déconnecter ».',
    passwordMissing: 'Saisissez un mot de passe.',
    signOut: {
      title: 'Se déconnecter',
      words: 'quitter, déconnexion, sortir, logout',
    },
    signIn: {
      title: 'Se connecter',
    },
    signInFailed: {
      title: 'Échec de connexion',
    },
    passkeys: {
      title: 'Clés d’accès',
      words: 'ajouter une clé d’accès, passkey, clé de sécurité, empreinte, validation en deux étapes, 2FA',
      hint: 'Un appareil ou une clé de sécurité à la place du code à la connexion',
    },
    addPasskey: { title: 'Ajouter une clé d’accès' },
  },
  settings: {
    open: {
      words: 'préférences, options, configuration',
    },
  },
  history: {
    open: {
      title: 'Historique',
      words: 'ce que j’ai fait, mes actions',

      hint: 'Ce qui a été fait et peut encore être annulé',
    },
    undo: {
      title: 'Annuler l’action',
      words: 'revenir en arrière, défaire',

      hint: 'La dernière action, sur n’importe quel écran',
    },
    redo: {
      title: 'Rétablir l’action',
      words: 'en avant, rétablir',
    },
  },
  sidebar: {
    toggle: {
      collapsed: 'Barre latérale réduite. Pour la déplier : {{key}}',
      expanded: 'Barre latérale dépliée. Pour la réduire : {{key}}',
      words: 'menu, cacher le menu, barre latérale',
    },
  },
  fullscreen: {
    toggle: {
      words: 'plein écran, agrandir',

      title: 'Plein écran',
    },
  },

  find: {
    noWords: 'Tapez au moins un mot.',
    profiles: { text: { label: 'Mots à rechercher' }, title: 'Rechercher des membres' },
    posts: { text: { label: 'Mots à rechercher' }, title: 'Rechercher des publications' },
    temples: { text: { label: 'Mots à rechercher' }, title: 'Rechercher des temples' },
    adminUsers: { text: { label: 'Mots à rechercher' }, title: 'Rechercher des administrateurs' },
  },

  part: {
    next: { title: 'Aller à la partie suivante de la page' },
    previous: { title: 'Aller à la partie précédente de la page' },
  },
  teamView: {
    add: {
      title: 'Partager la vue',
      done: 'Partagée avec l’équipe : {{name}}',
    },
    replace: {
      title: 'Remplacer une vue de l’équipe',
      done: 'Vue de l’équipe remplacée : {{name}}',
      question: 'L’équipe a déjà une vue de ce nom. La remplacer ?',
    },
  },
  serviceAccount: {
    make: {
      title: 'Créer un compte de service',
      hint: 'Un compte pour un script : il a un jeton et pas de mot de passe',
      words: 'API, token, robot, bot, script, automatisation',
      done: 'Compte de service créé',
      userName: { label: 'Identifiant' },
      displayName: { label: 'Nom affiché' },
      role: { label: 'Rôle', none: 'Aucun rôle' },
      days: { label: 'Jours de validité du jeton (vide : sans expiration)' },
    },
    revoke: {
      title: 'Révoquer le jeton d’un compte de service',
      hint: 'Il cesse aussitôt d’être valable, définitivement',
      done: 'Jeton révoqué : {{name}}',
      question: {
        one: 'Révoquer le jeton de {{count}} compte ?',
        many: 'Révoquer les jetons de {{count}} de comptes ?',
        other: 'Révoquer les jetons de {{count}} comptes ?',
      },
    },
    daysInvalid: 'Saisissez un nombre entier de jours, 9999 au plus.',
    isPerson: 'C’est le compte d’une personne.',
    noToken: 'Son jeton n’est plus valable.',
    noPassword: 'Un compte de service n’a pas de mot de passe.',
  },
  photo: {
    upload: {
      title: 'Envoyer une image',
    },
  },
  policy: {
    edit: {
      title: 'Modifier les règles',
      words: 'règlement, consignes, motifs des décisions, ajouter une règle',
      hint: 'Ce sur quoi une suppression ou un blocage peut reposer',
      done: 'Règles enregistrées',
      submit: 'Enregistrer les règles',
      policies: {
        label:
          'Une règle par ligne ; les détails après deux-points. Par exemple : « Spam : publicité, ou le même texte plusieurs fois »',
      },
    },
    none: 'Il n’y a pas encore de règle à choisir. Un administrateur système les ajoute avec « Modifier les règles ».',
    tooMany: '30 règles au plus.',
    noName: 'Chaque ligne commence par un nom.',
    tooLong: 'Trop long : 80 caractères au plus pour le nom, 500 pour les détails.',
    twice: 'Chaque nom ne peut figurer qu’une fois.',
    named: 'Règle : {{policy}}',
  },
  passkey: {
    rename: { title: 'Renommer la clé d’accès', done: 'Clé d’accès renommée', name: { label: 'Nom' } },
    remove: {
      title: 'Supprimer la clé d’accès',
      done: 'Clé d’accès supprimée',
      question: 'Supprimer cette clé d’accès ? Elle ne permettra plus de vous connecter.',
    },
    nameMissing: 'Saisissez un nom.',
    nameTooLong: 'Nom trop long : 80 caractères au maximum.',
    gone: 'Cette clé d’accès est déjà supprimée.',
  },
};
