/**
 * By command id, of what every list and screen has from the first: its title, and the hint beside it. All else that commands say stands in
 * deferredCommands.ts.
 */
export default {
  temple: {
    import: {
      title: 'Importar templos de un archivo',
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
      title: 'Anuncios',
    },
    stickers: {
      title: 'Stickers',
    },
    audit: {
      title: 'Registro de cambios',
    },
  },
  jobs: {
    open: {
      title: 'Tareas',
    },
  },
  settings: {
    open: {
      title: 'Ajustes',
    },
  },
  sidebar: {
    toggle: {
      title: 'Contraer o desplegar la barra lateral',
    },
  },
};
