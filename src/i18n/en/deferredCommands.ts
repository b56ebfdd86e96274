/** By command id: words to find it by, questions, what is said when it is done, its arguments and its reasons. */
export default {
  view: {
    noName: 'Give the view a name.',
    kept: 'Saved “{{name}}”: {{key}}',
    full: 'There are nine saved views already. Remove one first.',
    forgotten: 'Removed “{{name}}”',
    keep: { name: { label: 'Name' } },
    forget: { place: { label: 'View' } },
  },
  command: {
    settledAs: 'Already settled: {{name}}. Decision: {{how}}.',
    settledAsByOther: 'Somebody else has settled it already: {{name}}. Decision: {{how}}.',
    settledAsBy: '{{who}} has settled it already: {{name}}. Decision: {{how}}.',
    settledAsByYou: 'You have settled it already: {{name}}. Decision: {{how}}.',
    oneOnly: 'This command takes one row. Select fewer.',
    failed: 'This command has a fault and cannot be used just now.',
    unread: 'The server sent what this command needs in a way that could not be read.',
    memberUnknown: 'The server does not say which member that is.',
    repeat: {
      words: 'again, once more, same again',
    },
  },
  report: {
    together: '{{count}} reports',
    ignore: {
      words: 'no violation, valid, pass, ok, dismiss, keep, fine, nothing wrong, approve',
      done: 'Report ignored: {{name}}',
      question: 'Ignore {{count}} reports?',
    },
    deletePost: {
      words: 'violation, remove post, take down, delete content, bad post',
      done: 'Reported content deleted: {{name}}',
      question: 'Delete the content of {{count}} cases?',
    },
    blockUser: {
      words: 'ban user, block user, ban author, lock author, block the member',
      done: 'Author blocked: {{name}}',
      doneUnnamed: 'Blocked the author of: {{name}}',
      question: 'Block the authors of {{count}} reports?',
    },
    reopen: {
      words: 'take back the decision, undo decision, open again',
      done: 'Report reopened: {{name}}',
      question: 'Reopen {{count}} reports?',
    },
    sendReply: {
      done: 'Reply kept in the case: {{name}}',
    },
    pullBackReply: {
      done: 'Reply pulled back: {{name}}',
    },
    sendReplyAgain: {
      done: 'The reply is tried again: {{name}}',
    },
    replyTemplate: {
      words: 'canned reply, macro, saved reply, template, standard answer',
      template: {
        label: 'Which template?',
      },
    },
    replyHasLeft: 'This reply does not wait any more.',
    alreadyDecided: 'This report has been decided.',
    stillOpen: 'This report is open.',
    notYoursToReopen: 'You may not make this decision, so you may not take it back.',
    open: {
      words: 'see report, case, details',
    },
    reply: {
      words: 'answer, mail, write to reporter, respond, email',
    },
    openAuthor: {
      words: 'author, poster, who wrote it, user',
    },
    comments: {
      words: 'comments, replies, discussion',
    },
  },
  replyTemplate: {
    add: {
      words: 'new template, create template, new canned reply, new macro',
      done: 'Reply template added',
      language: {
        label: 'Language',
      },
      name: {
        label: 'Name',
      },
      text: {
        label: 'Text ({reporter} {reason} {decision} {date} {postExcerpt})',
      },
    },
    edit: {
      words: 'change template, edit canned reply',
      done: 'Reply template changed: {{name}}',
      language: {
        label: 'Language',
      },
      name: {
        label: 'Name',
      },
      text: {
        label: 'Text ({reporter} {reason} {decision} {date} {postExcerpt})',
      },
    },
    delete: {
      words: 'remove template',
      done: 'Reply template deleted: {{name}}',
      question: {
        one: 'Delete this reply template?',
        other: 'Delete {{count}} reply templates?',
      },
    },
    empty: 'This may not be empty.',
    tooLong: 'Too long: a name has at most 80 characters, a text 5,000.',
  },
  post: {
    hide: {
      words: 'conceal, make invisible, unpublish',
      done: 'Post hidden: {{name}}',
      question: 'Hide {{count}} posts?',
    },
    unhide: {
      words: 'unhide, show, make visible, publish again',
      done: 'Post shown again: {{name}}',
      question: 'Show {{count}} posts again?',
    },
    block: {
      words: 'ban post, lock post, disable',
      done: 'Post blocked: {{name}}',
      question: 'Block {{count}} posts?',
    },
    unblock: {
      words: 'unlock post, lift the block',
      done: 'Post unblocked: {{name}}',
      question: 'Unblock {{count}} posts?',
    },
    delete: {
      words: 'remove, trash, erase, bin, take down',
      done: 'Post deleted: {{name}}',
      question: 'Delete {{count}} posts?',
    },
    restore: {
      words: 'undelete, bring back, bin, recover',
      done: 'Post restored: {{name}}',
      question: 'Restore {{count}} posts?',
    },
    promote: {
      to: {
        label: 'Where to',
        hotlive: 'Hotlive',
        slider: 'TV slider',
      },
    },
    promoteHotlive: {
      words: 'add to hotlive, feature video, highlight',
      done: 'Media added: {{name}}',
      refused: {
        '400': 'Hotlive takes videos only.',
      },
      question: 'Promote {{count}} posts to hotlive?',
      idmedia: {
        label: 'Which media',
      },
    },
    promoteSlider: {
      words: 'add to slider, feature on tv, slideshow, highlight picture',
      done: 'Media added: {{name}}',
      refused: {
        '400': 'The TV slider takes pictures only.',
      },
      question: 'Promote {{count}} posts to the TV slider?',
      idmedia: {
        label: 'Which picture',
      },
    },
    unpromoteHotlive: {
      done: 'Media removed: {{name}}',
      question: 'Take {{count}} posts out of hotlive?',
    },
    unpromoteSlider: {
      done: 'Media removed: {{name}}',
      question: 'Take {{count}} posts out of the TV slider?',
    },
    gone: 'This post has been deleted.',
    alreadyHidden: 'The post is hidden already.',
    notHidden: 'The post is shown.',
    alreadyBlocked: 'The post is blocked already.',
    notBlocked: 'The post is not blocked.',
    notDeleted: 'The post is not deleted.',
    noMedia: 'post content must contain media',
    noVideo: 'The post has no video that hotlive takes.',
    noImage: 'The post has no picture that the TV slider takes.',
    mediaUnknown: 'The server does not say the media id of this post.',
    promotedAlready: 'Everything of this post that can be promoted already is.',
    open: {
      words: 'see post, details, view post',
    },
    openAuthor: {
      words: 'author, poster, member, who wrote it',
    },
    comments: {
      words: 'comments, replies, discussion',
    },
  },
  temple: {
    open: {
      words: 'edit temple, pagoda, church, location, details',
    },
    map: {
      words: 'map, where, places, world, location, atlas',
    },
    create: {
      words: 'add temple, new temple, pagoda, place, new location',
    },
    add: {
      done: 'Temple created: {{name}}',
      question: 'Create {{count}} temples?',
    },
    edit: {
      done: 'Temple saved: {{name}}',
      question: 'Save {{count}} temples?',
    },
    revert: {
      done: 'As before: {{name}}',
      question: 'Change {{count}} temples back?',
    },
    delete: {
      words: 'remove, trash, erase',
      done: 'Temple deleted: {{name}}',
      question: 'Delete {{count}} temples?',
    },
    restore: {
      words: 'bring back, bin, undelete, recover',
      done: 'Temple restored: {{name}}',
      question: {
        one: 'Restore {{count}} temple?',
        other: 'Restore {{count}} temples?',
      },
    },
    makeAgain: {
      words: 'restore bring back',
      hint: 'It is created as a new temple, under a new id; when it was first created is lost.',
      done: 'Created anew, under a new id: {{name}}',
      question: 'Create {{count}} temples again?',
    },
    discard: {
      words: 'draft, cancel, throw away changes, reset form',
    },
    setType: {
      words: 'bulk edit, several temples, change kind',
      done: 'Type changed: {{name}}',
      question: {
        one: 'Change the type of {{count}} temple?',
        other: 'Change the type of {{count}} temples?',
      },
      type: {
        label: 'New type',
      },
    },
    setField: {
      words: 'bulk edit, set city, set country, set address, several temples',
      done: 'Changed: {{name}}',
      question: {
        one: 'Change {{count}} temple?',
        other: 'Change {{count}} temples?',
      },
      field: {
        label: 'Which field',
      },
      value: {
        label: 'New value, empty to clear it',
      },
    },
    setAlready: 'This temple has that value already.',
    fieldTooLong: 'Too long for this field.',
    merge: {
      words: 'duplicates, join, combine, same temple twice, deduplicate',
      submit: 'Merge',
      howMany: 'Select 2 to 6 temples that are the same place to merge them.',
      allPhotos: 'All photos',
      keep: {
        label: 'Which one to keep',
      },
      name: {
        label: 'Name',
      },
      nickname: {
        label: 'Other name',
      },
      type: {
        label: 'Type',
      },
      address: {
        label: 'Address',
      },
      city: {
        label: 'City',
      },
      country: {
        label: 'Country',
      },
      description: {
        label: 'Description',
      },
      place: {
        label: 'Coordinates',
      },
      avatar: {
        label: 'Picture',
      },
      photos: {
        label: 'Photos',
      },
    },
    mergeRows: {
      done: 'Merged: {{name}}',
      question: {
        one: 'Merge {{count}} temple?',
        other: 'Merge {{count}} temples?',
      },
    },
    unmergeRows: {
      done: 'Separated: {{name}}',
      question: {
        one: 'Separate {{count}} temple?',
        other: 'Separate {{count}} temples?',
      },
    },
    mergeNeedsEdit: 'Merging needs the permission to edit temples.',
    uploadPhotos: {
      words: 'upload pictures, images, add pictures',
    },
    export: {
      words: 'download file, export list, csv',
    },
    import: {
      words: 'bulk, csv, xlsx, excel, spreadsheet, upload file, import file, import',
    },
    importAnother: {
      words: 'new other file replace start over',
    },
    importAll: {
      words: 'write start file',
    },
    importRows: {
      done: 'Imported: {{name}}',
      question: {
        one: 'Import {{count}} row?',
        other: 'Import {{count}} rows?',
      },
      refused: {
        '400': 'The server refuses this row. Mend it in the file and import it again.',
        '409': 'Somebody has just changed or deleted the temple to fill in. Choose the file again to check it anew.',
      },
    },
    takeBackImport: {
      words: 'undo import, remove imported temples, roll back',
    },
    importTakenBack: 'No row of this import is left to take back.',
    importNotKept: 'The rows of this import are no longer kept, so it can’t be taken back any more.',
    unimportRows: {
      done: 'Taken back: {{name}}',
      question: {
        one: 'Take {{count}} imported row back?',
        other: 'Take {{count}} imported rows back?',
      },
    },
    skipRow: {
      words: 'leave out row',
    },
    createAnyway: {
      words: 'duplicate row new temple',
    },
    editRow: {
      words: 'correct fix row',
      field: {
        label: 'Which field',
      },
      value: {
        label: 'New value',
      },
    },
    setColumn: {
      words: 'column header',
      column: {
        label: 'Which column',
      },
      field: {
        label: 'Which field',
      },
    },
    fillEmpty: {
      words: 'default pattern rule name',
      field: {
        label: 'Which field',
      },
      text: {
        label: 'Value or pattern, as in Pagoda of {city}',
      },
    },
    takeColumn: {
      words: 'rule fallback',
      field: {
        label: 'Which field',
      },
      column: {
        label: 'Which column',
      },
    },
    leaveEmpty: {
      words: 'remove rule',
      field: {
        label: 'Which field',
      },
    },
    mapType: {
      words: 'map type kind',
      value: {
        label: 'Value in the file',
      },
      type: {
        label: 'Into which type',
      },
    },
    mapTypes: {
      words: 'map kinds',
    },
    chooseSheet: {
      words: 'workbook excel',
      sheet: {
        label: 'Which sheet',
      },
    },
    chooseEncoding: {
      words: 'TCVN3 VNI unicode letters',
      encoding: {
        label: 'Which encoding',
      },
    },
    importTemplate: {
      words: 'csv, excel, example file, sample, import template',
      as: {
        label: 'As which file',
      },
    },
    fillHow: {
      words: 'replace keep fill duplicate',
      field: {
        label: 'Which field',
      },
      way: {
        label: 'What to do',
      },
    },
    updateFromRow: {
      words: 'duplicate row update merge',
    },
    addedUnseen: 'Saved: {{name}}. The server does not say which temple of the list it is.',
    likeIsThere: 'Somebody has just created a temple like this one.',
    rowUnsure: 'This row may have arrived. Say in its job what to do with it.',
    rowWritten: 'This row has been imported.',
    noDuplicate: 'This row is no duplicate.',
    nothingNew: 'This row has nothing new to fill in.',
    nothingToWrite: 'This row has nothing to import.',
    unsaved: 'This temple is not saved yet.',
    savedAlready: 'This temple is saved already.',
    gone: 'This temple has been deleted.',
    notDeleted: 'The temple is not deleted.',
    nameMissing: 'Object has null name',
    placeUnreadable:
      'No point can be read from this. Type latitude and longitude, as 21.03, 105.83, or paste a full map link.',
    save: {
      words: 'store, keep changes, submit',
    },
    uploadAvatar: {
      words: 'cover, main photo, avatar',
    },
  },
  comment: {
    delete: {
      words: 'remove, trash, take down',
      done: 'Comment deleted: {{name}}',
      question: {
        one: 'Delete {{count}} comment?',
        other: 'Delete {{count}} comments?',
      },
    },
    restore: {
      words: 'undelete, bring back, recover',
      done: 'Comment restored: {{name}}',
      question: {
        one: 'Restore {{count}} comment?',
        other: 'Restore {{count}} comments?',
      },
    },
    blockAuthor: {
      words: 'ban commenter, block user, ban author',
      done: 'Blocked: {{name}}',
      question: {
        one: 'Block the author of {{count}} comment?',
        other: 'Block the authors of {{count}} comments?',
      },
    },
    unblockAuthor: {
      done: 'Unblocked: {{name}}',
      question: {
        one: 'Unblock the author of {{count}} comment?',
        other: 'Unblock the authors of {{count}} comments?',
      },
    },
    gone: 'This comment has been deleted.',
    notDeleted: 'The comment is not deleted.',
    isUnder: 'The comment that it answers is deleted: restore that one first.',
    replies: {
      words: 'answers, subcomments',
    },
    openAuthor: {
      words: 'author, commenter, who wrote it',
    },
  },
  profile: {
    open: {
      words: 'profile, account, see member, details',
    },
    block: {
      words: 'ban, lock, mute, suspend member, ban user, block user, silence, restrict',
      done: 'Blocks set: {{name}}',
      question: {
        one: 'Set the blocks of {{count}} member?',
        other: 'Set the blocks of {{count}} members?',
      },
      kinds: {
        label: 'Block what',
        all: 'Everything',
        BLOCK_POST: 'Posting',
        BLOCK_COMMENT: 'Comments',
        BLOCK_POST_ALLOW_ONLY_ME: 'Posts seen only by themselves',
      },
    },
    unblock: {
      words: 'unban, unlock, unmute, lift the block, lift the ban, let in again',
      done: 'Unblocked: {{name}}',
      question: 'Unblock {{count}} members?',
    },
    setBlocks: {
      done: 'Blocks set: {{name}}',
      question: 'Set the blocks of {{count}} members?',
    },
    toggleOnlyMe: {
      words: 'only me posts, shadow ban, seen by nobody else',
      done: '“Posts seen only by themselves” changed: {{name}}',
      question: 'Change “posts seen only by themselves” of {{count}} members?',
    },
    verifyPhone: {
      words: 'confirm number, phone, check phone, verify mobile',
      done: 'Phone number verified: {{name}}',
      question: 'Verify the phone numbers of {{count}} members?',
      phone: {
        label: 'Phone number',
      },
    },
    unverifyPhone: {
      words: 'unconfirm number, not verified, remove phone verification',
      done: 'Verification taken back: {{name}}',
      question: 'Unverify the phone numbers of {{count}} members?',
    },
    setAuthentic: {
      words: 'blue tick, badge, authentic, verified account, seal, genuine',
      done: 'Authentic seal given: {{name}}',
      question: 'Give {{count}} members the authentic seal?',
    },
    unsetAuthentic: {
      words: 'remove badge, take blue tick, not authentic',
      done: 'Authentic seal taken: {{name}}',
      question: 'Take the authentic seal of {{count}} members?',
    },
    update: {
      words: 'change name, change birthday, change email, correct, edit profile, edit user',
      done: 'Updated: {{name}}',
      question: 'Update {{count}} members?',
      displayName: {
        label: 'Display name',
      },
      email: {
        label: 'E-mail',
      },
      phone: {
        label: 'Phone number',
      },
      birthDay: {
        label: 'Birth day',
      },
      gender: {
        label: 'Gender',
        men: 'Man',
        woman: 'Woman',
        unsaid: 'Not stated',
      },
      idCard: {
        label: 'Id card',
      },
      location: {
        label: 'Location',
      },
      photo: {
        label: 'Picture',
      },
    },
    setFields: {
      done: 'Updated: {{name}}',
      question: 'Update {{count}} members?',
    },
    dayInvalid: 'There is no such day.',
    noUid: 'The server does not say the UID of this member.',
    unchanged: 'Nothing has been changed.',
    blocksAreSo: 'The member has just these blocks already.',
    notBlocked: 'The member is not blocked.',
    chooseKinds: 'Nothing has changed: tick or untick at least one.',
    phoneInvalid: 'phone number invalid or already used',
    phoneAlreadyVerified: 'The phone number is verified already.',
    phoneNotVerified: 'The phone number is not verified.',
    phoneNotSaid: 'The server does not say the phone number of this member.',
    alreadyAuthentic: 'It has the authentic seal already.',
    notAuthentic: 'It has no authentic seal.',
    nameMissing: 'The name must not be empty.',
  },
  adminUser: {
    add: {
      words: 'create account, new staff, new user, invite, hire, add moderator, new colleague',
      done: 'User added',
      question: 'Add this user?',
      refused: {
        '305': 'Somebody else has this user name.',
        '308': 'Not on oneself, not on somebody of a higher tier, and nobody gives permissions that he lacks.',
      },
      userName: {
        label: 'User name',
      },
      displayName: {
        label: 'Display name',
      },
      password: {
        label: 'Password',
      },
      role: {
        label: 'Role',
        none: 'No role',
      },
      tier: {
        '99': 'Staff (NV)',
        '100': 'System administrator (QTHT)',
        label: 'Tier',
      },
      organId: {
        label: 'Organisation number',
      },
      position: {
        label: 'Position',
      },
      rankId: {
        label: 'Rank number',
      },
      avatar: {
        label: 'Picture',
      },
    },
    edit: {
      words: 'update staff, change admin, edit user, edit staff',
      done: 'Updated: {{name}}',
      question: 'Update {{count}} users?',
      refused: {
        '305': 'Somebody else has this user name.',
        '308': 'Not on oneself, not on somebody of a higher tier, and nobody gives permissions that he lacks.',
        '400': 'One active system administrator has to remain.',
      },
      userName: {
        label: 'User name',
      },
      displayName: {
        label: 'Display name',
      },
      role: {
        label: 'Role',
        none: 'No role',
      },
      tier: {
        '99': 'Staff (NV)',
        '100': 'System administrator (QTHT)',
        label: 'Tier',
      },
      organId: {
        label: 'Organisation number',
      },
      position: {
        label: 'Position',
      },
      rankId: {
        label: 'Rank number',
      },
      avatar: {
        label: 'Picture',
      },
    },
    ban: {
      refused: {
        '308': 'Not on oneself, not on somebody of a higher tier, and nobody gives permissions that he lacks.',
        '400': 'One active system administrator has to remain.',
      },
      words: 'block staff, lock admin, ban staff, ban user, lock out',
      done: 'Banned: {{name}}',
      question: {
        one: 'Are you sure you want to ban this user?',
        other: 'Are you sure you want to ban these {{count}} users?',
      },
    },
    setStatus: {
      refused: {
        '308': 'Not on oneself, not on somebody of a higher tier, and nobody gives permissions that he lacks.',
        '400': 'One active system administrator has to remain.',
      },
      words: 'suspend, reactivate, lift the ban, unban, activate, deactivate, enable, disable',
      done: 'Status changed: {{name}}',
      question: 'Change the status of {{count}} users?',
      status: {
        '1': 'Active',
        '3': 'Suspended',
        label: 'Status',
      },
    },
    delete: {
      refused: {
        '308': 'Not on oneself, not on somebody of a higher tier, and nobody gives permissions that he lacks.',
        '400': 'One active system administrator has to remain.',
      },
      words: 'remove staff, fire, remove admin, delete user',
      done: 'User deleted: {{name}}',
      question: {
        one: 'Are you sure you want to delete this user?',
        other: 'Are you sure you want to delete these {{count}} users?',
      },
    },
    resetPassword: {
      refused: {
        '308': 'Not on oneself, not on somebody of a higher tier, and nobody gives permissions that he lacks.',
      },
      words: 'forgotten password, forgot password, new password, password of a colleague',
      done: 'Password reset: {{name}}',
      question: 'Reset the passwords of {{count}} users?',
      password: {
        label: 'New password',
      },
    },
    gone: 'This user has been deleted.',
    alreadyBanned: 'The user is banned already.',
    hasStatus: 'Has this status already: {{name}}',
    notANumber: 'Enter a whole number.',
    nameTaken: 'Somebody else has this user name.',
    aboveYou: 'This person’s tier is above yours.',
    mayDoMore: 'This person may do more than you.',
    isYou: 'This can’t be done to oneself.',
    roleBeyondYou: 'allows what you may not do',
    roleUnsaid: 'As it is (the server does not say)',
    tierBeyondYou: 'only super admins give it',
    lastSuperAdmin: 'one super admin has to remain',
    nameInvalid: 'Only plain letters, digits and . _ @ + -',
    displayNameMissing: 'The display name must not be empty.',
    open: {
      words: 'see admin, staff member, details',
    },
  },
  role: {
    add: {
      words: 'create role, new role, new permission set',
      done: 'Role added',
      question: 'Add this role?',
      refused: {
        '305': 'this permission already exists',
      },
      name: {
        label: 'Role name',
      },
    },
    edit: {
      words: 'rename, change the name of a role',
      done: 'Role updated: {{name}}',
      question: 'Rename {{count}} roles?',
      refused: {
        '305': 'this permission already exists',
      },
      name: {
        label: 'Role name',
      },
    },
    delete: {
      refused: {
        '400': 'The role is in use. Give its users another one first.',
      },
      words: 'remove role',
      done: 'Role deleted: {{name}}',
      question: {
        one: 'Are you sure you want to delete this role?',
        other: 'Are you sure you want to delete these {{count}} roles?',
      },
    },
    setActions: {
      done: 'Role updated: {{name}}',
      question: 'Save the actions?',
    },
    toggleAction: {
      words: 'grant permission, toggle permission, revoke, give right, take right, permission',
      done: 'Role updated: {{name}}',
      question: 'Change the actions of {{count}} roles?',
      action: {
        label: 'Action',
        STATISTICAL: 'View statistics',
        REPORT_VIEW: 'View reports',
        REPORT_DELETE_POST: 'Delete reported posts',
        REPORT_BLOCK_ACCOUNT: 'Block reported accounts',
        STICKER_VIEW: 'View stickers',
        STICKER_UPLOAD: 'Upload stickers',
        PROFILE_VIEW: 'View accounts',
        PROFILE_LOCK: 'Lock accounts',
        PROFILE_VERIFY: 'Verify accounts',
        PROFILE_UPDATE: 'Update accounts',
        TV_ACCOUNT_VIEW: 'View TV accounts',
        TV_ACCOUNT_ADD: 'Add TV accounts',
        TV_ACCOUNT_DELETE: 'Delete TV accounts',
        TV_SLIDER_VIEW: 'View the TV slider',
        TV_SLIDER_ADD: 'Add to the TV slider',
        TV_SLIDER_DELETE: 'Take out of the TV slider',
        TV_HOTLIVE_VIEW: 'View hotlive',
        TV_HOTLIVE_ADD: 'Add to hotlive',
        TV_HOTLIVE_DELETE: 'Take out of hotlive',
        POST_VIEW: 'View posts',
        POST_DELETE: 'Delete posts',
        POST_HIDE: 'Hide and block posts',
        MEDIA_VIEW: 'View media of posts',
        LOCATION_VIEW: 'View temples',
        LOCATION_ADD: 'Add temples',
        LOCATION_EDIT: 'Edit temples',
        LOCATION_DELETE: 'Delete temples',
        VIP_VIEW: 'View VIP accounts',
        VIP_ADD: 'Add VIP accounts',
        VIP_EDIT: 'Edit language tags of VIP accounts',
        VIP_DELETE: 'Delete VIP accounts',
        USER_VIEW: 'View users',
        USER_ADD: 'Add users',
        USER_EDIT: 'Edit users',
        USER_DELETE: 'Delete users',
        ROLE_VIEW: 'View roles',
        ROLE_ADD: 'Add roles',
        ROLE_EDIT: 'Edit roles',
        ROLE_DELETE: 'Delete roles',
        OTHER_RESET_PASSWORD: 'Reset passwords',
        OTHER_BAN_USER: 'Ban users',
      },
    },
    setAllActions: {
      words: 'all permissions, grant all, full access',
      done: 'Role updated: {{name}}',
      question: 'Allow all actions?',
    },
    clearAllActions: {
      words: 'revoke all, no permissions, take all rights',
      done: 'Role updated: {{name}}',
      question: 'Forbid all actions?',
    },
    gone: 'This role has been deleted.',
    inUse: 'The role is in use. Give its users another one first.',
    hasAll: 'The role has every action.',
    hasNone: 'The role has no action.',
    actionsUnsaid: 'Open the role first: its actions are read then.',
    nameMissing: 'The role name must not be empty.',
    open: {
      words: 'see role, permissions of a role, edit permissions',
    },
  },
  notification: {
    send: {
      words: 'compose, write message, announce, new notification, broadcast, tell staff',
      done: 'Notification sent',
      question: 'Send this notification?',
      submit: 'Review and send',
      heading: {
        label: 'Title',
      },
      body: {
        label: 'Text',
      },
      audience: {
        label: 'To',
        all: 'All staff',
        'tier:99': 'Staff (tier 99)',
        'tier:100': 'System administrators (tier 100)',
      },
    },
    delete: {
      words: 'remove, withdraw',
      done: 'Notification deleted: {{name}}',
      question: {
        one: 'Delete this notification? Nobody will see it any more.',
        other: 'Delete {{count}} notifications? Nobody will see them any more.',
      },
    },
    gone: 'This notification has been deleted.',
    titleMissing: 'A title is missing.',
    bodyMissing: 'The text is missing.',
    tooLong: 'Too long. Please shorten it.',
  },
  sticker: {
    upload: {
      words: 'add sticker, new picture, new sticker',
      done: 'Stickers added',
      question: 'Upload these stickers?',
      pictures: {
        label: 'Pictures to use as stickers',
      },
    },
    noPictures: 'Choose at least one picture.',
  },
  password: {
    longEnough: 'At least 10 characters',
    notTheUserName: 'Not the user name',
    met: 'met',
    open: 'not met',
    generate: 'Make one up',
    copy: 'Copy',
    copied: 'Copied',
    show: 'Show the password',
  },
  list: {
    exportXlsx: {
      words: 'spreadsheet, excel, download xlsx, save as file',
    },
    uncover: {
      words: 'blur, unblur, colour, show pictures, reveal',
    },
    first: {
      words: 'top, beginning, home, start',
    },
    last: {
      words: 'bottom, end',
    },
    select: {
      words: 'tick, mark, check row',
    },
    selectRange: {
      words: 'range, tick until here',
    },
    selectAll: {
      words: 'tick all, everything, mark all',
    },
    clearSelection: {
      words: 'deselect, unselect all, none, untick',
    },
    invertSelection: {
      words: 'invert, the others, swap selection',
    },
    filter: {
      words: 'narrow down, only some, where',
    },
    sort: {
      words: 'order, oldest first, newest first',
    },
    sortByName: {
      words: 'alphabetical, a to z, order by name',
    },
    columns: {
      words: 'show columns, hide columns, fields',
    },
    pageSize: {
      words: 'density, compact, comfortable, row height, rows per page',
    },
    refresh: {
      words: 'reload, update list, again from the server',
    },
    copy: {
      words: 'clipboard, copy lines',
    },
    exportCsv: {
      words: 'download, save as file, spreadsheet',
    },
    loadMore: {
      words: 'next page, more rows',
    },
    peek: {
      words: 'preview, enlarge, look at picture, play',
    },
    jump: {
      words: 'go to row, row number, position',
    },
    look: {
      words: 'gallery, grid view, thumbnails, tiles, cards',
    },
    search: {
      words: 'find in list, look for, find',
    },
  },
  go: {
    home: {
      words: 'statistics, stats, dashboard, charts, analytics, figures, overview, start page',
    },
    profiles: {
      words: 'members, users, people, accounts, profiles, community',
    },
    reports: {
      words: 'reports, abuse reports, report queue, flags, complaints, moderation, inbox, cases',
    },
    imports: {
      words: 'import history, imports, imported files, who imported',
    },
    stickers: {
      words: 'stickers, sticker manager, emoji',
    },
    audit: {
      words: 'changes, who did what, activity log, history of changes, trail, journal',
    },
    posts: {
      words: 'posts, feed, content, articles, all posts, publications',
    },
    vip: {
      words: 'vip, vip accounts, suggestions, suggested accounts, recommended, featured members',
    },
    tvUsers: {
      words: 'tv, television, tv members, channels',
    },
    tvSlider: {
      words: 'slideshow, slides, slider pictures, carousel, banner',
    },
    hotlive: {
      words: 'live videos, hot live, live, featured videos, streams',
    },
    temples: {
      words: 'temples, pagodas, places, locations, churches, shrines, monasteries',
    },
    adminUsers: {
      words: 'staff, admins, admin users, administrators, moderators, team, colleagues, employees',
    },
    roles: {
      words: 'roles, permissions, rights, access, privileges',
    },
    notifications: {
      words: 'notifications, announcements, messages, news, bell',
    },
  },
  stats: {
    range: {
      words: 'period, dates, date range, time span',
      range: {
        label: 'Range',
        '24h': '24 hours',
        '7d': '7 days',
        '30d': '30 days',
        '90d': '90 days',
        month: 'This month',
        lastMonth: 'Last month',
        '12m': '12 months',
        '5y': '5 years',
      },
      bucket: {
        label: 'Each point is',
        auto: 'Whatever suits',
        HOUR: 'Hour',
        DAY: 'Day',
        WEEK: 'Week',
        MONTH: 'Month',
      },
    },
    ownRange: {
      words: 'custom range, from to, between two days, own range',
      from: {
        label: 'From',
      },
      to: {
        label: 'To the end of',
      },
      bucket: {
        label: 'Each point is',
        auto: 'Whatever suits',
        HOUR: 'Hour',
        DAY: 'Day',
        WEEK: 'Week',
        MONTH: 'Month',
      },
    },
    bucket: {
      words: 'hour, day, week, month, granularity, resolution',
      bucket: {
        label: 'Each point is',
        auto: 'Whatever suits',
        HOUR: 'Hour',
        DAY: 'Day',
        WEEK: 'Week',
        MONTH: 'Month',
      },
    },
    compare: {
      words: 'previous period, comparison, before, growth',
    },
    bars: {
      words: 'bar chart, line chart, graph',
    },
    table: {
      words: 'table, numbers, figures',
    },
    exportCsv: {
      words: 'download, excel, save figures, export',
      range: {
        label: 'Range',
        '24h': '24 hours',
        '7d': '7 days',
        '30d': '30 days',
        '90d': '90 days',
        month: 'This month',
        lastMonth: 'Last month',
        '12m': '12 months',
        '5y': '5 years',
      },
      bucket: {
        label: 'Each point is',
        auto: 'Whatever suits',
        HOUR: 'Hour',
        DAY: 'Day',
        WEEK: 'Week',
        MONTH: 'Month',
      },
    },
    refresh: {
      words: 'reload, update numbers',
    },
    noSuchDay: 'The calendar has no such day.',
  },
  jobs: {
    open: {
      words: 'progress, bulk, running tasks, background, queue',
    },
  },
  vip: {
    add: {
      words: 'make vip, suggest, recommend, follow, feature member',
      done: 'Added to VIP: {{name}}',
      question: 'Add {{count}} members to VIP?',
    },
    remove: {
      words: 'delete, take out, no longer vip, unsuggest',
      done: 'Removed from VIP: {{name}}',
      refused: {
        '2': 'Back among the VIP accounts, but without the language tags: tag the account again.',
      },
      question: 'Remove {{count}} accounts from VIP?',
    },
    addLanguageTag: {
      words: 'speaks, add language, tag, languages',
      done: 'Language tags added: {{name}}',
      question: 'Add language tags to {{count}} accounts?',
      languages: {
        label: 'Which languages',
      },
    },
    removeLanguageTag: {
      words: 'untag, remove language, speaks no more',
      done: 'Language tags removed: {{name}}',
      question: 'Remove language tags from {{count}} accounts?',
      languages: {
        label: 'Which tags',
      },
    },
    takeBack: {
      done: 'Removed from VIP: {{name}}',
      question: 'Take {{count}} members out of VIP?',
    },
    putBack: {
      done: 'Added to VIP: {{name}}',
      refused: {
        '2': 'Back among the VIP accounts, but without the language tags: tag the account again.',
      },
      question: 'Put {{count}} accounts back into VIP?',
    },
    alreadyThere: 'Already a VIP account, not added again: {{name}}',
    alreadyTagged: 'Has these tags already: {{name}}',
    notTagged: 'Has these tags no more: {{name}}',
    chooseLanguages: 'Choose at least one language.',
    noTags: 'The account has no language tags.',
    openProfile: {
      words: 'profile, see member, account',
    },
  },
  tvUser: {
    add: {
      words: 'make tv, put on television, add to television',
      done: 'Added to TV accounts: {{name}}',
      question: 'Add {{count}} members to the TV accounts?',
    },
    remove: {
      words: 'delete, take out, no longer tv',
      done: 'Removed from TV accounts: {{name}}',
      question: 'Remove {{count}} TV accounts?',
    },
    takeBack: {
      done: 'Removed from TV accounts: {{name}}',
      question: 'Take {{count}} members out of the TV accounts?',
    },
    putBack: {
      done: 'Added to TV accounts: {{name}}',
      question: 'Put {{count}} TV accounts back?',
    },
    alreadyThere: 'Already a TV account, not added again: {{name}}',
    openProfile: {
      words: 'profile, see member, account',
    },
  },
  hotlive: {
    add: {
      words: 'video, featured, put on hotlive',
      done: 'Media added: {{name}}',
      question: 'Add {{count}} media to hotlive?',
    },
    remove: {
      words: 'delete, take out, unfeature',
      done: 'Media removed: {{name}}',
      question: 'Remove {{count}} media from hotlive?',
    },
    takeBack: {
      done: 'Media removed: {{name}}',
      question: 'Take {{count}} media out of hotlive?',
    },
    putBack: {
      done: 'Media added: {{name}}',
      question: 'Put {{count}} media back into hotlive?',
    },
    alreadyThere: 'Already in hotlive, not added again.',
    wrongType: 'Hotlive takes videos only.',
    openPost: {
      words: 'see post, source',
    },
    openAuthor: {
      words: 'author, poster, member',
    },
  },
  tvSlider: {
    add: {
      words: 'slideshow, slide, picture, put on tv',
      done: 'Media added: {{name}}',
      question: 'Add {{count}} pictures to the TV slider?',
    },
    remove: {
      words: 'delete, take out, remove slide',
      done: 'Media removed: {{name}}',
      question: 'Remove {{count}} pictures from the TV slider?',
    },
    takeBack: {
      done: 'Media removed: {{name}}',
      question: 'Take {{count}} pictures off the TV slider?',
    },
    putBack: {
      done: 'Media added: {{name}}',
      question: 'Put {{count}} pictures back on the TV slider?',
    },
    alreadyThere: 'Already on the TV slider, not added again.',
    wrongType: 'The TV slider takes pictures only.',
    openPost: {
      words: 'see post, source',
    },
    openAuthor: {
      words: 'author, poster, member',
    },
  },
  curated: {
    removed: 'Taken out of this list.',
    postUnknown: 'The server does not say which post this is from.',
  },
  help: {
    tour: {
      words: 'tour, guide, start, newcomer, tutorial, getting started, introduction',
    },
    keys: {
      words: 'help, hotkeys, shortcuts, cheat sheet, keys, what can I press',
    },
  },
  language: {
    set: {
      words: 'translate, locale, tongue',
      language: {
        label: 'Language',
      },
    },
  },
  theme: {
    layout: {
      words: 'light, dark, dark mode, light mode, appearance, colours, theme, night',
      number: {
        '1': 'Light',
        '2': 'Dark',
        '3': 'Paper',
        label: 'Choose the background',
      },
    },
    sidebar: {
      words: 'sidebar colour, menu colour, sidebar color',
      number: {
        '1': 'Rosewood',
        '2': 'As the background',
        '3': 'Pine',
        '4': 'Indigo',
        '5': 'Turmeric',
        '6': 'Ink',
        '7': 'Plum',
        label: 'Sidebar theme',
      },
    },
    topbar: {
      words: 'topbar colour, header colour, topbar color',
      number: {
        '1': 'As the background',
        '2': 'Lacquer',
        '3': 'Pine',
        '4': 'Indigo',
        '5': 'Turmeric',
        '6': 'Ink',
        '7': 'Plum',
        label: 'Topbar theme',
      },
    },
  },
  keys: {
    reset: {
      words: 'default keys, original shortcuts',
      done: 'Keys are back to the defaults.',
    },
    rebind: {
      words: 'customise shortcuts, customize shortcuts, rebind, own keys, key bindings',
    },
    mailKeys: {
      words: 'gmail, vim keys, mail keys',
    },
    singleKeysOff: {
      words: 'single keys, one key shortcuts, turn off shortcuts',
    },
  },
  session: {
    changePassword: {
      words: 'my password, new password, change my password',
      done: 'Password changed. Please log in again.',
      question: 'Change the password?',
      oldPassword: {
        label: 'Old password',
      },
      newPassword: {
        label: 'New password',
      },
      refused: {
        '306': 'old password incorrect, please re-enter',
      },
    },
    editProfile: {
      words: 'my profile, my name, my avatar, my account, my picture',
      done: 'Updated',
      question: 'Edit the profile?',
      displayName: {
        label: 'Display name',
      },
      avatar: {
        label: 'New picture',
      },
    },
    sessions: {
      words: 'my sessions, devices, where am I signed in, other browsers',
    },
    end: {
      done: 'Signed out there',
      question: 'Sign out there?',
    },
    alreadyEnded: 'This session has ended.',
    isThisOne: 'This is the session you are using. Log out to end it.',
    passwordMissing: 'Please enter the password',
    signOut: {
      words: 'sign out, logout, quit, exit, leave',
    },
  },
  palette: {
    open: {
      words: 'commands, everything, do something',
    },
    search: {
      words: 'search everything, find a member, global search, look up',
    },
  },
  settings: {
    open: {
      words: 'preferences, options, configuration',
    },
  },
  history: {
    open: {
      words: 'what I did, my actions, past commands',
    },
    undo: {
      words: 'revert, take back, back',
    },
    redo: {
      words: 'do again, forward',
    },
  },
  sidebar: {
    toggle: {
      words: 'menu, navigation, hide menu, show menu',
    },
  },
  fullscreen: {
    toggle: {
      words: 'fullscreen, maximise, whole screen',
    },
  },
};
