/** By command id: its title, and the hint beside it. What else a command says stands in deferredCommands.ts. */
export default {
  command: {
    repeat: {
      title: 'Repetir el último comando',
    },
  },
  report: {
    open: {
      title: 'Abrir denuncia',
    },
    ignore: {
      title: 'Ignorar',
      hint: 'Sin infracción',
    },
    deletePost: {
      title: 'Eliminar publicación',
      hint: 'Infracción: elimina lo denunciado',
    },
    blockUser: {
      title: 'Bloquear autor',
      hint: 'No podrá publicar ni comentar, ni se le verá',
      hintElsewhere: 'Infracción: el servidor bloquea a quien lo publicó',
    },
    reopen: {
      title: 'Reabrir denuncia',
    },
    reply: {
      title: 'Responder al denunciante',
      hintElsewhere: 'Solo un borrador: este servidor no envía correo',
    },
    sendReply: {
      title: 'Enviar la respuesta',
    },
    pullBackReply: {
      title: 'Retirar la respuesta',
    },
    sendReplyAgain: {
      title: 'Intentar enviarla de nuevo',
    },
    replyTemplate: {
      title: 'Insertar una plantilla de respuesta',
    },
    openAuthor: {
      title: 'Ver autor',
    },
    comments: {
      title: 'Ver comentarios',
    },
  },
  replyTemplate: {
    add: {
      title: 'Añadir una plantilla de respuesta',
    },
    edit: {
      title: 'Editar una plantilla de respuesta',
    },
    delete: {
      title: 'Eliminar una plantilla de respuesta',
    },
  },
  post: {
    open: {
      title: 'Abrir publicación',
    },
    openAuthor: {
      title: 'Ver autor',
    },
    comments: {
      title: 'Ver comentarios',
    },
    hide: {
      title: 'Ocultar publicación',
    },
    unhide: {
      title: 'Volver a mostrar publicación',
    },
    block: {
      title: 'Bloquear publicación',
    },
    unblock: {
      title: 'Desbloquear publicación',
    },
    delete: {
      title: 'Eliminar publicación',
    },
    restore: {
      title: 'Restaurar publicación',
    },
    promote: {
      title: 'Destacar publicación',
    },
    promoteHotlive: {
      title: 'Destacar en Hotlive',
    },
    promoteSlider: {
      title: 'Destacar en TV Slider',
    },
    unpromoteHotlive: {
      title: 'Quitar de Hotlive',
    },
    unpromoteSlider: {
      title: 'Quitar de TV Slider',
    },
  },
  temple: {
    open: {
      title: 'Abrir templo',
    },
    map: {
      title: 'Mapa o lista',
    },
    create: {
      title: 'Nuevo templo',
    },
    add: {
      title: 'Crear templo',
    },
    edit: {
      title: 'Guardar templo',
    },
    revert: {
      title: 'Deshacer cambios del templo',
    },
    delete: {
      title: 'Eliminar templo',
    },
    restore: {
      title: 'Restaurar templo',
    },
    makeAgain: {
      title: 'Volver a crear templo',
    },
    discard: {
      title: 'Descartar lo no guardado',
    },
    remove: {
      title: 'Eliminar templo o borrador',
    },
    save: {
      title: 'Guardar',
    },
    setType: {
      title: 'Cambiar el tipo',
    },
    setField: {
      title: 'Rellenar un campo de varios templos',
    },
    merge: {
      title: 'Fusionar templos duplicados',
    },
    mergeRows: {
      title: 'Fusionar templos',
    },
    unmergeRows: {
      title: 'Separar templos fusionados',
    },
    uploadAvatar: {
      title: 'Elegir imagen principal',
    },
    uploadPhotos: {
      title: 'Añadir fotos',
    },
    export: {
      title: 'Exportar templos a CSV',
    },
    import: {
      title: 'Importar templos de un archivo',
    },
    importAnother: {
      title: 'Elegir otro archivo',
    },
    importAll: {
      title: 'Importar las filas comprobadas',
    },
    importRows: {
      title: 'Importar templos',
    },
    takeBackImport: {
      title: 'Retirar esta importación',
    },
    unimportRows: {
      title: 'Retirar una importación',
    },
    skipRow: {
      title: 'Omitir el duplicado',
    },
    createAnyway: {
      title: 'Crearlo de todos modos',
    },
    editRow: {
      title: 'Editar una celda de la fila',
    },
    setColumn: {
      title: 'Importar una columna como campo',
    },
    fillEmpty: {
      title: 'Rellenar las celdas vacías de un campo',
    },
    takeColumn: {
      title: 'Tomar de otra columna si está vacío',
    },
    leaveEmpty: {
      title: 'Dejar vacías las celdas vacías',
    },
    mapType: {
      title: 'Convertir un valor en un tipo',
    },
    mapTypes: {
      title: 'Aceptar todos los tipos sugeridos',
    },
    chooseSheet: {
      title: 'Elegir la hoja',
    },
    chooseEncoding: {
      title: 'Elegir la codificación',
    },
    importTemplate: {
      title: 'Descargar una plantilla para importar',
    },
    fillHow: {
      title: 'Elegir cómo se completa un campo',
    },
    updateFromRow: {
      title: 'Completar el templo existente',
    },
  },
  comment: {
    replies: {
      title: 'Ver respuestas',
    },
    openAuthor: {
      title: 'Ver quién comentó',
    },
    delete: {
      title: 'Eliminar comentario',
    },
    restore: {
      title: 'Restaurar comentario',
    },
    blockAuthor: {
      title: 'Bloquear a quien comentó',
      hint: 'No podrá publicar ni comentar, ni se le verá',
    },
    unblockAuthor: {
      title: 'Desbloquear a quien comentó',
    },
  },
  profile: {
    open: {
      title: 'Abrir miembro',
    },
    block: {
      title: 'Bloquear miembro',
    },
    unblock: {
      title: 'Desbloquear miembro',
    },
    setBlocks: {
      title: 'Ajustar bloqueos',
    },
    toggleOnlyMe: {
      title: 'Activar o desactivar “solo las ve su autor”',
    },
    verifyPhone: {
      title: 'Verificar teléfono',
    },
    unverifyPhone: {
      title: 'Quitar verificación del teléfono',
    },
    togglePhone: {
      title: 'Poner o quitar verificación del teléfono',
    },
    setAuthentic: {
      title: 'Poner sello de autenticidad',
    },
    unsetAuthentic: {
      title: 'Quitar sello de autenticidad',
    },
    toggleAuthentic: {
      title: 'Poner o quitar sello de autenticidad',
    },
    update: {
      title: 'Editar miembro',
    },
    setFields: {
      title: 'Ajustar datos del miembro',
    },
  },
  adminUser: {
    open: {
      title: 'Abrir administrador',
    },
    add: {
      title: 'Añadir administrador',
    },
    edit: {
      title: 'Editar administrador',
    },
    ban: {
      title: 'Vetar administrador',
    },
    setStatus: {
      title: 'Cambiar estado del administrador',
    },
    delete: {
      title: 'Eliminar administrador',
    },
    resetPassword: {
      title: 'Restablecer contraseña',
    },
  },
  role: {
    open: {
      title: 'Abrir rol',
    },
    add: {
      title: 'Añadir rol',
    },
    edit: {
      title: 'Cambiar nombre del rol',
    },
    delete: {
      title: 'Eliminar rol',
    },
    setActions: {
      title: 'Guardar permisos del rol',
    },
    toggleAction: {
      title: 'Conceder o retirar un permiso',
    },
    setAllActions: {
      title: 'Conceder todos los permisos',
    },
    clearAllActions: {
      title: 'Retirar todos los permisos',
    },
  },
  notification: {
    send: {
      title: 'Enviar notificación',
    },
    delete: {
      title: 'Eliminar notificación',
    },
  },
  sticker: {
    upload: {
      title: 'Subir stickers',
    },
  },
  list: {
    next: {
      title: 'Fila siguiente',
    },
    previous: {
      title: 'Fila anterior',
    },
    first: {
      title: 'Primera fila',
    },
    last: {
      title: 'Última fila',
    },
    firstCell: {
      title: 'Primera celda',
    },
    lastCell: {
      title: 'Última celda',
    },
    pageDown: {
      title: 'Página abajo',
    },
    pageUp: {
      title: 'Página arriba',
    },
    open: {
      title: 'Abrir detalle',
    },
    close: {
      title: 'Cerrar detalle',
    },
    select: {
      title: 'Seleccionar fila o quitar selección',
    },
    selectRange: {
      title: 'Seleccionar hasta esta fila',
    },
    extendNext: {
      title: 'Ampliar selección abajo',
    },
    extendPrevious: {
      title: 'Ampliar selección arriba',
    },
    extendPageDown: {
      title: 'Ampliar selección una página abajo',
    },
    extendPageUp: {
      title: 'Ampliar selección una página arriba',
    },
    selectAll: {
      title: 'Seleccionar todo',
    },
    clearSelection: {
      title: 'Quitar toda la selección',
    },
    invertSelection: {
      title: 'Invertir selección',
    },
    filter: {
      title: 'Filtrar lista',
    },
    sort: {
      title: 'Ordenar',
    },
    sortByName: {
      title: 'Ordenar por nombre',
    },
    columns: {
      title: 'Elegir columnas',
    },
    pageSize: {
      title: 'Densidad de las filas',
    },
    refresh: {
      title: 'Actualizar',
    },
    copy: {
      title: 'Copiar filas',
    },
    exportCsv: {
      title: 'Exportar a CSV',
    },
    exportXlsx: {
      title: 'Exportar a Excel (XLSX)',
    },
    loadMore: {
      title: 'Cargar más',
    },
    menu: {
      title: 'Abrir menú de la fila',
    },
    peek: {
      title: 'Vista rápida de multimedia',
    },
    uncover: {
      title: 'Descubrir imágenes paso a paso',
    },
    look: {
      title: 'Alternar entre imágenes y tabla',
    },
    jump: {
      title: 'Ir a una posición',
    },
    search: {
      title: 'Buscar en la lista',
    },
  },
  go: {
    choose: { title: 'Ir a…' },
    viewOne: { title: 'Vista guardada 1' },
    viewTwo: { title: 'Vista guardada 2' },
    viewThree: { title: 'Vista guardada 3' },
    viewFour: { title: 'Vista guardada 4' },
    viewFive: { title: 'Vista guardada 5' },
    viewSix: { title: 'Vista guardada 6' },
    viewSeven: { title: 'Vista guardada 7' },
    viewEight: { title: 'Vista guardada 8' },
    viewNine: { title: 'Vista guardada 9' },
    home: {
      title: 'Inicio',
    },
    profiles: {
      title: 'Miembros',
    },
    posts: {
      title: 'Publicaciones',
    },
    reports: {
      title: 'Denuncias',
    },
    vip: {
      title: 'Cuentas VIP',
    },
    tvUsers: {
      title: 'Cuentas de TV',
    },
    tvSlider: {
      title: 'TV Slider',
    },
    hotlive: {
      title: 'Hotlive',
    },
    imports: {
      title: 'Importaciones de templos',
    },
    temples: {
      title: 'Templos',
    },
    adminUsers: {
      title: 'Administradores',
    },
    roles: {
      title: 'Roles',
    },
    notifications: {
      title: 'Notificaciones',
    },
    stickers: {
      title: 'Stickers',
    },
    audit: {
      title: 'Registro de cambios',
    },
  },
  photo: {
    upload: {
      title: 'Subir una imagen',
    },
  },
  stats: {
    range: {
      title: 'Elegir el período de las estadísticas',
    },
    ownRange: {
      title: 'Estadísticas de un día a otro',
    },
    bucket: {
      title: 'Cambiar el intervalo de las estadísticas',
    },
    compare: {
      title: 'Comparar con el período anterior',
    },
    bars: {
      title: 'Barras o líneas',
    },
    table: {
      title: 'Cifras o gráficos',
    },
    exportCsv: {
      title: 'Exportar las estadísticas a CSV',
    },
    refresh: {
      title: 'Actualizar las estadísticas',
    },
  },
  jobs: {
    open: {
      title: 'Tareas',
    },
  },
  vip: {
    add: {
      title: 'Añadir a cuentas VIP',
    },
    remove: {
      title: 'Quitar de VIP',
    },
    addLanguageTag: {
      title: 'Añadir etiquetas de idioma',
    },
    removeLanguageTag: {
      title: 'Quitar etiquetas de idioma',
    },
    openProfile: {
      title: 'Ver página del miembro',
    },
    takeBack: {
      title: 'Quitar al miembro de VIP',
    },
    putBack: {
      title: 'Devolver a VIP',
    },
  },
  tvUser: {
    add: {
      title: 'Añadir a cuentas de TV',
    },
    remove: {
      title: 'Quitar de cuentas de TV',
    },
    openProfile: {
      title: 'Ver página del miembro',
    },
    takeBack: {
      title: 'Quitar al miembro de las cuentas de TV',
    },
    putBack: {
      title: 'Devolver a cuentas de TV',
    },
  },
  hotlive: {
    add: {
      title: 'Añadir multimedia a Hotlive',
    },
    remove: {
      title: 'Quitar de Hotlive',
    },
    openPost: {
      title: 'Ver publicación',
    },
    openAuthor: {
      title: 'Ver autor',
    },
    takeBack: {
      title: 'Quitar multimedia de Hotlive',
    },
    putBack: {
      title: 'Devolver a Hotlive',
    },
  },
  tvSlider: {
    add: {
      title: 'Añadir imagen a TV Slider',
    },
    remove: {
      title: 'Quitar de TV Slider',
    },
    openPost: {
      title: 'Ver publicación',
    },
    openAuthor: {
      title: 'Ver autor',
    },
    takeBack: {
      title: 'Quitar imagen de TV Slider',
    },
    putBack: {
      title: 'Devolver a TV Slider',
    },
  },
  help: {
    keys: {
      title: 'Atajos de teclado',
    },
    tour: {
      title: 'Aprender cinco teclas',
    },
  },
  settings: {
    open: {
      title: 'Ajustes',
    },
  },
  history: {
    open: {
      title: 'Historial',
    },
    undo: {
      title: 'Deshacer',
    },
    redo: {
      title: 'Rehacer',
    },
  },
  view: {
    keep: { title: 'Guardar vista' },
    forget: { title: 'Quitar vista guardada' },
  },
  part: {
    next: { title: 'Ir a la parte siguiente de la página' },
    previous: { title: 'Ir a la parte anterior de la página' },
  },
  sidebar: {
    toggle: {
      title: 'Contraer o desplegar la barra lateral',
    },
  },
  fullscreen: {
    toggle: {
      title: 'Pantalla completa',
    },
  },
  language: {
    set: {
      title: 'Cambiar idioma',
    },
  },
  theme: {
    layout: {
      title: 'Tema del fondo',
    },
    sidebar: {
      title: 'Tema de la barra lateral',
    },
    topbar: {
      title: 'Tema de la barra superior',
    },
  },
  keys: {
    rebind: {
      title: 'Cambiar teclas',
    },
    reset: {
      title: 'Restablecer las teclas',
    },
    mailKeys: {
      title: 'Activar o desactivar teclas al estilo de Gmail',
      hint: 'e ignora, # elimina. Un método de entrada vietnamita puede tragarse la e: desactívalo antes.',
    },
    singleKeysOff: {
      title: 'Activar o desactivar atajos de una tecla',
    },
  },
  session: {
    signIn: {
      title: 'Inicio de sesión',
    },
    signInFailed: {
      title: 'Inicio de sesión fallido',
    },
    signOut: {
      title: 'Cerrar sesión',
    },
    changePassword: {
      title: 'Cambiar contraseña',
    },
    editProfile: {
      title: 'Editar mi perfil',
    },
    sessions: {
      title: 'Mis sesiones abiertas',
    },
    end: {
      title: 'Cerrar esa sesión',
    },
  },
};
