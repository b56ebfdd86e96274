/** By command id: its title, and the hint beside it. What else a command says stands in deferredCommands.ts. */
export default {
  report: {
    open: {
      title: 'Abrir caso',
    },
    ignore: {
      title: 'Ignorar',
      hint: 'Sin infracción',
    },
    deletePost: {
      title: 'Eliminar publicación',
      hint: 'Infracción: elimina el contenido denunciado',
    },
    blockUser: {
      title: 'Bloquear autor',
      hint: 'Ni publica ni comenta; oculto para los demás',
      hintElsewhere: 'Infracción: el servidor bloquea al autor',
    },
    reopen: {
      title: 'Reabrir caso',
    },
    reply: {
      title: 'Responder al denunciante',
      hintElsewhere: 'Solo borrador: este servidor no envía correo',
    },
    sendReply: {
      title: 'Enviar respuesta',
    },
    pullBackReply: {
      title: 'Retirar respuesta',
    },
    sendReplyAgain: {
      title: 'Volver a enviar respuesta',
    },
    replyTemplate: {
      title: 'Insertar plantilla de respuesta',
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
      title: 'Añadir plantilla de respuesta',
    },
    edit: {
      title: 'Editar plantilla de respuesta',
    },
    delete: {
      title: 'Eliminar plantilla de respuesta',
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
      title: 'Añadir publicación a la TV',
    },
    promoteHotlive: {
      title: 'Añadir a Hotlive',
    },
    promoteSlider: {
      title: 'Añadir al TV slider',
    },
    unpromoteHotlive: {
      title: 'Quitar de Hotlive',
    },
    unpromoteSlider: {
      title: 'Quitar del TV slider',
    },
  },
  temple: {
    editFields: {
      title: 'Editar templo',
    },
    map: {
      title: 'Alternar entre mapa y lista',
    },
    create: {
      title: 'Nuevo templo',
    },
    export: {
      title: 'Exportar templos a CSV',
    },
    import: {
      title: 'Importar templos de un archivo',
    },
    importAll: {
      title: 'Importar las filas comprobadas',
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
      title: 'Definir bloqueos',
    },
    toggleOnlyMe: {
      title: 'Activar o desactivar «publicaciones que solo ve su autor»',
    },
    verifyPhone: {
      title: 'Verificar teléfono',
    },
    erase: {
      title: 'Borrar los datos del miembro',
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
      title: 'Definir datos del miembro',
    },
  },
  adminUser: {
    endSecondFactor: {
      title: 'Desactivar la verificación en dos pasos de un administrador',
    },
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
      title: 'Expulsar administrador',
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
    toggleSecondFactor: {
      title: 'Exigir la verificación en dos pasos',
    },
    editActions: {
      title: 'Editar permisos del rol',
    },
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
      title: 'Página siguiente',
    },
    pageUp: {
      title: 'Página anterior',
    },
    open: {
      title: 'Abrir detalle',
    },
    close: {
      title: 'Cerrar detalle',
    },
    select: {
      title: 'Seleccionar o deseleccionar fila',
    },
    selectRange: {
      title: 'Seleccionar hasta esta fila',
    },
    extendNext: {
      title: 'Ampliar selección hacia abajo',
    },
    extendPrevious: {
      title: 'Ampliar selección hacia arriba',
    },
    extendPageDown: {
      title: 'Ampliar selección una página hacia abajo',
    },
    extendPageUp: {
      title: 'Ampliar selección una página hacia arriba',
    },
    selectAll: {
      title: 'Seleccionar todo',
    },
    clearSelection: {
      title: 'Borrar selección',
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
      title: 'Vista previa de archivos',
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
    copyLink: {
      title: 'Copiar enlace',
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
      title: 'TV slider',
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
      title: 'Subir imagen',
    },
  },
  waiting: {
    week: {
      title: 'Más de 7 días en espera',
    },
    month: {
      title: 'Más de 30 días en espera',
    },
    opinion: {
      title: 'Segunda opinión pedida',
    },
    reply: {
      title: 'Respuestas sin enviar',
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
      title: 'Quitar de cuentas VIP',
    },
    addLanguageTag: {
      title: 'Añadir etiquetas de idioma',
    },
    removeLanguageTag: {
      title: 'Quitar etiquetas de idioma',
    },
    openProfile: {
      title: 'Ver miembro',
    },
    takeBack: {
      title: 'Quitar miembro de cuentas VIP',
    },
    putBack: {
      title: 'Devolver a cuentas VIP',
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
      title: 'Ver miembro',
    },
    takeBack: {
      title: 'Quitar miembro de cuentas de TV',
    },
    putBack: {
      title: 'Devolver a cuentas de TV',
    },
  },
  hotlive: {
    add: {
      title: 'Añadir archivo a Hotlive',
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
      title: 'Quitar archivo de Hotlive',
    },
    putBack: {
      title: 'Devolver a Hotlive',
    },
  },
  tvSlider: {
    add: {
      title: 'Añadir imagen al TV slider',
    },
    remove: {
      title: 'Quitar del TV slider',
    },
    openPost: {
      title: 'Ver publicación',
    },
    openAuthor: {
      title: 'Ver autor',
    },
    takeBack: {
      title: 'Quitar imagen del TV slider',
    },
    putBack: {
      title: 'Devolver al TV slider',
    },
  },
  help: {
    keys: {
      title: 'Atajos de teclado',
    },
    tour: {
      title: 'Aprender los primeros atajos',
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
  sidebar: {
    toggle: {
      title: 'Contraer o desplegar la barra lateral',
    },
  },
  language: {
    set: {
      title: 'Cambiar idioma',
    },
  },
  session: {
    setUpSecondFactor: {
      title: 'Configurar la verificación en dos pasos',
    },
    endSecondFactor: {
      title: 'Desactivar la verificación en dos pasos',
    },
    renewRecoveryCodes: {
      title: 'Obtener nuevos códigos de recuperación',
    },
    signIn: {
      title: 'Iniciar sesión',
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
      title: 'Dispositivos con sesión',
    },
    end: {
      title: 'Cerrar sesión en este dispositivo',
    },
  },
  serviceAccount: {
    make: { title: 'Crear una cuenta de servicio' },
    revoke: { title: 'Revocar el token de una cuenta de servicio' },
  },
};
