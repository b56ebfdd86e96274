/** By command id: its title, and the hint beside it. What else a command says stands in deferredCommands.ts. */
export default {
  report: {
    open: {
      title: 'Open case',
    },
    ignore: {
      title: 'Ignore',
      hint: 'No violation',
    },
    deletePost: {
      title: 'Delete post',
      hint: 'Violation: delete the reported content',
    },
    blockUser: {
      title: 'Block author',
      hint: 'No posts or comments; hidden from others',
      hintElsewhere: 'Violation: the server blocks the author',
    },
    reopen: {
      title: 'Reopen case',
    },
    reply: {
      title: 'Reply to reporter',
      hintElsewhere: 'Draft only: this server can’t send mail',
    },
    sendReply: {
      title: 'Send reply',
    },
    pullBackReply: {
      title: 'Recall reply',
    },
    sendReplyAgain: {
      title: 'Send reply again',
    },
    replyTemplate: {
      title: 'Insert reply template',
    },
    openAuthor: {
      title: 'View author',
    },
    comments: {
      title: 'View comments',
    },
  },
  replyTemplate: {
    add: {
      title: 'Add reply template',
    },
    edit: {
      title: 'Edit reply template',
    },
    delete: {
      title: 'Delete reply template',
    },
  },
  post: {
    open: {
      title: 'Open post',
    },
    openAuthor: {
      title: 'View author',
    },
    comments: {
      title: 'View comments',
    },
    hide: {
      title: 'Hide post',
    },
    unhide: {
      title: 'Unhide post',
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
      title: 'Add post to TV',
    },
    promoteHotlive: {
      title: 'Add to hotlive',
    },
    promoteSlider: {
      title: 'Add to TV slider',
    },
    unpromoteHotlive: {
      title: 'Remove from hotlive',
    },
    unpromoteSlider: {
      title: 'Remove from TV slider',
    },
  },
  temple: {
    editFields: {
      title: 'Edit temple',
    },
    map: {
      title: 'Switch between map and list',
    },
    create: {
      title: 'New temple',
    },
    export: {
      title: 'Export temples as CSV',
    },
    import: {
      title: 'Import temples from a file',
    },
    importAll: {
      title: 'Import checked rows',
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
      title: 'Turn “posts visible only to them” on or off',
    },
    verifyPhone: {
      title: 'Verify phone number',
    },
    erase: {
      title: 'Erase member’s data',
    },
    unverifyPhone: {
      title: 'Remove phone verification',
    },
    togglePhone: {
      title: 'Verify phone or remove verification',
    },
    setAuthentic: {
      title: 'Add the authentic mark',
    },
    unsetAuthentic: {
      title: 'Remove the authentic mark',
    },
    toggleAuthentic: {
      title: 'Add or remove the authentic mark',
    },
    update: {
      title: 'Edit member',
    },
    setFields: {
      title: 'Set member fields',
    },
  },
  adminUser: {
    endSecondFactor: {
      title: 'Turn off a colleague’s two-step verification',
    },
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
      title: 'Change status of admin user',
    },
    delete: {
      title: 'Delete admin user',
    },
    resetPassword: {
      title: 'Reset password',
    },
  },
  role: {
    toggleSecondFactor: {
      title: 'Require two-step verification',
    },
    editActions: {
      title: 'Edit role permissions',
    },
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
      title: 'Save role permissions',
    },
    toggleAction: {
      title: 'Allow or deny a permission',
    },
    setAllActions: {
      title: 'Allow all permissions',
    },
    clearAllActions: {
      title: 'Deny all permissions',
    },
  },
  notification: {
    send: {
      title: 'Send notification',
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
      title: 'Notifications',
    },
    stickers: {
      title: 'Stickers',
    },
    audit: {
      title: 'Audit log',
    },
  },
  photo: {
    upload: {
      title: 'Upload image',
    },
  },
  waiting: {
    week: {
      title: 'Waiting over 7 days',
    },
    month: {
      title: 'Waiting over 30 days',
    },
    opinion: {
      title: 'Second opinion wanted',
    },
    reply: {
      title: 'Unsent replies',
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
      title: 'Remove from VIP accounts',
    },
    addLanguageTag: {
      title: 'Add language tags',
    },
    removeLanguageTag: {
      title: 'Remove language tags',
    },
    openProfile: {
      title: 'View member',
    },
    takeBack: {
      title: 'Remove member from VIP accounts',
    },
    putBack: {
      title: 'Add back to VIP accounts',
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
      title: 'View member',
    },
    takeBack: {
      title: 'Remove member from TV accounts',
    },
    putBack: {
      title: 'Add back to TV accounts',
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
      title: 'View post',
    },
    openAuthor: {
      title: 'View author',
    },
    takeBack: {
      title: 'Remove media from hotlive',
    },
    putBack: {
      title: 'Add back to hotlive',
    },
  },
  tvSlider: {
    add: {
      title: 'Add image to TV slider',
    },
    remove: {
      title: 'Remove from TV slider',
    },
    openPost: {
      title: 'View post',
    },
    openAuthor: {
      title: 'View author',
    },
    takeBack: {
      title: 'Remove image from TV slider',
    },
    putBack: {
      title: 'Add back to TV slider',
    },
  },
  help: {
    keys: {
      title: 'Keyboard shortcuts',
    },
    tour: {
      title: 'Learn the first shortcuts',
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
  sidebar: {
    toggle: {
      title: 'Collapse or expand the sidebar',
    },
  },
  language: {
    set: {
      title: 'Change language',
    },
  },
  session: {
    setUpSecondFactor: {
      title: 'Set up two-step verification',
    },
    endSecondFactor: {
      title: 'Turn off two-step verification',
    },
    renewRecoveryCodes: {
      title: 'Get new recovery codes',
    },
    signIn: {
      title: 'Sign in',
    },
    signInFailed: {
      title: 'Failed sign-in',
    },
    signOut: {
      title: 'Sign out',
    },
    changePassword: {
      title: 'Change password',
    },
    editProfile: {
      title: 'Edit my profile',
    },
    sessions: {
      title: 'Signed-in devices',
    },
    end: {
      title: 'Sign out this device',
    },
  },
  serviceAccount: {
    make: { title: 'Make a service account' },
    revoke: { title: 'Revoke a service account’s token' },
  },
};
