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
      title: 'Ejecutar macro',
      submit: 'Ejecutar',
      question: {
        one: '¿Ejecutar esta macro?',
        many: '¿Ejecutar esta macro en {{count}} de filas?',
        other: '¿Ejecutar esta macro en {{count}} filas?',
      },
      done: '«{{title}}» ejecutada: {{name}}',
    },
    undo: {
      title: 'Deshacer macro',
      done: '«{{title}}» deshecha: {{name}}',
    },
    record: {
      title: 'Grabar o terminar una macro',
      hint: 'Acciones sobre una fila y su autor, para repetirlas con una tecla',
      words: 'grabadora, automatizar, repetir, secuencia',
    },
    discard: 'Descartar grabación',
    keep: {
      title: 'Guardar macro',
      name: {
        label: 'Nombre',
      },
      key: {
        label: 'Tecla',
      },
    },
    edit: {
      title: 'Cambiar nombre o tecla de una macro',
      which: {
        label: 'Macro',
      },
      name: {
        label: 'Nuevo nombre (vacío: sin cambios)',
      },
      key: {
        label: 'Tecla',
      },
    },
    forget: {
      title: 'Eliminar macro',
      which: {
        label: 'Macro',
      },
    },
    share: {
      title: 'Copiar macro como texto',
      which: {
        label: 'Macro',
      },
      hint: 'Para enviarla a un compañero',
    },
    add: {
      title: 'Añadir macro desde texto',
      text: {
        label: 'Texto de la macro',
      },
      hint: 'Tal como lo copió un compañero',
    },
    noName: 'Escribe un nombre para la macro.',
    noText: 'Pega el texto de una macro.',
    noKey: 'Sin tecla',
    sameKey: 'Dejar la tecla como está',
    recordingTitle: 'Grabación de macro',
    recording: {
      one: 'Grabando: {{count}} acción',
      many: 'Grabando: {{count}} de acciones',
      other: 'Grabando: {{count}} acciones',
    },
    leftOut: 'No se grabó: {{what}}. {{why}}',
    stop: 'Terminar y poner nombre',
    ended: 'La grabación ha terminado.',
    nothing: 'No se grabó nada. La grabación ha terminado.',
    discarded: 'Grabación descartada. Lo hecho queda hecho.',
    full: 'Ya hay nueve macros. Elimina una primero.',
    kept: 'Se guardó «{{title}}»',
    keptWithKey: 'Se guardó «{{title}}»: {{key}}',
    forgotten: 'Se eliminó «{{title}}»',
    copied: 'Se copió «{{title}}» como texto',
    notCopied: 'El navegador no permitió copiar. El texto es: {{text}}',
    refused: 'Esto no es una macro. {{why}} {{name}}',
    cannot: 'No se puede ejecutar «{{title}}». {{why}}',
    otherRows: '«{{title}}» es para filas de otra pantalla: {{place}}',
    lacks: 'No tienes permiso para este paso: {{what}} ({{permission}}).',
    lacksHere: 'Este servidor no puede hacer este paso: {{what}}.',
    stopped: '«{{title}}» se detuvo en el paso {{part}}, {{step}}: {{reason}} {{name}}',
    settled: '«{{title}}» se detuvo en el paso {{part}}, {{step}}: ya estaba resuelto. {{name}}',
    stoppedAt: 'Paso {{part}}, {{step}}: {{reason}}',
    not: {
      macro: 'Una macro no puede contener otra.',
      row: 'No se hace sobre una fila.',
      several: 'Se hizo sobre varias filas a la vez.',
      asks: 'Cada vez pregunta algo distinto.',
      otherRow: 'Es sobre otra fila.',
      full: 'Una macro tiene como máximo nueve pasos.',
    },
    text: {
      unreadable: 'El texto no se puede leer como macro.',
      kind: 'No hay filas de este tipo:',
      command: 'No existe este comando:',
      otherRow: 'Este comando actúa sobre otras filas:',
      answer: 'Esta respuesta no es válida:',
    },
  },
  view: {
    noName: 'Escribe un nombre para la vista.',
    kept: 'Se guardó «{{name}}»: {{key}}',
    full: 'Ya hay nueve vistas guardadas. Elimina una primero.',
    forgotten: 'Se eliminó «{{name}}»',
    keep: { name: { label: 'Nombre' }, title: 'Guardar vista', hint: 'Búsqueda, filtros y orden de esta lista' },
    forget: { place: { label: 'Vista' }, title: 'Eliminar vista guardada' },
    share: {
      title: 'Guardar vista para el grupo',
      hint: 'La puede abrir quien pueda ver esta pantalla',
      words: 'compartir vista, vista compartida, filtro compartido, vista común',
      name: { label: 'Nombre' },
    },
    unshare: {
      title: 'Eliminar vista del grupo',
      words: 'dejar de compartir, quitar vista compartida, borrar vista común',
      done: 'Vista del grupo eliminada: {{name}}',
      question: {
        one: '¿Eliminar esta vista del grupo?',
        many: '¿Eliminar {{count}} vistas del grupo?',
        other: '¿Eliminar {{count}} vistas del grupo?',
      },
    },
    open: {
      title: 'Abrir vista guardada',
      words: 'vistas, todas las vistas, ir a la vista, vistas del grupo',
      which: { label: 'Vista' },
    },
    nameTooLong: 'El nombre es demasiado largo: como máximo 80 caracteres.',
    gone: 'Esta vista se ha eliminado.',
    notShareable: 'Esta página no se puede compartir. Abre una lista.',
    heading: 'Vistas',
    all: 'Todas las vistas…',
    ofTeam: 'Vista del grupo',
  },
  command: {
    settledAs: 'Ya resuelto: {{name}}. Decisión: {{how}}.',
    settledAsBy: 'Ya lo resolvió {{who}}: {{name}}. Decisión: {{how}}.',
    settledAsByYou: 'Ya lo resolviste tú: {{name}}. Decisión: {{how}}.',
    oneOnly: 'Este comando actúa sobre una sola fila. Selecciona menos.',
    failed: 'Este comando tiene un error y ahora no se puede usar.',
    unread: 'El servidor envió datos que no se pueden leer, así que este comando no se puede ejecutar.',
    memberUnknown: 'El servidor no dice de qué miembro se trata.',
    repeat: {
      words: 'otra vez, de nuevo',

      title: 'Repetir el último comando',
      hint: 'Sobre las filas elegidas ahora',
    },
  },
  report: {
    together: { one: '{{count}} denuncia', many: '{{count}} de denuncias', other: '{{count}} denuncias' },
    ignore: {
      title: 'Ignorar',
      hint: 'Sin infracción',
      words: 'sin infracción, válido, está bien, descartar, dejar, desestimar',
      done: 'Denuncia ignorada: {{name}}',
      question: {
        one: '¿Ignorar este caso?',
        many: '¿Ignorar {{count}} de casos?',
        other: '¿Ignorar {{count}} casos?',
      },
    },
    deletePost: {
      title: 'Eliminar publicación',
      hint: 'Infracción: elimina el contenido denunciado',
      words: 'infracción, quitar publicación, retirar contenido, borrar publicación',
      done: 'Contenido denunciado eliminado: {{name}}',
      question: {
        one: '¿Eliminar el contenido de este caso?',
        many: '¿Eliminar el contenido de {{count}} de casos?',
        other: '¿Eliminar el contenido de {{count}} casos?',
      },
    },
    blockUser: {
      title: 'Bloquear autor',
      hint: 'Ni publica ni comenta; oculto para los demás',
      hintElsewhere: 'Infracción: el servidor bloquea al autor',
      words: 'banear usuario, bloquear usuario, vetar autor, expulsar',
      done: 'Autor bloqueado: {{name}}',
      doneUnnamed: 'Bloqueado el autor de: {{name}}',
      question: {
        one: '¿Bloquear al autor de este caso?',
        many: '¿Bloquear a los autores de {{count}} de casos?',
        other: '¿Bloquear a los autores de {{count}} casos?',
      },
    },
    reopen: {
      title: 'Reabrir caso',
      words: 'reabrir, deshacer decisión',
      done: 'Caso reabierto: {{name}}',
      question: {
        one: '¿Reabrir este caso?',
        many: '¿Reabrir {{count}} de casos?',
        other: '¿Reabrir {{count}} casos?',
      },
    },
    takeOver: {
      title: 'Asumir el caso de un compañero',
      hint: 'Avisa a quien lo lleva de que continúas tú',
      words: 'relevar, reclamar, quedarse el caso',
      done: 'Asumido de {{name}}',
      question: {
        one: '¿Asumir este caso?',
        many: '¿Asumir {{count}} de casos?',
        other: '¿Asumir {{count}} casos?',
      },
    },
    assign: {
      title: 'Asignar el caso a un compañero',
      words: 'pasar, delegar, transferir, dar',
      done: 'Caso asignado: {{name}}',
      question: {
        one: '¿Asignar este caso?',
        many: '¿Asignar {{count}} de casos?',
        other: '¿Asignar {{count}} casos?',
      },
      to: { label: '¿A quién?', nobody: 'A nadie' },
    },
    assignMe: {
      title: 'Asignarme el caso',
      words: 'me lo quedo, mío, lo hago yo',
      done: 'Ahora llevas este caso: {{name}}',
      question: {
        one: '¿Asignarte este caso?',
        many: '¿Asignarte {{count}} de casos?',
        other: '¿Asignarte {{count}} casos?',
      },
    },
    note: {
      title: 'Añadir nota',
      hint: 'Para el personal; menciona a colegas con @',
      words: 'anotar, comentario interno, mencionar, recordatorio',
    },
    askOpinion: {
      title: 'Pedir una segunda opinión',
      words: 'no estoy seguro, otros ojos, preguntar a un compañero, dudas',
      done: 'Segunda opinión pedida: {{name}}',
      proposes: { label: '¿Qué decidirías?', unsure: 'No lo sé' },
      text: { label: 'Tu opinión' },
    },
    withdrawOpinion: {
      title: 'Retirar la petición de una segunda opinión',
      words: 'ya no hace falta, quitar petición',
      done: 'Petición retirada: {{name}}',
    },
    isYours: 'Este caso ya es tuyo.',
    opinionOfOther: 'Otra persona ya ha pedido una segunda opinión.',
    noOpinion: 'Este caso no espera una segunda opinión.',
    opinionMissing: 'Escribe tu opinión.',
    opinionTooLong: 'Demasiado largo. Acórtalo.',
    sendReply: {
      title: 'Enviar respuesta',
      done: 'Respuesta guardada en el caso: {{name}}',
      saves: 'Guardar respuesta',
      savesHeld: '{{title}}, se guardará en {{seconds}} s: {{name}}',
      savesIn: 'Se guardará en {{seconds}} s',
    },
    pullBackReply: {
      title: 'Retirar respuesta',
      done: 'Respuesta retirada: {{name}}',
    },
    sendReplyAgain: {
      title: 'Volver a enviar respuesta',
      done: 'Se vuelve a enviar la respuesta: {{name}}',
    },
    replyTemplate: {
      title: 'Insertar plantilla de respuesta',
      words: 'plantilla, respuesta guardada, respuesta predefinida',
      template: {
        label: 'Plantilla',
      },

      hint: 'Texto guardado que puedes cambiar antes de enviar',
    },
    replyHasLeft: 'Esta respuesta ya no está pendiente de envío.',
    nobodyAtIt: 'Nadie más lleva este caso.',
    colleagueAtIt: 'Un colega lleva este caso.',
    alreadyDecided: 'Este caso ya está resuelto.',
    noneToDecide: 'De este caso no queda ninguna denuncia por resolver.',
    stillOpen: 'Este caso está pendiente.',
    notYoursToReopen: 'No puedes tomar esta decisión, así que tampoco revertirla.',
    open: {
      title: 'Abrir caso',
      words: 'ver denuncia, detalles, caso',
    },
    reply: {
      title: 'Responder al denunciante',
      hintElsewhere: 'Solo borrador: este servidor no envía correo',
      words: 'responder, respuesta, correo, contestar',

      hint: 'Por correo; el borrador se conserva',
    },
    openAuthor: {
      title: 'Ver autor',
      words: 'autor, quién publicó',
    },
    comments: {
      title: 'Ver comentarios',
      words: 'comentarios, respuestas, discusión',
    },
    deleteForPolicy: {
      title: 'Eliminar según una norma',
      words: 'eliminar con motivo, a causa de, regla, pautas, infracción',
      hint: 'Indica qué norma infringe el contenido',
      policy: { label: '¿Qué norma infringe?' },
    },
    blockForPolicy: {
      title: 'Bloquear autor según una norma',
      words: 'bloquear con motivo, a causa de, regla, pautas',
      hint: 'Indica qué norma infringió el autor',
      policy: { label: '¿Qué norma infringió el autor?' },
    },
  },
  replyTemplate: {
    add: {
      title: 'Añadir plantilla de respuesta',
      words: 'nueva plantilla, crear plantilla',
      done: 'Plantilla de respuesta añadida',
      language: {
        label: 'Idioma',
      },
      name: {
        label: 'Nombre',
      },
      text: {
        label: 'Texto ({reporter} {reason} {decision} {policy} {policyText} {date} {postExcerpt})',
      },
    },
    edit: {
      title: 'Editar plantilla de respuesta',
      words: 'cambiar plantilla',
      done: 'Plantilla de respuesta cambiada: {{name}}',
      language: {
        label: 'Idioma',
      },
      name: {
        label: 'Nombre',
      },
      text: {
        label: 'Texto ({reporter} {reason} {decision} {policy} {policyText} {date} {postExcerpt})',
      },
    },
    delete: {
      title: 'Eliminar plantilla de respuesta',
      words: 'quitar plantilla, borrar plantilla',
      done: 'Plantilla de respuesta eliminada: {{name}}',
      question: {
        one: '¿Eliminar esta plantilla de respuesta?',
        many: '¿Eliminar {{count}} de plantillas de respuesta?',
        other: '¿Eliminar {{count}} plantillas de respuesta?',
      },
    },
    empty: 'No puede quedar vacío.',
    tooLong: 'Demasiado largo: el nombre tiene 80 caracteres como máximo y el texto 5000.',
  },
  post: {
    hide: {
      title: 'Ocultar publicación',
      words: 'esconder, hacer invisible, no mostrar',
      done: 'Publicación oculta: {{name}}',
      question: {
        one: '¿Ocultar esta publicación?',
        many: '¿Ocultar {{count}} de publicaciones?',
        other: '¿Ocultar {{count}} publicaciones?',
      },
    },
    unhide: {
      title: 'Volver a mostrar publicación',
      words: 'volver a mostrar, hacer visible',
      done: 'Publicación visible de nuevo: {{name}}',
      question: {
        one: '¿Volver a mostrar esta publicación?',
        many: '¿Volver a mostrar {{count}} de publicaciones?',
        other: '¿Volver a mostrar {{count}} publicaciones?',
      },
    },
    block: {
      title: 'Bloquear publicación',
      words: 'vetar publicación, cerrar publicación',
      done: 'Publicación bloqueada: {{name}}',
      question: {
        one: '¿Bloquear esta publicación?',
        many: '¿Bloquear {{count}} de publicaciones?',
        other: '¿Bloquear {{count}} publicaciones?',
      },
    },
    unblock: {
      title: 'Desbloquear publicación',
      words: 'quitar bloqueo, desbloquear',
      done: 'Publicación desbloqueada: {{name}}',
      question: {
        one: '¿Desbloquear esta publicación?',
        many: '¿Desbloquear {{count}} de publicaciones?',
        other: '¿Desbloquear {{count}} publicaciones?',
      },
    },
    delete: {
      title: 'Eliminar publicación',
      words: 'quitar, borrar, papelera',
      done: 'Publicación eliminada: {{name}}',
      question: {
        one: '¿Eliminar esta publicación?',
        many: '¿Eliminar {{count}} de publicaciones?',
        other: '¿Eliminar {{count}} publicaciones?',
      },
    },
    restore: {
      title: 'Restaurar publicación',
      words: 'recuperar, devolver, deshacer borrado',
      done: 'Publicación restaurada: {{name}}',
      question: {
        one: '¿Restaurar esta publicación?',
        many: '¿Restaurar {{count}} de publicaciones?',
        other: '¿Restaurar {{count}} publicaciones?',
      },
    },
    promote: {
      title: 'Añadir publicación a la TV',
      to: {
        label: 'Añadir a',
        hotlive: 'Hotlive',
        slider: 'TV slider',
      },
    },
    promoteHotlive: {
      title: 'Añadir a Hotlive',
      words: 'añadir a hotlive, destacar video',
      done: 'Archivo añadido: {{name}}',
      refused: {
        '400': 'Hotlive solo admite vídeos.',
      },
      question: {
        one: '¿Añadir esta publicación a Hotlive?',
        many: '¿Añadir {{count}} de publicaciones a Hotlive?',
        other: '¿Añadir {{count}} publicaciones a Hotlive?',
      },
      idmedia: {
        label: 'Qué archivo',
      },

      hint: 'El vídeo de la publicación',
    },
    promoteSlider: {
      title: 'Añadir al TV slider',
      words: 'añadir al carrusel, poner en tv',
      done: 'Archivo añadido: {{name}}',
      refused: {
        '400': 'El TV slider solo admite imágenes.',
      },
      question: {
        one: '¿Añadir esta publicación al TV slider?',
        many: '¿Añadir {{count}} de publicaciones al TV slider?',
        other: '¿Añadir {{count}} publicaciones al TV slider?',
      },
      idmedia: {
        label: 'Qué imagen',
      },

      hint: 'La imagen de la publicación',
    },
    unpromoteHotlive: {
      title: 'Quitar de Hotlive',
      done: 'Archivo quitado: {{name}}',
      question: {
        one: '¿Quitar esta publicación de Hotlive?',
        many: '¿Quitar {{count}} de publicaciones de Hotlive?',
        other: '¿Quitar {{count}} publicaciones de Hotlive?',
      },
    },
    unpromoteSlider: {
      title: 'Quitar del TV slider',
      done: 'Archivo quitado: {{name}}',
      question: {
        one: '¿Quitar esta publicación del TV slider?',
        many: '¿Quitar {{count}} de publicaciones del TV slider?',
        other: '¿Quitar {{count}} publicaciones del TV slider?',
      },
    },
    gone: 'Esta publicación se ha eliminado.',
    alreadyHidden: 'La publicación ya está oculta.',
    notHidden: 'La publicación está visible.',
    alreadyBlocked: 'La publicación ya está bloqueada.',
    notBlocked: 'La publicación no está bloqueada.',
    notDeleted: 'La publicación no está eliminada.',
    noMedia: 'La publicación debe contener algún archivo multimedia.',
    noVideo: 'La publicación no tiene ningún vídeo apto para Hotlive.',
    noImage: 'La publicación no tiene ninguna imagen apta para el TV slider.',
    mediaUnknown: 'El servidor no indica el ID del archivo de esta publicación.',
    promotedAlready: 'Todo lo que se puede añadir a la TV de esta publicación ya está añadido.',
    open: {
      title: 'Abrir publicación',
      words: 'ver publicación, detalles',
    },
    openAuthor: {
      title: 'Ver autor',
      words: 'autor, quién publicó',
    },
    comments: {
      title: 'Ver comentarios',
      words: 'comentarios, respuestas, discusión',
    },
  },
  temple: {
    editFields: {
      title: 'Editar templo',
      words: 'cambiar templo, editar pagoda',
    },
    open: {
      words: 'pagoda, iglesia, lugar, detalles',

      title: 'Abrir templo',
    },
    map: {
      title: 'Alternar entre mapa y lista',
      words: 'mapa, dónde, ubicación, lugares',
    },
    create: {
      title: 'Nuevo templo',
      words: 'añadir templo, crear templo, nuevo lugar, pagoda',
    },
    add: {
      done: 'Templo creado: {{name}}',
      question: {
        one: '¿Crear este templo?',
        many: '¿Crear {{count}} de templos?',
        other: '¿Crear {{count}} templos?',
      },

      title: 'Crear templo',
    },
    edit: {
      done: 'Templo guardado: {{name}}',
      question: {
        one: '¿Guardar este templo?',
        many: '¿Guardar {{count}} de templos?',
        other: '¿Guardar {{count}} templos?',
      },

      title: 'Guardar templo',
    },
    revert: {
      done: 'Cambios revertidos: {{name}}',
      question: {
        one: '¿Revertir los cambios de este templo?',
        many: '¿Revertir los cambios de {{count}} de templos?',
        other: '¿Revertir los cambios de {{count}} templos?',
      },

      title: 'Revertir cambios del templo',
    },
    delete: {
      words: 'quitar, borrar',
      done: 'Templo eliminado: {{name}}',
      question: {
        one: '¿Eliminar este templo?',
        many: '¿Eliminar {{count}} de templos?',
        other: '¿Eliminar {{count}} templos?',
      },

      title: 'Eliminar templo',
    },
    restore: {
      words: 'recuperar, papelera, devolver',
      done: 'Templo restaurado: {{name}}',
      question: {
        one: '¿Restaurar este templo?',
        many: '¿Restaurar {{count}} de templos?',
        other: '¿Restaurar {{count}} templos?',
      },

      title: 'Restaurar templo',
    },
    makeAgain: {
      words: 'restaurar recuperar',
      hint: 'Se crea como un templo nuevo, con otro ID; la fecha de creación original se pierde.',
      done: 'Templo creado de nuevo, con otro ID: {{name}}',
      question: {
        one: '¿Volver a crear este templo?',
        many: '¿Volver a crear {{count}} de templos?',
        other: '¿Volver a crear {{count}} templos?',
      },

      title: 'Volver a crear templo',
    },
    discard: {
      words: 'descartar cambios, cancelar, borrador',

      title: 'Descartar cambios sin guardar',
    },
    setType: {
      words: 'edición masiva, cambiar tipo',
      done: 'Tipo cambiado: {{name}}',
      question: {
        one: '¿Cambiar el tipo de este templo?',
        many: '¿Cambiar el tipo de {{count}} de templos?',
        other: '¿Cambiar el tipo de {{count}} templos?',
      },
      type: {
        label: 'Nuevo tipo',
      },

      title: 'Cambiar el tipo',
    },
    setField: {
      words: 'edición masiva, poner ciudad, poner país, dirección',
      done: 'Modificado: {{name}}',
      question: {
        one: '¿Modificar este templo?',
        many: '¿Modificar {{count}} de templos?',
        other: '¿Modificar {{count}} templos?',
      },
      field: {
        label: 'Qué campo',
      },
      value: {
        label: 'Nuevo valor; vacío para borrarlo',
      },

      title: 'Rellenar un campo de varios templos',
    },
    setAlready: 'Este templo ya tiene ese valor.',
    fieldTooLong: 'Demasiado largo para este campo.',
    merge: {
      words: 'duplicados, repetidos, unir, combinar',
      submit: 'Fusionar',
      howMany: 'Selecciona de 2 a 6 templos que sean el mismo lugar para fusionarlos.',
      allPhotos: 'Todas las fotos',
      keep: {
        label: 'Cuál se conserva',
      },
      name: {
        label: 'Nombre',
      },
      nickname: {
        label: 'Otro nombre',
      },
      type: {
        label: 'Tipo',
      },
      address: {
        label: 'Dirección',
      },
      city: {
        label: 'Ciudad',
      },
      country: {
        label: 'País',
      },
      description: {
        label: 'Descripción',
      },
      place: {
        label: 'Coordenadas',
      },
      avatar: {
        label: 'Foto principal',
      },
      photos: {
        label: 'Fotos',
      },

      title: 'Fusionar templos duplicados',
      hint: 'Conserva uno y le une los duplicados',
    },
    mergeRows: {
      done: 'Fusionado: {{name}}',
      question: {
        one: '¿Fusionar este templo?',
        many: '¿Fusionar {{count}} de templos?',
        other: '¿Fusionar {{count}} templos?',
      },

      title: 'Fusionar templos',
    },
    unmergeRows: {
      done: 'Separado: {{name}}',
      question: {
        one: '¿Separar este templo?',
        many: '¿Separar {{count}} de templos?',
        other: '¿Separar {{count}} templos?',
      },

      title: 'Separar templos fusionados',
    },
    mergeNeedsEdit: 'Para fusionar hace falta el permiso de editar templos.',
    uploadPhotos: {
      words: 'subir imágenes, añadir fotos',

      title: 'Añadir fotos',
    },
    export: {
      title: 'Exportar templos a CSV, con todos los campos',
      words: 'descargar, exportar lista, csv',
    },
    import: {
      words: 'csv, xlsx, excel, hoja de cálculo, subir archivo',

      hint: 'CSV o Excel; se ve cada fila antes de crear',
    },
    importAnother: {
      words: 'nuevo otro archivo cambiar reemplazar',

      title: 'Elegir otro archivo',
    },
    importAll: {
      title: 'Importar las filas comprobadas',
      short: 'Importar',
      words: 'escribir empezar archivo',
    },
    importRows: {
      done: 'Importado: {{name}}',
      question: {
        one: '¿Importar esta fila?',
        many: '¿Importar {{count}} de filas?',
        other: '¿Importar {{count}} filas?',
      },
      refused: {
        '400': 'El servidor rechaza esta fila. Corrígela en el archivo y vuelve a importarla.',
        '409':
          'Alguien acaba de cambiar o eliminar el templo que se iba a completar. Vuelve a elegir el archivo para comprobarlo de nuevo.',
      },

      title: 'Importar templos',
    },
    takeBackImport: {
      words: 'deshacer importación, quitar templos importados',

      title: 'Deshacer esta importación',
    },
    importTakenBack: 'De esta importación no queda ninguna fila que deshacer.',
    importNotKept: 'Las filas de esta importación ya no se conservan, así que no se puede deshacer.',
    unimportRows: {
      done: 'Importación deshecha: {{name}}',
      question: {
        one: '¿Deshacer la importación de esta fila?',
        many: '¿Deshacer la importación de {{count}} de filas?',
        other: '¿Deshacer la importación de {{count}} filas?',
      },

      title: 'Deshacer importación',
    },
    skipRow: {
      words: 'saltar dejar fuera fila',

      title: 'Omitir duplicado',
    },
    createAnyway: {
      words: 'duplicado repetido fila templo nuevo',

      title: 'Crear de todos modos',
    },
    editRow: {
      words: 'corregir fila',
      field: {
        label: 'Qué campo',
      },
      value: {
        label: 'Valor nuevo',
      },

      title: 'Editar una celda de la fila',
      submit: 'Guardar la celda',
    },
    setColumn: {
      words: 'columna encabezado',
      column: {
        label: 'Qué columna',
      },
      field: {
        label: 'Qué campo',
      },

      title: 'Importar una columna como campo',
    },
    fillEmpty: {
      words: 'predeterminado plantilla regla nombre',
      field: {
        label: 'Qué campo',
      },
      text: {
        label: 'Valor o plantilla, como Pagoda de {city}',
      },

      title: 'Rellenar las celdas vacías de un campo',
    },
    takeColumn: {
      words: 'regla',
      field: {
        label: 'Qué campo',
      },
      column: {
        label: 'Qué columna',
      },

      title: 'Rellenar celdas vacías desde otra columna',
    },
    leaveEmpty: {
      words: 'quitar regla',
      field: {
        label: 'Qué campo',
      },

      title: 'Dejar de rellenar celdas vacías',
    },
    mapType: {
      words: 'asignar tipo',
      value: {
        label: 'Valor en el archivo',
      },
      type: {
        label: 'Asociar al tipo',
      },

      title: 'Asociar un valor a un tipo',
    },
    mapTypes: {
      words: 'asignar tipos',

      title: 'Aceptar todos los tipos sugeridos',
      hint: 'Acepta todas las sugerencias de la columna de tipos',
    },
    chooseSheet: {
      words: 'excel libro',
      sheet: {
        label: 'Qué hoja',
      },

      title: 'Elegir la hoja',
    },
    chooseEncoding: {
      words: 'TCVN3 VNI letras',
      encoding: {
        label: 'Qué codificación',
      },

      title: 'Elegir la codificación',
    },
    importTemplate: {
      words: 'archivo de ejemplo, plantilla de importación',
      as: {
        label: 'En qué formato',
      },

      title: 'Descargar una plantilla para importar',
    },
    fillHow: {
      words: 'sustituir dejar rellenar duplicado',
      field: {
        label: 'Qué campo',
      },
      way: {
        label: 'Qué hacer',
      },

      title: 'Elegir cómo se completa un campo',
    },
    updateFromRow: {
      words: 'duplicado repetido fila actualizar combinar fusionar',

      title: 'Completar el templo existente',
    },
    addedUnseen: 'Guardado: {{name}}. El servidor no dice cuál de los templos de la lista es.',
    likeIsThere: 'Alguien acaba de crear un templo como este.',
    rowUnsure: 'Esta fila puede haber llegado. Indica en la tarea de importación qué hacer con ella.',
    rowWritten: 'Esta fila ya se ha importado.',
    noDuplicate: 'Esta fila no es un duplicado.',
    nothingNew: 'Esta fila no tiene nada nuevo que añadir.',
    nothingToWrite: 'Esta fila no tiene nada que importar.',
    unsaved: 'Este templo aún no está guardado.',
    savedAlready: 'Este templo ya está guardado.',
    gone: 'Este templo se ha eliminado.',
    notDeleted: 'El templo no está eliminado.',
    nameMissing: 'Escribe un nombre.',
    placeUnreadable:
      'No se reconoce ningún punto. Escribe latitud y longitud, como 21.03, 105.83, o pega un enlace de mapa completo.',
    save: {
      words: 'conservar, guardar cambios',

      title: 'Guardar',
    },
    uploadAvatar: {
      words: 'portada, foto principal',

      title: 'Elegir foto principal',
    },

    remove: { title: 'Eliminar templo o borrador' },
    swapPlace: {
      title: 'Intercambiar latitud y longitud',
      hint: 'Cuando cada una está escrita en el lugar de la otra',
      words: 'coordenadas invertidas lugar',
    },
    takeLikelyType: {
      title: 'Usar el tipo sugerido',
      hint: 'Para todas las filas del archivo con la misma palabra',
      words: 'tipo desconocido suposición',
    },
    notSwapped: 'La latitud y la longitud de esta fila no parecen intercambiadas.',
    noLikelyType: 'No hay sugerencia para el tipo de esta fila.',
    repairImport: {
      title: 'Corregir filas con errores',
      words: 'corregir importación, reparar filas con errores, importar el resto',
    },
    noRejectedKept: 'No queda guardada ninguna fila con errores de esta importación.',
  },
  comment: {
    delete: {
      words: 'quitar, borrar',
      done: 'Comentario eliminado: {{name}}',
      question: {
        one: '¿Eliminar este comentario?',
        many: '¿Eliminar {{count}} de comentarios?',
        other: '¿Eliminar {{count}} comentarios?',
      },

      title: 'Eliminar comentario',
    },
    restore: {
      words: 'recuperar, devolver',
      done: 'Comentario restaurado: {{name}}',
      question: {
        one: '¿Restaurar este comentario?',
        many: '¿Restaurar {{count}} de comentarios?',
        other: '¿Restaurar {{count}} comentarios?',
      },

      title: 'Restaurar comentario',
    },
    blockAuthor: {
      words: 'banear comentarista, bloquear usuario',
      done: 'Bloqueado: {{name}}',
      question: {
        one: '¿Bloquear al autor de este comentario?',
        many: '¿Bloquear a los autores de {{count}} de comentarios?',
        other: '¿Bloquear a los autores de {{count}} comentarios?',
      },

      title: 'Bloquear autor del comentario',
      hint: 'Ni publica ni comenta; oculto para los demás',
    },
    unblockAuthor: {
      done: 'Desbloqueado: {{name}}',
      question: {
        one: '¿Desbloquear al autor de este comentario?',
        many: '¿Desbloquear a los autores de {{count}} de comentarios?',
        other: '¿Desbloquear a los autores de {{count}} comentarios?',
      },

      title: 'Desbloquear autor del comentario',
    },
    gone: 'Este comentario se ha eliminado.',
    notDeleted: 'El comentario no está eliminado.',
    isUnder: 'El comentario al que responde está eliminado: restaura antes ese.',
    replies: {
      words: 'respuestas, subcomentarios',

      title: 'Ver respuestas',
    },
    openAuthor: {
      words: 'autor, comentarista',

      title: 'Ver autor del comentario',
    },
  },
  profile: {
    note: {
      title: 'Añadir nota',
      hint: 'Para el personal; menciona a colegas con @',
      words: 'anotar, comentario interno, mencionar, recordatorio',
    },
    open: {
      title: 'Abrir miembro',
      words: 'perfil, cuenta, ver miembro, detalles',
    },
    block: {
      title: 'Bloquear miembro',
      words: 'banear, vetar, silenciar, suspender, bloquear usuario, expulsar',
      done: 'Bloqueos definidos: {{name}}',
      question: {
        one: '¿Definir los bloqueos de este miembro?',
        many: '¿Definir los bloqueos de {{count}} de miembros?',
        other: '¿Definir los bloqueos de {{count}} miembros?',
      },
      kinds: {
        label: 'Qué bloquear',
        all: 'Todo',
        BLOCK_POST: 'Publicaciones',
        BLOCK_COMMENT: 'Comentarios',
        BLOCK_POST_ALLOW_ONLY_ME: 'Publicaciones que solo ve su autor',
      },

      hint: 'Sin publicar, sin comentar, o publicaciones que solo ve su autor',
    },
    unblock: {
      title: 'Desbloquear miembro',
      words: 'quitar bloqueo, quitar el veto, levantar el veto, desbanear, readmitir',
      done: 'Miembro desbloqueado: {{name}}',
      question: {
        one: '¿Desbloquear a este miembro?',
        many: '¿Desbloquear a {{count}} de miembros?',
        other: '¿Desbloquear a {{count}} miembros?',
      },

      hint: 'Quita todos los bloqueos a la vez',
    },
    setBlocks: {
      title: 'Definir bloqueos',
      done: 'Bloqueos definidos: {{name}}',
      question: {
        one: '¿Definir los bloqueos de este miembro?',
        many: '¿Definir los bloqueos de {{count}} de miembros?',
        other: '¿Definir los bloqueos de {{count}} miembros?',
      },
    },
    toggleOnlyMe: {
      title: 'Activar o desactivar «publicaciones que solo ve su autor»',
      words: 'solo él, visibles solo para él',
      done: '«Publicaciones que solo ve su autor» cambiado: {{name}}',
      question: {
        one: '¿Cambiar «publicaciones que solo ve su autor» de este miembro?',
        many: '¿Cambiar «publicaciones que solo ve su autor» de {{count}} de miembros?',
        other: '¿Cambiar «publicaciones que solo ve su autor» de {{count}} miembros?',
      },
    },
    verifyPhone: {
      title: 'Verificar teléfono',
      words: 'confirmar número, teléfono, móvil',
      done: 'Teléfono verificado: {{name}}',
      question: {
        one: '¿Verificar el teléfono de este miembro?',
        many: '¿Verificar el teléfono de {{count}} de miembros?',
        other: '¿Verificar el teléfono de {{count}} miembros?',
      },
      phone: {
        label: 'Número de teléfono',
      },
    },
    unverifyPhone: {
      title: 'Quitar verificación del teléfono',
      words: 'número no verificado, quitar verificación',
      done: 'Verificación quitada: {{name}}',
      question: {
        one: '¿Quitar la verificación del teléfono de este miembro?',
        many: '¿Quitar la verificación del teléfono de {{count}} de miembros?',
        other: '¿Quitar la verificación del teléfono de {{count}} miembros?',
      },
    },
    setAuthentic: {
      title: 'Poner sello de autenticidad',
      words: 'insignia azul, marca azul, auténtico, cuenta verificada',
      done: 'Sello de autenticidad puesto: {{name}}',
      question: {
        one: '¿Poner el sello de autenticidad a este miembro?',
        many: '¿Poner el sello de autenticidad a {{count}} de miembros?',
        other: '¿Poner el sello de autenticidad a {{count}} miembros?',
      },
    },
    unsetAuthentic: {
      title: 'Quitar sello de autenticidad',
      words: 'quitar insignia, quitar marca azul',
      done: 'Sello de autenticidad quitado: {{name}}',
      question: {
        one: '¿Quitar el sello de autenticidad a este miembro?',
        many: '¿Quitar el sello de autenticidad a {{count}} de miembros?',
        other: '¿Quitar el sello de autenticidad a {{count}} miembros?',
      },
    },
    update: {
      title: 'Editar miembro',
      words: 'cambiar nombre, cambiar cumpleaños, corregir, editar usuario, editar perfil',
      done: 'Cambios guardados: {{name}}',
      question: {
        one: '¿Cambiar los datos de este miembro?',
        many: '¿Cambiar los datos de {{count}} de miembros?',
        other: '¿Cambiar los datos de {{count}} miembros?',
      },
      displayName: {
        label: 'Nombre visible',
      },
      email: {
        label: 'Correo',
      },
      phone: {
        label: 'Número de teléfono',
      },
      birthDay: {
        label: 'Fecha de nacimiento',
      },
      gender: {
        label: 'Sexo',
        men: 'Hombre',
        woman: 'Mujer',
        unsaid: 'Sin indicar',
      },
      idCard: {
        label: 'Documento de identidad',
      },
      location: {
        label: 'Residencia',
      },
      photo: {
        label: 'Foto de perfil',
      },
    },
    setFields: {
      title: 'Definir datos del miembro',
      done: 'Cambios guardados: {{name}}',
      question: {
        one: '¿Cambiar los datos de este miembro?',
        many: '¿Cambiar los datos de {{count}} de miembros?',
        other: '¿Cambiar los datos de {{count}} miembros?',
      },
    },
    noUid: 'El servidor no indica el UID de este miembro.',
    unchanged: 'Sin cambios.',
    blocksAreSo: 'El miembro ya tiene exactamente estos bloqueos.',
    notBlocked: 'El miembro no está bloqueado.',
    chooseKinds: 'Sin cambios: marca o desmarca al menos una opción.',
    phoneInvalid: 'El número de teléfono no es válido o ya está en uso.',
    phoneAlreadyVerified: 'El teléfono ya está verificado.',
    phoneNotVerified: 'El teléfono no está verificado.',
    verifiedOneByOne:
      'No todos estos teléfonos están verificados. Verifícalos uno a uno o usa el comando que quita la verificación.',
    onlyMeApart:
      'Solo algunos de estos miembros están en este estado. Selecciona miembros en el mismo estado o usa «Bloquear miembro».',
    phoneNotSaid: 'El servidor no indica el teléfono de este miembro.',
    alreadyAuthentic: 'Ya tiene el sello de autenticidad.',
    notAuthentic: 'No tiene el sello de autenticidad.',
    nameMissing: 'Escribe un nombre.',
    togglePhone: {
      title: 'Poner o quitar verificación del teléfono',
    },
    toggleAuthentic: {
      title: 'Poner o quitar sello de autenticidad',
    },
    erase: {
      title: 'Borrar los datos del miembro',
    },
  },
  adminUser: {
    endSecondFactor: {
      title: 'Desactivar la verificación en dos pasos de un administrador',
      words: '2FA, dos factores, teléfono perdido, dispositivo perdido',
      hint: 'Para quien ha perdido el teléfono; cierra su sesión',
      done: 'Verificación en dos pasos desactivada: {{name}}',
      question:
        '¿Desactivar la verificación en dos pasos de esta persona? Se cerrará su sesión y entrará solo con su contraseña.',
      refused: {
        '304': 'Esta persona no ha configurado la verificación en dos pasos.',
        '308':
          'No puedes hacerlo con tu cuenta, con alguien de nivel superior ni con quien tiene permisos que no tienes.',
      },
    },
    noSecondFactor: 'Esta persona no ha configurado la verificación en dos pasos.',
    add: {
      title: 'Añadir administrador',
      words: 'crear cuenta, nuevo empleado, nuevo usuario, invitar, añadir moderador',
      done: 'Administrador añadido',
      question: '¿Añadir este administrador?',
      refused: {
        '305': 'Este nombre de usuario ya está en uso.',
        '308': 'No puedes hacerlo con tu cuenta ni con alguien de nivel superior, ni dar permisos que no tienes.',
      },
      userName: {
        label: 'Usuario',
      },
      displayName: {
        label: 'Nombre visible',
      },
      password: {
        label: 'Contraseña',
      },
      role: {
        label: 'Rol',
        none: 'Sin rol',
      },
      tier: {
        '99': 'Personal (NV)',
        '100': 'Administrador del sistema (QTHT)',
        label: 'Nivel',
      },
      organId: {
        label: 'N.º de organización',
      },
      position: {
        label: 'N.º de cargo',
      },
      rankId: {
        label: 'N.º de rango',
      },
      avatar: {
        label: 'Foto de perfil',
      },
    },
    edit: {
      title: 'Editar administrador',
      words: 'actualizar empleado, editar usuario',
      done: 'Cambios guardados: {{name}}',
      question: {
        one: '¿Cambiar los datos de este administrador?',
        many: '¿Cambiar los datos de {{count}} de administradores?',
        other: '¿Cambiar los datos de {{count}} administradores?',
      },
      refused: {
        '305': 'Este nombre de usuario ya está en uso.',
        '308': 'No puedes hacerlo con tu cuenta ni con alguien de nivel superior, ni dar permisos que no tienes.',
        '400': 'Debe quedar al menos un administrador del sistema activo.',
      },
      userName: {
        label: 'Usuario',
      },
      displayName: {
        label: 'Nombre visible',
      },
      role: {
        label: 'Rol',
        none: 'Sin rol',
      },
      tier: {
        '99': 'Personal (NV)',
        '100': 'Administrador del sistema (QTHT)',
        label: 'Nivel',
      },
      organId: {
        label: 'N.º de organización',
      },
      position: {
        label: 'N.º de cargo',
      },
      rankId: {
        label: 'N.º de rango',
      },
      avatar: {
        label: 'Foto de perfil',
      },
    },
    ban: {
      title: 'Expulsar administrador',
      refused: {
        '308': 'No puedes hacerlo con tu cuenta ni con alguien de nivel superior, ni dar permisos que no tienes.',
        '400': 'Debe quedar al menos un administrador del sistema activo.',
      },
      words: 'banear empleado, bloquear administrador, vetar',
      done: 'Administrador expulsado: {{name}}',
      question: {
        one: '¿Seguro que quieres expulsar a este administrador?',
        many: '¿Seguro que quieres expulsar a estos {{count}} de administradores?',
        other: '¿Seguro que quieres expulsar a estos {{count}} administradores?',
      },

      hint: 'Ya no podrá iniciar sesión',
    },
    setStatus: {
      title: 'Cambiar estado del administrador',
      refused: {
        '308': 'No puedes hacerlo con tu cuenta ni con alguien de nivel superior, ni dar permisos que no tienes.',
        '400': 'Debe quedar al menos un administrador del sistema activo.',
      },
      words: 'suspender, reactivar, quitar el veto, levantar el veto, desbanear, desactivar, activar',
      done: 'Estado cambiado: {{name}}',
      question: {
        one: '¿Cambiar el estado de este administrador?',
        many: '¿Cambiar el estado de {{count}} de administradores?',
        other: '¿Cambiar el estado de {{count}} administradores?',
      },
      status: {
        '1': 'Activo',
        '3': 'Suspendido',
        label: 'Estado',
      },
    },
    delete: {
      title: 'Eliminar administrador',
      refused: {
        '308': 'No puedes hacerlo con tu cuenta ni con alguien de nivel superior, ni dar permisos que no tienes.',
        '400': 'Debe quedar al menos un administrador del sistema activo.',
      },
      words: 'eliminar empleado, despedir, quitar',
      done: 'Administrador eliminado: {{name}}',
      question: {
        one: '¿Seguro que quieres eliminar a este administrador?',
        many: '¿Seguro que quieres eliminar a estos {{count}} de administradores?',
        other: '¿Seguro que quieres eliminar a estos {{count}} administradores?',
      },

      hint: 'Pide escribir el nombre de usuario; no se puede deshacer',
    },
    resetPassword: {
      title: 'Restablecer contraseña',
      refused: {
        '308': 'No puedes hacerlo con tu cuenta ni con alguien de nivel superior, ni dar permisos que no tienes.',
      },
      words: 'contraseña olvidada, nueva contraseña, restablecer clave',
      done: 'Contraseña restablecida: {{name}}',
      question: {
        one: '¿Restablecer la contraseña de este administrador?',
        many: '¿Restablecer la contraseña de {{count}} de administradores?',
        other: '¿Restablecer la contraseña de {{count}} administradores?',
      },
      password: {
        label: 'Nueva contraseña',
      },
    },
    gone: 'Este administrador se ha eliminado.',
    alreadyBanned: 'El administrador ya está expulsado.',
    hasStatus: 'Ya tiene este estado: {{name}}',
    numbersHint: 'Según la numeración de tu organización; 0 significa ninguno.',
    roleHint: 'El rol dice qué se permite; solo los administradores del sistema cambian los roles y envían anuncios.',
    notANumber: 'Escribe un número entero.',
    nameTaken: 'Este nombre de usuario ya está en uso.',
    aboveYou: 'Esta persona tiene un nivel superior al tuyo.',
    mayDoMore: 'Esta persona tiene más permisos que tú.',
    isYou: 'No puedes hacerlo con tu propia cuenta.',
    roleBeyondYou: 'incluye permisos que no tienes',
    roleUnsaid: 'Sin cambios (el servidor no lo dice)',
    tierBeyondYou: 'solo puede darlo un administrador del sistema',
    lastSuperAdmin: 'debe quedar al menos un administrador del sistema',
    nameMissing: 'Escribe el usuario.',
    nameInvalid: 'Solo letras sin acentos, cifras y . _ @ + -',
    displayNameMissing: 'Escribe un nombre visible.',
    open: {
      title: 'Abrir administrador',
      words: 'ver administrador, detalles',
    },
  },
  role: {
    toggleSecondFactor: {
      title: 'Exigir la verificación en dos pasos',
      words: '2FA, dos factores, obligar',
      done: 'Rol actualizado: {{name}}',
      question: '¿Cambiar si este rol exige la verificación en dos pasos?',
      titleOff: 'Dejar de exigir la verificación en dos pasos',
    },
    editActions: {
      title: 'Editar permisos del rol',
      words: 'cambiar permisos, elegir permisos',
    },
    add: {
      title: 'Añadir rol',
      words: 'nuevo rol, crear rol, nuevo grupo de permisos',
      done: 'Rol añadido',
      question: '¿Añadir este rol?',
      refused: {
        '305': 'Este rol ya existe.',
      },
      name: {
        label: 'Nombre del rol',
      },
    },
    edit: {
      title: 'Cambiar nombre del rol',
      words: 'cambiar nombre del rol, renombrar',
      done: 'Rol actualizado: {{name}}',
      question: {
        one: '¿Cambiar el nombre de este rol?',
        many: '¿Cambiar el nombre de {{count}} de roles?',
        other: '¿Cambiar el nombre de {{count}} roles?',
      },
      refused: {
        '305': 'Este rol ya existe.',
      },
      name: {
        label: 'Nombre del rol',
      },
    },
    delete: {
      title: 'Eliminar rol',
      refused: {
        '400': 'El rol está en uso. Asigna antes otro a sus administradores.',
      },
      words: 'quitar rol, borrar rol',
      done: 'Rol eliminado: {{name}}',
      question: {
        one: '¿Seguro que quieres eliminar este rol?',
        many: '¿Seguro que quieres eliminar estos {{count}} de roles?',
        other: '¿Seguro que quieres eliminar estos {{count}} roles?',
      },

      hint: 'Pregunta antes; no se puede deshacer',
    },
    setActions: {
      title: 'Guardar permisos del rol',
      done: 'Rol actualizado: {{name}}',
      question: '¿Guardar los permisos?',
    },
    toggleAction: {
      title: 'Conceder o retirar un permiso',
      words: 'dar permiso, quitar permiso, revocar, conceder',
      done: 'Rol actualizado: {{name}}',
      question: {
        one: '¿Cambiar los permisos de este rol?',
        many: '¿Cambiar los permisos de {{count}} de roles?',
        other: '¿Cambiar los permisos de {{count}} roles?',
      },
      action: {
        label: 'Permiso',
        STATISTICAL: 'Ver estadísticas',
        REPORT_VIEW: 'Ver e ignorar denuncias',
        REPORT_DELETE_POST: 'Eliminar publicaciones denunciadas',
        REPORT_BLOCK_ACCOUNT: 'Bloquear miembros denunciados',
        STICKER_VIEW: 'Ver stickers',
        STICKER_UPLOAD: 'Subir stickers',
        PROFILE_VIEW: 'Ver miembros',
        PROFILE_LOCK: 'Bloquear miembros',
        PROFILE_VERIFY: 'Verificar miembros',
        PROFILE_UPDATE: 'Editar miembros',
        TV_ACCOUNT_VIEW: 'Ver cuentas de TV',
        TV_ACCOUNT_ADD: 'Añadir cuentas de TV',
        TV_ACCOUNT_DELETE: 'Quitar cuentas de TV',
        TV_SLIDER_VIEW: 'Ver el TV slider',
        TV_SLIDER_ADD: 'Añadir al TV slider',
        TV_SLIDER_DELETE: 'Quitar del TV slider',
        TV_HOTLIVE_VIEW: 'Ver Hotlive',
        TV_HOTLIVE_ADD: 'Añadir a Hotlive',
        TV_HOTLIVE_DELETE: 'Quitar de Hotlive',
        POST_VIEW: 'Ver publicaciones',
        POST_DELETE: 'Eliminar publicaciones',
        POST_HIDE: 'Ocultar y bloquear publicaciones',
        MEDIA_VIEW: 'Ver archivos de publicaciones',
        LOCATION_VIEW: 'Ver templos',
        LOCATION_ADD: 'Añadir templos',
        LOCATION_EDIT: 'Editar templos',
        LOCATION_DELETE: 'Eliminar templos',
        VIP_VIEW: 'Ver cuentas VIP',
        VIP_ADD: 'Añadir cuentas VIP',
        VIP_EDIT: 'Editar etiquetas de idioma VIP',
        VIP_DELETE: 'Quitar cuentas VIP',
        USER_VIEW: 'Ver administradores',
        USER_ADD: 'Añadir administradores',
        USER_EDIT: 'Editar administradores',
        USER_DELETE: 'Eliminar administradores',
        ROLE_VIEW: 'Ver roles',
        ROLE_ADD: 'Añadir roles',
        ROLE_EDIT: 'Editar roles',
        ROLE_DELETE: 'Eliminar roles',
        OTHER_RESET_PASSWORD: 'Restablecer contraseñas',
        OTHER_BAN_USER: 'Expulsar administradores',
        OTHER_TEAM_VIEWS: 'Gestionar vistas del grupo',
      },

      hint: 'Un permiso del rol, sin abrirlo',
    },
    setAllActions: {
      title: 'Conceder todos los permisos',
      words: 'todos los permisos, acceso total',
      done: 'Rol actualizado: {{name}}',
      question: '¿Conceder todos los permisos?',
    },
    clearAllActions: {
      title: 'Retirar todos los permisos',
      words: 'ningún permiso, quitar todo',
      done: 'Rol actualizado: {{name}}',
      question: '¿Retirar todos los permisos?',
    },
    gone: 'Este rol se ha eliminado.',
    inUse: 'El rol está en uso. Asigna antes otro a sus administradores.',
    hasAll: 'El rol ya tiene todos los permisos.',
    hasNone: 'El rol no tiene ningún permiso.',
    actionsUnsaid: 'Abre antes el rol para cargar sus permisos.',
    nameMissing: 'Escribe un nombre de rol.',
    open: {
      title: 'Abrir rol',
      words: 'ver rol, permisos del rol',
    },
  },
  job: {
    retry: {
      title: 'Reintentar filas con error',
    },
    exportFailed: {
      title: 'Exportar filas con error',
    },
    look: {
      title: 'Mirar de nuevo',
    },
    exportUnsure: {
      title: 'Exportar filas dudosas',
    },
    undo: {
      title: 'Deshacer esta tarea',
    },
    pause: {
      title: 'Pausar',
    },
    resume: {
      title: 'Reanudar',
    },
    togglePause: {
      title: 'Pausar o reanudar',
    },
    cancel: {
      title: 'Cancelar el resto',
    },
    stillRuns: 'Esta tarea sigue en curso.',
    isOver: 'Esta tarea ha terminado.',
    noneFailed: 'Ninguna fila de esta tarea tiene error.',
    noneUnsure: 'Ninguna fila de esta tarea es dudosa.',
    nothingToUndo: 'En esta tarea no hay nada que deshacer.',
    isPaused: 'Esta tarea ya está en pausa.',
  },
  note: {
    add: {
      title: 'Añadir nota',
      done: 'Nota añadida',
      text: { label: 'Nota para colegas' },
    },
    edit: {
      title: 'Editar nota',
      done: 'Nota modificada',
      text: { label: 'Nota para colegas' },
    },
    delete: {
      title: 'Eliminar nota',
      done: 'Nota eliminada',
    },
    missing: 'Escribe unas palabras.',
    tooLong: 'Demasiado largo: una nota tiene 2000 caracteres como máximo.',
    ofOther: 'Solo quien la escribió puede modificar o eliminar esta nota.',
    colleagues: 'Colegas',
    tells: 'Se avisará a: {{names}}',
  },
  notification: {
    send: {
      title: 'Enviar anuncio',
      words: 'enviar notificación, anunciar, escribir mensaje, nueva notificación, aviso',
      done: 'Anuncio enviado',
      question: '¿Enviar este anuncio?',
      submit: 'Revisar y enviar',
      heading: {
        label: 'Título',
      },
      body: {
        label: 'Texto',
      },
      audience: {
        label: 'Para',
        all: 'Todo el personal',
        'tier:99': 'Personal (NV)',
        'tier:100': 'Administradores del sistema (QTHT)',
      },

      hint: 'A todos o a un nivel',
    },
    delete: {
      title: 'Eliminar anuncio',
      words: 'eliminar notificación, quitar, retirar',
      done: 'Anuncio eliminado: {{name}}',
      question: {
        one: '¿Eliminar este anuncio? Ya no lo verá nadie.',
        many: '¿Eliminar {{count}} de anuncios? Ya no los verá nadie.',
        other: '¿Eliminar {{count}} anuncios? Ya no los verá nadie.',
      },
    },
    gone: 'Este anuncio se ha eliminado.',
    titleMissing: 'Escribe un título.',
    bodyMissing: 'Escribe un texto.',
    tooLong: 'Demasiado largo. Acórtalo.',
  },
  sticker: {
    upload: {
      title: 'Subir stickers',
      words: 'añadir pegatina, nueva pegatina',
      done: 'Stickers añadidos',
      question: '¿Subir estos stickers?',
      pictures: {
        label: 'Imágenes para los stickers',
      },
    },
    noPictures: 'Elige al menos una imagen.',
  },
  password: {
    longEnough: 'Al menos 10 caracteres',
    notTheUserName: 'Distinta del nombre de usuario',
    notTheOld: 'Distinta de la anterior',
    met: 'cumplido',
    open: 'sin cumplir',
    generate: 'Generar',
    copy: 'Copiar',
    copied: 'Copiada',
    show: 'Mostrar la contraseña',
  },
  list: {
    back: {
      title: 'Volver a la fila recién resuelta',
      hint: 'Otra vez: a donde estabas',
      words: 'última resuelta, caso anterior, regresar',
    },
    exportXlsx: {
      words: 'hoja de cálculo, excel, descargar',
    },
    uncover: {
      words: 'desenfocar, mostrar imágenes, destapar',

      hint: 'Difuminadas, en blanco y negro y luego tal cual',
    },
    first: {
      words: 'principio, arriba',
    },
    last: {
      words: 'final, abajo',
    },
    select: {
      words: 'marcar, tildar',
    },
    selectRange: {
      words: 'hasta aquí, rango',

      hint: 'Desde la fila elegida antes hasta esta',
    },
    selectAll: {
      words: 'todo, marcar todo',

      hint: 'Otra vez: todas las que coinciden; la tercera: ninguna',
    },
    clearSelection: {
      words: 'deseleccionar, ninguno, quitar selección',
    },
    invertSelection: {
      words: 'invertir, los otros',
    },
    filter: {
      words: 'filtrar, acotar',
    },
    sort: {
      words: 'orden, ordenar, más recientes, más antiguos, más urgentes',
    },
    sortByName: {
      words: 'alfabético, de la a a la z',
    },
    columns: {
      words: 'mostrar columnas, ocultar columnas, campos',
    },
    pageSize: {
      words: 'densidad, compacto, altura de fila',
    },
    refresh: {
      words: 'recargar, actualizar lista',
    },
    copy: {
      words: 'portapapeles, copiar',

      hint: 'Se puede pegar en una hoja de cálculo',
    },
    exportCsv: {
      words: 'descargar, guardar como archivo',
    },
    loadMore: {
      words: 'página siguiente, más filas',
    },
    peek: {
      words: 'vista previa, ampliar, ver foto',

      hint: 'Imágenes y vídeos, sin abrir el detalle',
    },
    jump: {
      words: 'ir a la fila, posición',
    },
    look: {
      words: 'galería, miniaturas, cuadrícula',
    },
    search: {
      words: 'buscar, encontrar',
    },
    copyLink: {
      words: 'compartir, dirección, url, link',
      hint: 'A esta fila; desde la búsqueda o los filtros, a la lista tal como está',
      row: 'Enlace copiado: {{name}}',
      list: 'Enlace a esta lista copiado, con su búsqueda, filtros y orden',
      copied: 'Enlace copiado',
      byHand: 'El navegador no permite copiar. Cópialo a mano:',
      rows: {
        one: '{{count}} enlace copiado',
        many: '{{count}} enlaces copiados',
        other: '{{count}} enlaces copiados',
      },
    },
  },
  go: {
    home: {
      words: 'estadísticas, panel, gráficos, cifras, resumen, tablero',
    },
    profiles: {
      words: 'miembros, usuarios, cuentas, perfiles, personas',
    },
    reports: {
      words: 'denuncias, reportes, abusos, infracciones, moderación, quejas',
    },
    imports: {
      words: 'historial de importaciones, archivos importados, importaciones',
    },
    stickers: {
      words: 'pegatinas, stickers',
    },
    audit: {
      words: 'quién hizo qué, registro de actividad, historial de cambios, auditoría',
    },
    posts: {
      words: 'publicaciones, contenido, entradas, todas las publicaciones, muro',
    },
    vip: {
      words: 'vip, sugeridos, recomendados, usuarios sugeridos, destacados',
    },
    tvUsers: {
      words: 'tv, televisión, canales',
    },
    tvSlider: {
      words: 'carrusel, diapositivas, presentación, slider',
    },
    hotlive: {
      words: 'directos, videos destacados, en vivo, hot live',
    },
    temples: {
      words: 'templos, pagodas, lugares, iglesias, sitios, santuarios',
    },
    adminUsers: {
      words: 'personal, administradores, moderadores, equipo, compañeros, empleados',
    },
    roles: {
      words: 'roles, permisos, derechos, accesos',
    },
    notifications: {
      words: 'notificaciones, anuncios, mensajes, avisos',
    },
  },
  waiting: {
    start: {
      title: 'Empezar a decidir',
      hint: 'Abre el caso que lleva más tiempo esperando',
      words: 'comenzar, trabajar, primer caso, más antiguo',
    },
    week: {
      title: 'Más de 7 días en espera',
      words: 'denuncias, casos, cola, retraso, pendientes',
    },
    month: {
      title: 'Más de 30 días en espera',
      words: 'denuncias, casos, cola, retraso, pendientes',
    },
    opinion: {
      title: 'Segunda opinión pedida',
      words: 'denuncias, casos, cola, retraso, pendientes',
    },
    reply: {
      title: 'Respuestas sin enviar',
      words: 'denuncias, casos, cola, retraso, pendientes',
    },
    mine: {
      title: 'Casos asignados a ti',
      words: 'denuncias, casos, cola, retraso, pendientes',
    },
    imports: {
      title: 'Importaciones con errores',
    },
  },
  home: {
    queue: {
      title: 'Cambiar el inicio: denuncias o resumen',
      words: 'página inicial, página de inicio, cola',
      on: 'El inicio es ahora la cola de denuncias. Para volver: {{key}}',
      off: 'El inicio es ahora el resumen. Para volver: {{key}}',
    },
  },
  stats: {
    range: {
      title: 'Elegir período',
      words: 'periodo, fechas, intervalo',
      range: {
        label: 'Período',
        '24h': '24 horas',
        '7d': '7 días',
        '30d': '30 días',
        '90d': '90 días',
        month: 'Este mes',
        lastMonth: 'Mes pasado',
        '12m': '12 meses',
        '5y': '5 años',
      },
      bucket: {
        label: 'Intervalo',
        auto: 'Automático',
        HOUR: 'Hora',
        DAY: 'Día',
        WEEK: 'Semana',
        MONTH: 'Mes',
      },
    },
    ownRange: {
      title: 'Período personalizado',
      words: 'periodo propio, desde hasta',
      from: {
        label: 'Desde el',
      },
      to: {
        label: 'Hasta el',
      },
      bucket: {
        label: 'Intervalo',
        auto: 'Automático',
        HOUR: 'Hora',
        DAY: 'Día',
        WEEK: 'Semana',
        MONTH: 'Mes',
      },
    },
    bucket: {
      title: 'Cambiar intervalo',
      words: 'por hora, por día, por semana, por mes',
      bucket: {
        label: 'Intervalo',
        auto: 'Automático',
        HOUR: 'Hora',
        DAY: 'Día',
        WEEK: 'Semana',
        MONTH: 'Mes',
      },
    },
    compare: {
      title: 'Comparar con el período anterior',
      words: 'comparación, periodo anterior',
    },
    bars: {
      title: 'Alternar entre barras y líneas',
      words: 'barras, líneas, gráfico',
    },
    table: {
      title: 'Alternar entre tabla y gráficos',
      words: 'tabla, números, cifras',
    },
    exportCsv: {
      title: 'Exportar estadísticas a CSV',
      words: 'descargar, excel, exportar cifras',
      range: {
        label: 'Período',
        '24h': '24 horas',
        '7d': '7 días',
        '30d': '30 días',
        '90d': '90 días',
        month: 'Este mes',
        lastMonth: 'Mes pasado',
        '12m': '12 meses',
        '5y': '5 años',
      },
      bucket: {
        label: 'Intervalo',
        auto: 'Automático',
        HOUR: 'Hora',
        DAY: 'Día',
        WEEK: 'Semana',
        MONTH: 'Mes',
      },
    },
    refresh: {
      title: 'Actualizar estadísticas',
      words: 'actualizar datos, recargar',
    },
  },
  jobs: {
    open: {
      words: 'progreso, tareas en curso, trabajos',

      hint: 'Comandos sobre muchas filas: avance y resultado de cada una',
    },
  },
  vip: {
    add: {
      title: 'Añadir a cuentas VIP',
      words: 'hacer vip, sugerir, recomendar',
      done: 'Añadido a cuentas VIP: {{name}}',
      question: {
        one: '¿Añadir este miembro a cuentas VIP?',
        many: '¿Añadir {{count}} de miembros a cuentas VIP?',
        other: '¿Añadir {{count}} miembros a cuentas VIP?',
      },
    },
    remove: {
      title: 'Quitar de cuentas VIP',
      words: 'eliminar, sacar, ya no vip',
      done: 'Quitado de cuentas VIP: {{name}}',
      refused: {
        '2': 'La cuenta vuelve a estar en VIP, pero sin sus etiquetas de idioma: añádelas de nuevo.',
      },
      question: {
        one: '¿Quitar esta cuenta de las cuentas VIP?',
        many: '¿Quitar {{count}} de cuentas de cuentas VIP?',
        other: '¿Quitar {{count}} cuentas de las cuentas VIP?',
      },
    },
    addLanguageTag: {
      title: 'Añadir etiquetas de idioma',
      words: 'añadir idioma, idiomas, habla',
      done: 'Etiquetas de idioma añadidas: {{name}}',
      question: {
        one: '¿Añadir etiquetas de idioma a esta cuenta?',
        many: '¿Añadir etiquetas de idioma a {{count}} de cuentas?',
        other: '¿Añadir etiquetas de idioma a {{count}} cuentas?',
      },
      languages: {
        label: 'Qué idiomas',
      },
    },
    removeLanguageTag: {
      title: 'Quitar etiquetas de idioma',
      words: 'quitar idioma, ya no habla',
      done: 'Etiquetas de idioma quitadas: {{name}}',
      question: {
        one: '¿Quitar etiquetas de idioma a esta cuenta?',
        many: '¿Quitar etiquetas de idioma a {{count}} de cuentas?',
        other: '¿Quitar etiquetas de idioma a {{count}} cuentas?',
      },
      languages: {
        label: 'Qué etiquetas',
      },
    },
    takeBack: {
      title: 'Quitar miembro de cuentas VIP',
      done: 'Quitado de cuentas VIP: {{name}}',
      question: {
        one: '¿Quitar a este miembro de VIP?',
        many: '¿Quitar a {{count}} de miembros de VIP?',
        other: '¿Quitar a {{count}} miembros de VIP?',
      },
    },
    putBack: {
      title: 'Devolver a cuentas VIP',
      done: 'Añadido a cuentas VIP: {{name}}',
      refused: {
        '2': 'La cuenta vuelve a estar en VIP, pero sin sus etiquetas de idioma: añádelas de nuevo.',
      },
      question: {
        one: '¿Devolver esta cuenta a VIP?',
        many: '¿Devolver {{count}} de cuentas a VIP?',
        other: '¿Devolver {{count}} cuentas a VIP?',
      },
    },
    alreadyThere: 'Ya es una cuenta VIP: {{name}}',
    alreadyTagged: 'Ya tiene estas etiquetas: {{name}}',
    notTagged: 'Ya no tiene estas etiquetas: {{name}}',
    chooseLanguages: 'Elige al menos un idioma.',
    noTags: 'La cuenta no tiene etiquetas de idioma.',
    openProfile: {
      title: 'Ver miembro',
      words: 'perfil, ver miembro, cuenta',
    },
  },
  tvUser: {
    add: {
      title: 'Añadir a cuentas de TV',
      words: 'poner en tv, añadir a televisión',
      done: 'Añadido a cuentas de TV: {{name}}',
      question: {
        one: '¿Añadir este miembro a las cuentas de TV?',
        many: '¿Añadir {{count}} de miembros a las cuentas de TV?',
        other: '¿Añadir {{count}} miembros a las cuentas de TV?',
      },
    },
    remove: {
      title: 'Quitar de cuentas de TV',
      words: 'eliminar, sacar de tv',
      done: 'Quitado de cuentas de TV: {{name}}',
      question: {
        one: '¿Quitar esta cuenta de TV?',
        many: '¿Quitar {{count}} de cuentas de TV?',
        other: '¿Quitar {{count}} cuentas de TV?',
      },
    },
    takeBack: {
      title: 'Quitar miembro de cuentas de TV',
      done: 'Quitado de cuentas de TV: {{name}}',
      question: {
        one: '¿Quitar a este miembro de las cuentas de TV?',
        many: '¿Quitar a {{count}} de miembros de las cuentas de TV?',
        other: '¿Quitar a {{count}} miembros de las cuentas de TV?',
      },
    },
    putBack: {
      title: 'Devolver a cuentas de TV',
      done: 'Añadido a cuentas de TV: {{name}}',
      question: {
        one: '¿Devolver esta cuenta de TV?',
        many: '¿Devolver {{count}} de cuentas de TV?',
        other: '¿Devolver {{count}} cuentas de TV?',
      },
    },
    alreadyThere: 'Ya es una cuenta de TV: {{name}}',
    openProfile: {
      title: 'Ver miembro',
      words: 'perfil, ver miembro, cuenta',
    },
  },
  hotlive: {
    add: {
      title: 'Añadir archivo a Hotlive',
      words: 'video, destacado',
      done: 'Archivo añadido: {{name}}',
      question: {
        one: '¿Añadir este archivo a Hotlive?',
        many: '¿Añadir {{count}} de archivos a Hotlive?',
        other: '¿Añadir {{count}} archivos a Hotlive?',
      },
    },
    remove: {
      title: 'Quitar de Hotlive',
      words: 'eliminar, sacar',
      done: 'Archivo quitado: {{name}}',
      question: {
        one: '¿Quitar este archivo de Hotlive?',
        many: '¿Quitar {{count}} de archivos de Hotlive?',
        other: '¿Quitar {{count}} archivos de Hotlive?',
      },
    },
    takeBack: {
      title: 'Quitar archivo de Hotlive',
      done: 'Archivo quitado: {{name}}',
      question: {
        one: '¿Quitar este archivo de Hotlive?',
        many: '¿Quitar {{count}} de archivos de Hotlive?',
        other: '¿Quitar {{count}} archivos de Hotlive?',
      },
    },
    putBack: {
      title: 'Devolver a Hotlive',
      done: 'Archivo añadido: {{name}}',
      question: {
        one: '¿Devolver este archivo a Hotlive?',
        many: '¿Devolver {{count}} de archivos a Hotlive?',
        other: '¿Devolver {{count}} archivos a Hotlive?',
      },
    },
    alreadyThere: 'Ya está en Hotlive.',
    wrongType: 'Hotlive solo admite vídeos.',
    openPost: {
      title: 'Ver publicación',
      words: 'ver publicación, origen',
    },
    openAuthor: {
      title: 'Ver autor',
      words: 'autor, quién publicó',
    },
  },
  tvSlider: {
    add: {
      title: 'Añadir imagen al TV slider',
      words: 'diapositiva, imagen, presentación',
      done: 'Imagen añadida: {{name}}',
      question: {
        one: '¿Añadir esta imagen al TV slider?',
        many: '¿Añadir {{count}} de imágenes al TV slider?',
        other: '¿Añadir {{count}} imágenes al TV slider?',
      },
    },
    remove: {
      title: 'Quitar del TV slider',
      words: 'eliminar, sacar',
      done: 'Imagen quitada: {{name}}',
      question: {
        one: '¿Quitar esta imagen del TV slider?',
        many: '¿Quitar {{count}} de imágenes del TV slider?',
        other: '¿Quitar {{count}} imágenes del TV slider?',
      },
    },
    takeBack: {
      title: 'Quitar imagen del TV slider',
      done: 'Imagen quitada: {{name}}',
      question: {
        one: '¿Quitar esta imagen del TV slider?',
        many: '¿Quitar {{count}} de imágenes del TV slider?',
        other: '¿Quitar {{count}} imágenes del TV slider?',
      },
    },
    putBack: {
      title: 'Devolver al TV slider',
      done: 'Imagen añadida: {{name}}',
      question: {
        one: '¿Devolver esta imagen al TV slider?',
        many: '¿Devolver {{count}} de imágenes al TV slider?',
        other: '¿Devolver {{count}} imágenes al TV slider?',
      },
    },
    alreadyThere: 'Ya está en el TV slider.',
    wrongType: 'El TV slider solo admite imágenes.',
    openPost: {
      title: 'Ver publicación',
      words: 'ver publicación, origen',
    },
    openAuthor: {
      title: 'Ver autor',
      words: 'autor, quién publicó',
    },
  },
  curated: {
    removed: 'Ya no está en esta lista.',
    postUnknown: 'El servidor no dice de qué publicación es.',
  },
  help: {
    learn: {
      key: '«{{title}}» tiene un atajo:',
      gotIt: 'Entendido',
      leave: 'Salir de la guía',
      left: 'Has salido de la guía. Para volver a verla, pulsa {{key}} y ejecuta «{{title}}».',
      tour: {
        start: 'Ir a donde empieza el trabajo: {{screen}}',
        next: 'Ir a la fila siguiente',
        open: 'Abrir los detalles de esta fila',
        select: 'Seleccionar esta fila; selecciona varias y ejecuta un solo comando en todas',
        palette: 'Abrir la paleta: con unas letras encuentras comandos, pantallas y miembros',
        keys: 'Ver todos los atajos que funcionan aquí y cambiarlos',
        done: '¡Listo! Si te equivocas, deshazlo con',
        away: 'Continúa en una lista: {{screen}}',
        noRow: 'Continúa cuando esta lista tenga filas',
        nextPoint: 'Ir al punto siguiente',
        openPoint: 'Abrir este punto; un grupo se separa en sus puntos',
        selectPoint: 'Seleccionar este punto; selecciona varios y ejecuta un solo comando en todos',
      },
    },
    tour: {
      title: 'Aprender los primeros atajos',
      words: 'guía, primeros pasos, principiante, tutorial',

      hint: 'Un minuto, mientras trabajas',
    },
    keys: {
      title: 'Atajos de teclado',
      words: 'ayuda, atajos, teclas rápidas, teclado',
    },
  },
  language: {
    set: {
      title: 'Cambiar idioma',
      words: 'idioma, traducir',
      language: {
        label: 'Idioma',
      },
    },
  },
  theme: {
    inForce: 'En uso',
    layout: {
      words: 'oscuro, claro, modo oscuro, apariencia, tema, noche',
      number: {
        '0': 'Como el sistema',
        '1': 'Claro',
        '2': 'Oscuro',
        '3': 'Papel',
        label: 'Elegir tema',
      },

      title: 'Tema',
    },
    sidebar: {
      words: 'color de la barra lateral, color del menú',
      number: {
        '1': 'Palisandro',
        '2': 'Como el tema',
        '3': 'Pino',
        '4': 'Añil',
        '5': 'Cúrcuma',
        '6': 'Tinta',
        '7': 'Ciruela',
        label: 'Tema de la barra lateral',
      },

      title: 'Tema de la barra lateral',
    },
    topbar: {
      words: 'color de la barra superior',
      number: {
        '1': 'Como el tema',
        '2': 'Laca',
        '3': 'Pino',
        '4': 'Añil',
        '5': 'Cúrcuma',
        '6': 'Tinta',
        '7': 'Ciruela',
        label: 'Tema de la barra superior',
      },

      title: 'Tema de la barra superior',
    },
  },
  keys: {
    reset: {
      words: 'teclas predeterminadas, atajos originales',
      done: 'Atajos predeterminados restablecidos.',

      title: 'Restablecer atajos predeterminados',
    },
    rebind: {
      words: 'personalizar atajos, cambiar teclas',

      title: 'Personalizar atajos',
    },
    mailKeys: {
      off: 'Teclas al estilo de Gmail desactivadas. Para volver a activarlas: {{key}}',
      on: 'Teclas al estilo de Gmail activadas. Para volver a desactivarlas: {{key}}',
      words: 'gmail, teclas de correo',

      title: 'Activar o desactivar teclas al estilo de Gmail',
      hint: 'e ignora, # elimina. Un método de entrada vietnamita puede tragarse la e: desactívalo antes.',
      isOn: 'Teclas al estilo de Gmail',
    },
    singleKeysOff: {
      off: 'Atajos de una tecla desactivados. Para volver a activarlos: {{key}}',
      on: 'Atajos de una tecla activados. Para volver a desactivarlos: {{key}}',
      words: 'teclas sueltas, desactivar atajos',

      title: 'Activar o desactivar atajos de una tecla',
      hint: 'Las combinaciones, flechas, Intro y Esc siguen funcionando',
    },

    toggleLine: {
      shown: 'Línea de teclas visible. Para volver a ocultarla: {{key}}',
      hidden: 'Línea de teclas oculta. Para volver a mostrarla: {{key}}',
      title: 'Mostrar u ocultar la línea de teclas',
      isOn: 'Línea de teclas',
    },
  },
  session: {
    setUpSecondFactor: {
      title: 'Configurar la verificación en dos pasos',
      words: '2FA, dos factores, doble factor, autenticador, código de un solo uso',
      hint: 'Un código de tu teléfono, además de la contraseña',
    },
    endSecondFactor: {
      title: 'Desactivar la verificación en dos pasos',
      words: '2FA, dos factores, cambiar de teléfono',
      done: 'Verificación en dos pasos desactivada',
      question: '¿Desactivar la verificación en dos pasos?',
      refused: {
        '304': 'La verificación en dos pasos no está activada.',
        '306': 'La contraseña no es correcta. Escríbela de nuevo.',
        '309': 'Código incorrecto o ya usado. Espera el siguiente.',
      },
      password: {
        label: 'Tu contraseña',
      },
      code: {
        label: 'Código o código de recuperación',
      },
    },
    renewRecoveryCodes: {
      title: 'Obtener nuevos códigos de recuperación',
      words: 'códigos de respaldo, 2FA, dos factores',
      done: 'Nuevos códigos de recuperación creados',
      question: '¿Sustituir tus códigos de recuperación?',
      refused: {
        '304': 'La verificación en dos pasos no está activada.',
        '306': 'La contraseña no es correcta. Escríbela de nuevo.',
        '309': 'Código incorrecto o ya usado. Espera el siguiente.',
      },
      password: {
        label: 'Tu contraseña',
      },
      code: {
        label: 'Código o código de recuperación',
      },
    },
    codeMissing: 'Escribe el código.',
    changePassword: {
      title: 'Cambiar contraseña',
      words: 'mi contraseña, nueva contraseña, clave',
      done: 'Contraseña cambiada. Vuelve a iniciar sesión.',
      question: '¿Cambiar la contraseña?',
      oldPassword: {
        label: 'Contraseña actual',
      },
      newPassword: {
        label: 'Contraseña nueva',
      },
      refused: {
        '306': 'La contraseña actual no es correcta. Escríbela de nuevo.',
      },
    },
    editProfile: {
      title: 'Editar mi perfil',
      words: 'mi perfil, mi nombre, mi foto, mi cuenta',
      done: 'Cambios guardados',
      question: '¿Cambiar el perfil?',
      displayName: {
        label: 'Nombre visible',
      },
      avatar: {
        label: 'Nueva foto de perfil',
      },
    },
    sessions: {
      title: 'Dispositivos con sesión',
      words: 'mis sesiones, dispositivos, dónde estoy conectado',

      hint: 'Los dispositivos con sesión; ciérrala desde aquí',
    },
    end: {
      title: 'Cerrar sesión en un dispositivo',
      done: 'Sesión cerrada en el dispositivo',
      question: '¿Cerrar sesión en este dispositivo?',
    },
    alreadyEnded: 'En este dispositivo ya se cerró la sesión.',
    isThisOne: 'Es el dispositivo que estás usando. Usa «Cerrar sesión».',
    passwordMissing: 'Escribe una contraseña.',
    signOut: {
      title: 'Cerrar sesión',
      words: 'salir, desconectar, cerrar sesión, logout',
    },
    signIn: {
      title: 'Iniciar sesión',
    },
    signInFailed: {
      title: 'Inicio de sesión fallido',
    },
    passkeys: {
      title: 'Llaves de acceso',
      words: 'añadir llave de acceso, passkey, llave de seguridad, huella, verificación en dos pasos, 2FA',
      hint: 'Un dispositivo o una llave de seguridad en lugar del código al iniciar sesión',
    },
    addPasskey: { title: 'Añadir una llave de acceso' },
  },
  settings: {
    open: {
      words: 'preferencias, opciones, configuración',
    },
  },
  history: {
    open: {
      title: 'Historial',
      words: 'qué hice, mis acciones',

      hint: 'Lo que se hizo y aún se puede deshacer',
    },
    undo: {
      title: 'Deshacer',
      words: 'volver atrás, revertir',

      hint: 'Lo último que se hizo, en cualquier pantalla',
    },
    redo: {
      title: 'Rehacer',
      words: 'adelante, hacer de nuevo',
    },
  },
  sidebar: {
    toggle: {
      collapsed: 'Barra lateral contraída. Para volver a desplegarla: {{key}}',
      expanded: 'Barra lateral desplegada. Para volver a contraerla: {{key}}',
      words: 'menú, ocultar menú, barra lateral',
    },
  },
  fullscreen: {
    toggle: {
      words: 'pantalla completa, maximizar',

      title: 'Pantalla completa',
    },
  },

  find: {
    noWords: 'Escribe al menos una palabra.',
    profiles: { text: { label: 'Palabras que buscar' }, title: 'Buscar miembros' },
    posts: { text: { label: 'Palabras que buscar' }, title: 'Buscar publicaciones' },
    temples: { text: { label: 'Palabras que buscar' }, title: 'Buscar templos' },
    adminUsers: { text: { label: 'Palabras que buscar' }, title: 'Buscar administradores' },
  },

  part: {
    next: { title: 'Ir a la parte siguiente de la página' },
    previous: { title: 'Ir a la parte anterior de la página' },
  },
  teamView: {
    add: {
      title: 'Compartir vista',
      done: 'Compartida con el grupo: {{name}}',
    },
    replace: {
      title: 'Reemplazar vista del grupo',
      done: 'Vista del grupo reemplazada: {{name}}',
      question: 'El grupo ya tiene una vista con este nombre. ¿Reemplazarla?',
    },
  },
  serviceAccount: {
    make: {
      title: 'Crear una cuenta de servicio',
      hint: 'Una cuenta para un script: tiene un token y ninguna contraseña',
      words: 'API, token, robot, bot, script, automatización',
      done: 'Cuenta de servicio creada',
      userName: { label: 'Usuario' },
      displayName: { label: 'Nombre visible' },
      role: { label: 'Rol', none: 'Sin rol' },
      days: { label: 'Días de validez del token (vacío: sin caducidad)' },
    },
    revoke: {
      title: 'Revocar el token de una cuenta de servicio',
      hint: 'Lo anula de inmediato y para siempre',
      done: 'Token revocado: {{name}}',
      question: {
        one: '¿Revocar el token de {{count}} cuenta?',
        many: '¿Revocar los tokens de {{count}} de cuentas?',
        other: '¿Revocar los tokens de {{count}} cuentas?',
      },
    },
    daysInvalid: 'Introduce un número entero de días, como máximo 9999.',
    isPerson: 'Esta es la cuenta de una persona.',
    noToken: 'Su token ya no es válido.',
    noPassword: 'Una cuenta de servicio no tiene contraseña.',
  },
  photo: {
    upload: {
      title: 'Subir imagen',
    },
  },
  policy: {
    edit: {
      title: 'Editar las normas',
      words: 'reglas, pautas, motivos de las decisiones, añadir norma',
      hint: 'En qué puede basarse una eliminación o un bloqueo',
      done: 'Normas guardadas',
      submit: 'Guardar las normas',
      policies: {
        label:
          'Una norma por línea; los detalles, tras dos puntos. Por ejemplo: «Spam: publicidad, o el mismo texto una y otra vez»',
      },
    },
    none: 'Todavía no hay normas entre las que elegir. Un administrador del sistema las añade con «Editar las normas».',
    tooMany: '30 normas como máximo.',
    noName: 'Cada línea empieza con un nombre.',
    tooLong: 'Demasiado largo: el nombre tiene 80 caracteres como máximo y los detalles 500.',
    twice: 'Cada nombre puede figurar una sola vez.',
    named: 'Norma: {{policy}}',
  },
  passkey: {
    rename: {
      title: 'Cambiar el nombre de la llave de acceso',
      done: 'Nombre de la llave de acceso cambiado',
      name: { label: 'Nombre' },
    },
    remove: {
      title: 'Quitar llave de acceso',
      done: 'Llave de acceso quitada',
      question: '¿Quitar esta llave de acceso? Ya no servirá para iniciar sesión.',
    },
    nameMissing: 'Escribe un nombre.',
    nameTooLong: 'El nombre es demasiado largo: 80 caracteres como máximo.',
    gone: 'Esta llave de acceso ya se ha quitado.',
  },
};
