/** By command id: words to find it by, questions, what is said when it is done, its arguments and its reasons. */
export default {
  view: {
    noName: 'Ponga un nombre a la vista.',
    kept: 'Se guardó «{{name}}»: {{key}}',
    full: 'Ya hay nueve vistas guardadas. Quite una primero.',
    forgotten: 'Se quitó «{{name}}»',
    keep: { name: { label: 'Nombre' } },
    forget: { place: { label: 'Vista' } },
  },
  command: {
    settledAs: 'Ya resuelta: {{name}}. Decisión: {{how}}.',
    settledAsByOther: 'Ya la resolvió otra persona: {{name}}. Decisión: {{how}}.',
    settledAsBy: 'Ya la resolvió {{who}}: {{name}}. Decisión: {{how}}.',
    settledAsByYou: 'Ya la resolviste tú: {{name}}. Decisión: {{how}}.',
    oneOnly: 'Este comando actúa sobre una sola fila. Selecciona menos.',
    failed: 'Este comando tiene un fallo y ahora no se puede usar.',
    unread: 'El servidor envió lo que este comando necesita de una forma que no se puede leer.',
    memberUnknown: 'El servidor no dice de qué miembro se trata.',
    repeat: {
      words: 'otra vez, de nuevo',
    },
  },
  report: {
    together: { one: '{{count}} denuncia', other: '{{count}} denuncias' },
    ignore: {
      words: 'sin infracción, válido, está bien, descartar, dejar, desestimar',
      done: 'Denuncia ignorada: {{name}}',
      question: {
        one: '¿Ignorar {{count}} denuncia?',
        other: '¿Ignorar {{count}} denuncias?',
      },
    },
    deletePost: {
      words: 'infracción, quitar publicación, retirar contenido, borrar publicación',
      done: 'Contenido denunciado eliminado: {{name}}',
      question: {
        one: '¿Eliminar el contenido de {{count}} caso?',
        other: '¿Eliminar el contenido de {{count}} casos?',
      },
    },
    blockUser: {
      words: 'banear usuario, bloquear usuario, vetar autor, expulsar',
      done: 'Autor bloqueado: {{name}}',
      doneUnnamed: 'Bloqueado el autor de: {{name}}',
      question: {
        one: '¿Bloquear al autor de {{count}} denuncia?',
        other: '¿Bloquear a los autores de {{count}} denuncias?',
      },
    },
    reopen: {
      words: 'reabrir, deshacer decisión',
      done: 'Denuncia reabierta: {{name}}',
      question: {
        one: '¿Reabrir {{count}} denuncia?',
        other: '¿Reabrir {{count}} denuncias?',
      },
    },
    sendReply: {
      done: 'Respuesta guardada en el caso: {{name}}',
    },
    pullBackReply: {
      done: 'Respuesta retirada: {{name}}',
    },
    sendReplyAgain: {
      done: 'Se intenta enviar de nuevo: {{name}}',
    },
    replyTemplate: {
      words: 'plantilla, respuesta guardada, respuesta predefinida',
      template: {
        label: '¿Qué plantilla?',
      },
    },
    replyHasLeft: 'Esta respuesta ya no está en espera.',
    alreadyDecided: 'Esta denuncia ya está resuelta.',
    stillOpen: 'Esta denuncia está pendiente.',
    notYoursToReopen: 'No puedes tomar esta decisión, así que tampoco retirarla.',
    open: {
      words: 'ver denuncia, detalles, caso',
    },
    reply: {
      words: 'responder, respuesta, correo, contestar',
    },
    openAuthor: {
      words: 'autor, quién publicó',
    },
    comments: {
      words: 'comentarios, respuestas, discusión',
    },
  },
  replyTemplate: {
    add: {
      words: 'nueva plantilla, crear plantilla',
      done: 'Plantilla de respuesta añadida',
      language: {
        label: 'Idioma',
      },
      name: {
        label: 'Nombre',
      },
      text: {
        label: 'Texto ({reporter} {reason} {decision} {date} {postExcerpt})',
      },
    },
    edit: {
      words: 'cambiar plantilla',
      done: 'Plantilla de respuesta cambiada: {{name}}',
      language: {
        label: 'Idioma',
      },
      name: {
        label: 'Nombre',
      },
      text: {
        label: 'Texto ({reporter} {reason} {decision} {date} {postExcerpt})',
      },
    },
    delete: {
      words: 'quitar plantilla, borrar plantilla',
      done: 'Plantilla de respuesta eliminada: {{name}}',
      question: {
        one: '¿Eliminar esta plantilla de respuesta?',
        other: '¿Eliminar {{count}} plantillas de respuesta?',
      },
    },
    empty: 'No puede quedar vacío.',
    tooLong: 'Demasiado largo: el nombre tiene 80 caracteres como máximo y el texto 5000.',
  },
  post: {
    hide: {
      words: 'esconder, hacer invisible, no mostrar',
      done: 'Publicación oculta: {{name}}',
      question: {
        one: '¿Ocultar {{count}} publicación?',
        other: '¿Ocultar {{count}} publicaciones?',
      },
    },
    unhide: {
      words: 'volver a mostrar, hacer visible',
      done: 'Publicación visible de nuevo: {{name}}',
      question: {
        one: '¿Volver a mostrar {{count}} publicación?',
        other: '¿Volver a mostrar {{count}} publicaciones?',
      },
    },
    block: {
      words: 'vetar publicación, cerrar publicación',
      done: 'Publicación bloqueada: {{name}}',
      question: {
        one: '¿Bloquear {{count}} publicación?',
        other: '¿Bloquear {{count}} publicaciones?',
      },
    },
    unblock: {
      words: 'quitar bloqueo, desbloquear',
      done: 'Publicación desbloqueada: {{name}}',
      question: {
        one: '¿Desbloquear {{count}} publicación?',
        other: '¿Desbloquear {{count}} publicaciones?',
      },
    },
    delete: {
      words: 'quitar, borrar, papelera',
      done: 'Publicación eliminada: {{name}}',
      question: {
        one: '¿Eliminar {{count}} publicación?',
        other: '¿Eliminar {{count}} publicaciones?',
      },
    },
    restore: {
      words: 'recuperar, devolver, deshacer borrado',
      done: 'Publicación restaurada: {{name}}',
      question: {
        one: '¿Restaurar {{count}} publicación?',
        other: '¿Restaurar {{count}} publicaciones?',
      },
    },
    promote: {
      to: {
        label: 'Dónde',
        hotlive: 'Hotlive',
        slider: 'TV Slider',
      },
    },
    promoteHotlive: {
      words: 'añadir a hotlive, destacar video',
      done: 'Multimedia añadida: {{name}}',
      refused: {
        '400': 'Hotlive solo admite videos.',
      },
      question: {
        one: '¿Destacar {{count}} publicación en Hotlive?',
        other: '¿Destacar {{count}} publicaciones en Hotlive?',
      },
      idmedia: {
        label: 'Qué archivo',
      },
    },
    promoteSlider: {
      words: 'añadir al carrusel, poner en tv',
      done: 'Multimedia añadida: {{name}}',
      refused: {
        '400': 'TV Slider solo admite imágenes.',
      },
      question: {
        one: '¿Destacar {{count}} publicación en TV Slider?',
        other: '¿Destacar {{count}} publicaciones en TV Slider?',
      },
      idmedia: {
        label: 'Qué imagen',
      },
    },
    unpromoteHotlive: {
      done: 'Multimedia quitada: {{name}}',
      question: {
        one: '¿Quitar {{count}} publicación de Hotlive?',
        other: '¿Quitar {{count}} publicaciones de Hotlive?',
      },
    },
    unpromoteSlider: {
      done: 'Multimedia quitada: {{name}}',
      question: {
        one: '¿Quitar {{count}} publicación de TV Slider?',
        other: '¿Quitar {{count}} publicaciones de TV Slider?',
      },
    },
    gone: 'Esta publicación se ha eliminado.',
    alreadyHidden: 'La publicación ya está oculta.',
    notHidden: 'La publicación está visible.',
    alreadyBlocked: 'La publicación ya está bloqueada.',
    notBlocked: 'La publicación no está bloqueada.',
    notDeleted: 'La publicación no está eliminada.',
    noMedia: 'La publicación debe contener multimedia.',
    noVideo: 'La publicación no tiene ningún video apto para Hotlive.',
    noImage: 'La publicación no tiene ninguna imagen apta para TV Slider.',
    mediaUnknown: 'El servidor no dice el ID multimedia de esta publicación.',
    promotedAlready: 'Todo lo que se puede promocionar de esta publicación ya lo está.',
    open: {
      words: 'ver publicación, detalles',
    },
    openAuthor: {
      words: 'autor, quién publicó',
    },
    comments: {
      words: 'comentarios, respuestas, discusión',
    },
  },
  temple: {
    open: {
      words: 'editar templo, pagoda, iglesia, lugar, detalles',
    },
    map: {
      words: 'mapa, dónde, ubicación, lugares',
    },
    create: {
      words: 'añadir templo, crear templo, nuevo lugar, pagoda',
    },
    add: {
      done: 'Templo creado: {{name}}',
      question: {
        one: '¿Crear {{count}} templo?',
        other: '¿Crear {{count}} templos?',
      },
    },
    edit: {
      done: 'Templo guardado: {{name}}',
      question: {
        one: '¿Guardar {{count}} templo?',
        other: '¿Guardar {{count}} templos?',
      },
    },
    revert: {
      done: 'Como estaba antes: {{name}}',
      question: {
        one: '¿Dejar {{count}} templo como estaba?',
        other: '¿Dejar {{count}} templos como estaban?',
      },
    },
    delete: {
      words: 'quitar, borrar',
      done: 'Templo eliminado: {{name}}',
      question: {
        one: '¿Eliminar {{count}} templo?',
        other: '¿Eliminar {{count}} templos?',
      },
    },
    restore: {
      words: 'recuperar, papelera, devolver',
      done: 'Templo restaurado: {{name}}',
      question: {
        one: '¿Restaurar {{count}} templo?',
        other: '¿Restaurar {{count}} templos?',
      },
    },
    makeAgain: {
      words: 'restaurar recuperar',
      hint: 'Se crea como un templo nuevo, con otro ID; la fecha de creación original se pierde.',
      done: 'Templo creado de nuevo, con otro ID: {{name}}',
      question: {
        one: '¿Volver a crear {{count}} templo?',
        other: '¿Volver a crear {{count}} templos?',
      },
    },
    discard: {
      words: 'descartar cambios, cancelar, borrador',
    },
    setType: {
      words: 'edición masiva, cambiar tipo',
      done: 'Tipo cambiado: {{name}}',
      question: {
        one: '¿Cambiar el tipo de {{count}} templo?',
        other: '¿Cambiar el tipo de {{count}} templos?',
      },
      type: {
        label: 'Nuevo tipo',
      },
    },
    setField: {
      words: 'edición masiva, poner ciudad, poner país, dirección',
      done: 'Modificado: {{name}}',
      question: {
        one: '¿Modificar {{count}} templo?',
        other: '¿Modificar {{count}} templos?',
      },
      field: {
        label: 'Qué campo',
      },
      value: {
        label: 'Nuevo valor; vacío para borrarlo',
      },
    },
    setAlready: 'Este templo ya tiene ese valor.',
    fieldTooLong: 'Demasiado largo para este campo.',
    merge: {
      words: 'duplicados, repetidos, unir, combinar',
      submit: 'Fusionar',
      howMany: 'Selecciona de 2 a 6 templos que sean el mismo lugar.',
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
        label: 'Imagen',
      },
      photos: {
        label: 'Fotos',
      },
    },
    mergeRows: {
      done: 'Fusionado: {{name}}',
      question: {
        one: '¿Fusionar {{count}} templo?',
        other: '¿Fusionar {{count}} templos?',
      },
    },
    unmergeRows: {
      done: 'Separado: {{name}}',
      question: {
        one: '¿Separar {{count}} templo?',
        other: '¿Separar {{count}} templos?',
      },
    },
    mergeNeedsEdit: 'Para fusionar hace falta el permiso de editar templos.',
    uploadPhotos: {
      words: 'subir imágenes, añadir fotos',
    },
    export: {
      words: 'descargar, exportar lista, csv',
    },
    import: {
      words: 'csv, xlsx, excel, hoja de cálculo, subir archivo',
    },
    importAnother: {
      words: 'nuevo otro archivo cambiar reemplazar',
    },
    importAll: {
      words: 'escribir empezar archivo',
    },
    importRows: {
      done: 'Importado: {{name}}',
      question: {
        one: '¿Importar {{count}} fila?',
        many: '¿Importar {{count}} de filas?',
        other: '¿Importar {{count}} filas?',
      },
      refused: {
        '400': 'El servidor rechaza esta fila. Corrígela en el archivo y vuelve a importarla.',
        '409':
          'Alguien acaba de cambiar o eliminar el templo que se iba a completar. Vuelve a elegir el archivo para comprobarlo de nuevo.',
      },
    },
    takeBackImport: {
      words: 'deshacer importación, quitar templos importados',
    },
    importTakenBack: 'De esta importación no queda ninguna fila que retirar.',
    importNotKept: 'Las filas de esta importación ya no se conservan, así que ya no se puede retirar.',
    unimportRows: {
      done: 'Retirado: {{name}}',
      question: {
        one: '¿Retirar {{count}} fila importada?',
        many: '¿Retirar {{count}} de filas importadas?',
        other: '¿Retirar {{count}} filas importadas?',
      },
    },
    skipRow: {
      words: 'saltar dejar fuera fila',
    },
    createAnyway: {
      words: 'duplicado repetido fila templo nuevo',
    },
    editRow: {
      words: 'corregir fila',
      field: {
        label: 'Qué campo',
      },
      value: {
        label: 'Valor nuevo',
      },
    },
    setColumn: {
      words: 'columna encabezado',
      column: {
        label: 'Qué columna',
      },
      field: {
        label: 'Qué campo',
      },
    },
    fillEmpty: {
      words: 'predeterminado plantilla regla nombre',
      field: {
        label: 'Qué campo',
      },
      text: {
        label: 'Valor o plantilla, como Pagoda de {city}',
      },
    },
    takeColumn: {
      words: 'regla',
      field: {
        label: 'Qué campo',
      },
      column: {
        label: 'Qué columna',
      },
    },
    leaveEmpty: {
      words: 'quitar regla',
      field: {
        label: 'Qué campo',
      },
    },
    mapType: {
      words: 'asignar tipo',
      value: {
        label: 'Valor en el archivo',
      },
      type: {
        label: 'En qué tipo',
      },
    },
    mapTypes: {
      words: 'asignar tipos',
    },
    chooseSheet: {
      words: 'excel libro',
      sheet: {
        label: 'Qué hoja',
      },
    },
    chooseEncoding: {
      words: 'TCVN3 VNI letras',
      encoding: {
        label: 'Qué codificación',
      },
    },
    importTemplate: {
      words: 'archivo de ejemplo, plantilla de importación',
      as: {
        label: 'En qué formato',
      },
    },
    fillHow: {
      words: 'sustituir dejar rellenar duplicado',
      field: {
        label: 'Qué campo',
      },
      way: {
        label: 'Qué hacer',
      },
    },
    updateFromRow: {
      words: 'duplicado repetido fila actualizar combinar fusionar',
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
    nameMissing: 'Falta el nombre del templo',
    placeUnreadable:
      'No se reconoce ningún punto. Escribe latitud y longitud, como 21.03, 105.83, o pega un enlace de mapa completo.',
    save: {
      words: 'conservar, guardar cambios',
    },
    uploadAvatar: {
      words: 'portada, foto principal',
    },
  },
  comment: {
    delete: {
      words: 'quitar, borrar',
      done: 'Comentario eliminado: {{name}}',
      question: {
        one: '¿Eliminar {{count}} comentario?',
        other: '¿Eliminar {{count}} comentarios?',
      },
    },
    restore: {
      words: 'recuperar, devolver',
      done: 'Comentario restaurado: {{name}}',
      question: {
        one: '¿Restaurar {{count}} comentario?',
        other: '¿Restaurar {{count}} comentarios?',
      },
    },
    blockAuthor: {
      words: 'banear comentarista, bloquear usuario',
      done: 'Bloqueado: {{name}}',
      question: {
        one: '¿Bloquear al autor de {{count}} comentario?',
        other: '¿Bloquear a los autores de {{count}} comentarios?',
      },
    },
    unblockAuthor: {
      done: 'Desbloqueado: {{name}}',
      question: {
        one: '¿Desbloquear al autor de {{count}} comentario?',
        other: '¿Desbloquear a los autores de {{count}} comentarios?',
      },
    },
    gone: 'Este comentario se ha eliminado.',
    notDeleted: 'El comentario no está eliminado.',
    isUnder: 'El comentario al que responde está eliminado: restaure antes ese.',
    replies: {
      words: 'respuestas, subcomentarios',
    },
    openAuthor: {
      words: 'autor, comentarista',
    },
  },
  profile: {
    open: {
      words: 'perfil, cuenta, ver miembro, detalles',
    },
    block: {
      words: 'banear, vetar, silenciar, suspender, bloquear usuario, expulsar',
      done: 'Bloqueos fijados: {{name}}',
      question: {
        one: '¿Fijar los bloqueos de {{count}} miembro?',
        other: '¿Fijar los bloqueos de {{count}} miembros?',
      },
      kinds: {
        label: 'Qué bloquear',
        all: 'Todo',
        BLOCK_POST: 'Publicaciones',
        BLOCK_COMMENT: 'Comentarios',
        BLOCK_POST_ALLOW_ONLY_ME: 'Publicaciones que solo ve su autor',
      },
    },
    unblock: {
      words: 'quitar bloqueo, quitar el veto, levantar el veto, desbanear, readmitir',
      done: 'Miembro desbloqueado: {{name}}',
      question: {
        one: '¿Desbloquear a {{count}} miembro?',
        other: '¿Desbloquear a {{count}} miembros?',
      },
    },
    setBlocks: {
      done: 'Bloqueos ajustados: {{name}}',
      question: {
        one: '¿Ajustar los bloqueos de {{count}} miembro?',
        other: '¿Ajustar los bloqueos de {{count}} miembros?',
      },
    },
    toggleOnlyMe: {
      words: 'solo él, visibles solo para él',
      done: '“Publicaciones que solo ve su autor” cambiado: {{name}}',
      question: {
        one: '¿Cambiar “publicaciones que solo ve su autor” de {{count}} miembro?',
        other: '¿Cambiar “publicaciones que solo ve su autor” de {{count}} miembros?',
      },
    },
    verifyPhone: {
      words: 'confirmar número, teléfono, móvil',
      done: 'Teléfono verificado: {{name}}',
      question: {
        one: '¿Verificar el teléfono de {{count}} miembro?',
        other: '¿Verificar el teléfono de {{count}} miembros?',
      },
      phone: {
        label: 'Número de teléfono',
      },
    },
    unverifyPhone: {
      words: 'número no verificado, quitar verificación',
      done: 'Verificación quitada: {{name}}',
      question: {
        one: '¿Quitar la verificación del teléfono de {{count}} miembro?',
        other: '¿Quitar la verificación del teléfono de {{count}} miembros?',
      },
    },
    setAuthentic: {
      words: 'insignia azul, marca azul, auténtico, cuenta verificada',
      done: 'Sello de autenticidad puesto: {{name}}',
      question: {
        one: '¿Poner el sello de autenticidad a {{count}} miembro?',
        other: '¿Poner el sello de autenticidad a {{count}} miembros?',
      },
    },
    unsetAuthentic: {
      words: 'quitar insignia, quitar marca azul',
      done: 'Sello de autenticidad quitado: {{name}}',
      question: {
        one: '¿Quitar el sello de autenticidad a {{count}} miembro?',
        other: '¿Quitar el sello de autenticidad a {{count}} miembros?',
      },
    },
    update: {
      words: 'cambiar nombre, cambiar cumpleaños, corregir, editar usuario, editar perfil',
      done: 'Cambios guardados: {{name}}',
      question: {
        one: '¿Cambiar los datos de {{count}} miembro?',
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
      done: 'Cambios guardados: {{name}}',
      question: {
        one: '¿Cambiar los datos de {{count}} miembro?',
        other: '¿Cambiar los datos de {{count}} miembros?',
      },
    },
    dayInvalid: 'Ese día no existe.',
    noUid: 'El servidor no indica el UID de este miembro.',
    unchanged: 'No hay ningún cambio.',
    blocksAreSo: 'El miembro ya tiene exactamente estos bloqueos.',
    notBlocked: 'El miembro no está bloqueado.',
    chooseKinds: 'Nada ha cambiado: marca o desmarca al menos una opción.',
    phoneInvalid: 'El número de teléfono no es válido o ya está en uso.',
    phoneAlreadyVerified: 'El teléfono ya está verificado.',
    phoneNotVerified: 'El teléfono no está verificado.',
    phoneNotSaid: 'El servidor no indica el teléfono de este miembro.',
    alreadyAuthentic: 'Ya tiene el sello de autenticidad.',
    notAuthentic: 'No tiene el sello de autenticidad.',
    nameMissing: 'El nombre no puede quedar vacío.',
  },
  adminUser: {
    add: {
      words: 'crear cuenta, nuevo empleado, nuevo usuario, invitar, añadir moderador',
      done: 'Administrador añadido',
      question: '¿Añadir este administrador?',
      refused: {
        '305': 'Otra persona ya usa este nombre de usuario.',
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
        label: 'Cargo',
      },
      rankId: {
        label: 'N.º de rango',
      },
      avatar: {
        label: 'Foto de perfil',
      },
    },
    edit: {
      words: 'actualizar empleado, editar usuario',
      done: 'Cambios guardados: {{name}}',
      question: {
        one: '¿Cambiar los datos de {{count}} administrador?',
        other: '¿Cambiar los datos de {{count}} administradores?',
      },
      refused: {
        '305': 'Otra persona ya usa este nombre de usuario.',
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
        label: 'Cargo',
      },
      rankId: {
        label: 'N.º de rango',
      },
      avatar: {
        label: 'Foto de perfil',
      },
    },
    ban: {
      refused: {
        '308': 'No puedes hacerlo con tu cuenta ni con alguien de nivel superior, ni dar permisos que no tienes.',
        '400': 'Debe quedar al menos un administrador del sistema activo.',
      },
      words: 'banear empleado, bloquear administrador, vetar',
      done: 'Administrador vetado: {{name}}',
      question: {
        one: '¿Seguro que quieres vetar a este administrador?',
        other: '¿Seguro que quieres vetar a estos {{count}} administradores?',
      },
    },
    setStatus: {
      refused: {
        '308': 'No puedes hacerlo con tu cuenta ni con alguien de nivel superior, ni dar permisos que no tienes.',
        '400': 'Debe quedar al menos un administrador del sistema activo.',
      },
      words: 'suspender, reactivar, quitar el veto, levantar el veto, desbanear, desactivar, activar',
      done: 'Estado cambiado: {{name}}',
      question: {
        one: '¿Cambiar el estado de {{count}} administrador?',
        other: '¿Cambiar el estado de {{count}} administradores?',
      },
      status: {
        '1': 'Activo',
        '3': 'Suspendido',
        label: 'Estado',
      },
    },
    delete: {
      refused: {
        '308': 'No puedes hacerlo con tu cuenta ni con alguien de nivel superior, ni dar permisos que no tienes.',
        '400': 'Debe quedar al menos un administrador del sistema activo.',
      },
      words: 'eliminar empleado, despedir, quitar',
      done: 'Administrador eliminado: {{name}}',
      question: {
        one: '¿Seguro que quieres eliminar a este administrador?',
        other: '¿Seguro que quieres eliminar a estos {{count}} administradores?',
      },
    },
    resetPassword: {
      refused: {
        '308': 'No puedes hacerlo con tu cuenta ni con alguien de nivel superior, ni dar permisos que no tienes.',
      },
      words: 'contraseña olvidada, nueva contraseña, restablecer clave',
      done: 'Contraseña restablecida: {{name}}',
      question: {
        one: '¿Restablecer la contraseña de {{count}} administrador?',
        other: '¿Restablecer la contraseña de {{count}} administradores?',
      },
      password: {
        label: 'Nueva contraseña',
      },
    },
    gone: 'Este administrador se ha eliminado.',
    alreadyBanned: 'El administrador ya está vetado.',
    hasStatus: 'Ya tiene este estado: {{name}}',
    notANumber: 'Escribe un número entero.',
    nameTaken: 'Otra persona ya usa este nombre de usuario.',
    aboveYou: 'Esta persona tiene un nivel superior al tuyo.',
    mayDoMore: 'Esta persona tiene más permisos que tú.',
    isYou: 'No puedes hacerlo con tu propia cuenta.',
    roleBeyondYou: 'incluye permisos que no tienes',
    roleUnsaid: 'Como está (el servidor no lo dice)',
    tierBeyondYou: 'solo lo da un administrador del sistema',
    lastSuperAdmin: 'debe quedar al menos un administrador del sistema',
    nameInvalid: 'Solo letras sin acentos, cifras y . _ @ + -',
    displayNameMissing: 'El nombre visible no puede quedar vacío.',
    open: {
      words: 'ver administrador, detalles',
    },
  },
  role: {
    add: {
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
      words: 'cambiar nombre del rol, renombrar',
      done: 'Rol actualizado: {{name}}',
      question: {
        one: '¿Cambiar el nombre de {{count}} rol?',
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
      refused: {
        '400': 'El rol está en uso. Asigna antes otro a sus usuarios.',
      },
      words: 'quitar rol, borrar rol',
      done: 'Rol eliminado: {{name}}',
      question: {
        one: '¿Seguro que quieres eliminar este rol?',
        other: '¿Seguro que quieres eliminar estos {{count}} roles?',
      },
    },
    setActions: {
      done: 'Rol actualizado: {{name}}',
      question: '¿Guardar los permisos?',
    },
    toggleAction: {
      words: 'dar permiso, quitar permiso, revocar, conceder',
      done: 'Rol actualizado: {{name}}',
      question: {
        one: '¿Cambiar los permisos de {{count}} rol?',
        other: '¿Cambiar los permisos de {{count}} roles?',
      },
      action: {
        label: 'Permiso',
        STATISTICAL: 'Ver estadísticas',
        REPORT_VIEW: 'Ver denuncias',
        REPORT_DELETE_POST: 'Eliminar publicaciones denunciadas',
        REPORT_BLOCK_ACCOUNT: 'Bloquear cuentas denunciadas',
        STICKER_VIEW: 'Ver stickers',
        STICKER_UPLOAD: 'Subir stickers',
        PROFILE_VIEW: 'Ver cuentas',
        PROFILE_LOCK: 'Bloquear cuentas',
        PROFILE_VERIFY: 'Verificar cuentas',
        PROFILE_UPDATE: 'Editar cuentas',
        TV_ACCOUNT_VIEW: 'Ver cuentas de TV',
        TV_ACCOUNT_ADD: 'Añadir cuentas de TV',
        TV_ACCOUNT_DELETE: 'Quitar cuentas de TV',
        TV_SLIDER_VIEW: 'Ver TV Slider',
        TV_SLIDER_ADD: 'Añadir a TV Slider',
        TV_SLIDER_DELETE: 'Quitar de TV Slider',
        TV_HOTLIVE_VIEW: 'Ver Hotlive',
        TV_HOTLIVE_ADD: 'Añadir a Hotlive',
        TV_HOTLIVE_DELETE: 'Quitar de Hotlive',
        POST_VIEW: 'Ver publicaciones',
        POST_DELETE: 'Eliminar publicaciones',
        POST_HIDE: 'Ocultar y bloquear publicaciones',
        MEDIA_VIEW: 'Ver multimedia de publicaciones',
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
        OTHER_BAN_USER: 'Vetar administradores',
      },
    },
    setAllActions: {
      words: 'todos los permisos, acceso total',
      done: 'Rol actualizado: {{name}}',
      question: '¿Conceder todos los permisos?',
    },
    clearAllActions: {
      words: 'ningún permiso, quitar todo',
      done: 'Rol actualizado: {{name}}',
      question: '¿Retirar todos los permisos?',
    },
    gone: 'Este rol se ha eliminado.',
    inUse: 'El rol está en uso. Asigna antes otro a sus usuarios.',
    hasAll: 'El rol ya tiene todos los permisos.',
    hasNone: 'El rol no tiene ningún permiso.',
    actionsUnsaid: 'Abre antes el rol: entonces se leen sus acciones.',
    nameMissing: 'El nombre del rol no puede quedar vacío.',
    open: {
      words: 'ver rol, permisos del rol',
    },
  },
  notification: {
    send: {
      words: 'anunciar, escribir mensaje, nueva notificación, aviso',
      done: 'Notificación enviada',
      question: '¿Enviar esta notificación?',
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
    },
    delete: {
      words: 'quitar, retirar',
      done: 'Notificación eliminada: {{name}}',
      question: {
        one: '¿Eliminar esta notificación? Ya no la verá nadie.',
        other: '¿Eliminar {{count}} notificaciones? Ya no las verá nadie.',
      },
    },
    gone: 'Esta notificación se ha eliminado.',
    titleMissing: 'Falta el título.',
    bodyMissing: 'Falta el texto.',
    tooLong: 'Es demasiado largo. Acórtalo.',
  },
  sticker: {
    upload: {
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
    met: 'cumplido',
    open: 'sin cumplir',
    generate: 'Generar una',
    copy: 'Copiar',
    copied: 'Copiada',
    show: 'Mostrar la contraseña',
  },
  list: {
    exportXlsx: {
      words: 'hoja de cálculo, excel, descargar',
    },
    uncover: {
      words: 'desenfocar, mostrar imágenes, destapar',
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
    },
    selectAll: {
      words: 'todo, marcar todo',
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
      words: 'orden, ordenar, más recientes, más antiguos',
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
    },
    exportCsv: {
      words: 'descargar, guardar como archivo',
    },
    loadMore: {
      words: 'página siguiente, más filas',
    },
    peek: {
      words: 'vista previa, ampliar, ver foto',
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
  stats: {
    range: {
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
        label: 'Cada punto es',
        auto: 'Automático',
        HOUR: 'Hora',
        DAY: 'Día',
        WEEK: 'Semana',
        MONTH: 'Mes',
      },
    },
    ownRange: {
      words: 'periodo propio, desde hasta',
      from: {
        label: 'Desde el',
      },
      to: {
        label: 'Hasta el final del',
      },
      bucket: {
        label: 'Cada punto es',
        auto: 'Automático',
        HOUR: 'Hora',
        DAY: 'Día',
        WEEK: 'Semana',
        MONTH: 'Mes',
      },
    },
    bucket: {
      words: 'por hora, por día, por semana, por mes',
      bucket: {
        label: 'Cada punto es',
        auto: 'Automático',
        HOUR: 'Hora',
        DAY: 'Día',
        WEEK: 'Semana',
        MONTH: 'Mes',
      },
    },
    compare: {
      words: 'comparación, periodo anterior',
    },
    bars: {
      words: 'barras, líneas, gráfico',
    },
    table: {
      words: 'tabla, números, cifras',
    },
    exportCsv: {
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
        label: 'Cada punto es',
        auto: 'Automático',
        HOUR: 'Hora',
        DAY: 'Día',
        WEEK: 'Semana',
        MONTH: 'Mes',
      },
    },
    refresh: {
      words: 'actualizar datos, recargar',
    },
    noSuchDay: 'Ese día no existe en el calendario.',
  },
  jobs: {
    open: {
      words: 'progreso, tareas en curso, trabajos',
    },
  },
  vip: {
    add: {
      words: 'hacer vip, sugerir, recomendar',
      done: 'Añadido a VIP: {{name}}',
      question: {
        one: '¿Añadir {{count}} miembro a VIP?',
        other: '¿Añadir {{count}} miembros a VIP?',
      },
    },
    remove: {
      words: 'eliminar, sacar, ya no vip',
      done: 'Quitado de VIP: {{name}}',
      refused: {
        '2': 'La cuenta vuelve a estar en VIP, pero sin sus etiquetas de idioma: añádelas de nuevo.',
      },
      question: {
        one: '¿Quitar {{count}} cuenta de VIP?',
        other: '¿Quitar {{count}} cuentas de VIP?',
      },
    },
    addLanguageTag: {
      words: 'añadir idioma, idiomas, habla',
      done: 'Etiquetas de idioma añadidas: {{name}}',
      question: {
        one: '¿Añadir etiquetas de idioma a {{count}} cuenta?',
        other: '¿Añadir etiquetas de idioma a {{count}} cuentas?',
      },
      languages: {
        label: 'Qué idiomas',
      },
    },
    removeLanguageTag: {
      words: 'quitar idioma, ya no habla',
      done: 'Etiquetas de idioma quitadas: {{name}}',
      question: {
        one: '¿Quitar etiquetas de idioma a {{count}} cuenta?',
        other: '¿Quitar etiquetas de idioma a {{count}} cuentas?',
      },
      languages: {
        label: 'Qué etiquetas',
      },
    },
    takeBack: {
      done: 'Quitado de VIP: {{name}}',
      question: {
        one: '¿Quitar a {{count}} miembro de VIP?',
        other: '¿Quitar a {{count}} miembros de VIP?',
      },
    },
    putBack: {
      done: 'Añadido a VIP: {{name}}',
      refused: {
        '2': 'La cuenta vuelve a estar en VIP, pero sin sus etiquetas de idioma: añádelas de nuevo.',
      },
      question: {
        one: '¿Devolver {{count}} cuenta a VIP?',
        other: '¿Devolver {{count}} cuentas a VIP?',
      },
    },
    alreadyThere: 'Ya es una cuenta VIP, no se añade otra vez: {{name}}',
    alreadyTagged: 'Ya tiene estas etiquetas: {{name}}',
    notTagged: 'Ya no tiene estas etiquetas: {{name}}',
    chooseLanguages: 'Elige al menos un idioma.',
    noTags: 'La cuenta no tiene etiquetas de idioma.',
    openProfile: {
      words: 'perfil, ver miembro, cuenta',
    },
  },
  tvUser: {
    add: {
      words: 'poner en tv, añadir a televisión',
      done: 'Añadido a cuentas de TV: {{name}}',
      question: {
        one: '¿Añadir {{count}} miembro a las cuentas de TV?',
        other: '¿Añadir {{count}} miembros a las cuentas de TV?',
      },
    },
    remove: {
      words: 'eliminar, sacar de tv',
      done: 'Quitado de cuentas de TV: {{name}}',
      question: {
        one: '¿Quitar {{count}} cuenta de TV?',
        other: '¿Quitar {{count}} cuentas de TV?',
      },
    },
    takeBack: {
      done: 'Quitado de cuentas de TV: {{name}}',
      question: {
        one: '¿Quitar a {{count}} miembro de las cuentas de TV?',
        other: '¿Quitar a {{count}} miembros de las cuentas de TV?',
      },
    },
    putBack: {
      done: 'Añadido a cuentas de TV: {{name}}',
      question: {
        one: '¿Devolver {{count}} cuenta de TV?',
        other: '¿Devolver {{count}} cuentas de TV?',
      },
    },
    alreadyThere: 'Ya es una cuenta de TV, no se añade otra vez: {{name}}',
    openProfile: {
      words: 'perfil, ver miembro, cuenta',
    },
  },
  hotlive: {
    add: {
      words: 'video, destacado',
      done: 'Multimedia añadida: {{name}}',
      question: {
        one: '¿Añadir {{count}} archivo a Hotlive?',
        other: '¿Añadir {{count}} archivos a Hotlive?',
      },
    },
    remove: {
      words: 'eliminar, sacar',
      done: 'Multimedia quitada: {{name}}',
      question: {
        one: '¿Quitar {{count}} archivo de Hotlive?',
        other: '¿Quitar {{count}} archivos de Hotlive?',
      },
    },
    takeBack: {
      done: 'Multimedia quitada: {{name}}',
      question: {
        one: '¿Quitar {{count}} archivo de Hotlive?',
        other: '¿Quitar {{count}} archivos de Hotlive?',
      },
    },
    putBack: {
      done: 'Multimedia añadida: {{name}}',
      question: {
        one: '¿Devolver {{count}} archivo a Hotlive?',
        other: '¿Devolver {{count}} archivos a Hotlive?',
      },
    },
    alreadyThere: 'Ya está en Hotlive, no se añade otra vez.',
    wrongType: 'Hotlive solo admite videos.',
    openPost: {
      words: 'ver publicación, origen',
    },
    openAuthor: {
      words: 'autor, quién publicó',
    },
  },
  tvSlider: {
    add: {
      words: 'diapositiva, imagen, presentación',
      done: 'Imagen añadida: {{name}}',
      question: {
        one: '¿Añadir {{count}} imagen a TV Slider?',
        other: '¿Añadir {{count}} imágenes a TV Slider?',
      },
    },
    remove: {
      words: 'eliminar, sacar',
      done: 'Imagen quitada: {{name}}',
      question: {
        one: '¿Quitar {{count}} imagen de TV Slider?',
        other: '¿Quitar {{count}} imágenes de TV Slider?',
      },
    },
    takeBack: {
      done: 'Imagen quitada: {{name}}',
      question: {
        one: '¿Quitar {{count}} imagen de TV Slider?',
        other: '¿Quitar {{count}} imágenes de TV Slider?',
      },
    },
    putBack: {
      done: 'Imagen añadida: {{name}}',
      question: {
        one: '¿Devolver {{count}} imagen a TV Slider?',
        other: '¿Devolver {{count}} imágenes a TV Slider?',
      },
    },
    alreadyThere: 'Ya está en TV Slider, no se añade otra vez.',
    wrongType: 'TV Slider solo admite imágenes.',
    openPost: {
      words: 'ver publicación, origen',
    },
    openAuthor: {
      words: 'autor, quién publicó',
    },
  },
  curated: {
    removed: 'Ya no está en esta lista.',
    postUnknown: 'El servidor no dice de qué publicación es.',
  },
  help: {
    tour: {
      words: 'guía, primeros pasos, principiante, tutorial',
    },
    keys: {
      words: 'ayuda, atajos, teclas rápidas, teclado',
    },
  },
  language: {
    set: {
      words: 'idioma, traducir',
      language: {
        label: 'Idioma',
      },
    },
  },
  theme: {
    layout: {
      words: 'oscuro, claro, modo oscuro, apariencia, tema, noche',
      number: {
        '1': 'Claro',
        '2': 'Oscuro',
        '3': 'Papel',
        label: 'Elige el fondo',
      },
    },
    sidebar: {
      words: 'color de la barra lateral, color del menú',
      number: {
        '1': 'Palisandro',
        '2': 'Como el fondo',
        '3': 'Pino',
        '4': 'Añil',
        '5': 'Cúrcuma',
        '6': 'Tinta',
        '7': 'Ciruela',
        label: 'Tema de la barra lateral',
      },
    },
    topbar: {
      words: 'color de la barra superior',
      number: {
        '1': 'Como el fondo',
        '2': 'Laca',
        '3': 'Pino',
        '4': 'Añil',
        '5': 'Cúrcuma',
        '6': 'Tinta',
        '7': 'Ciruela',
        label: 'Tema de la barra superior',
      },
    },
  },
  keys: {
    reset: {
      words: 'teclas predeterminadas, atajos originales',
      done: 'Teclas predeterminadas restablecidas.',
    },
    rebind: {
      words: 'personalizar atajos, cambiar teclas',
    },
    mailKeys: {
      words: 'gmail, teclas de correo',
    },
    singleKeysOff: {
      words: 'teclas sueltas, desactivar atajos',
    },
  },
  session: {
    changePassword: {
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
      words: 'mi perfil, mi nombre, mi foto, mi cuenta',
      done: 'Cambios guardados',
      question: '¿Cambiar el perfil?',
      displayName: {
        label: 'Nombre visible',
      },
      avatar: {
        label: 'Imagen nueva',
      },
    },
    sessions: {
      words: 'mis sesiones, dispositivos, dónde estoy conectado',
    },
    end: {
      done: 'Sesión cerrada',
      question: '¿Cerrar esa sesión?',
    },
    alreadyEnded: 'Esta sesión ya está cerrada.',
    isThisOne: 'Es la sesión que estás usando. Para terminarla, usa “Cerrar sesión”.',
    passwordMissing: 'Escribe la contraseña',
    signOut: {
      words: 'salir, desconectar, cerrar sesión, logout',
    },
  },
  palette: {
    open: {
      words: 'comandos, todo',
    },
    search: {
      words: 'búsqueda global, encontrar miembro, buscar en todo',
    },
  },
  settings: {
    open: {
      words: 'preferencias, opciones, configuración',
    },
  },
  history: {
    open: {
      words: 'qué hice, mis acciones',
    },
    undo: {
      words: 'volver atrás, revertir',
    },
    redo: {
      words: 'adelante, hacer de nuevo',
    },
  },
  sidebar: {
    toggle: {
      words: 'menú, ocultar menú, barra lateral',
    },
  },
  fullscreen: {
    toggle: {
      words: 'pantalla completa, maximizar',
    },
  },
};
