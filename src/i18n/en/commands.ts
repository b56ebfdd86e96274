/**
 * By command id, of what every list and screen has from the first: its title, and the hint beside it. All else that commands say stands in
 * deferredCommands.ts.
 */
export default {
  temple: {
    import: {
      title: 'Import temples from a file',
    },
  },
  list: {
    next: {
      title: 'Next row',
    },
    previous: {
      title: 'Previous row',
    },
    first: {
      title: 'First row',
    },
    last: {
      title: 'Last row',
    },
    firstCell: {
      title: 'First cell in row',
    },
    lastCell: {
      title: 'Last cell in row',
    },
    pageDown: {
      title: 'Page down',
    },
    pageUp: {
      title: 'Page up',
    },
    open: {
      title: 'Open details',
    },
    close: {
      title: 'Close details',
    },
    select: {
      title: 'Select or deselect row',
    },
    selectRange: {
      title: 'Select up to this row',
    },
    extendNext: {
      title: 'Extend selection down',
    },
    extendPrevious: {
      title: 'Extend selection up',
    },
    extendPageDown: {
      title: 'Extend selection one page down',
    },
    extendPageUp: {
      title: 'Extend selection one page up',
    },
    selectAll: {
      title: 'Select all',
    },
    clearSelection: {
      title: 'Clear selection',
    },
    invertSelection: {
      title: 'Invert selection',
    },
    filter: {
      title: 'Filter list',
    },
    sort: {
      title: 'Sort',
    },
    sortByName: {
      title: 'Sort by name',
    },
    columns: {
      title: 'Choose columns',
    },
    pageSize: {
      title: 'Row density',
    },
    refresh: {
      title: 'Refresh',
    },
    copy: {
      title: 'Copy rows',
    },
    exportCsv: {
      title: 'Export as CSV',
    },
    exportXlsx: {
      title: 'Export as Excel (XLSX)',
    },
    loadMore: {
      title: 'Load more',
    },
    menu: {
      title: 'Open row menu',
    },
    peek: {
      title: 'Preview media',
    },
    uncover: {
      title: 'Change image blur',
    },
    look: {
      title: 'Switch between gallery and table',
    },
    jump: {
      title: 'Jump to position',
    },
    search: {
      title: 'Search list',
    },
    copyLink: {
      title: 'Copy link',
    },
  },
  go: {
    choose: { title: 'Go to…' },
    viewOne: { title: 'Saved view 1' },
    viewTwo: { title: 'Saved view 2' },
    viewThree: { title: 'Saved view 3' },
    viewFour: { title: 'Saved view 4' },
    viewFive: { title: 'Saved view 5' },
    viewSix: { title: 'Saved view 6' },
    viewSeven: { title: 'Saved view 7' },
    viewEight: { title: 'Saved view 8' },
    viewNine: { title: 'Saved view 9' },
    home: {
      title: 'Home',
    },
    profiles: {
      title: 'Members',
    },
    posts: {
      title: 'Posts',
    },
    reports: {
      title: 'Reports',
    },
    vip: {
      title: 'VIP accounts',
    },
    tvUsers: {
      title: 'TV accounts',
    },
    tvSlider: {
      title: 'TV slider',
    },
    hotlive: {
      title: 'Hotlive',
    },
    imports: {
      title: 'Temple imports',
    },
    temples: {
      title: 'Temples',
    },
    adminUsers: {
      title: 'Admin users',
    },
    roles: {
      title: 'Roles',
    },
    notifications: {
      title: 'Announcements',
    },
    stickers: {
      title: 'Stickers',
    },
    audit: {
      title: 'Audit log',
    },
  },
  jobs: {
    open: {
      title: 'Jobs',
    },
  },
  settings: {
    open: {
      title: 'Settings',
    },
  },
  sidebar: {
    toggle: {
      title: 'Collapse or expand the sidebar',
    },
  },
};
