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
      title: 'Run macro',
      submit: 'Run',
      question: {
        one: 'Run this macro?',
        other: 'Run this macro on {{count}} rows?',
      },
      done: 'Ran “{{title}}”: {{name}}',
    },
    undo: {
      title: 'Undo macro',
      done: '“{{title}}” undone: {{name}}',
    },
    record: {
      title: 'Record or finish a macro',
      hint: 'Acts on a row and its author, to be repeated by one key',
      words: 'recorder, automation, repeat, sequence',
    },
    discard: 'Discard recording',
    keep: {
      title: 'Save macro',
      name: {
        label: 'Name',
      },
      key: {
        label: 'Key',
      },
    },
    edit: {
      title: 'Change name or key of a macro',
      which: {
        label: 'Macro',
      },
      name: {
        label: 'New name (blank: unchanged)',
      },
      key: {
        label: 'Key',
      },
    },
    forget: {
      title: 'Delete macro',
      which: {
        label: 'Macro',
      },
    },
    share: {
      title: 'Copy macro as text',
      which: {
        label: 'Macro',
      },
      hint: 'To send to a colleague',
    },
    add: {
      title: 'Add macro from text',
      text: {
        label: 'Text of the macro',
      },
      hint: 'As a colleague copied it',
    },
    noName: 'Enter a name for the macro.',
    noText: 'Paste the text of a macro.',
    noKey: 'No key',
    sameKey: 'Leave the key as it is',
    recordingTitle: 'Macro recording',
    recording: {
      one: 'Recording: {{count}} act',
      other: 'Recording: {{count}} acts',
    },
    leftOut: 'Not recorded: {{what}}. {{why}}',
    stop: 'Finish and name',
    ended: 'Recording has ended.',
    nothing: 'Nothing was recorded. Recording has ended.',
    discarded: 'Recording discarded. What was done stays done.',
    full: 'You already have nine macros. Delete one first.',
    kept: 'Saved “{{title}}”',
    keptWithKey: 'Saved “{{title}}”: {{key}}',
    forgotten: 'Deleted “{{title}}”',
    copied: 'Copied “{{title}}” as text',
    notCopied: 'The browser didn’t allow copying. The text is: {{text}}',
    refused: 'This is not a macro. {{why}} {{name}}',
    cannot: '“{{title}}” can’t be run. {{why}}',
    otherRows: '“{{title}}” works on rows of another screen: {{place}}',
    lacks: 'You may not do this part: {{what}} ({{permission}}).',
    lacksHere: 'This server can’t do this part: {{what}}.',
    stopped: '“{{title}}” stopped at part {{part}}, {{step}}: {{reason}} {{name}}',
    settled: '“{{title}}” stopped at part {{part}}, {{step}}: it was already handled. {{name}}',
    stoppedAt: 'Part {{part}}, {{step}}: {{reason}}',
    not: {
      macro: 'A macro can’t be part of another.',
      row: 'It isn’t done to a row.',
      several: 'It was done to several rows at once.',
      asks: 'It asks for something else each time.',
      otherRow: 'It is about another row.',
      full: 'A macro has at most nine parts.',
    },
    text: {
      unreadable: 'The text can’t be read as a macro.',
      kind: 'There are no rows of this kind:',
      command: 'There is no such command:',
      otherRow: 'This command acts on other rows:',
      answer: 'This answer doesn’t fit:',
    },
  },
  view: {
    noName: 'Enter a name for the view.',
    kept: 'Saved “{{name}}”: {{key}}',
    full: 'You already have nine saved views. Delete one first.',
    forgotten: 'Deleted “{{name}}”',
    keep: { name: { label: 'Name' }, title: 'Save view', hint: 'Search, filters, and sorting of this list' },
    forget: { place: { label: 'View' }, title: 'Delete saved view' },
    share: {
      title: 'Save view for the team',
      hint: 'Everyone who may see this screen can open it',
      words: 'share view, team view, shared filter, publish view',
      name: { label: 'Name' },
    },
    unshare: {
      title: 'Delete team view',
      words: 'remove shared view, unshare, stop sharing',
      done: 'Team view deleted: {{name}}',
      question: { one: 'Delete this team view?', other: 'Delete {{count}} team views?' },
    },
    open: {
      title: 'Open a saved view',
      words: 'views, all views, go to view, team views',
      which: { label: 'View' },
    },
    nameTooLong: 'The name is too long: 80 characters at most.',
    gone: 'This view has been deleted.',
    notShareable: 'This page can’t be shared. Open a list.',
    heading: 'Views',
    all: 'All views…',
    ofTeam: 'Team view',
  },
  command: {
    settledAs: 'Already handled: {{name}}. Decision: {{how}}.',
    settledAsBy: '{{who}} already handled it: {{name}}. Decision: {{how}}.',
    settledAsByYou: 'You already handled it: {{name}}. Decision: {{how}}.',
    oneOnly: 'This command works on one row. Select fewer.',
    failed: 'This command has an error and can’t be used right now.',
    unread: 'The server sent data that couldn’t be read, so this command can’t run.',
    memberUnknown: 'The server doesn’t say which member this is.',
    repeat: {
      words: 'again, once more, same again',

      title: 'Repeat last command',
      hint: 'On the rows selected now',
    },
  },
  report: {
    together: { one: '{{count}} report', other: '{{count}} reports' },
    ignore: {
      title: 'Ignore',
      hint: 'No violation',
      words: 'no violation, valid, pass, ok, dismiss, keep, fine, nothing wrong, approve',
      done: 'Report ignored: {{name}}',
      question: { one: 'Ignore this case?', other: 'Ignore {{count}} cases?' },
    },
    deletePost: {
      title: 'Delete post',
      hint: 'Violation: delete the reported content',
      words: 'violation, remove post, take down, delete content, bad post',
      done: 'Reported content deleted: {{name}}',
      question: { one: 'Delete the content of this case?', other: 'Delete the content of {{count}} cases?' },
    },
    blockUser: {
      title: 'Block author',
      hint: 'No posts or comments; hidden from others',
      hintElsewhere: 'Violation: the server blocks the author',
      words: 'ban user, block user, ban author, lock author, block the member',
      done: 'Author blocked: {{name}}',
      doneUnnamed: 'Author blocked for: {{name}}',
      question: { one: 'Block the author of this case?', other: 'Block the authors of {{count}} cases?' },
    },
    reopen: {
      title: 'Reopen case',
      words: 'take back the decision, undo decision, open again, reopen report',
      done: 'Case reopened: {{name}}',
      question: { one: 'Reopen this case?', other: 'Reopen {{count}} cases?' },
    },
    takeOver: {
      title: 'Take over colleague’s case',
      hint: 'Tells the colleague on it that you’re taking over',
      words: 'take over case, claim, grab, mine',
      done: 'Taken over from {{name}}',
      question: { one: 'Take over this case?', other: 'Take over {{count}} cases?' },
    },
    assign: {
      title: 'Hand case to colleague',
      words: 'hand over case, assign, give to, pass on, delegate, transfer',
      done: 'Case handed over: {{name}}',
      question: { one: 'Hand over this case?', other: 'Hand over {{count}} cases?' },
      to: { label: 'To whom', nobody: 'Nobody' },
    },
    assignMe: {
      title: 'Assign case to me',
      words: 'take case myself, mine, i will do it',
      done: 'You have this case now: {{name}}',
      question: { one: 'Take this case yourself?', other: 'Take {{count}} cases yourself?' },
    },
    note: {
      title: 'Add note',
      hint: 'For staff; mention colleagues with @',
      words: 'write down, comment for colleagues, mention, internal remark',
    },
    askOpinion: {
      title: 'Ask for a second opinion',
      words: 'not sure, another pair of eyes, ask a colleague, escalate, review',
      done: 'Asked for a second opinion: {{name}}',
      proposes: { label: 'What would you decide?', unsure: 'I don’t know' },
      text: { label: 'Your opinion' },
    },
    withdrawOpinion: {
      title: 'Withdraw the request for a second opinion',
      words: 'take back, no second opinion needed',
      done: 'Request withdrawn: {{name}}',
    },
    isYours: 'This case is yours already.',
    opinionOfOther: 'A colleague has already asked for a second opinion.',
    noOpinion: 'This case isn’t waiting for a second opinion.',
    opinionMissing: 'Write your opinion.',
    opinionTooLong: 'Too long. Shorten it.',
    sendReply: {
      title: 'Send reply',
      done: 'Reply saved to the case: {{name}}',
      saves: 'Save reply',
      savesHeld: '{{title}}, saving in {{seconds}} s: {{name}}',
      savesIn: 'Saving in {{seconds}} s',
    },
    pullBackReply: {
      title: 'Recall reply',
      done: 'Reply recalled: {{name}}',
    },
    sendReplyAgain: {
      title: 'Send reply again',
      done: 'Sending the reply again: {{name}}',
    },
    replyTemplate: {
      title: 'Insert reply template',
      words: 'canned reply, macro, saved reply, template, standard answer',
      template: {
        label: 'Which template?',
      },

      hint: 'Saved text you can edit before sending',
    },
    replyHasLeft: 'This reply is no longer waiting to be sent.',
    nobodyAtIt: 'Nobody else is working on this case.',
    colleagueAtIt: 'A colleague is working on this case.',
    alreadyDecided: 'This case has already been decided.',
    noneToDecide: 'No open report of this case is left to decide.',
    stillOpen: 'This case is open.',
    notYoursToReopen: 'You can’t make this decision, so you can’t reverse it.',
    open: {
      title: 'Open case',
      words: 'see report, case, details, open report',
    },
    reply: {
      title: 'Reply to reporter',
      hintElsewhere: 'Draft only: this server can’t send mail',
      words: 'answer, mail, write to reporter, respond, email',

      hint: 'Sent by mail; the draft is kept',
    },
    openAuthor: {
      title: 'View author',
      words: 'author, poster, who wrote it, user, look at the author',
    },
    comments: {
      title: 'View comments',
      words: 'comments, replies, discussion',
    },
    deleteForPolicy: {
      title: 'Delete under a policy',
      words: 'delete with a reason, because of, rule, guideline, violation',
      hint: 'Says which policy the content violates',
      policy: { label: 'Which policy does it violate?' },
    },
    blockForPolicy: {
      title: 'Block author under a policy',
      words: 'block with a reason, because of, rule, guideline',
      hint: 'Says which policy the author violated',
      policy: { label: 'Which policy did the author violate?' },
    },
  },
  replyTemplate: {
    add: {
      title: 'Add reply template',
      words: 'new template, create template, new canned reply, new macro',
      done: 'Reply template added',
      language: {
        label: 'Language',
      },
      name: {
        label: 'Name',
      },
      text: {
        label: 'Text ({reporter} {reason} {decision} {policy} {policyText} {date} {postExcerpt})',
      },
    },
    edit: {
      title: 'Edit reply template',
      words: 'change template, edit canned reply',
      done: 'Reply template updated: {{name}}',
      language: {
        label: 'Language',
      },
      name: {
        label: 'Name',
      },
      text: {
        label: 'Text ({reporter} {reason} {decision} {policy} {policyText} {date} {postExcerpt})',
      },
    },
    delete: {
      title: 'Delete reply template',
      words: 'remove template',
      done: 'Reply template deleted: {{name}}',
      question: {
        one: 'Delete this reply template?',
        other: 'Delete {{count}} reply templates?',
      },
    },
    empty: 'This can’t be empty.',
    tooLong: 'Too long. Names can have up to 80 characters, texts up to 5,000.',
  },
  post: {
    hide: {
      title: 'Hide post',
      words: 'conceal, make invisible, unpublish',
      done: 'Post hidden: {{name}}',
      question: { one: 'Hide this post?', other: 'Hide {{count}} posts?' },
    },
    unhide: {
      title: 'Unhide post',
      words: 'unhide, show, make visible, publish again, show post again',
      done: 'Post unhidden: {{name}}',
      question: { one: 'Unhide this post?', other: 'Unhide {{count}} posts?' },
    },
    block: {
      title: 'Block post',
      words: 'ban post, lock post, disable',
      done: 'Post blocked: {{name}}',
      question: { one: 'Block this post?', other: 'Block {{count}} posts?' },
    },
    unblock: {
      title: 'Unblock post',
      words: 'unlock post, lift the block',
      done: 'Post unblocked: {{name}}',
      question: { one: 'Unblock this post?', other: 'Unblock {{count}} posts?' },
    },
    delete: {
      title: 'Delete post',
      words: 'remove, trash, erase, bin, take down',
      done: 'Post deleted: {{name}}',
      question: { one: 'Delete this post?', other: 'Delete {{count}} posts?' },
    },
    restore: {
      title: 'Restore post',
      words: 'undelete, bring back, bin, recover',
      done: 'Post restored: {{name}}',
      question: { one: 'Restore this post?', other: 'Restore {{count}} posts?' },
    },
    promote: {
      title: 'Add post to TV',
      to: {
        label: 'Add to',
        hotlive: 'Hotlive',
        slider: 'TV slider',
      },
    },
    promoteHotlive: {
      title: 'Add to hotlive',
      words: 'add to hotlive, feature video, highlight, promote',
      done: 'Media added: {{name}}',
      refused: {
        '400': 'Hotlive only accepts videos.',
      },
      question: { one: 'Add this post to hotlive?', other: 'Add {{count}} posts to hotlive?' },
      idmedia: {
        label: 'Which media',
      },

      hint: 'The post’s video',
    },
    promoteSlider: {
      title: 'Add to TV slider',
      words: 'add to slider, feature on tv, slideshow, highlight picture, promote',
      done: 'Media added: {{name}}',
      refused: {
        '400': 'The TV slider only accepts images.',
      },
      question: { one: 'Add this post to the TV slider?', other: 'Add {{count}} posts to the TV slider?' },
      idmedia: {
        label: 'Which image',
      },

      hint: 'The post’s image',
    },
    unpromoteHotlive: {
      title: 'Remove from hotlive',
      done: 'Media removed: {{name}}',
      question: { one: 'Remove this post from hotlive?', other: 'Remove {{count}} posts from hotlive?' },
    },
    unpromoteSlider: {
      title: 'Remove from TV slider',
      done: 'Media removed: {{name}}',
      question: { one: 'Remove this post from the TV slider?', other: 'Remove {{count}} posts from the TV slider?' },
    },
    gone: 'This post has been deleted.',
    alreadyHidden: 'This post is already hidden.',
    notHidden: 'This post isn’t hidden.',
    alreadyBlocked: 'This post is already blocked.',
    notBlocked: 'This post isn’t blocked.',
    notDeleted: 'This post isn’t deleted.',
    noMedia: 'The post must contain media.',
    noVideo: 'This post has no video that hotlive accepts.',
    noImage: 'This post has no image that the TV slider accepts.',
    mediaUnknown: 'The server doesn’t give the media ID of this post.',
    promotedAlready: 'Everything in this post that can be added already has been.',
    open: {
      title: 'Open post',
      words: 'see post, details, view post',
    },
    openAuthor: {
      title: 'View author',
      words: 'author, poster, member, who wrote it',
    },
    comments: {
      title: 'View comments',
      words: 'comments, replies, discussion',
    },
  },
  temple: {
    editFields: {
      title: 'Edit temple',
      words: 'change temple, edit pagoda, edit place',
    },
    open: {
      words: 'pagoda, church, location, details',

      title: 'Open temple',
    },
    map: {
      title: 'Switch between map and list',
      words: 'map, where, places, world, location, atlas',
    },
    create: {
      title: 'New temple',
      words: 'add temple, new temple, pagoda, place, new location',
    },
    add: {
      done: 'Temple created: {{name}}',
      question: { one: 'Create this temple?', other: 'Create {{count}} temples?' },

      title: 'Create temple',
    },
    edit: {
      done: 'Temple saved: {{name}}',
      question: { one: 'Save this temple?', other: 'Save {{count}} temples?' },

      title: 'Save temple',
    },
    revert: {
      done: 'Changes reverted: {{name}}',
      question: { one: 'Revert changes to this temple?', other: 'Revert changes to {{count}} temples?' },

      title: 'Revert changes to temple',
    },
    delete: {
      words: 'remove, trash, erase',
      done: 'Temple deleted: {{name}}',
      question: { one: 'Delete this temple?', other: 'Delete {{count}} temples?' },

      title: 'Delete temple',
    },
    restore: {
      words: 'bring back, bin, undelete, recover',
      done: 'Temple restored: {{name}}',
      question: { one: 'Restore this temple?', other: 'Restore {{count}} temples?' },

      title: 'Restore temple',
    },
    makeAgain: {
      words: 'restore bring back, create again',
      hint: 'Creates a new temple with a new ID. The original creation date is lost.',
      done: 'Recreated with a new ID: {{name}}',
      question: { one: 'Recreate this temple?', other: 'Recreate {{count}} temples?' },

      title: 'Recreate temple',
    },
    discard: {
      words: 'draft, cancel, throw away changes, reset form',

      title: 'Discard unsaved changes',
    },
    setType: {
      words: 'bulk edit, several temples, change kind',
      done: 'Type changed: {{name}}',
      question: { one: 'Change the type of this temple?', other: 'Change the type of {{count}} temples?' },
      type: {
        label: 'New type',
      },

      title: 'Change type',
    },
    setField: {
      words: 'bulk edit, set city, set country, set address, several temples',
      done: 'Updated: {{name}}',
      question: { one: 'Update this temple?', other: 'Update {{count}} temples?' },
      field: {
        label: 'Which field',
      },
      value: {
        label: 'New value (leave empty to clear)',
      },

      title: 'Set a field on several temples',
    },
    setAlready: 'This temple already has that value.',
    fieldTooLong: 'Too long for this field.',
    merge: {
      words: 'duplicates, join, combine, same temple twice, deduplicate',
      submit: 'Merge',
      howMany: 'Select 2 to 6 temples that are the same place to merge them.',
      allPhotos: 'All photos',
      keep: {
        label: 'Temple to keep',
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
        label: 'Main photo',
      },
      photos: {
        label: 'Photos',
      },

      title: 'Merge duplicate temples',
      hint: 'Keeps one and joins its duplicates into it',
    },
    mergeRows: {
      done: 'Merged: {{name}}',
      question: { one: 'Merge this temple?', other: 'Merge {{count}} temples?' },

      title: 'Merge temples',
    },
    unmergeRows: {
      done: 'Separated: {{name}}',
      question: { one: 'Separate this temple?', other: 'Separate {{count}} temples?' },

      title: 'Separate merged temples',
    },
    mergeNeedsEdit: 'Merging requires permission to edit temples.',
    uploadPhotos: {
      words: 'upload pictures, images, add pictures',

      title: 'Add photos',
    },
    export: {
      title: 'Export temples as CSV, all fields',
      words: 'download file, export list, csv',
    },
    import: {
      words: 'bulk, csv, xlsx, excel, spreadsheet, upload file, import file, import',

      hint: 'CSV or Excel; every row is shown before anything is created',
    },
    importAnother: {
      words: 'new other file replace start over',

      title: 'Choose another file',
    },
    importAll: {
      title: 'Import checked rows',
      short: 'Import',
      words: 'write start file',
    },
    importRows: {
      done: 'Imported: {{name}}',
      question: { one: 'Import this row?', other: 'Import {{count}} rows?' },
      refused: {
        '400': 'The server rejected this row. Fix it in the file and import it again.',
        '409': 'Someone just changed or deleted the temple to update. Choose the file again to check it again.',
      },

      title: 'Import temples',
    },
    takeBackImport: {
      words: 'undo import, remove imported temples, roll back, take back import',

      title: 'Undo this import',
    },
    importTakenBack: 'No rows of this import are left to undo.',
    importNotKept: 'The rows of this import are no longer stored, so it can’t be undone.',
    unimportRows: {
      done: 'Import undone: {{name}}',
      question: { one: 'Undo the import of this row?', other: 'Undo the import of {{count}} rows?' },

      title: 'Undo import',
    },
    skipRow: {
      words: 'leave out row',

      title: 'Skip duplicate',
    },
    createAnyway: {
      words: 'duplicate row new temple',

      title: 'Create anyway',
    },
    editRow: {
      words: 'correct fix row',
      field: {
        label: 'Which field',
      },
      value: {
        label: 'New value',
      },

      title: 'Edit a cell in this row',
      submit: 'Save cell',
    },
    setColumn: {
      words: 'column header',
      column: {
        label: 'Which column',
      },
      field: {
        label: 'Which field',
      },

      title: 'Map a column to a field',
    },
    fillEmpty: {
      words: 'default pattern rule name',
      field: {
        label: 'Which field',
      },
      text: {
        label: 'Value or pattern, such as Pagoda of {city}',
      },

      title: 'Fill empty cells of a field',
    },
    takeColumn: {
      words: 'rule fallback',
      field: {
        label: 'Which field',
      },
      column: {
        label: 'Which column',
      },

      title: 'Fill empty cells from another column',
    },
    leaveEmpty: {
      words: 'remove rule',
      field: {
        label: 'Which field',
      },

      title: 'Stop filling empty cells',
    },
    mapType: {
      words: 'map type kind',
      value: {
        label: 'Value in the file',
      },
      type: {
        label: 'Maps to type',
      },

      title: 'Map a value to a type',
    },
    mapTypes: {
      words: 'map kinds',

      title: 'Accept all suggested types',
      hint: 'Accepts every suggestion for the column of types',
    },
    chooseSheet: {
      words: 'workbook excel',
      sheet: {
        label: 'Which sheet',
      },

      title: 'Choose sheet',
    },
    chooseEncoding: {
      words: 'TCVN3 VNI unicode letters',
      encoding: {
        label: 'Which encoding',
      },

      title: 'Choose encoding',
    },
    importTemplate: {
      words: 'csv, excel, example file, sample, import template',
      as: {
        label: 'File format',
      },

      title: 'Download import template',
    },
    fillHow: {
      words: 'replace keep fill duplicate',
      field: {
        label: 'Which field',
      },
      way: {
        label: 'What to do',
      },

      title: 'Choose how to update a field',
    },
    updateFromRow: {
      words: 'duplicate row update merge',

      title: 'Update existing temple',
    },
    addedUnseen: 'Saved: {{name}}. The server doesn’t say which temple in the list it is.',
    likeIsThere: 'Someone just created a similar temple.',
    rowUnsure: 'This row may have been received. Choose what to do with it in its job.',
    rowWritten: 'This row has been imported.',
    noDuplicate: 'This row isn’t a duplicate.',
    nothingNew: 'This row has nothing new to add.',
    nothingToWrite: 'This row has nothing to import.',
    unsaved: 'This temple isn’t saved yet.',
    savedAlready: 'This temple is already saved.',
    gone: 'This temple has been deleted.',
    notDeleted: 'This temple isn’t deleted.',
    nameMissing: 'Enter a name.',
    placeUnreadable:
      'Couldn’t read a location. Enter latitude and longitude, such as 21.03, 105.83, or paste a full map link.',
    save: {
      words: 'store, keep changes, submit',

      title: 'Save',
    },
    uploadAvatar: {
      words: 'cover, main photo, avatar',

      title: 'Choose main photo',
    },

    remove: { title: 'Delete temple or draft' },
    swapPlace: {
      title: 'Swap latitude and longitude',
      hint: 'Where each lies beyond its range and would fit in the other’s',
      words: 'coordinates reversed turned place',
    },
    takeLikelyType: {
      title: 'Use the suggested type',
      hint: 'For every row of the file with the same word',
      words: 'kind guess unknown map',
    },
    notSwapped: 'Its latitude and longitude don’t look swapped.',
    noLikelyType: 'There is no suggestion for its type.',
    repairImport: { title: 'Fix rejected rows', words: 'fix import, repair rejected rows, import the rest' },
    noRejectedKept: 'No rejected rows of this import are stored.',
  },
  comment: {
    delete: {
      words: 'remove, trash, take down',
      done: 'Comment deleted: {{name}}',
      question: { one: 'Delete this comment?', other: 'Delete {{count}} comments?' },

      title: 'Delete comment',
    },
    restore: {
      words: 'undelete, bring back, recover',
      done: 'Comment restored: {{name}}',
      question: { one: 'Restore this comment?', other: 'Restore {{count}} comments?' },

      title: 'Restore comment',
    },
    blockAuthor: {
      words: 'ban commenter, block user, ban author',
      done: 'Blocked: {{name}}',
      question: { one: 'Block the author of this comment?', other: 'Block the authors of {{count}} comments?' },

      title: 'Block commenter',
      hint: 'No posts or comments; hidden from others',
    },
    unblockAuthor: {
      done: 'Unblocked: {{name}}',
      question: { one: 'Unblock the author of this comment?', other: 'Unblock the authors of {{count}} comments?' },

      title: 'Unblock commenter',
    },
    gone: 'This comment has been deleted.',
    notDeleted: 'This comment isn’t deleted.',
    isUnder: 'The comment it replies to is deleted. Restore that one first.',
    replies: {
      words: 'answers, subcomments',

      title: 'View replies',
    },
    openAuthor: {
      words: 'author, commenter, who wrote it',

      title: 'View commenter',
    },
  },
  profile: {
    note: {
      title: 'Add note',
      hint: 'For staff; mention colleagues with @',
      words: 'write down, comment for colleagues, mention, internal remark',
    },
    open: {
      title: 'Open member',
      words: 'profile, account, see member, details',
    },
    block: {
      title: 'Block member',
      words: 'ban, lock, mute, suspend member, ban user, block user, silence, restrict',
      done: 'Blocks updated: {{name}}',
      question: { one: 'Update this member’s blocks?', other: 'Update the blocks of {{count}} members?' },
      kinds: {
        label: 'What to block',
        all: 'Everything',
        BLOCK_POST: 'Posts',
        BLOCK_COMMENT: 'Comments',
        BLOCK_POST_ALLOW_ONLY_ME: 'Posts visible only to them',
      },

      hint: 'Posting, commenting, or posts seen only by themselves',
    },
    unblock: {
      title: 'Unblock member',
      words: 'unban, unlock, unmute, lift the block, lift the ban, let in again',
      done: 'Unblocked: {{name}}',
      question: { one: 'Unblock this member?', other: 'Unblock {{count}} members?' },

      hint: 'Lifts every block at once',
    },
    setBlocks: {
      title: 'Set blocks',
      done: 'Blocks updated: {{name}}',
      question: { one: 'Update this member’s blocks?', other: 'Update the blocks of {{count}} members?' },
    },
    toggleOnlyMe: {
      title: 'Turn “posts visible only to them” on or off',
      words: 'only me posts, shadow ban, seen by nobody else',
      done: '“Posts visible only to them” changed: {{name}}',
      question: {
        one: 'Change “posts visible only to them” for this member?',
        other: 'Change “posts visible only to them” for {{count}} members?',
      },
    },
    verifyPhone: {
      title: 'Verify phone number',
      words: 'confirm number, phone, check phone, verify mobile',
      done: 'Phone number verified: {{name}}',
      question: { one: 'Verify this member’s phone number?', other: 'Verify the phone numbers of {{count}} members?' },
      phone: {
        label: 'Phone number',
      },
    },
    unverifyPhone: {
      title: 'Remove phone verification',
      words: 'unconfirm number, not verified, remove phone verification, unverify',
      done: 'Phone verification removed: {{name}}',
      question: {
        one: 'Remove this member’s phone verification?',
        other: 'Remove the phone verification of {{count}} members?',
      },
    },
    setAuthentic: {
      title: 'Add the authentic mark',
      words: 'blue tick, badge, authentic, verified account, seal, genuine, authentic seal',
      done: 'Authentic mark added: {{name}}',
      question: {
        one: 'Add the authentic mark to this member?',
        other: 'Add the authentic mark to {{count}} members?',
      },
    },
    unsetAuthentic: {
      title: 'Remove the authentic mark',
      words: 'remove badge, take blue tick, not authentic, take seal',
      done: 'Authentic mark removed: {{name}}',
      question: {
        one: 'Remove the authentic mark from this member?',
        other: 'Remove the authentic mark from {{count}} members?',
      },
    },
    update: {
      title: 'Edit member',
      words: 'change name, change birthday, change email, correct, edit profile, edit user',
      done: 'Updated: {{name}}',
      question: { one: 'Update this member?', other: 'Update {{count}} members?' },
      displayName: {
        label: 'Display name',
      },
      email: {
        label: 'Email',
      },
      phone: {
        label: 'Phone number',
      },
      birthDay: {
        label: 'Date of birth',
      },
      gender: {
        label: 'Gender',
        men: 'Man',
        woman: 'Woman',
        unsaid: 'Not specified',
      },
      idCard: {
        label: 'ID card',
      },
      location: {
        label: 'Location',
      },
      photo: {
        label: 'Photo',
      },
    },
    setFields: {
      title: 'Set member fields',
      done: 'Updated: {{name}}',
      question: { one: 'Update this member?', other: 'Update {{count}} members?' },
    },
    noUid: 'The server doesn’t give this member’s UID.',
    unchanged: 'No changes.',
    blocksAreSo: 'This member already has exactly these blocks.',
    notBlocked: 'This member isn’t blocked.',
    chooseKinds: 'No changes. Select or deselect at least one.',
    phoneInvalid: 'The phone number is invalid or already in use.',
    phoneAlreadyVerified: 'The phone number is already verified.',
    phoneNotVerified: 'The phone number isn’t verified.',
    verifiedOneByOne:
      'Not all of these numbers are verified. Verify them one by one, or run the command that removes verification.',
    onlyMeApart: 'Only some of these members have this. Select members with the same status, or use “Block member”.',
    phoneNotSaid: 'The server doesn’t give this member’s phone number.',
    alreadyAuthentic: 'This member already has the authentic mark.',
    notAuthentic: 'This member doesn’t have the authentic mark.',
    nameMissing: 'Enter a name.',
    togglePhone: {
      title: 'Verify phone or remove verification',
    },
    toggleAuthentic: {
      title: 'Add or remove the authentic mark',
    },
    erase: {
      title: 'Erase member’s data',
    },
  },
  adminUser: {
    endSecondFactor: {
      title: 'Turn off a colleague’s two-step verification',
      words: '2FA, two-factor, lost phone, lost device, reset authenticator',
      hint: 'For someone who’s lost their phone; signs them out',
      done: 'Two-step verification turned off: {{name}}',
      question:
        'Turn off this person’s two-step verification? They’ll be signed out and sign in with their password alone.',
      refused: {
        '304': 'This person hasn’t set up two-step verification.',
        '308':
          'You can’t do this to yourself, to someone in a higher tier, or to someone with permissions you don’t have.',
      },
    },
    noSecondFactor: 'This person hasn’t set up two-step verification.',
    add: {
      title: 'Add admin user',
      words: 'create account, new staff, new user, invite, hire, add moderator, new colleague',
      done: 'Admin user added',
      question: 'Add this admin user?',
      refused: {
        '305': 'This username is already taken.',
        '308': 'You can’t do this to yourself or to someone in a higher tier, or grant permissions you don’t have.',
      },
      userName: {
        label: 'Username',
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
        label: 'Organisation ID',
      },
      position: {
        label: 'Position ID',
      },
      rankId: {
        label: 'Rank ID',
      },
      avatar: {
        label: 'Photo',
      },
    },
    edit: {
      title: 'Edit admin user',
      words: 'update staff, change admin, edit user, edit staff',
      done: 'Updated: {{name}}',
      question: { one: 'Update this admin user?', other: 'Update {{count}} admin users?' },
      refused: {
        '305': 'This username is already taken.',
        '308': 'You can’t do this to yourself or to someone in a higher tier, or grant permissions you don’t have.',
        '400': 'At least one active system administrator must remain.',
      },
      userName: {
        label: 'Username',
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
        label: 'Organisation ID',
      },
      position: {
        label: 'Position ID',
      },
      rankId: {
        label: 'Rank ID',
      },
      avatar: {
        label: 'Photo',
      },
    },
    ban: {
      title: 'Ban admin user',
      refused: {
        '308': 'You can’t do this to yourself or to someone in a higher tier, or grant permissions you don’t have.',
        '400': 'At least one active system administrator must remain.',
      },
      words: 'block staff, lock admin, ban staff, ban user, lock out',
      done: 'Banned: {{name}}',
      question: {
        one: 'Are you sure you want to ban this user?',
        other: 'Are you sure you want to ban these {{count}} users?',
      },

      hint: 'They can no longer sign in',
    },
    setStatus: {
      title: 'Change status of admin user',
      refused: {
        '308': 'You can’t do this to yourself or to someone in a higher tier, or grant permissions you don’t have.',
        '400': 'At least one active system administrator must remain.',
      },
      words: 'suspend, reactivate, lift the ban, unban, activate, deactivate, enable, disable',
      done: 'Status changed: {{name}}',
      question: { one: 'Change the status of this admin user?', other: 'Change the status of {{count}} admin users?' },
      status: {
        '1': 'Active',
        '3': 'Suspended',
        label: 'Status',
      },
    },
    delete: {
      title: 'Delete admin user',
      refused: {
        '308': 'You can’t do this to yourself or to someone in a higher tier, or grant permissions you don’t have.',
        '400': 'At least one active system administrator must remain.',
      },
      words: 'remove staff, fire, remove admin, delete user',
      done: 'Admin user deleted: {{name}}',
      question: {
        one: 'Are you sure you want to delete this user?',
        other: 'Are you sure you want to delete these {{count}} users?',
      },

      hint: 'Asks you to type the username; can’t be undone',
    },
    resetPassword: {
      title: 'Reset password',
      refused: {
        '308': 'You can’t do this to yourself or to someone in a higher tier, or grant permissions you don’t have.',
      },
      words: 'forgotten password, forgot password, new password, password of a colleague',
      done: 'Password reset: {{name}}',
      question: { one: 'Reset this admin user’s password?', other: 'Reset the passwords of {{count}} admin users?' },
      password: {
        label: 'New password',
      },
    },
    gone: 'This admin user has been deleted.',
    alreadyBanned: 'This admin user is already banned.',
    hasStatus: 'Already has this status: {{name}}',
    numbersHint: 'As your organisation numbers them; 0 stands for none.',
    roleHint: 'The role says what they may do; only system administrators change roles and send announcements.',
    notANumber: 'Enter a whole number.',
    nameTaken: 'This username is already taken.',
    aboveYou: 'This person’s tier is above yours.',
    mayDoMore: 'This person has permissions you don’t have.',
    isYou: 'You can’t do this to yourself.',
    roleBeyondYou: 'grants permissions you don’t have',
    roleUnsaid: 'Unchanged (the server doesn’t say)',
    tierBeyondYou: 'only system administrators can grant it',
    lastSuperAdmin: 'one system administrator must remain',
    nameMissing: 'Enter a username.',
    nameInvalid: 'Use only unaccented letters, digits, and . _ @ + -',
    displayNameMissing: 'Enter a display name.',
    open: {
      title: 'Open admin user',
      words: 'see admin, staff member, details',
    },
  },
  role: {
    toggleSecondFactor: {
      title: 'Require two-step verification',
      words: '2FA, two-factor, second factor, enforce',
      done: 'Role updated: {{name}}',
      question: 'Change whether this role requires two-step verification?',
      titleOff: 'Stop requiring two-step verification',
    },
    editActions: {
      title: 'Edit role permissions',
      words: 'edit permissions, choose permissions, change permissions',
    },
    add: {
      title: 'Add role',
      words: 'create role, new role, new permission set',
      done: 'Role added',
      question: 'Add this role?',
      refused: {
        '305': 'This permission already exists.',
      },
      name: {
        label: 'Role name',
      },
    },
    edit: {
      title: 'Rename role',
      words: 'rename, change the name of a role',
      done: 'Role updated: {{name}}',
      question: { one: 'Rename this role?', other: 'Rename {{count}} roles?' },
      refused: {
        '305': 'This permission already exists.',
      },
      name: {
        label: 'Role name',
      },
    },
    delete: {
      title: 'Delete role',
      refused: {
        '400': 'This role is in use. Give its admin users another role first.',
      },
      words: 'remove role',
      done: 'Role deleted: {{name}}',
      question: {
        one: 'Are you sure you want to delete this role?',
        other: 'Are you sure you want to delete these {{count}} roles?',
      },

      hint: 'Asks first; can’t be undone',
    },
    setActions: {
      title: 'Save role permissions',
      done: 'Role updated: {{name}}',
      question: 'Save these permissions?',
    },
    toggleAction: {
      title: 'Allow or deny a permission',
      words: 'grant permission, toggle permission, revoke, give right, take right, permission',
      done: 'Role updated: {{name}}',
      question: { one: 'Change the permissions of this role?', other: 'Change the permissions of {{count}} roles?' },
      action: {
        label: 'Permission',
        STATISTICAL: 'View statistics',
        REPORT_VIEW: 'View and ignore reports',
        REPORT_DELETE_POST: 'Delete reported posts',
        REPORT_BLOCK_ACCOUNT: 'Block reported members',
        STICKER_VIEW: 'View stickers',
        STICKER_UPLOAD: 'Upload stickers',
        PROFILE_VIEW: 'View members',
        PROFILE_LOCK: 'Block members',
        PROFILE_VERIFY: 'Verify members',
        PROFILE_UPDATE: 'Edit members',
        TV_ACCOUNT_VIEW: 'View TV accounts',
        TV_ACCOUNT_ADD: 'Add TV accounts',
        TV_ACCOUNT_DELETE: 'Remove TV accounts',
        TV_SLIDER_VIEW: 'View the TV slider',
        TV_SLIDER_ADD: 'Add to the TV slider',
        TV_SLIDER_DELETE: 'Remove from the TV slider',
        TV_HOTLIVE_VIEW: 'View hotlive',
        TV_HOTLIVE_ADD: 'Add to hotlive',
        TV_HOTLIVE_DELETE: 'Remove from hotlive',
        POST_VIEW: 'View posts',
        POST_DELETE: 'Delete posts',
        POST_HIDE: 'Hide and block posts',
        MEDIA_VIEW: 'View post media',
        LOCATION_VIEW: 'View temples',
        LOCATION_ADD: 'Add temples',
        LOCATION_EDIT: 'Edit temples',
        LOCATION_DELETE: 'Delete temples',
        VIP_VIEW: 'View VIP accounts',
        VIP_ADD: 'Add VIP accounts',
        VIP_EDIT: 'Edit language tags of VIP accounts',
        VIP_DELETE: 'Remove VIP accounts',
        USER_VIEW: 'View admin users',
        USER_ADD: 'Add admin users',
        USER_EDIT: 'Edit admin users',
        USER_DELETE: 'Delete admin users',
        ROLE_VIEW: 'View roles',
        ROLE_ADD: 'Add roles',
        ROLE_EDIT: 'Edit roles',
        ROLE_DELETE: 'Delete roles',
        OTHER_RESET_PASSWORD: 'Reset passwords',
        OTHER_BAN_USER: 'Ban admin users',
        OTHER_TEAM_VIEWS: 'Manage team views',
      },

      hint: 'One permission of the role, without opening it',
    },
    setAllActions: {
      title: 'Allow all permissions',
      words: 'all permissions, grant all, full access',
      done: 'Role updated: {{name}}',
      question: 'Allow all permissions?',
    },
    clearAllActions: {
      title: 'Deny all permissions',
      words: 'revoke all, no permissions, take all rights',
      done: 'Role updated: {{name}}',
      question: 'Deny all permissions?',
    },
    gone: 'This role has been deleted.',
    inUse: 'This role is in use. Give its admin users another role first.',
    hasAll: 'This role already has every permission.',
    hasNone: 'This role has no permissions.',
    actionsUnsaid: 'Open the role first to load its permissions.',
    nameMissing: 'Enter a role name.',
    open: {
      title: 'Open role',
      words: 'see role, permissions of a role',
    },
  },
  job: {
    retry: {
      title: 'Retry failed rows',
    },
    exportFailed: {
      title: 'Export failed rows',
    },
    look: {
      title: 'Check again',
    },
    exportUnsure: {
      title: 'Export unconfirmed rows',
    },
    undo: {
      title: 'Undo this job',
    },
    pause: {
      title: 'Pause',
    },
    resume: {
      title: 'Resume',
    },
    togglePause: {
      title: 'Pause or resume',
    },
    cancel: {
      title: 'Cancel the rest',
    },
    stillRuns: 'This job is still running.',
    isOver: 'This job has ended.',
    noneFailed: 'No row of this job failed.',
    noneUnsure: 'Every row of this job is known.',
    nothingToUndo: 'There is nothing in this job to undo.',
    isPaused: 'This job is paused already.',
  },
  note: {
    add: {
      title: 'Add note',
      done: 'Note added',
      text: { label: 'Note for colleagues' },
    },
    edit: {
      title: 'Edit note',
      done: 'Note updated',
      text: { label: 'Note for colleagues' },
    },
    delete: {
      title: 'Delete note',
      done: 'Note deleted',
    },
    missing: 'Write a few words.',
    tooLong: 'Too long. Notes can have up to 2,000 characters.',
    ofOther: 'Only the author can edit or delete this note.',
    colleagues: 'Colleagues',
    tells: 'Will be notified: {{names}}',
  },
  notification: {
    send: {
      title: 'Send announcement',
      words: 'send notification, compose, write message, announce, new notification, broadcast, tell staff',
      done: 'Announcement sent',
      question: 'Send this announcement?',
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

      hint: 'To everyone or to one tier',
    },
    delete: {
      title: 'Delete announcement',
      words: 'delete notification, remove, withdraw',
      done: 'Announcement deleted: {{name}}',
      question: {
        one: 'Delete this announcement? Recipients will no longer see it.',
        other: 'Delete {{count}} announcements? Recipients will no longer see them.',
      },
    },
    gone: 'This announcement has been deleted.',
    titleMissing: 'Enter a title.',
    bodyMissing: 'Enter a text.',
    tooLong: 'Too long. Shorten it.',
  },
  sticker: {
    upload: {
      title: 'Upload stickers',
      words: 'add sticker, new picture, new sticker',
      done: 'Stickers added',
      question: 'Upload these stickers?',
      pictures: {
        label: 'Images to use as stickers',
      },
    },
    noPictures: 'Choose at least one image.',
  },
  password: {
    longEnough: 'At least 10 characters',
    notTheUserName: 'Different from the username',
    notTheOld: 'Different from the old one',
    met: 'met',
    open: 'not met',
    generate: 'Generate',
    copy: 'Copy',
    copied: 'Copied',
    show: 'Show password',
  },
  list: {
    back: {
      title: 'Back to the row just handled',
      hint: 'Again: on to where you were',
      words: 'last decided, previous case, go back, return',
    },
    exportXlsx: {
      words: 'spreadsheet, excel, download xlsx, save as file',
    },
    uncover: {
      words: 'blur, unblur, colour, show pictures, reveal',

      hint: 'Blurred, grey, then as they are',
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

      hint: 'From the row selected before to this one',
    },
    selectAll: {
      words: 'tick all, everything, mark all',

      hint: 'Again: all that match; a third time: none',
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
      words: 'order, oldest first, newest first, most urgent',
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

      hint: 'Can be pasted into a spreadsheet',
    },
    exportCsv: {
      words: 'download, save as file, spreadsheet',
    },
    loadMore: {
      words: 'next page, more rows',
    },
    peek: {
      words: 'preview, enlarge, look at picture, play, quick look',

      hint: 'Images and videos, without opening the detail',
    },
    jump: {
      words: 'go to row, row number, position',
    },
    look: {
      words: 'gallery, grid view, thumbnails, tiles, cards, pictures',
    },
    search: {
      words: 'find in list, look for, find',
    },
    copyLink: {
      words: 'share, address, url, hyperlink',
      hint: 'To this row; from search or filters, to the list as it is',
      row: 'Link copied: {{name}}',
      list: 'Link to this list copied, with its search, filters and order',
      copied: 'Link copied',
      byHand: 'The browser doesn’t allow copying. Copy it yourself:',
      rows: { one: '{{count}} link copied', other: '{{count}} links copied' },
    },
  },
  go: {
    home: {
      words: 'statistics, stats, dashboard, charts, analytics, figures, overview, start page',
    },
    profiles: {
      words: 'members, users, people, accounts, profiles, community, member profiles',
    },
    reports: {
      words: 'reports, abuse reports, report queue, flags, complaints, moderation, inbox, cases, report content',
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
      words: 'posts, feed, content, articles, all posts, publications, post manager',
    },
    vip: {
      words: 'vip, vip accounts, suggestions, suggested accounts, recommended, featured members, suggest user',
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
      words: 'temples, pagodas, places, locations, churches, shrines, monasteries, temple manager',
    },
    adminUsers: {
      words: 'staff, admins, admin users, administrators, moderators, team, colleagues, employees, user manager',
    },
    roles: {
      words: 'roles, permissions, rights, access, privileges, role manager',
    },
    notifications: {
      words: 'notifications, announcements, messages, news, bell',
    },
  },
  waiting: {
    start: {
      title: 'Start deciding',
      hint: 'Opens the case that has waited longest',
      words: 'begin, work, first case, oldest, next',
    },
    week: {
      title: 'Waiting over 7 days',
      words: 'reports, cases, queue, overdue, backlog',
    },
    month: {
      title: 'Waiting over 30 days',
      words: 'reports, cases, queue, overdue, backlog',
    },
    opinion: {
      title: 'Second opinion wanted',
      words: 'reports, cases, queue, overdue, backlog',
    },
    reply: {
      title: 'Unsent replies',
      words: 'reports, cases, queue, overdue, backlog',
    },
    mine: {
      title: 'Cases assigned to you',
      words: 'reports, cases, queue, overdue, backlog',
    },
    imports: {
      title: 'Imports with failures',
    },
  },
  home: {
    queue: {
      title: 'Switch home: reports or overview',
      words: 'start page, landing page, queue',
      on: 'Home is now the report queue. To change back: {{key}}',
      off: 'Home is now the overview. To change back: {{key}}',
    },
  },
  stats: {
    range: {
      title: 'Choose date range',
      words: 'period, dates, date range, time span',
      range: {
        label: 'Date range',
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
        label: 'Interval',
        auto: 'Automatic',
        HOUR: 'Hour',
        DAY: 'Day',
        WEEK: 'Week',
        MONTH: 'Month',
      },
    },
    ownRange: {
      title: 'Custom date range',
      words: 'custom range, from to, between two days, own range',
      from: {
        label: 'From',
      },
      to: {
        label: 'Through',
      },
      bucket: {
        label: 'Interval',
        auto: 'Automatic',
        HOUR: 'Hour',
        DAY: 'Day',
        WEEK: 'Week',
        MONTH: 'Month',
      },
    },
    bucket: {
      title: 'Change interval',
      words: 'hour, day, week, month, granularity, resolution, bucket',
      bucket: {
        label: 'Interval',
        auto: 'Automatic',
        HOUR: 'Hour',
        DAY: 'Day',
        WEEK: 'Week',
        MONTH: 'Month',
      },
    },
    compare: {
      title: 'Compare with previous period',
      words: 'previous period, comparison, before, growth',
    },
    bars: {
      title: 'Switch between bars and lines',
      words: 'bar chart, line chart, graph',
    },
    table: {
      title: 'Switch between table and charts',
      words: 'table, numbers, figures',
    },
    exportCsv: {
      title: 'Export statistics as CSV',
      words: 'download, excel, save figures, export',
      range: {
        label: 'Date range',
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
        label: 'Interval',
        auto: 'Automatic',
        HOUR: 'Hour',
        DAY: 'Day',
        WEEK: 'Week',
        MONTH: 'Month',
      },
    },
    refresh: {
      title: 'Refresh statistics',
      words: 'reload, update numbers',
    },
  },
  jobs: {
    open: {
      words: 'progress, bulk, running tasks, background, queue',

      hint: 'Commands on many rows: progress and the outcome of each',
    },
  },
  vip: {
    add: {
      title: 'Add to VIP accounts',
      words: 'make vip, suggest, recommend, follow, feature member',
      done: 'Added to VIP accounts: {{name}}',
      question: { one: 'Add this member to VIP accounts?', other: 'Add {{count}} members to VIP accounts?' },
    },
    remove: {
      title: 'Remove from VIP accounts',
      words: 'delete, take out, no longer vip, unsuggest',
      done: 'Removed from VIP accounts: {{name}}',
      refused: {
        '2': 'Added back to VIP accounts, but without language tags. Add the tags again.',
      },
      question: {
        one: 'Remove this account from VIP accounts?',
        other: 'Remove {{count}} accounts from VIP accounts?',
      },
    },
    addLanguageTag: {
      title: 'Add language tags',
      words: 'speaks, add language, tag, languages',
      done: 'Language tags added: {{name}}',
      question: { one: 'Add language tags to this account?', other: 'Add language tags to {{count}} accounts?' },
      languages: {
        label: 'Which languages',
      },
    },
    removeLanguageTag: {
      title: 'Remove language tags',
      words: 'untag, remove language, speaks no more',
      done: 'Language tags removed: {{name}}',
      question: {
        one: 'Remove language tags from this account?',
        other: 'Remove language tags from {{count}} accounts?',
      },
      languages: {
        label: 'Which tags',
      },
    },
    takeBack: {
      title: 'Remove member from VIP accounts',
      done: 'Removed from VIP accounts: {{name}}',
      question: { one: 'Remove this member from VIP accounts?', other: 'Remove {{count}} members from VIP accounts?' },
    },
    putBack: {
      title: 'Add back to VIP accounts',
      done: 'Added to VIP accounts: {{name}}',
      refused: {
        '2': 'Added back to VIP accounts, but without language tags. Add the tags again.',
      },
      question: {
        one: 'Add this account back to VIP accounts?',
        other: 'Add {{count}} accounts back to VIP accounts?',
      },
    },
    alreadyThere: 'Already a VIP account: {{name}}',
    alreadyTagged: 'Already has these tags: {{name}}',
    notTagged: 'No longer has these tags: {{name}}',
    chooseLanguages: 'Choose at least one language.',
    noTags: 'This account has no language tags.',
    openProfile: {
      title: 'View member',
      words: 'profile, see member, account, open member',
    },
  },
  tvUser: {
    add: {
      title: 'Add to TV accounts',
      words: 'make tv, put on television, add to television',
      done: 'Added to TV accounts: {{name}}',
      question: { one: 'Add this member to TV accounts?', other: 'Add {{count}} members to TV accounts?' },
    },
    remove: {
      title: 'Remove from TV accounts',
      words: 'delete, take out, no longer tv',
      done: 'Removed from TV accounts: {{name}}',
      question: { one: 'Remove this account from TV accounts?', other: 'Remove {{count}} accounts from TV accounts?' },
    },
    takeBack: {
      title: 'Remove member from TV accounts',
      done: 'Removed from TV accounts: {{name}}',
      question: { one: 'Remove this member from TV accounts?', other: 'Remove {{count}} members from TV accounts?' },
    },
    putBack: {
      title: 'Add back to TV accounts',
      done: 'Added to TV accounts: {{name}}',
      question: { one: 'Add this account back to TV accounts?', other: 'Add {{count}} accounts back to TV accounts?' },
    },
    alreadyThere: 'Already a TV account: {{name}}',
    openProfile: {
      title: 'View member',
      words: 'profile, see member, account',
    },
  },
  hotlive: {
    add: {
      title: 'Add media to hotlive',
      words: 'video, featured, put on hotlive',
      done: 'Media added: {{name}}',
      question: { one: 'Add this media item to hotlive?', other: 'Add {{count}} media items to hotlive?' },
    },
    remove: {
      title: 'Remove from hotlive',
      words: 'delete, take out, unfeature',
      done: 'Media removed: {{name}}',
      question: { one: 'Remove this media item from hotlive?', other: 'Remove {{count}} media items from hotlive?' },
    },
    takeBack: {
      title: 'Remove media from hotlive',
      done: 'Media removed: {{name}}',
      question: { one: 'Remove this media item from hotlive?', other: 'Remove {{count}} media items from hotlive?' },
    },
    putBack: {
      title: 'Add back to hotlive',
      done: 'Media added: {{name}}',
      question: { one: 'Add this media item back to hotlive?', other: 'Add {{count}} media items back to hotlive?' },
    },
    alreadyThere: 'Already in hotlive.',
    wrongType: 'Hotlive only accepts videos.',
    openPost: {
      title: 'View post',
      words: 'see post, source',
    },
    openAuthor: {
      title: 'View author',
      words: 'author, poster, member',
    },
  },
  tvSlider: {
    add: {
      title: 'Add image to TV slider',
      words: 'slideshow, slide, picture, put on tv',
      done: 'Media added: {{name}}',
      question: { one: 'Add this image to the TV slider?', other: 'Add {{count}} images to the TV slider?' },
    },
    remove: {
      title: 'Remove from TV slider',
      words: 'delete, take out, remove slide',
      done: 'Media removed: {{name}}',
      question: { one: 'Remove this image from the TV slider?', other: 'Remove {{count}} images from the TV slider?' },
    },
    takeBack: {
      title: 'Remove image from TV slider',
      done: 'Media removed: {{name}}',
      question: { one: 'Remove this image from the TV slider?', other: 'Remove {{count}} images from the TV slider?' },
    },
    putBack: {
      title: 'Add back to TV slider',
      done: 'Media added: {{name}}',
      question: { one: 'Add this image back to the TV slider?', other: 'Add {{count}} images back to the TV slider?' },
    },
    alreadyThere: 'Already on the TV slider.',
    wrongType: 'The TV slider only accepts images.',
    openPost: {
      title: 'View post',
      words: 'see post, source',
    },
    openAuthor: {
      title: 'View author',
      words: 'author, poster, member',
    },
  },
  curated: {
    removed: 'Removed from this list.',
    postUnknown: 'The server doesn’t say which post this is from.',
  },
  help: {
    learn: {
      key: '“{{title}}” has a shortcut:',
      gotIt: 'Got it',
      leave: 'Leave tour',
      left: 'Tour left. To take it again, press {{key}} and run “{{title}}”.',
      tour: {
        start: 'Go to where your work starts: {{screen}}',
        next: 'Go to the next row',
        open: 'Open the details of this row',
        select: 'Select this row; select several to run one command on all of them',
        palette: 'Open the command palette: type a few letters to find commands, screens, and members',
        keys: 'See every shortcut that works here, and change them',
        done: 'Done! Undo any mistake with',
        away: 'Goes on in a list: {{screen}}',
        noRow: 'Goes on once this list has rows',
        nextPoint: 'Go to the next point',
        openPoint: 'Open this point; a cluster comes apart',
        selectPoint: 'Select this point; select several to run one command on all of them',
      },
    },
    tour: {
      title: 'Learn the first shortcuts',
      words: 'tour, guide, start, newcomer, tutorial, getting started, introduction, learn five keys',

      hint: 'One minute, while you work',
    },
    keys: {
      title: 'Keyboard shortcuts',
      words: 'help, hotkeys, shortcuts, cheat sheet, keys, what can I press',
    },
  },
  language: {
    set: {
      title: 'Change language',
      words: 'translate, locale, tongue',
      language: {
        label: 'Language',
      },
    },
  },
  theme: {
    inForce: 'In use',
    layout: {
      words: 'light, dark, dark mode, light mode, appearance, colours, theme, night',
      number: {
        '0': 'Same as system',
        '1': 'Light',
        '2': 'Dark',
        '3': 'Paper',
        label: 'Theme',
      },

      title: 'Theme',
    },
    sidebar: {
      words: 'sidebar colour, menu colour, sidebar color',
      number: {
        '1': 'Rosewood',
        '2': 'Match theme',
        '3': 'Pine',
        '4': 'Indigo',
        '5': 'Turmeric',
        '6': 'Ink',
        '7': 'Plum',
        label: 'Sidebar theme',
      },

      title: 'Sidebar theme',
    },
    topbar: {
      words: 'topbar colour, header colour, topbar color',
      number: {
        '1': 'Match theme',
        '2': 'Lacquer',
        '3': 'Pine',
        '4': 'Indigo',
        '5': 'Turmeric',
        '6': 'Ink',
        '7': 'Plum',
        label: 'Top bar theme',
      },

      title: 'Top bar theme',
    },
  },
  keys: {
    reset: {
      words: 'default keys, original shortcuts',
      done: 'Shortcuts reset to defaults.',

      title: 'Reset shortcuts to defaults',
    },
    rebind: {
      words: 'customise shortcuts, customize shortcuts, rebind, own keys, key bindings, change keys',

      title: 'Customise shortcuts',
    },
    mailKeys: {
      off: 'Gmail-style keys off. To turn them on again: {{key}}',
      on: 'Gmail-style keys on. To turn them off again: {{key}}',
      words: 'gmail, vim keys, mail keys',

      title: 'Turn Gmail-style keys on or off',
      hint: 'e ignores, # deletes. A Vietnamese input method can swallow e, so switch it off first.',
      isOn: 'Gmail-style keys',
    },
    singleKeysOff: {
      off: 'Single-key shortcuts off. To turn them on again: {{key}}',
      on: 'Single-key shortcuts on. To turn them off again: {{key}}',
      words: 'single keys, one key shortcuts, turn off shortcuts',

      title: 'Turn single-key shortcuts on or off',
      hint: 'Combinations, arrows, Enter, and Esc still work',
    },

    toggleLine: {
      shown: 'Key hints shown. To hide them again: {{key}}',
      hidden: 'Key hints hidden. To show them again: {{key}}',
      title: 'Show or hide key hints',
      isOn: 'Key hints',
    },
  },
  session: {
    setUpSecondFactor: {
      title: 'Set up two-step verification',
      words: 'two-factor, 2FA, authenticator, second factor, one-time code, TOTP',
      hint: 'A code from your phone, besides your password',
    },
    endSecondFactor: {
      title: 'Turn off two-step verification',
      words: 'two-factor, 2FA, disable authenticator, change phone',
      done: 'Two-step verification is off',
      question: 'Turn off two-step verification?',
      refused: {
        '304': 'Two-step verification isn’t on.',
        '306': 'Incorrect password. Enter it again.',
        '309': 'Incorrect or already used code. Wait for the next one.',
      },
      password: {
        label: 'Your password',
      },
      code: {
        label: 'Code or recovery code',
      },
    },
    renewRecoveryCodes: {
      title: 'Get new recovery codes',
      words: 'backup codes, 2FA, two-factor',
      done: 'New recovery codes made',
      question: 'Replace your recovery codes?',
      refused: {
        '304': 'Two-step verification isn’t on.',
        '306': 'Incorrect password. Enter it again.',
        '309': 'Incorrect or already used code. Wait for the next one.',
      },
      password: {
        label: 'Your password',
      },
      code: {
        label: 'Code or recovery code',
      },
    },
    codeMissing: 'Enter the code.',
    changePassword: {
      title: 'Change password',
      words: 'my password, new password, change my password',
      done: 'Password changed. Sign in again.',
      question: 'Change your password?',
      oldPassword: {
        label: 'Old password',
      },
      newPassword: {
        label: 'New password',
      },
      refused: {
        '306': 'Incorrect old password. Enter it again.',
      },
    },
    editProfile: {
      title: 'Edit my profile',
      words: 'my profile, my name, my avatar, my account, my picture',
      done: 'Profile updated',
      question: 'Edit your profile?',
      displayName: {
        label: 'Display name',
      },
      avatar: {
        label: 'New photo',
      },
    },
    sessions: {
      title: 'Signed-in devices',
      words: 'my sessions, devices, where am I signed in, other browsers, where I am signed in',

      hint: 'Devices signed in now; sign them out here',
    },
    end: {
      title: 'Sign out a device',
      done: 'Device signed out',
      question: 'Sign out this device?',
    },
    alreadyEnded: 'This device is already signed out.',
    isThisOne: 'You’re using this device. Use Sign out instead.',
    passwordMissing: 'Enter a password.',
    signOut: {
      title: 'Sign out',
      words: 'sign out, logout, quit, exit, leave, log out',
    },
    signIn: {
      title: 'Sign in',
    },
    signInFailed: {
      title: 'Failed sign-in',
    },
    passkeys: {
      title: 'Passkeys',
      words: 'add a passkey, security key, fingerprint, face, two-step verification, 2FA, WebAuthn, FIDO',
      hint: 'A device or security key in place of a code at sign-in',
    },
    addPasskey: { title: 'Add a passkey' },
  },
  settings: {
    open: {
      words: 'preferences, options, configuration',
    },
  },
  history: {
    open: {
      title: 'History',
      words: 'what I did, my actions, past commands',

      hint: 'What was done and can still be undone',
    },
    undo: {
      title: 'Undo',
      words: 'revert, take back, back',

      hint: 'What was done last, on any screen',
    },
    redo: {
      title: 'Redo',
      words: 'do again, forward',
    },
  },
  sidebar: {
    toggle: {
      collapsed: 'Sidebar collapsed. To expand it again: {{key}}',
      expanded: 'Sidebar expanded. To collapse it again: {{key}}',
      words: 'menu, navigation, hide menu, show menu',
    },
  },
  fullscreen: {
    toggle: {
      words: 'fullscreen, maximise, whole screen',

      title: 'Full screen',
    },
  },

  find: {
    noWords: 'Type at least one word.',
    profiles: { text: { label: 'Words to look for' }, title: 'Search members' },
    posts: { text: { label: 'Words to look for' }, title: 'Search posts' },
    temples: { text: { label: 'Words to look for' }, title: 'Search temples' },
    adminUsers: { text: { label: 'Words to look for' }, title: 'Search admin users' },
  },

  part: { next: { title: 'Next part of the page' }, previous: { title: 'Previous part of the page' } },
  teamView: {
    add: {
      title: 'Share view',
      done: 'Shared with the team: {{name}}',
    },
    replace: {
      title: 'Replace team view',
      done: 'Team view replaced: {{name}}',
      question: 'The team already has a view with this name. Replace it?',
    },
  },
  serviceAccount: {
    make: {
      title: 'Make a service account',
      hint: 'An account for a script: it has a token and no password',
      words: 'API token, robot, bot, script, automation, headless',
      done: 'Service account made',
      userName: { label: 'Username' },
      displayName: { label: 'Display name' },
      role: { label: 'Role', none: 'No role' },
      days: { label: 'Days until the token expires (empty: never)' },
    },
    revoke: {
      title: 'Revoke a service account’s token',
      hint: 'Ends it at once, for good',
      done: 'Token revoked: {{name}}',
      question: { one: 'Revoke the tokens of {{count}} account?', other: 'Revoke the tokens of {{count}} accounts?' },
    },
    daysInvalid: 'Enter a whole number of days, at most 9999.',
    isPerson: 'This is a person’s account.',
    noToken: 'Its token has ended.',
    noPassword: 'A service account has no password.',
  },
  photo: {
    upload: {
      title: 'Upload image',
    },
  },
  policy: {
    edit: {
      title: 'Edit policies',
      words: 'rules, guidelines, reasons of decisions, add policy',
      hint: 'What deleting or blocking can be based on',
      done: 'Policies saved',
      submit: 'Save policies',
      policies: {
        label:
          'One policy per line; details after a colon. For example: “Spam: advertising, or the same text over and over”',
      },
    },
    none: 'There are no policies to choose from yet. A system administrator lists them with “Edit policies”.',
    tooMany: 'List at most 30 policies.',
    noName: 'Each line starts with a name.',
    tooLong: 'Too long. Names can have up to 80 characters, details up to 500.',
    twice: 'Each name can be listed only once.',
    named: 'Policy: {{policy}}',
  },
  passkey: {
    rename: { title: 'Rename passkey', done: 'Passkey renamed', name: { label: 'Name' } },
    remove: {
      title: 'Remove passkey',
      done: 'Passkey removed',
      question: 'Remove this passkey? It will no longer sign you in.',
    },
    nameMissing: 'Enter a name.',
    nameTooLong: 'This name is too long: 80 characters at most.',
    gone: 'This passkey has already been removed.',
  },
};
