/** By command id: its title, and the hint beside it. What else a command says stands in deferredCommands.ts. */
export default {
  command: {
    repeat: {
      title: 'Repeat the last command',
    },
  },
  report: {
    open: {
      title: 'Open report',
    },
    ignore: {
      title: 'Ignore',
      hint: 'No violation',
    },
    deletePost: {
      title: 'Delete post',
      hint: 'Violation: delete what was reported',
    },
    blockUser: {
      title: 'Block author',
      hint: 'No posting, no comments, not shown',
      hintElsewhere: 'Violation: the server blocks who posted it',
    },
    reopen: {
      title: 'Reopen report',
    },
    reply: {
      title: 'Reply to the reporter',
      hintElsewhere: 'A draft only: this server sends no mail',
    },
    sendReply: {
      title: 'Send the reply',
    },
    pullBackReply: {
      title: 'Pull the reply back',
    },
    sendReplyAgain: {
      title: 'Try to send it again',
    },
    replyTemplate: {
      title: 'Insert a reply template',
    },
    openAuthor: {
      title: 'Look at the author',
    },
    comments: {
      title: 'Look at the comments',
    },
  },
  replyTemplate: {
    add: {
      title: 'Add a reply template',
    },
    edit: {
      title: 'Edit a reply template',
    },
    delete: {
      title: 'Delete a reply template',
    },
  },
  post: {
    open: {
      title: 'Open post',
    },
    openAuthor: {
      title: 'Look at the author',
    },
    comments: {
      title: 'Look at the comments',
    },
    hide: {
      title: 'Hide post',
    },
    unhide: {
      title: 'Show post again',
    },
    block: {
      title: 'Block post',
    },
    unblock: {
      title: 'Unblock post',
    },
    delete: {
      title: 'Delete post',
    },
    restore: {
      title: 'Restore post',
    },
    promote: {
      title: 'Promote post',
    },
    promoteHotlive: {
      title: 'Promote to hotlive',
    },
    promoteSlider: {
      title: 'Promote to TV slider',
    },
    unpromoteHotlive: {
      title: 'Take out of hotlive',
    },
    unpromoteSlider: {
      title: 'Take out of the TV slider',
    },
  },
  temple: {
    open: {
      title: 'Open temple',
    },
    map: {
      title: 'Map or list',
    },
    create: {
      title: 'New temple',
    },
    add: {
      title: 'Create temple',
    },
    edit: {
      title: 'Save temple',
    },
    revert: {
      title: 'Undo changes of temple',
    },
    delete: {
      title: 'Delete temple',
    },
    restore: {
      title: 'Restore temple',
    },
    makeAgain: {
      title: 'Create temple again',
    },
    discard: {
      title: 'Discard unsaved changes',
    },
    remove: {
      title: 'Delete temple or draft',
    },
    save: {
      title: 'Save',
    },
    setType: {
      title: 'Change the type',
    },
    setField: {
      title: 'Fill in a field of several temples',
    },
    merge: {
      title: 'Merge duplicate temples',
    },
    mergeRows: {
      title: 'Merge temples',
    },
    unmergeRows: {
      title: 'Separate merged temples',
    },
    uploadAvatar: {
      title: 'Choose a main picture',
    },
    uploadPhotos: {
      title: 'Add photos',
    },
    export: {
      title: 'Export temples as CSV',
    },
    import: {
      title: 'Import temples from a file',
    },
    importAnother: {
      title: 'Choose another file',
    },
    importAll: {
      title: 'Import the rows that were checked',
    },
    importRows: {
      title: 'Import temples',
    },
    takeBackImport: {
      title: 'Take this import back',
    },
    unimportRows: {
      title: 'Take an import back',
    },
    skipRow: {
      title: 'Skip the duplicate',
    },
    createAnyway: {
      title: 'Create it anyway',
    },
    editRow: {
      title: 'Edit a cell of the row',
    },
    setColumn: {
      title: 'Import a column as a field',
    },
    fillEmpty: {
      title: 'Fill the empty cells of a field',
    },
    takeColumn: {
      title: 'Take from another column where empty',
    },
    leaveEmpty: {
      title: 'Leave empty cells empty again',
    },
    mapType: {
      title: 'Turn a value into a type',
    },
    mapTypes: {
      title: 'Take all suggested types',
    },
    chooseSheet: {
      title: 'Choose the sheet',
    },
    chooseEncoding: {
      title: 'Choose the encoding',
    },
    importTemplate: {
      title: 'Download a template for the import',
    },
    fillHow: {
      title: 'Choose how a field is filled in',
    },
    updateFromRow: {
      title: 'Fill in the temple there is',
    },
  },
  comment: {
    replies: {
      title: 'Look at the replies',
    },
    openAuthor: {
      title: 'Look at who commented',
    },
    delete: {
      title: 'Delete comment',
    },
    restore: {
      title: 'Restore comment',
    },
    blockAuthor: {
      title: 'Block who commented',
      hint: 'No posting, no comments, not shown',
    },
    unblockAuthor: {
      title: 'Unblock who commented',
    },
  },
  profile: {
    open: {
      title: 'Open member',
    },
    block: {
      title: 'Block member',
    },
    unblock: {
      title: 'Unblock member',
    },
    setBlocks: {
      title: 'Set blocks',
    },
    toggleOnlyMe: {
      title: 'Turn “posts seen only by themselves” on or off',
    },
    verifyPhone: {
      title: 'Verify phone number',
    },
    unverifyPhone: {
      title: 'Unverify phone number',
    },
    togglePhone: {
      title: 'Verify or unverify phone',
    },
    setAuthentic: {
      title: 'Give the authentic seal',
    },
    unsetAuthentic: {
      title: 'Take the authentic seal',
    },
    toggleAuthentic: {
      title: 'Authentic seal on or off',
    },
    update: {
      title: 'Edit member',
    },
    setFields: {
      title: 'Set fields of a member',
    },
  },
  adminUser: {
    open: {
      title: 'Open admin user',
    },
    add: {
      title: 'Add admin user',
    },
    edit: {
      title: 'Edit admin user',
    },
    ban: {
      title: 'Ban admin user',
    },
    setStatus: {
      title: 'Change the status of an admin user',
    },
    delete: {
      title: 'Delete admin user',
    },
    resetPassword: {
      title: 'Reset password',
    },
  },
  role: {
    open: {
      title: 'Open role',
    },
    add: {
      title: 'Add role',
    },
    edit: {
      title: 'Rename role',
    },
    delete: {
      title: 'Delete role',
    },
    setActions: {
      title: 'Save the role’s actions',
    },
    toggleAction: {
      title: 'Allow or forbid an action',
    },
    setAllActions: {
      title: 'Allow all actions',
    },
    clearAllActions: {
      title: 'Forbid all actions',
    },
  },
  notification: {
    send: {
      title: 'Send a notification',
    },
    delete: {
      title: 'Delete notification',
    },
  },
  sticker: {
    upload: {
      title: 'Upload stickers',
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
      title: 'First cell',
    },
    lastCell: {
      title: 'Last cell',
    },
    pageDown: {
      title: 'Page down',
    },
    pageUp: {
      title: 'Page up',
    },
    open: {
      title: 'Open detail',
    },
    close: {
      title: 'Close detail',
    },
    select: {
      title: 'Select or unselect row',
    },
    selectRange: {
      title: 'Select to this row',
    },
    extendNext: {
      title: 'Extend selection down',
    },
    extendPrevious: {
      title: 'Extend selection up',
    },
    extendPageDown: {
      title: 'Extend selection a page down',
    },
    extendPageUp: {
      title: 'Extend selection a page up',
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
      title: 'Export CSV',
    },
    exportXlsx: {
      title: 'Export Excel (XLSX)',
    },
    loadMore: {
      title: 'Load more',
    },
    menu: {
      title: 'Open row menu',
    },
    peek: {
      title: 'Quick look at media',
    },
    uncover: {
      title: 'Uncover pictures, step by step',
    },
    look: {
      title: 'Switch between pictures and table',
    },
    jump: {
      title: 'Jump to position',
    },
    search: {
      title: 'Search the list',
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
      title: 'Member Profiles',
    },
    posts: {
      title: 'Post Manager',
    },
    reports: {
      title: 'Report Content',
    },
    vip: {
      title: 'Suggest User',
    },
    tvUsers: {
      title: 'TV Accounts',
    },
    tvSlider: {
      title: 'TV Slider',
    },
    hotlive: {
      title: 'Hotlive Media',
    },
    imports: {
      title: 'Imports of temples',
    },
    temples: {
      title: 'Temple Manager',
    },
    adminUsers: {
      title: 'User Manager',
    },
    roles: {
      title: 'Role Manager',
    },
    notifications: {
      title: 'Notification',
    },
    stickers: {
      title: 'Stickers',
    },
    audit: {
      title: 'Audit Log',
    },
  },
  photo: {
    upload: {
      title: 'Upload a picture',
    },
  },
  stats: {
    range: {
      title: 'Choose the range of the statistics',
    },
    ownRange: {
      title: 'Statistics from one day to another',
    },
    bucket: {
      title: 'Change the bucket of the statistics',
    },
    compare: {
      title: 'Compare with the range before',
    },
    bars: {
      title: 'Bars or lines',
    },
    table: {
      title: 'Numbers or charts',
    },
    exportCsv: {
      title: 'Export the statistics as CSV',
    },
    refresh: {
      title: 'Refresh the statistics',
    },
  },
  jobs: {
    open: {
      title: 'Jobs',
    },
  },
  vip: {
    add: {
      title: 'Add to VIP accounts',
    },
    remove: {
      title: 'Remove from VIP',
    },
    addLanguageTag: {
      title: 'Add language tags',
    },
    removeLanguageTag: {
      title: 'Remove language tags',
    },
    openProfile: {
      title: 'Open the member page',
    },
    takeBack: {
      title: 'Take the member out of VIP',
    },
    putBack: {
      title: 'Put back into VIP',
    },
  },
  tvUser: {
    add: {
      title: 'Add to TV accounts',
    },
    remove: {
      title: 'Remove from TV accounts',
    },
    openProfile: {
      title: 'Open the member page',
    },
    takeBack: {
      title: 'Take the member out of the TV accounts',
    },
    putBack: {
      title: 'Put back into TV accounts',
    },
  },
  hotlive: {
    add: {
      title: 'Add media to hotlive',
    },
    remove: {
      title: 'Remove from hotlive',
    },
    openPost: {
      title: 'Open the post',
    },
    openAuthor: {
      title: 'Open the author',
    },
    takeBack: {
      title: 'Take the media out of hotlive',
    },
    putBack: {
      title: 'Put back into hotlive',
    },
  },
  tvSlider: {
    add: {
      title: 'Add a picture to the TV slider',
    },
    remove: {
      title: 'Remove from the TV slider',
    },
    openPost: {
      title: 'Open the post',
    },
    openAuthor: {
      title: 'Open the author',
    },
    takeBack: {
      title: 'Take the picture off the TV slider',
    },
    putBack: {
      title: 'Put back on the TV slider',
    },
  },
  help: {
    keys: {
      title: 'Keyboard shortcuts',
    },
    tour: {
      title: 'Learn five keys',
    },
  },
  settings: {
    open: {
      title: 'Settings',
    },
  },
  history: {
    open: {
      title: 'History',
    },
    undo: {
      title: 'Undo',
    },
    redo: {
      title: 'Redo',
    },
  },
  view: {
    keep: { title: 'Save view' },
    forget: { title: 'Remove saved view' },
  },
  part: {
    next: { title: 'Go to the next part of the page' },
    previous: { title: 'Go to the previous part of the page' },
  },
  sidebar: {
    toggle: {
      title: 'Collapse or expand the sidebar',
    },
  },
  fullscreen: {
    toggle: {
      title: 'Full screen',
    },
  },
  language: {
    set: {
      title: 'Change language',
    },
  },
  theme: {
    layout: {
      title: 'Background theme',
    },
    sidebar: {
      title: 'Sidebar theme',
    },
    topbar: {
      title: 'Topbar theme',
    },
  },
  keys: {
    rebind: {
      title: 'Change keys',
    },
    reset: {
      title: 'Reset keys to the defaults',
    },
    mailKeys: {
      title: 'Turn Gmail-like keys on or off',
      hint: 'e ignores, # deletes. A Vietnamese input method may swallow e: switch it off first.',
    },
    singleKeysOff: {
      title: 'Single-key shortcuts on or off',
    },
  },
  session: {
    signIn: {
      title: 'Log in',
    },
    signInFailed: {
      title: 'Failed login',
    },
    signOut: {
      title: 'Log out',
    },
    changePassword: {
      title: 'Change password',
    },
    editProfile: {
      title: 'Edit my profile',
    },
    sessions: {
      title: 'Where I am signed in',
    },
    end: {
      title: 'Sign out there',
    },
  },
};
