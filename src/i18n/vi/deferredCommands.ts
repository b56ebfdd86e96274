/**
 * By command id: all that is said of what comes after the first list (commands/deferred.ts); of the rest words to find it by, questions, what is
 * said when it is done, its arguments and its reasons.
 */
export default {
  macro: {
    one: {
      title: 'Chuỗi thao tác 1',
    },
    two: {
      title: 'Chuỗi thao tác 2',
    },
    three: {
      title: 'Chuỗi thao tác 3',
    },
    four: {
      title: 'Chuỗi thao tác 4',
    },
    five: {
      title: 'Chuỗi thao tác 5',
    },
    six: {
      title: 'Chuỗi thao tác 6',
    },
    seven: {
      title: 'Chuỗi thao tác 7',
    },
    eight: {
      title: 'Chuỗi thao tác 8',
    },
    nine: {
      title: 'Chuỗi thao tác 9',
    },
    run: {
      title: 'Chạy chuỗi thao tác',
      submit: 'Chạy',
      question: 'Chạy chuỗi thao tác trên {{count}} dòng?',
      done: 'Đã chạy “{{title}}”: {{name}}',
    },
    undo: {
      title: 'Hoàn tác chuỗi thao tác',
      done: 'Đã hoàn tác “{{title}}”: {{name}}',
    },
    record: {
      title: 'Ghi hoặc dừng ghi chuỗi thao tác',
      hint: 'Thao tác trên một dòng và tác giả, để lặp lại bằng một phím',
      words: 'macro, tự động, lặp lại, ghi lại thao tác',
    },
    discard: 'Bỏ bản ghi',
    keep: {
      title: 'Lưu chuỗi thao tác',
      name: {
        label: 'Tên',
      },
      key: {
        label: 'Phím',
      },
    },
    edit: {
      title: 'Đổi tên hoặc phím của chuỗi thao tác',
      which: {
        label: 'Chuỗi thao tác',
      },
      name: {
        label: 'Tên mới (để trống: giữ nguyên)',
      },
      key: {
        label: 'Phím',
      },
    },
    forget: {
      title: 'Xoá chuỗi thao tác',
      which: {
        label: 'Chuỗi thao tác',
      },
    },
    share: {
      title: 'Sao chép chuỗi thao tác dạng văn bản',
      which: {
        label: 'Chuỗi thao tác',
      },
      hint: 'Để gửi cho đồng nghiệp',
    },
    add: {
      title: 'Thêm chuỗi thao tác từ văn bản',
      text: {
        label: 'Văn bản của chuỗi thao tác',
      },
      hint: 'Như đồng nghiệp đã sao chép',
    },
    noName: 'Hãy đặt tên cho chuỗi thao tác.',
    noText: 'Hãy dán văn bản của một chuỗi thao tác.',
    noKey: 'Không có phím',
    sameKey: 'Giữ nguyên phím',
    recordingTitle: 'Ghi chuỗi thao tác',
    recording: 'Đang ghi: {{count}} thao tác',
    leftOut: 'Không ghi: {{what}}. {{why}}',
    stop: 'Dừng và đặt tên',
    ended: 'Đã dừng ghi.',
    nothing: 'Chưa ghi thao tác nào. Đã dừng ghi.',
    discarded: 'Đã bỏ bản ghi. Những gì đã làm vẫn giữ nguyên.',
    full: 'Đã đủ chín chuỗi thao tác. Hãy xoá bớt một chuỗi trước.',
    kept: 'Đã lưu “{{title}}”',
    keptWithKey: 'Đã lưu “{{title}}”: {{key}}',
    forgotten: 'Đã xoá “{{title}}”',
    copied: 'Đã sao chép “{{title}}” dạng văn bản',
    notCopied: 'Trình duyệt không cho sao chép. Văn bản là: {{text}}',
    refused: 'Đây không phải chuỗi thao tác. {{why}} {{name}}',
    cannot: 'Không chạy được “{{title}}”. {{why}}',
    otherRows: '“{{title}}” dùng cho các dòng ở màn hình khác: {{place}}',
    lacks: 'Bạn không có quyền thực hiện bước này: {{what}} ({{permission}}).',
    lacksHere: 'Máy chủ này không làm được bước này: {{what}}.',
    stopped: '“{{title}}” dừng ở bước {{part}}, {{step}}: {{reason}} {{name}}',
    settled: '“{{title}}” dừng ở bước {{part}}, {{step}}: đã được xử lý trước đó. {{name}}',
    stoppedAt: 'Bước {{part}}, {{step}}: {{reason}}',
    not: {
      macro: 'Chuỗi thao tác không chứa được chuỗi khác.',
      row: 'Thao tác này không thực hiện trên dòng nào.',
      several: 'Thao tác này thực hiện trên nhiều dòng cùng lúc.',
      asks: 'Thao tác này mỗi lần hỏi một điều khác.',
      otherRow: 'Thao tác này thuộc về dòng khác.',
      full: 'Một chuỗi có nhiều nhất chín bước.',
    },
    text: {
      unreadable: 'Không đọc được văn bản này.',
      kind: 'Không có loại dòng này:',
      command: 'Không có lệnh này:',
      otherRow: 'Lệnh này dùng cho dòng khác:',
      answer: 'Giá trị này không phù hợp:',
    },
  },
  view: {
    noName: 'Hãy đặt tên cho chế độ xem.',
    kept: 'Đã lưu “{{name}}”: {{key}}',
    full: 'Đã đủ chín chế độ xem. Hãy xoá bớt một chế độ xem trước.',
    forgotten: 'Đã xoá “{{name}}”',
    keep: { name: { label: 'Tên' }, title: 'Lưu chế độ xem', hint: 'Tìm kiếm, bộ lọc và thứ tự của danh sách này' },
    forget: { place: { label: 'Chế độ xem' }, title: 'Xoá chế độ xem đã lưu' },
    share: {
      title: 'Lưu chế độ xem cho cả nhóm',
      hint: 'Ai xem được màn hình này đều mở được',
      words: 'chia sẻ chế độ xem, chế độ xem chung, bộ lọc chung, lưu cho nhóm',
      name: { label: 'Tên' },
    },
    unshare: {
      title: 'Xoá chế độ xem của nhóm',
      words: 'bỏ chia sẻ, xoá chế độ xem chung, ngừng chia sẻ',
      done: 'Đã xoá chế độ xem của nhóm: {{name}}',
      question: { other: 'Xoá {{count}} chế độ xem của nhóm?' },
    },
    open: {
      title: 'Mở chế độ xem đã lưu',
      words: 'chế độ xem, mọi chế độ xem, đến chế độ xem, chế độ xem của nhóm',
      which: { label: 'Chế độ xem' },
    },
    nameTooLong: 'Tên quá dài: tối đa 80 ký tự.',
    gone: 'Chế độ xem này đã bị xoá.',
    notShareable: 'Không thể chia sẻ trang này. Hãy mở một danh sách.',
    heading: 'Chế độ xem',
    all: 'Mọi chế độ xem…',
    ofTeam: 'Chế độ xem của nhóm',
  },
  command: {
    settledAs: 'Đã xử lý rồi: {{name}}. Kết quả: {{how}}.',
    settledAsBy: '{{who}} đã xử lý trước: {{name}}. Kết quả: {{how}}.',
    settledAsByYou: 'Bạn đã xử lý rồi: {{name}}. Kết quả: {{how}}.',
    oneOnly: 'Lệnh này chỉ dùng cho một dòng. Hãy bỏ chọn bớt.',
    failed: 'Lệnh này đang gặp lỗi nên chưa dùng được.',
    unread: 'Máy chủ gửi dữ liệu không đọc được nên lệnh này không chạy được.',
    memberUnknown: 'Máy chủ không cho biết đó là thành viên nào.',
    repeat: {
      words: 'lặp lại, lần nữa, như vừa rồi',

      title: 'Lặp lại lệnh vừa rồi',
      hint: 'Trên những dòng đang chọn',
    },
  },
  report: {
    together: '{{count}} báo cáo',
    ignore: {
      title: 'Bỏ qua',
      hint: 'Không vi phạm',
      words: 'không vi phạm, hợp lệ, giữ bài, bình thường, cho qua',
      done: 'Đã bỏ qua báo cáo: {{name}}',
      question: 'Bỏ qua {{count}} vụ việc?',
    },
    deletePost: {
      title: 'Xoá bài',
      hint: 'Vi phạm: xoá nội dung bị báo cáo',
      words: 'vi phạm, gỡ bài, xoá nội dung, gỡ nội dung',
      done: 'Đã xoá nội dung bị báo cáo: {{name}}',
      question: 'Xoá nội dung của {{count}} vụ việc?',
    },
    blockUser: {
      title: 'Khoá tác giả',
      hint: 'Chặn đăng bài, bình luận; người khác không thấy bài',
      hintElsewhere: 'Vi phạm: máy chủ khoá người đăng',
      words: 'chặn người đăng, cấm người dùng, khoá người dùng, chặn tác giả, cấm tác giả',
      done: 'Đã khoá: {{name}}',
      doneUnnamed: 'Đã khoá tác giả của: {{name}}',
      question: 'Khoá tác giả của {{count}} vụ việc?',
    },
    reopen: {
      title: 'Mở lại vụ việc',
      words: 'mở lại, xét lại, rút quyết định, mở lại báo cáo',
      done: 'Đã mở lại vụ việc: {{name}}',
      question: 'Mở lại {{count}} vụ việc?',
    },
    takeOver: {
      title: 'Nhận vụ việc của đồng nghiệp',
      hint: 'Báo cho người đang xử lý biết bạn làm thay',
      words: 'tiếp nhận, nhận thay, làm thay, giành vụ việc',
      done: 'Đã tiếp nhận từ {{name}}',
      question: 'Tiếp nhận {{count}} vụ việc?',
    },
    assign: {
      title: 'Giao vụ việc cho đồng nghiệp',
      words: 'phân công, chuyển cho, bàn giao',
      done: 'Đã giao: {{name}}',
      question: 'Giao {{count}} vụ việc này?',
      to: { label: 'Giao cho ai', nobody: 'Không giao cho ai' },
    },
    assignMe: {
      title: 'Tự nhận vụ việc',
      words: 'nhận việc, để tôi làm, việc của tôi',
      done: 'Bạn phụ trách: {{name}}',
      question: 'Tự nhận {{count}} vụ việc?',
    },
    note: {
      title: 'Thêm ghi chú',
      hint: 'Dành cho nhân viên; nhắc đồng nghiệp bằng @',
      words: 'ghi lại, nhắn đồng nghiệp, nhắc tên, lưu ý nội bộ',
    },
    askOpinion: {
      title: 'Xin ý kiến thứ hai',
      words: 'chưa chắc, nhờ xem giúp, hỏi đồng nghiệp, ý kiến khác',
      done: 'Đã xin ý kiến thứ hai: {{name}}',
      proposes: { label: 'Bạn nghiêng về hướng nào', unsure: 'Chưa biết' },
      text: { label: 'Ý kiến của bạn' },
    },
    withdrawOpinion: {
      title: 'Rút lời xin ý kiến thứ hai',
      words: 'thôi xin ý kiến, bỏ xin ý kiến',
      done: 'Đã rút lời xin ý kiến: {{name}}',
    },
    isYours: 'Bạn đang phụ trách vụ việc này.',
    opinionOfOther: 'Đồng nghiệp đã xin ý kiến thứ hai cho vụ việc này.',
    noOpinion: 'Vụ việc này không chờ ý kiến thứ hai.',
    opinionMissing: 'Hãy viết ý kiến của bạn.',
    opinionTooLong: 'Quá dài. Hãy rút gọn lại.',
    sendReply: {
      title: 'Gửi thư trả lời',
      done: 'Đã lưu thư trả lời vào vụ việc: {{name}}',
      saves: 'Lưu thư trả lời',
      savesHeld: '{{title}}, lưu sau {{seconds}} giây: {{name}}',
      savesIn: 'Lưu sau {{seconds}} giây',
    },
    pullBackReply: {
      title: 'Rút lại thư trả lời',
      done: 'Đã rút lại thư trả lời: {{name}}',
    },
    sendReplyAgain: {
      title: 'Gửi lại thư trả lời',
      done: 'Sẽ thử gửi lại thư: {{name}}',
    },
    replyTemplate: {
      title: 'Chèn mẫu trả lời',
      words: 'thư mẫu, mẫu soạn sẵn, mẫu thư',
      template: {
        label: 'Mẫu nào',
      },

      hint: 'Nội dung soạn sẵn, sửa được trước khi gửi',
    },
    replyHasLeft: 'Thư này không còn chờ gửi nữa.',
    nobodyAtIt: 'Không ai khác đang xử lý vụ việc này.',
    colleagueAtIt: 'Đồng nghiệp đang xử lý vụ việc này.',
    alreadyDecided: 'Vụ việc này đã được xử lý.',
    noneToDecide: 'Vụ việc này không còn báo cáo nào để xử lý.',
    stillOpen: 'Vụ việc này đang chờ xử lý.',
    notYoursToReopen: 'Bạn không có quyền đưa ra quyết định này, nên cũng không mở lại được.',
    open: {
      title: 'Mở vụ việc',
      words: 'xem báo cáo, chi tiết vụ, mở báo cáo',
    },
    reply: {
      title: 'Trả lời người báo cáo',
      hintElsewhere: 'Chỉ lưu nháp: máy chủ này không gửi thư',
      words: 'gửi thư, phản hồi, trả lời thư, viết thư',

      hint: 'Gửi qua thư; bản nháp được giữ lại',
    },
    openAuthor: {
      title: 'Xem tác giả',
      words: 'tác giả, người đăng, ai viết',
    },
    comments: {
      title: 'Xem bình luận',
      words: 'bình luận, trả lời, thảo luận',
    },
    deleteForPolicy: {
      title: 'Xoá theo quy định',
      words: 'xoá có lý do, nêu lý do, vi phạm quy định, điều khoản, căn cứ',
      hint: 'Nêu nội dung vi phạm quy định nào',
      policy: { label: 'Vi phạm quy định nào?' },
    },
    blockForPolicy: {
      title: 'Khoá tác giả theo quy định',
      words: 'khoá có lý do, nêu lý do, điều khoản, căn cứ',
      hint: 'Nêu tác giả vi phạm quy định nào',
      policy: { label: 'Tác giả vi phạm quy định nào?' },
    },
  },
  replyTemplate: {
    add: {
      title: 'Thêm mẫu trả lời',
      words: 'tạo mẫu, mẫu mới, thêm thư mẫu',
      done: 'Đã thêm mẫu trả lời',
      language: {
        label: 'Ngôn ngữ',
      },
      name: {
        label: 'Tên mẫu',
      },
      text: {
        label: 'Nội dung ({reporter} {reason} {decision} {policy} {policyText} {date} {postExcerpt})',
      },
    },
    edit: {
      title: 'Sửa mẫu trả lời',
      words: 'đổi mẫu, sửa thư mẫu',
      done: 'Đã sửa mẫu trả lời: {{name}}',
      language: {
        label: 'Ngôn ngữ',
      },
      name: {
        label: 'Tên mẫu',
      },
      text: {
        label: 'Nội dung ({reporter} {reason} {decision} {policy} {policyText} {date} {postExcerpt})',
      },
    },
    delete: {
      title: 'Xoá mẫu trả lời',
      words: 'gỡ mẫu, xoá thư mẫu',
      done: 'Đã xoá mẫu trả lời: {{name}}',
      question: {
        other: 'Xoá {{count}} mẫu trả lời?',
      },
    },
    empty: 'Không được để trống.',
    tooLong: 'Quá dài: tên tối đa 80 ký tự, nội dung tối đa 5.000.',
  },
  post: {
    hide: {
      title: 'Ẩn bài',
      words: 'giấu bài, không hiện, ẩn bài viết',
      done: 'Đã ẩn bài: {{name}}',
      question: 'Ẩn {{count}} bài viết?',
    },
    unhide: {
      title: 'Hiện lại bài',
      words: 'bỏ ẩn, hiện bài, cho hiện',
      done: 'Đã hiện lại bài: {{name}}',
      question: 'Hiện lại {{count}} bài viết?',
    },
    block: {
      title: 'Khoá bài',
      words: 'chặn bài, khoá bài viết, cấm bài',
      done: 'Đã khoá bài: {{name}}',
      question: 'Khoá {{count}} bài viết?',
    },
    unblock: {
      title: 'Mở khoá bài',
      words: 'bỏ khoá bài, bỏ chặn bài',
      done: 'Đã mở khoá bài: {{name}}',
      question: 'Mở khoá {{count}} bài viết?',
    },
    delete: {
      title: 'Xoá bài',
      words: 'gỡ bài, xoá bài viết, bỏ vào thùng rác',
      done: 'Đã xoá bài: {{name}}',
      question: 'Xoá {{count}} bài viết?',
    },
    restore: {
      title: 'Khôi phục bài',
      words: 'lấy lại bài, thùng rác, phục hồi',
      done: 'Đã khôi phục bài: {{name}}',
      question: 'Khôi phục {{count}} bài viết?',
    },
    promote: {
      title: 'Đưa bài lên TV',
      to: {
        label: 'Đưa lên đâu',
        hotlive: 'Hotlive',
        slider: 'TV slider',
      },
    },
    promoteHotlive: {
      title: 'Đưa lên hotlive',
      words: 'thêm vào hotlive, video nổi bật, đẩy lên hotlive, đề xuất bài',
      done: 'Thêm media thành công: {{name}}',
      refused: {
        '400': 'Hotlive chỉ nhận video.',
      },
      question: 'Đưa {{count}} bài lên hotlive?',
      idmedia: {
        label: 'Media nào',
      },

      hint: 'Video của bài',
    },
    promoteSlider: {
      title: 'Đưa lên TV slider',
      words: 'thêm vào slider, lên tv, trình chiếu, đề xuất bài',
      done: 'Thêm media thành công: {{name}}',
      refused: {
        '400': 'TV slider chỉ nhận ảnh.',
      },
      question: 'Đưa {{count}} bài lên TV slider?',
      idmedia: {
        label: 'Ảnh nào',
      },

      hint: 'Ảnh của bài',
    },
    unpromoteHotlive: {
      title: 'Gỡ khỏi hotlive',
      done: 'Xoá media thành công: {{name}}',
      question: 'Gỡ {{count}} bài khỏi hotlive?',
    },
    unpromoteSlider: {
      title: 'Gỡ khỏi TV slider',
      done: 'Xoá media thành công: {{name}}',
      question: 'Gỡ {{count}} bài khỏi TV slider?',
    },
    gone: 'Bài viết này đã bị xoá.',
    alreadyHidden: 'Bài viết đã ẩn từ trước.',
    notHidden: 'Bài viết đang hiển thị.',
    alreadyBlocked: 'Bài viết đã bị khoá.',
    notBlocked: 'Bài viết không bị khoá.',
    notDeleted: 'Bài viết chưa bị xoá.',
    noMedia: 'Nội dung bài viết phải có media.',
    noVideo: 'Bài viết không có video nào đưa được lên hotlive.',
    noImage: 'Bài viết không có ảnh nào đưa được lên TV slider.',
    mediaUnknown: 'Máy chủ không cho biết mã media của bài viết này.',
    promotedAlready: 'Mọi media đưa lên được của bài này đều đã được đưa lên rồi.',
    open: {
      title: 'Mở bài viết',
      words: 'xem bài, chi tiết bài',
    },
    openAuthor: {
      title: 'Xem tác giả',
      words: 'tác giả, người đăng, ai đăng',
    },
    comments: {
      title: 'Xem bình luận',
      words: 'bình luận, trả lời, thảo luận',
    },
  },
  temple: {
    editFields: {
      title: 'Sửa cơ sở',
      words: 'sửa chùa, sửa đền, sửa đình, đổi thông tin chùa',
    },
    open: {
      words: 'đền, đình, nhà thờ, chi tiết chùa, mở chùa',

      title: 'Mở cơ sở',
    },
    map: {
      title: 'Đổi giữa bản đồ và danh sách',
      words: 'bản đồ, vị trí, địa điểm, ở đâu',
    },
    create: {
      title: 'Thêm cơ sở',
      words: 'tạo chùa, chùa mới, đền, đình, nhà thờ, thêm địa điểm, thêm chùa',
    },
    add: {
      done: 'Đã tạo: {{name}}',
      question: 'Tạo {{count}} cơ sở?',

      title: 'Tạo cơ sở',
    },
    edit: {
      done: 'Đã lưu: {{name}}',
      question: 'Lưu {{count}} cơ sở?',

      title: 'Lưu cơ sở',
    },
    revert: {
      done: 'Đã trả lại như cũ: {{name}}',
      question: 'Trả {{count}} cơ sở lại như cũ?',

      title: 'Trả cơ sở lại như cũ',
    },
    delete: {
      words: 'gỡ chùa, bỏ chùa, xoá chùa',
      done: 'Đã xoá cơ sở: {{name}}',
      question: 'Xoá {{count}} cơ sở?',

      title: 'Xoá cơ sở',
    },
    restore: {
      words: 'lấy lại, thùng rác, phục hồi, khôi phục chùa',
      done: 'Đã khôi phục cơ sở: {{name}}',
      question: { other: 'Khôi phục {{count}} cơ sở?' },

      title: 'Khôi phục cơ sở',
    },
    makeAgain: {
      words: 'khôi phục',
      hint: 'Cơ sở được tạo lại như một cơ sở mới, với mã mới; ngày tạo không giữ được.',
      done: 'Đã tạo lại cơ sở, với mã mới: {{name}}',
      question: 'Tạo lại {{count}} cơ sở?',

      title: 'Tạo lại cơ sở đã xoá',
    },
    discard: {
      words: 'huỷ thay đổi, bỏ bản nháp, bỏ sửa',

      title: 'Bỏ thay đổi chưa lưu',
    },
    setType: {
      words: 'sửa hàng loạt, đổi loại nhiều chùa',
      done: 'Đã đổi loại: {{name}}',
      question: { other: 'Đổi loại của {{count}} cơ sở?' },
      type: {
        label: 'Loại mới',
      },

      title: 'Đổi loại cơ sở',
    },
    setField: {
      words: 'sửa hàng loạt, điền tỉnh thành, điền quốc gia, điền địa chỉ, nhiều chùa, điền một trường cho nhiều chùa',
      done: 'Đã sửa: {{name}}',
      question: { other: 'Sửa {{count}} cơ sở?' },
      field: {
        label: 'Trường nào',
      },
      value: {
        label: 'Giá trị mới, để trống để xoá',
      },

      title: 'Điền một trường cho nhiều cơ sở',
    },
    setAlready: 'Cơ sở này đã có giá trị đó.',
    fieldTooLong: 'Quá dài cho trường này.',
    merge: {
      words: 'trùng lặp, hợp nhất, nhập làm một, chùa trùng, gộp chùa',
      submit: 'Gộp',
      howMany: 'Chọn từ 2 đến 6 cơ sở là cùng một nơi để gộp.',
      allPhotos: 'Tất cả ảnh',
      keep: {
        label: 'Giữ lại cơ sở nào',
      },
      name: {
        label: 'Tên',
      },
      nickname: {
        label: 'Tên gọi khác',
      },
      type: {
        label: 'Loại',
      },
      address: {
        label: 'Địa chỉ',
      },
      city: {
        label: 'Tỉnh, thành phố',
      },
      country: {
        label: 'Quốc gia',
      },
      description: {
        label: 'Giới thiệu',
      },
      place: {
        label: 'Toạ độ',
      },
      avatar: {
        label: 'Ảnh đại diện',
      },
      photos: {
        label: 'Ảnh',
      },

      title: 'Gộp các cơ sở trùng nhau',
      hint: 'Giữ lại một, gộp những bản trùng vào đó',
    },
    mergeRows: {
      done: 'Đã gộp: {{name}}',
      question: { other: 'Gộp {{count}} cơ sở?' },

      title: 'Gộp cơ sở',
    },
    unmergeRows: {
      done: 'Đã tách: {{name}}',
      question: { other: 'Tách {{count}} cơ sở?' },

      title: 'Tách các cơ sở đã gộp',
    },
    mergeNeedsEdit: 'Cần quyền sửa cơ sở để gộp.',
    uploadPhotos: {
      words: 'tải ảnh lên, thêm hình',

      title: 'Thêm ảnh',
    },
    export: {
      title: 'Xuất danh sách cơ sở ra CSV, đủ mọi trường',
      words: 'tải xuống, xuất danh sách, csv, xuất danh sách chùa',
    },
    import: {
      words: 'nhập hàng loạt, csv, xlsx, nhập excel, bảng tính, tải file lên, nhập từ file, nhập chùa',

      hint: 'CSV hoặc Excel; xem từng dòng trước khi tạo',
    },
    importAnother: {
      words: 'tệp mới khác thay đổi tệp chọn lại',

      title: 'Chọn tệp khác',
    },
    importAll: {
      title: 'Nhập các dòng đã kiểm tra',
      short: 'Nhập',
      words: 'ghi chạy bắt đầu nhập tệp',
    },
    importRows: {
      done: 'Đã nhập: {{name}}',
      question: 'Nhập {{count}} dòng?',
      refused: {
        '400': 'Máy chủ không nhận dòng này. Sửa lại trong tệp rồi nhập lại.',
        '409': 'Cơ sở cần bổ sung vừa bị người khác sửa hoặc xoá. Chọn lại tệp để kiểm tra lại.',
      },

      title: 'Nhập cơ sở',
    },
    takeBackImport: {
      words: 'hoàn tác lần nhập, xoá các chùa đã nhập',

      title: 'Gỡ lần nhập này',
    },
    importTakenBack: 'Không còn dòng nào của lần nhập này để gỡ.',
    importNotKept: 'Chi tiết từng dòng của lần nhập này không còn được giữ nên không gỡ được nữa.',
    unimportRows: {
      done: 'Đã gỡ: {{name}}',
      question: 'Gỡ {{count}} dòng vừa nhập?',

      title: 'Gỡ các cơ sở vừa nhập',
    },
    skipRow: {
      words: 'không nhập',

      title: 'Bỏ qua dòng trùng',
    },
    createAnyway: {
      words: 'dòng trùng tạo thêm',

      title: 'Vẫn tạo cơ sở mới',
    },
    editRow: {
      words: 'sửa dòng ô lỗi',
      field: {
        label: 'Trường nào',
      },
      value: {
        label: 'Giá trị mới',
      },

      title: 'Sửa một ô của dòng',
      submit: 'Lưu ô',
    },
    setColumn: {
      words: 'cột không nhập',
      column: {
        label: 'Cột nào',
      },
      field: {
        label: 'Trường nào',
      },

      title: 'Nhập một cột vào trường',
    },
    fillEmpty: {
      words: 'mặc định mẫu quy tắc tên chùa',
      field: {
        label: 'Trường nào',
      },
      text: {
        label: 'Giá trị hoặc mẫu, ví dụ Chùa {city}',
      },

      title: 'Điền các ô trống của một trường',
    },
    takeColumn: {
      words: 'cột thay thế quy tắc',
      field: {
        label: 'Trường nào',
      },
      column: {
        label: 'Cột nào',
      },

      title: 'Lấy từ cột khác khi trống',
    },
    leaveEmpty: {
      words: 'xoá quy tắc',
      field: {
        label: 'Trường nào',
      },

      title: 'Bỏ cách điền ô trống',
    },
    mapType: {
      words: 'loại TEMPLE HINDU ánh xạ',
      value: {
        label: 'Giá trị trong tệp',
      },
      type: {
        label: 'Thành loại nào',
      },

      title: 'Đổi một giá trị thành loại',
    },
    mapTypes: {
      words: 'loại ánh xạ',

      title: 'Nhận mọi gợi ý về loại',
      hint: 'Nhận mọi gợi ý cho cột loại',
    },
    chooseSheet: {
      words: 'sheet excel',
      sheet: {
        label: 'Trang nào',
      },

      title: 'Chọn trang tính',
    },
    chooseEncoding: {
      words: 'TCVN3 VNI unicode lỗi chữ',
      encoding: {
        label: 'Bảng mã nào',
      },

      title: 'Chọn bảng mã',
    },
    importTemplate: {
      words: 'file mẫu, mẫu csv, mẫu excel',
      as: {
        label: 'Dạng tệp',
      },

      title: 'Tải tệp mẫu để nhập cơ sở',
    },
    fillHow: {
      words: 'điền thay giữ trùng',
      field: {
        label: 'Trường nào',
      },
      way: {
        label: 'Làm gì',
      },

      title: 'Chọn cách bổ sung từng trường',
    },
    updateFromRow: {
      words: 'dòng trùng cập nhật gộp',

      title: 'Bổ sung vào cơ sở đã có',
    },
    addedUnseen: 'Đã lưu cơ sở: {{name}}. Máy chủ không cho biết đó là mục nào trong danh sách.',
    likeIsThere: 'Vừa có người tạo một cơ sở giống cơ sở này.',
    rowUnsure: 'Dòng này có thể đã được nhận. Hãy chọn cách xử lý trong tác vụ nhập.',
    rowWritten: 'Dòng này đã nhập xong.',
    noDuplicate: 'Dòng này không trùng với cơ sở nào.',
    nothingNew: 'Dòng này không có gì mới để bổ sung.',
    nothingToWrite: 'Dòng này không có gì để nhập.',
    unsaved: 'Cơ sở này chưa được lưu.',
    savedAlready: 'Cơ sở này đã được lưu.',
    gone: 'Cơ sở này đã bị xoá.',
    notDeleted: 'Cơ sở này chưa bị xoá.',
    nameMissing: 'Chưa có tên',
    placeUnreadable:
      'Không đọc được toạ độ. Hãy nhập vĩ độ, kinh độ, ví dụ 21.03, 105.83, hoặc dán đường dẫn bản đồ đầy đủ.',
    save: {
      words: 'ghi lại, lưu lại, cất',

      title: 'Lưu',
    },
    uploadAvatar: {
      words: 'ảnh bìa, ảnh chính',

      title: 'Chọn ảnh đại diện',
    },

    remove: { title: 'Xoá cơ sở hoặc bỏ bản nháp' },
    swapPlace: {
      title: 'Đổi chỗ vĩ độ và kinh độ',
      hint: 'Khi vĩ độ và kinh độ bị ghi đảo cho nhau',
      words: 'toạ độ đảo ngược sai chỗ',
    },
    takeLikelyType: {
      title: 'Dùng loại đoán được',
      hint: 'Cho mọi dòng của tệp có cùng chữ này',
      words: 'loại lạ đoán gợi ý',
    },
    notSwapped: 'Vĩ độ và kinh độ của dòng này không có vẻ bị đảo.',
    noLikelyType: 'Không đoán được loại của dòng này.',
    repairImport: { title: 'Sửa các dòng không nhập được', words: 'sửa lần nhập, sửa dòng lỗi, nhập nốt phần còn lại' },
    noRejectedKept: 'Không còn lưu dòng không nhập được nào của lần nhập này.',
  },
  comment: {
    delete: {
      words: 'gỡ bình luận, bỏ',
      done: 'Đã xoá bình luận: {{name}}',
      question: {
        other: 'Xoá {{count}} bình luận?',
      },

      title: 'Xoá bình luận',
    },
    restore: {
      words: 'lấy lại bình luận, phục hồi',
      done: 'Đã khôi phục bình luận: {{name}}',
      question: {
        other: 'Khôi phục {{count}} bình luận?',
      },

      title: 'Khôi phục bình luận',
    },
    blockAuthor: {
      words: 'chặn người viết, cấm người bình luận',
      done: 'Đã khoá: {{name}}',
      question: {
        other: 'Khoá người viết {{count}} bình luận?',
      },

      title: 'Khoá người bình luận',
      hint: 'Chặn đăng bài, bình luận; người khác không thấy bài',
    },
    unblockAuthor: {
      done: 'Đã mở khoá: {{name}}',
      question: {
        other: 'Mở khoá người viết {{count}} bình luận?',
      },

      title: 'Mở khoá người bình luận',
    },
    gone: 'Bình luận này đã bị xoá.',
    notDeleted: 'Bình luận chưa bị xoá.',
    isUnder: 'Bình luận mà nó trả lời đã bị xoá: hãy khôi phục bình luận đó trước.',
    replies: {
      words: 'câu trả lời, bình luận con',

      title: 'Xem trả lời',
    },
    openAuthor: {
      words: 'tác giả, người viết, ai bình luận',

      title: 'Xem người bình luận',
    },
  },
  profile: {
    note: {
      title: 'Thêm ghi chú',
      hint: 'Dành cho nhân viên; nhắc đồng nghiệp bằng @',
      words: 'ghi lại, nhắn đồng nghiệp, nhắc tên, lưu ý nội bộ',
    },
    open: {
      title: 'Mở thành viên',
      words: 'hồ sơ, tài khoản, xem thành viên, chi tiết',
    },
    block: {
      title: 'Khoá thành viên',
      words: 'chặn, cấm, cấm đăng bài, cấm bình luận, khoá tài khoản, khoá người dùng',
      done: 'Đã đặt mức khoá: {{name}}',
      question: 'Đặt mức khoá cho {{count}} thành viên?',
      kinds: {
        label: 'Khoá những gì',
        all: 'Tất cả',
        BLOCK_POST: 'Đăng bài',
        BLOCK_COMMENT: 'Bình luận',
        BLOCK_POST_ALLOW_ONLY_ME: 'Chỉ họ thấy bài',
      },

      hint: 'Cấm đăng bài, cấm bình luận, hay chỉ họ thấy bài',
    },
    unblock: {
      title: 'Mở khoá thành viên',
      words: 'bỏ chặn, bỏ cấm, gỡ cấm, gỡ lệnh cấm, gỡ khoá, mở khoá tài khoản',
      done: 'Đã mở khoá: {{name}}',
      question: 'Mở khoá {{count}} thành viên?',

      hint: 'Gỡ mọi lệnh khoá của người này',
    },
    setBlocks: {
      title: 'Đặt mức khoá',
      done: 'Đã đặt mức khoá: {{name}}',
      question: 'Đặt mức khoá cho {{count}} thành viên?',
    },
    toggleOnlyMe: {
      title: 'Bật hoặc tắt “chỉ họ thấy bài”',
      words: 'chỉ mình họ thấy, ẩn với người khác',
      done: 'Đã đổi “chỉ họ thấy bài”: {{name}}',
      question: 'Đổi “chỉ họ thấy bài” của {{count}} thành viên?',
    },
    verifyPhone: {
      title: 'Xác minh số điện thoại',
      words: 'xác thực sdt, xác thực số điện thoại, xác nhận số, kiểm số',
      done: 'Đã xác minh số điện thoại: {{name}}',
      question: 'Xác minh số điện thoại của {{count}} thành viên?',
      phone: {
        label: 'Số điện thoại',
      },
    },
    unverifyPhone: {
      title: 'Bỏ xác minh số điện thoại',
      words: 'bỏ xác thực, huỷ xác minh',
      done: 'Đã bỏ xác minh: {{name}}',
      question: 'Bỏ xác minh số điện thoại của {{count}} thành viên?',
    },
    setAuthentic: {
      title: 'Gắn tích xanh',
      words: 'tick xanh, tích xanh, dấu xác thực, tài khoản thật, chính chủ, gắn dấu chính chủ',
      done: 'Đã gắn tích xanh: {{name}}',
      question: 'Gắn tích xanh cho {{count}} thành viên?',
    },
    unsetAuthentic: {
      title: 'Gỡ tích xanh',
      words: 'bỏ tick xanh, bỏ tích xanh, thu dấu, gỡ dấu chính chủ',
      done: 'Đã gỡ tích xanh: {{name}}',
      question: 'Gỡ tích xanh của {{count}} thành viên?',
    },
    update: {
      title: 'Sửa thông tin thành viên',
      words: 'đổi tên, sửa ngày sinh, sửa email, sửa hồ sơ, cập nhật thành viên',
      done: 'Cập nhật thành công: {{name}}',
      question: 'Cập nhật {{count}} thành viên?',
      displayName: {
        label: 'Tên hiển thị',
      },
      email: {
        label: 'Email',
      },
      phone: {
        label: 'Số điện thoại',
      },
      birthDay: {
        label: 'Ngày sinh',
      },
      gender: {
        label: 'Giới tính',
        men: 'Nam',
        woman: 'Nữ',
        unsaid: 'Chưa rõ',
      },
      idCard: {
        label: 'Giấy tờ tuỳ thân',
      },
      location: {
        label: 'Nơi ở',
      },
      photo: {
        label: 'Ảnh đại diện',
      },
    },
    setFields: {
      title: 'Đặt lại thông tin thành viên',
      done: 'Cập nhật thành công: {{name}}',
      question: 'Cập nhật {{count}} thành viên?',
    },
    noUid: 'Máy chủ không cho biết UID của thành viên này.',
    unchanged: 'Chưa có gì thay đổi.',
    blocksAreSo: 'Thành viên đã ở đúng mức khoá này.',
    notBlocked: 'Thành viên không bị khoá.',
    chooseKinds: 'Chưa thay đổi gì: hãy chọn hoặc bỏ chọn ít nhất một mục.',
    phoneInvalid: 'Số điện thoại không hợp lệ hoặc đã được dùng.',
    phoneAlreadyVerified: 'Số điện thoại đã được xác minh.',
    phoneNotVerified: 'Số điện thoại chưa được xác minh.',
    verifiedOneByOne:
      'Chưa phải ai cũng có số đã xác minh. Hãy xác minh từng người, hoặc chọn “Bỏ xác minh số điện thoại” trong bảng lệnh.',
    onlyMeApart:
      'Chỉ một số người đang ở chế độ này. Hãy chọn những người cùng trạng thái, hoặc dùng lệnh “Khoá thành viên”.',
    phoneNotSaid: 'Máy chủ không cho biết số điện thoại của thành viên này.',
    alreadyAuthentic: 'Đã có tích xanh.',
    notAuthentic: 'Chưa có tích xanh.',
    nameMissing: 'Tên không được để trống.',
    togglePhone: {
      title: 'Xác minh hoặc bỏ xác minh điện thoại',
    },
    toggleAuthentic: {
      title: 'Gắn hoặc gỡ tích xanh',
    },
    erase: {
      title: 'Xoá sạch dữ liệu của thành viên',
    },
  },
  adminUser: {
    endSecondFactor: {
      title: 'Tắt xác minh hai bước của quản trị viên',
      words: '2FA, mất điện thoại, mất thiết bị, bỏ xác thực',
      hint: 'Khi người đó mất điện thoại; họ sẽ bị đăng xuất',
      done: 'Đã tắt xác minh hai bước: {{name}}',
      question: 'Tắt xác minh hai bước của người này? Họ sẽ bị đăng xuất, rồi đăng nhập chỉ bằng mật khẩu.',
      refused: {
        '304': 'Người này chưa bật xác minh hai bước.',
        '308': 'Không làm được với chính mình, với người có cấp cao hơn, hoặc với người có quyền mà bạn không có.',
      },
    },
    noSecondFactor: 'Người này chưa bật xác minh hai bước.',
    add: {
      title: 'Thêm quản trị viên',
      words: 'thêm nhân viên, tạo tài khoản, nhân viên mới, thêm người quản lý, mời',
      done: 'Thêm user thành công',
      question: 'Thêm quản trị viên này?',
      refused: {
        '305': 'Tên đăng nhập này đã có người dùng.',
        '308': 'Không làm được với chính mình hoặc với người có cấp cao hơn, và không trao được quyền mà bạn không có.',
      },
      userName: {
        label: 'Tên đăng nhập',
      },
      displayName: {
        label: 'Tên hiển thị',
      },
      password: {
        label: 'Mật khẩu',
      },
      role: {
        label: 'Vai trò',
        none: 'Chưa có vai trò',
      },
      tier: {
        '99': 'Nhân viên (NV)',
        '100': 'Quản trị hệ thống (QTHT)',
        label: 'Cấp',
      },
      organId: {
        label: 'Mã đơn vị',
      },
      position: {
        label: 'Mã chức vụ',
      },
      rankId: {
        label: 'Mã bậc',
      },
      avatar: {
        label: 'Ảnh đại diện',
      },
    },
    edit: {
      title: 'Sửa quản trị viên',
      words: 'sửa nhân viên, cập nhật nhân viên, sửa người dùng',
      done: 'Cập nhật thành công: {{name}}',
      question: 'Cập nhật {{count}} quản trị viên?',
      refused: {
        '305': 'Tên đăng nhập này đã có người dùng.',
        '308': 'Không làm được với chính mình hoặc với người có cấp cao hơn, và không trao được quyền mà bạn không có.',
        '400': 'Phải còn ít nhất một quản trị hệ thống đang hoạt động.',
      },
      userName: {
        label: 'Tên đăng nhập',
      },
      displayName: {
        label: 'Tên hiển thị',
      },
      role: {
        label: 'Vai trò',
        none: 'Chưa có vai trò',
      },
      tier: {
        '99': 'Nhân viên (NV)',
        '100': 'Quản trị hệ thống (QTHT)',
        label: 'Cấp',
      },
      organId: {
        label: 'Mã đơn vị',
      },
      position: {
        label: 'Mã chức vụ',
      },
      rankId: {
        label: 'Mã bậc',
      },
      avatar: {
        label: 'Ảnh đại diện',
      },
    },
    ban: {
      title: 'Cấm quản trị viên',
      refused: {
        '308': 'Không làm được với chính mình hoặc với người có cấp cao hơn, và không trao được quyền mà bạn không có.',
        '400': 'Phải còn ít nhất một quản trị hệ thống đang hoạt động.',
      },
      words: 'khoá nhân viên, chặn nhân viên, cấm nhân viên, khoá quản trị viên',
      done: 'Đã cấm: {{name}}',
      question: {
        other: 'Bạn có chắc muốn cấm {{count}} quản trị viên?',
      },

      hint: 'Người này không đăng nhập được nữa',
    },
    setStatus: {
      title: 'Đổi trạng thái quản trị viên',
      refused: {
        '308': 'Không làm được với chính mình hoặc với người có cấp cao hơn, và không trao được quyền mà bạn không có.',
        '400': 'Phải còn ít nhất một quản trị hệ thống đang hoạt động.',
      },
      words: 'tạm ngưng, kích hoạt lại, gỡ cấm, gỡ lệnh cấm, bỏ cấm, mở lại tài khoản, đình chỉ',
      done: 'Đã đổi trạng thái: {{name}}',
      question: 'Đổi trạng thái của {{count}} quản trị viên?',
      status: {
        '1': 'Đang hoạt động',
        '3': 'Tạm ngưng',
        label: 'Trạng thái',
      },
    },
    delete: {
      title: 'Xoá quản trị viên',
      refused: {
        '308': 'Không làm được với chính mình hoặc với người có cấp cao hơn, và không trao được quyền mà bạn không có.',
        '400': 'Phải còn ít nhất một quản trị hệ thống đang hoạt động.',
      },
      words: 'xoá nhân viên, cho nghỉ việc, gỡ nhân viên',
      done: 'Xoá user thành công: {{name}}',
      question: {
        other: 'Bạn có chắc muốn xoá {{count}} quản trị viên?',
      },

      hint: 'Phải gõ tên đăng nhập để xác nhận; không hoàn tác được',
    },
    resetPassword: {
      title: 'Đặt lại mật khẩu',
      refused: {
        '308': 'Không làm được với chính mình hoặc với người có cấp cao hơn, và không trao được quyền mà bạn không có.',
      },
      words: 'quên mật khẩu, cấp lại mật khẩu, mật khẩu mới cho người khác',
      done: 'Đã đặt lại mật khẩu: {{name}}',
      question: 'Đặt lại mật khẩu của {{count}} quản trị viên?',
      password: {
        label: 'Xin mời bạn nhập mật khẩu',
      },
    },
    gone: 'Quản trị viên này đã bị xoá.',
    alreadyBanned: 'Quản trị viên đã bị cấm.',
    hasStatus: 'Đã ở trạng thái này: {{name}}',
    numbersHint: 'Theo cách đánh số của đơn vị bạn; 0 là không có.',
    roleHint: 'Vai trò cho biết được làm gì; chỉ quản trị hệ thống sửa vai trò và gửi thông báo.',
    notANumber: 'Hãy nhập một số nguyên.',
    nameTaken: 'Tên đăng nhập này đã có người dùng.',
    aboveYou: 'Người này có cấp cao hơn bạn.',
    mayDoMore: 'Người này được phép làm nhiều hơn bạn.',
    isYou: 'Không thể làm việc này với chính mình.',
    roleBeyondYou: 'có quyền mà bạn không có',
    roleUnsaid: 'Giữ nguyên (máy chủ không cho biết)',
    tierBeyondYou: 'chỉ quản trị hệ thống trao được',
    lastSuperAdmin: 'phải còn ít nhất một quản trị hệ thống',
    nameMissing: 'Tên đăng nhập không được để trống.',
    nameInvalid: 'Chỉ dùng chữ cái không dấu, chữ số và . _ @ + -',
    displayNameMissing: 'Tên hiển thị không được để trống.',
    open: {
      title: 'Mở quản trị viên',
      words: 'xem nhân viên, chi tiết quản trị viên',
    },
  },
  role: {
    toggleSecondFactor: {
      title: 'Bắt buộc xác minh hai bước',
      words: '2FA, bảo mật hai lớp, yêu cầu xác minh',
      done: 'Đã cập nhật vai trò: {{name}}',
      question: 'Đổi yêu cầu xác minh hai bước của vai trò này?',
      titleOff: 'Không bắt buộc xác minh hai bước nữa',
    },
    editActions: {
      title: 'Sửa quyền của vai trò',
      words: 'sửa quyền, chọn quyền, phân quyền cho vai trò',
    },
    add: {
      title: 'Thêm vai trò',
      words: 'tạo vai trò, vai trò mới, nhóm quyền mới',
      done: 'Đã thêm vai trò',
      question: 'Thêm vai trò này?',
      refused: {
        '305': 'Quyền này đã tồn tại.',
      },
      name: {
        label: 'Tên vai trò',
      },
    },
    edit: {
      title: 'Đổi tên vai trò',
      words: 'đổi tên vai trò, sửa vai trò',
      done: 'Cập nhật thành công: {{name}}',
      question: 'Đổi tên {{count}} vai trò?',
      refused: {
        '305': 'Quyền này đã tồn tại.',
      },
      name: {
        label: 'Tên vai trò',
      },
    },
    delete: {
      title: 'Xoá vai trò',
      refused: {
        '400': 'Vai trò đang có người giữ. Hãy đổi vai trò của họ trước.',
      },
      words: 'gỡ vai trò, bỏ vai trò',
      done: 'Đã xoá vai trò: {{name}}',
      question: {
        other: 'Bạn có chắc muốn xoá {{count}} vai trò?',
      },

      hint: 'Hỏi trước; không hoàn tác được',
    },
    setActions: {
      title: 'Lưu quyền của vai trò',
      done: 'Cập nhật thành công: {{name}}',
      question: 'Lưu các quyền này?',
    },
    toggleAction: {
      title: 'Bật hoặc tắt một quyền',
      words: 'cấp quyền, thu hồi quyền, thêm quyền, bớt quyền, bật tắt quyền',
      done: 'Cập nhật thành công: {{name}}',
      question: 'Đổi quyền của {{count}} vai trò?',
      action: {
        label: 'Quyền',
        STATISTICAL: 'Xem thống kê',
        REPORT_VIEW: 'Xem và bỏ qua báo cáo',
        REPORT_DELETE_POST: 'Xoá bài bị báo cáo',
        REPORT_BLOCK_ACCOUNT: 'Khoá thành viên bị báo cáo',
        STICKER_VIEW: 'Xem sticker',
        STICKER_UPLOAD: 'Tải sticker lên',
        PROFILE_VIEW: 'Xem thành viên',
        PROFILE_LOCK: 'Khoá thành viên',
        PROFILE_VERIFY: 'Xác minh thành viên',
        PROFILE_UPDATE: 'Sửa thành viên',
        TV_ACCOUNT_VIEW: 'Xem tài khoản TV',
        TV_ACCOUNT_ADD: 'Thêm tài khoản TV',
        TV_ACCOUNT_DELETE: 'Gỡ tài khoản TV',
        TV_SLIDER_VIEW: 'Xem TV slider',
        TV_SLIDER_ADD: 'Thêm vào TV slider',
        TV_SLIDER_DELETE: 'Gỡ khỏi TV slider',
        TV_HOTLIVE_VIEW: 'Xem hotlive',
        TV_HOTLIVE_ADD: 'Thêm vào hotlive',
        TV_HOTLIVE_DELETE: 'Gỡ khỏi hotlive',
        POST_VIEW: 'Xem bài viết',
        POST_DELETE: 'Xoá bài viết',
        POST_HIDE: 'Ẩn và khoá bài viết',
        MEDIA_VIEW: 'Xem media của bài viết',
        LOCATION_VIEW: 'Xem cơ sở thờ tự',
        LOCATION_ADD: 'Thêm cơ sở thờ tự',
        LOCATION_EDIT: 'Sửa cơ sở thờ tự',
        LOCATION_DELETE: 'Xoá cơ sở thờ tự',
        VIP_VIEW: 'Xem tài khoản VIP',
        VIP_ADD: 'Thêm tài khoản VIP',
        VIP_EDIT: 'Sửa thẻ ngôn ngữ VIP',
        VIP_DELETE: 'Gỡ tài khoản VIP',
        USER_VIEW: 'Xem quản trị viên',
        USER_ADD: 'Thêm quản trị viên',
        USER_EDIT: 'Sửa quản trị viên',
        USER_DELETE: 'Xoá quản trị viên',
        ROLE_VIEW: 'Xem vai trò',
        ROLE_ADD: 'Thêm vai trò',
        ROLE_EDIT: 'Sửa vai trò',
        ROLE_DELETE: 'Xoá vai trò',
        OTHER_RESET_PASSWORD: 'Đặt lại mật khẩu',
        OTHER_BAN_USER: 'Cấm quản trị viên',
        OTHER_TEAM_VIEWS: 'Quản lý chế độ xem của nhóm',
      },

      hint: 'Một quyền của vai trò, không cần mở ra',
    },
    setAllActions: {
      title: 'Bật tất cả quyền',
      words: 'cấp tất cả quyền, toàn quyền',
      done: 'Cập nhật thành công: {{name}}',
      question: 'Bật tất cả quyền?',
    },
    clearAllActions: {
      title: 'Tắt tất cả quyền',
      words: 'thu hết quyền, tắt hết quyền, không quyền',
      done: 'Cập nhật thành công: {{name}}',
      question: 'Tắt tất cả quyền?',
    },
    gone: 'Vai trò này đã bị xoá.',
    inUse: 'Vai trò đang có người giữ. Hãy đổi vai trò của họ trước.',
    hasAll: 'Vai trò đã có mọi quyền.',
    hasNone: 'Vai trò không có quyền nào.',
    actionsUnsaid: 'Hãy mở vai trò trước để tải các quyền của vai trò đó.',
    nameMissing: 'Tên vai trò không được để trống.',
    open: {
      title: 'Mở vai trò',
      words: 'xem vai trò, quyền của vai trò',
    },
  },
  job: {
    retry: {
      title: 'Thử lại dòng lỗi',
    },
    exportFailed: {
      title: 'Xuất dòng lỗi',
    },
    look: {
      title: 'Xem lại',
    },
    exportUnsure: {
      title: 'Xuất dòng chưa rõ',
    },
    undo: {
      title: 'Hoàn tác tác vụ này',
    },
    pause: {
      title: 'Tạm dừng',
    },
    resume: {
      title: 'Chạy tiếp',
    },
    togglePause: {
      title: 'Tạm dừng hoặc chạy tiếp',
    },
    cancel: {
      title: 'Huỷ phần còn lại',
    },
    stillRuns: 'Tác vụ này vẫn đang chạy.',
    isOver: 'Tác vụ này đã kết thúc.',
    noneFailed: 'Tác vụ này không có dòng lỗi.',
    noneUnsure: 'Tác vụ này không có dòng chưa rõ.',
    nothingToUndo: 'Tác vụ này không có gì để hoàn tác.',
    isPaused: 'Tác vụ này đã tạm dừng.',
  },
  note: {
    add: {
      title: 'Thêm ghi chú',
      done: 'Đã thêm ghi chú',
      text: { label: 'Ghi chú cho đồng nghiệp' },
    },
    edit: {
      title: 'Sửa ghi chú',
      done: 'Đã sửa ghi chú',
      text: { label: 'Ghi chú cho đồng nghiệp' },
    },
    delete: {
      title: 'Xoá ghi chú',
      done: 'Đã xoá ghi chú',
    },
    missing: 'Hãy viết vài chữ.',
    tooLong: 'Quá dài: ghi chú tối đa 2.000 ký tự.',
    ofOther: 'Chỉ người viết mới sửa hoặc xoá được ghi chú này.',
    colleagues: 'Đồng nghiệp',
    tells: 'Sẽ báo cho: {{names}}',
  },
  notification: {
    send: {
      title: 'Gửi thông báo',
      words: 'soạn thông báo, nhắn nhân viên, tin nội bộ, thông báo mới',
      done: 'Đã gửi thông báo',
      question: 'Gửi thông báo này?',
      submit: 'Xem lại và gửi',
      heading: {
        label: 'Tiêu đề',
      },
      body: {
        label: 'Nội dung',
      },
      audience: {
        label: 'Gửi cho',
        all: 'Toàn bộ nhân viên',
        'tier:99': 'Nhân viên (NV)',
        'tier:100': 'Quản trị hệ thống (QTHT)',
      },

      hint: 'Cho tất cả hoặc một cấp',
    },
    delete: {
      title: 'Xoá thông báo',
      words: 'gỡ thông báo, thu hồi',
      done: 'Đã xoá thông báo: {{name}}',
      question: {
        other: 'Xoá {{count}} thông báo? Người nhận sẽ không còn thấy nữa.',
      },
    },
    gone: 'Thông báo này đã bị xoá.',
    titleMissing: 'Chưa có tiêu đề.',
    bodyMissing: 'Chưa có nội dung.',
    tooLong: 'Quá dài. Hãy rút gọn lại.',
  },
  sticker: {
    upload: {
      title: 'Tải sticker lên',
      words: 'thêm nhãn dán, hình mới, thêm sticker',
      done: 'Đã thêm sticker',
      question: 'Tải các sticker này lên?',
      pictures: {
        label: 'Chọn ảnh làm sticker',
      },
    },
    noPictures: 'Chọn ít nhất một ảnh.',
  },
  password: {
    longEnough: 'Ít nhất 10 ký tự',
    notTheUserName: 'Không trùng tên đăng nhập',
    notTheOld: 'Khác mật khẩu cũ',
    met: 'đã đạt',
    open: 'chưa đạt',
    generate: 'Tạo mật khẩu',
    copy: 'Sao chép',
    copied: 'Đã sao chép',
    show: 'Hiện mật khẩu',
  },
  list: {
    back: {
      title: 'Về dòng vừa xử lý',
      hint: 'Lần nữa: quay lại chỗ đang làm',
      words: 'vụ vừa xử lý, quay lại, dòng trước đó',
    },
    exportXlsx: {
      words: 'bảng tính, excel, tải về excel',
    },
    uncover: {
      words: 'xem ảnh mờ, bỏ che ảnh, bỏ mờ, đen trắng, đủ màu',

      hint: 'Mờ, đen trắng, rồi rõ',
    },
    first: {
      words: 'lên đầu, đầu danh sách',
    },
    last: {
      words: 'xuống cuối, cuối danh sách',
    },
    select: {
      words: 'đánh dấu, tích dòng',
    },
    selectRange: {
      words: 'chọn khoảng, chọn nhiều dòng',

      hint: 'Từ dòng đã chọn trước đến dòng này',
    },
    selectAll: {
      words: 'chọn hết, đánh dấu tất cả',

      hint: 'Lần nữa: mọi dòng khớp; lần thứ ba: bỏ chọn',
    },
    clearSelection: {
      words: 'bỏ chọn, bỏ đánh dấu',
    },
    invertSelection: {
      words: 'đảo chọn, chọn ngược',
    },
    filter: {
      words: 'lọc, chỉ xem, thu hẹp',
    },
    sort: {
      words: 'thứ tự, mới nhất, cũ nhất, xếp, khẩn cấp nhất',
    },
    sortByName: {
      words: 'xếp theo tên, theo bảng chữ cái, a đến z',
    },
    columns: {
      words: 'ẩn hiện cột, cột',
    },
    pageSize: {
      words: 'thu hẹp dòng, giãn dòng, độ cao dòng, số dòng',
    },
    refresh: {
      words: 'tải lại, cập nhật danh sách',
    },
    copy: {
      words: 'sao chép, copy dòng',

      hint: 'Dán được vào bảng tính',
    },
    exportCsv: {
      words: 'tải về, tải xuống, lưu ra tệp',
    },
    loadMore: {
      words: 'trang sau, thêm dòng',
    },
    peek: {
      words: 'xem trước, phóng to, xem ảnh',

      hint: 'Ảnh và video, không cần mở chi tiết',
    },
    jump: {
      words: 'nhảy đến, đến dòng số, đi tới dòng',
    },
    look: {
      words: 'lưới ảnh, dạng ảnh, hình nhỏ',
    },
    search: {
      words: 'tìm kiếm, tìm',
    },
    copyLink: {
      words: 'chia sẻ, đường dẫn, địa chỉ, link, url, copy link',
      hint: 'Tới dòng này; từ ô tìm kiếm hay bộ lọc thì tới danh sách đang xem',
      row: 'Đã sao chép liên kết: {{name}}',
      list: 'Đã sao chép liên kết tới danh sách này, kèm tìm kiếm, bộ lọc và thứ tự',
      copied: 'Đã sao chép liên kết',
      byHand: 'Trình duyệt không cho phép sao chép. Hãy tự sao chép:',
      rows: { other: 'Đã sao chép {{count}} liên kết' },
    },
  },
  go: {
    home: {
      words: 'thống kê, biểu đồ, số liệu, bảng điều khiển, tổng quan',
    },
    profiles: {
      words: 'thành viên, người dùng, hồ sơ, tài khoản, cộng đồng',
    },
    reports: {
      words: 'báo cáo, tố cáo, vi phạm, khiếu nại, hàng chờ',
    },
    imports: {
      words: 'lịch sử nhập, tệp đã nhập, ai đã nhập, gỡ lần nhập, nhập chùa',
    },
    stickers: {
      words: 'nhãn dán, hình dán, biểu tượng',
    },
    audit: {
      words: 'lịch sử thay đổi, ai đã làm gì, audit, nhật ký hoạt động, vết',
    },
    posts: {
      words: 'bài đăng, nội dung, tin, tất cả bài, bảng tin',
    },
    vip: {
      words: 'vip, gợi ý, đề xuất, người được gợi ý',
    },
    tvUsers: {
      words: 'tv, truyền hình, kênh',
    },
    tvSlider: {
      words: 'trình chiếu, slide, ảnh chạy, băng ảnh',
    },
    hotlive: {
      words: 'video nổi bật, trực tiếp, phát sóng, hot live',
    },
    temples: {
      words: 'đền chùa, đình, nhà thờ, địa điểm, nơi thờ',
    },
    adminUsers: {
      words: 'nhân viên, quản trị viên, điều hành viên, đội ngũ, cán bộ, người quản lý',
    },
    roles: {
      words: 'phân quyền, quyền hạn, quyền truy cập, chức vụ',
    },
    notifications: {
      words: 'tin nhắn, thông tin, chuông, bản tin',
    },
  },
  waiting: {
    start: {
      title: 'Bắt đầu xử lý',
      hint: 'Mở vụ việc chờ lâu nhất',
      words: 'bắt đầu, làm việc, vụ việc đầu tiên, cũ nhất',
    },
    week: {
      title: 'Chờ quá 7 ngày',
      words: 'báo cáo, vụ việc, hàng chờ, quá hạn, tồn đọng',
    },
    month: {
      title: 'Chờ quá 30 ngày',
      words: 'báo cáo, vụ việc, hàng chờ, quá hạn, tồn đọng',
    },
    opinion: {
      title: 'Cần ý kiến thứ hai',
      words: 'báo cáo, vụ việc, hàng chờ, quá hạn, tồn đọng',
    },
    reply: {
      title: 'Trả lời chưa gửi được',
      words: 'báo cáo, vụ việc, hàng chờ, quá hạn, tồn đọng',
    },
    mine: {
      title: 'Vụ việc giao cho bạn',
      words: 'báo cáo, vụ việc, hàng chờ, quá hạn, tồn đọng',
    },
    imports: {
      title: 'Lần nhập có lỗi',
    },
  },
  home: {
    queue: {
      title: 'Đổi trang chủ: báo cáo hoặc tổng quan',
      words: 'trang đầu, trang mở đầu, hàng chờ',
      on: 'Trang chủ giờ là danh sách báo cáo. Để đổi lại: {{key}}',
      off: 'Trang chủ giờ là tổng quan. Để đổi lại: {{key}}',
    },
  },
  stats: {
    range: {
      title: 'Chọn khoảng thời gian',
      words: 'kỳ, ngày tháng năm, khoảng ngày',
      range: {
        label: 'Khoảng thời gian',
        '24h': '24 giờ',
        '7d': '7 ngày',
        '30d': '30 ngày',
        '90d': '90 ngày',
        month: 'Tháng này',
        lastMonth: 'Tháng trước',
        '12m': '12 tháng',
        '5y': '5 năm',
      },
      bucket: {
        label: 'Mỗi mốc là',
        auto: 'Tự động',
        HOUR: 'Giờ',
        DAY: 'Ngày',
        WEEK: 'Tuần',
        MONTH: 'Tháng',
      },
    },
    ownRange: {
      title: 'Tự chọn khoảng thời gian',
      words: 'tự chọn khoảng, từ ngày đến ngày',
      from: {
        label: 'Từ ngày',
      },
      to: {
        label: 'Đến hết ngày',
      },
      bucket: {
        label: 'Mỗi mốc là',
        auto: 'Tự động',
        HOUR: 'Giờ',
        DAY: 'Ngày',
        WEEK: 'Tuần',
        MONTH: 'Tháng',
      },
    },
    bucket: {
      title: 'Đổi độ dài mốc thời gian',
      words: 'theo giờ, theo ngày, theo tuần, theo tháng',
      bucket: {
        label: 'Mỗi mốc là',
        auto: 'Tự động',
        HOUR: 'Giờ',
        DAY: 'Ngày',
        WEEK: 'Tuần',
        MONTH: 'Tháng',
      },
    },
    compare: {
      title: 'So với kỳ trước',
      words: 'so sánh, kỳ trước, tăng giảm',
    },
    bars: {
      title: 'Đổi giữa cột và đường',
      words: 'biểu đồ cột, biểu đồ đường',
    },
    table: {
      title: 'Đổi giữa bảng số liệu và biểu đồ',
      words: 'bảng số liệu, số',
    },
    exportCsv: {
      title: 'Xuất CSV số liệu thống kê',
      words: 'tải về, excel, xuất thống kê',
      range: {
        label: 'Khoảng thời gian',
        '24h': '24 giờ',
        '7d': '7 ngày',
        '30d': '30 ngày',
        '90d': '90 ngày',
        month: 'Tháng này',
        lastMonth: 'Tháng trước',
        '12m': '12 tháng',
        '5y': '5 năm',
      },
      bucket: {
        label: 'Mỗi mốc là',
        auto: 'Tự động',
        HOUR: 'Giờ',
        DAY: 'Ngày',
        WEEK: 'Tuần',
        MONTH: 'Tháng',
      },
    },
    refresh: {
      title: 'Làm mới số liệu',
      words: 'tải lại số liệu, cập nhật số',
    },
  },
  jobs: {
    open: {
      words: 'tiến độ, hàng loạt, việc nền, việc đang chạy, công việc',

      hint: 'Lệnh trên nhiều dòng: tiến độ và kết quả từng dòng',
    },
  },
  vip: {
    add: {
      title: 'Thêm vào tài khoản VIP',
      words: 'gợi ý, cho vào vip, đề xuất, theo dõi',
      done: 'Thêm user thành công vào VIP: {{name}}',
      question: 'Thêm {{count}} thành viên vào VIP?',
    },
    remove: {
      title: 'Gỡ khỏi VIP',
      words: 'xoá, bỏ vip, xoá khỏi vip',
      done: 'Xoá user thành công khỏi VIP: {{name}}',
      refused: {
        '2': 'Đã đưa lại vào VIP nhưng chưa gắn lại được thẻ ngôn ngữ. Hãy gắn lại.',
      },
      question: 'Gỡ {{count}} tài khoản khỏi VIP?',
    },
    addLanguageTag: {
      title: 'Gắn thẻ ngôn ngữ',
      words: 'thêm ngôn ngữ, gắn ngôn ngữ, nói tiếng, tag',
      done: 'Đã gắn thẻ ngôn ngữ: {{name}}',
      question: 'Gắn thẻ ngôn ngữ cho {{count}} tài khoản?',
      languages: {
        label: 'Ngôn ngữ nào',
      },
    },
    removeLanguageTag: {
      title: 'Gỡ thẻ ngôn ngữ',
      words: 'bỏ ngôn ngữ, xoá ngôn ngữ, bỏ tag',
      done: 'Đã gỡ thẻ ngôn ngữ: {{name}}',
      question: 'Gỡ thẻ ngôn ngữ của {{count}} tài khoản?',
      languages: {
        label: 'Gỡ thẻ nào',
      },
    },
    takeBack: {
      title: 'Gỡ thành viên khỏi VIP',
      done: 'Xoá user thành công khỏi VIP: {{name}}',
      question: 'Gỡ {{count}} thành viên khỏi VIP?',
    },
    putBack: {
      title: 'Đưa lại vào VIP',
      done: 'Thêm user thành công vào VIP: {{name}}',
      refused: {
        '2': 'Đã đưa lại vào VIP nhưng chưa gắn lại được thẻ ngôn ngữ. Hãy gắn lại.',
      },
      question: 'Đưa {{count}} tài khoản trở lại VIP?',
    },
    alreadyThere: 'Đã là tài khoản VIP: {{name}}',
    alreadyTagged: 'Đã có sẵn các thẻ này: {{name}}',
    notTagged: 'Không còn các thẻ này: {{name}}',
    chooseLanguages: 'Chọn ít nhất một ngôn ngữ.',
    noTags: 'Tài khoản chưa có thẻ ngôn ngữ nào.',
    openProfile: {
      title: 'Xem thành viên',
      words: 'hồ sơ, tài khoản, xem thành viên',
    },
  },
  tvUser: {
    add: {
      title: 'Thêm vào tài khoản TV',
      words: 'cho lên tv, đưa vào tv, thêm vào tv',
      done: 'Thêm user thành công vào tài khoản TV: {{name}}',
      question: 'Thêm {{count}} thành viên vào tài khoản TV?',
    },
    remove: {
      title: 'Gỡ khỏi tài khoản TV',
      words: 'xoá, bỏ khỏi tv',
      done: 'Xoá user thành công khỏi tài khoản TV: {{name}}',
      question: 'Gỡ {{count}} tài khoản TV?',
    },
    takeBack: {
      title: 'Gỡ thành viên khỏi tài khoản TV',
      done: 'Xoá user thành công khỏi tài khoản TV: {{name}}',
      question: 'Gỡ {{count}} thành viên khỏi tài khoản TV?',
    },
    putBack: {
      title: 'Đưa lại vào tài khoản TV',
      done: 'Thêm user thành công vào tài khoản TV: {{name}}',
      question: 'Đưa {{count}} tài khoản TV trở lại?',
    },
    alreadyThere: 'Đã là tài khoản TV: {{name}}',
    openProfile: {
      title: 'Xem thành viên',
      words: 'hồ sơ, tài khoản, xem thành viên',
    },
  },
  hotlive: {
    add: {
      title: 'Thêm media vào hotlive',
      words: 'video, nổi bật, đưa lên hotlive',
      done: 'Thêm media thành công: {{name}}',
      question: 'Thêm {{count}} media vào hotlive?',
    },
    remove: {
      title: 'Gỡ khỏi hotlive',
      words: 'xoá, bỏ khỏi hotlive',
      done: 'Xoá media thành công: {{name}}',
      question: 'Gỡ {{count}} media khỏi hotlive?',
    },
    takeBack: {
      title: 'Gỡ media khỏi hotlive',
      done: 'Xoá media thành công: {{name}}',
      question: 'Gỡ {{count}} media khỏi hotlive?',
    },
    putBack: {
      title: 'Đưa lại vào hotlive',
      done: 'Thêm media thành công: {{name}}',
      question: 'Đưa {{count}} media trở lại hotlive?',
    },
    alreadyThere: 'Đã có trong hotlive.',
    wrongType: 'Hotlive chỉ nhận video.',
    openPost: {
      title: 'Xem bài viết chứa media',
      words: 'bài viết, bài gốc',
    },
    openAuthor: {
      title: 'Xem người đăng',
      words: 'tác giả, người đăng',
    },
  },
  tvSlider: {
    add: {
      title: 'Thêm ảnh vào TV slider',
      words: 'trình chiếu, ảnh, đưa lên tv',
      done: 'Thêm media thành công: {{name}}',
      question: 'Thêm {{count}} ảnh vào TV slider?',
    },
    remove: {
      title: 'Gỡ khỏi TV slider',
      words: 'xoá, bỏ khỏi slider',
      done: 'Xoá media thành công: {{name}}',
      question: 'Gỡ {{count}} ảnh khỏi TV slider?',
    },
    takeBack: {
      title: 'Gỡ ảnh khỏi TV slider',
      done: 'Xoá media thành công: {{name}}',
      question: 'Gỡ {{count}} ảnh khỏi TV slider?',
    },
    putBack: {
      title: 'Đưa lại vào TV slider',
      done: 'Thêm media thành công: {{name}}',
      question: 'Đưa {{count}} ảnh trở lại TV slider?',
    },
    alreadyThere: 'Đã có trong TV slider.',
    wrongType: 'TV slider chỉ nhận ảnh.',
    openPost: {
      title: 'Xem bài viết chứa ảnh',
      words: 'bài viết, bài gốc',
    },
    openAuthor: {
      title: 'Xem người đăng',
      words: 'tác giả, người đăng',
    },
  },
  curated: {
    removed: 'Đã gỡ khỏi danh sách này.',
    postUnknown: 'Máy chủ không cho biết media này của bài viết nào.',
  },
  help: {
    learn: {
      key: '“{{title}}” có phím tắt:',
      gotIt: 'Đã hiểu',
      leave: 'Thoát hướng dẫn',
      left: 'Đã thoát hướng dẫn. Muốn xem lại, nhấn {{key}} rồi chạy “{{title}}”.',
      tour: {
        start: 'Đến nơi bạn làm việc: {{screen}}',
        next: 'Xuống dòng kế tiếp',
        open: 'Mở chi tiết của dòng đang đứng',
        select: 'Chọn dòng này; chọn nhiều dòng rồi chạy một lệnh cho tất cả',
        palette: 'Mở bảng lệnh: gõ vài chữ là ra lệnh, màn hình, thành viên',
        keys: 'Xem mọi phím tắt dùng được ở đây, và đổi theo ý mình',
        done: 'Xong! Lỡ tay thì hoàn tác bằng phím',
        away: 'Học tiếp trong danh sách: {{screen}}',
        noRow: 'Học tiếp khi danh sách này có dòng',
        nextPoint: 'Đi tới điểm kế tiếp',
        openPoint: 'Mở điểm này; một cụm thì phóng to ra từng điểm',
        selectPoint: 'Chọn điểm này; chọn nhiều điểm rồi chạy một lệnh cho tất cả',
      },
    },
    tour: {
      title: 'Làm quen với phím tắt',
      words: 'hướng dẫn, bắt đầu, người mới, học phím, giới thiệu',

      hint: 'Một phút, ngay trong lúc làm việc',
    },
    keys: {
      title: 'Phím tắt',
      words: 'trợ giúp, bàn phím, bảng phím, phím nào',
    },
  },
  language: {
    set: {
      title: 'Đổi ngôn ngữ',
      words: 'ngôn ngữ, dịch, tiếng',
      language: {
        label: 'Ngôn ngữ',
      },
    },
  },
  theme: {
    inForce: 'Đang dùng',
    layout: {
      words: 'giao diện, sáng, tối, chế độ tối, chế độ sáng, nền tối, ban đêm, màu nền',
      number: {
        '0': 'Theo hệ thống',
        '1': 'Sáng',
        '2': 'Tối',
        '3': 'Giấy',
        label: 'Chọn giao diện',
      },

      title: 'Giao diện',
    },
    sidebar: {
      words: 'màu menu, màu thanh trái',
      number: {
        '1': 'Gỗ gụ',
        '2': 'Theo giao diện',
        '3': 'Lá thông',
        '4': 'Chàm',
        '5': 'Nghệ',
        '6': 'Mực tàu',
        '7': 'Tím Huế',
        label: 'Chọn màu thanh bên',
      },

      title: 'Màu thanh bên',
    },
    topbar: {
      words: 'màu đầu trang, màu thanh trên',
      number: {
        '1': 'Theo giao diện',
        '2': 'Son đỏ',
        '3': 'Lá thông',
        '4': 'Chàm',
        '5': 'Nghệ',
        '6': 'Mực tàu',
        '7': 'Tím Huế',
        label: 'Chọn màu thanh trên',
      },

      title: 'Màu thanh trên',
    },
  },
  keys: {
    reset: {
      words: 'phím mặc định, phím ban đầu',
      done: 'Phím tắt đã về mặc định.',

      title: 'Đặt lại phím tắt mặc định',
    },
    rebind: {
      words: 'tuỳ chỉnh phím, đổi phím, gán phím',

      title: 'Đổi phím tắt',
    },
    mailKeys: {
      off: 'Đã tắt phím như Gmail. Để bật lại: {{key}}',
      on: 'Đã bật phím như Gmail. Để tắt lại: {{key}}',
      words: 'gmail, phím thư',

      title: 'Bật hoặc tắt phím như Gmail',
      hint: 'e bỏ qua, # xoá. Bộ gõ tiếng Việt có thể nuốt phím e: tắt bộ gõ trước khi dùng.',
      isOn: 'Phím như Gmail',
    },
    singleKeysOff: {
      off: 'Đã tắt phím đơn. Để bật lại: {{key}}',
      on: 'Đã bật phím đơn. Để tắt lại: {{key}}',
      words: 'phím đơn, tắt phím tắt',

      title: 'Bật hoặc tắt phím đơn',
      hint: 'Tổ hợp phím, mũi tên, Enter và Esc vẫn dùng được',
    },

    toggleLine: {
      shown: 'Đã hiện gợi ý phím. Để ẩn lại: {{key}}',
      hidden: 'Đã ẩn gợi ý phím. Để hiện lại: {{key}}',
      title: 'Hiện hoặc ẩn gợi ý phím',
      isOn: 'Gợi ý phím',
    },
  },
  session: {
    setUpSecondFactor: {
      title: 'Bật xác minh hai bước',
      words: '2FA, bảo mật hai lớp, mã xác thực, ứng dụng xác thực, OTP',
      hint: 'Thêm một mã từ điện thoại, ngoài mật khẩu',
    },
    endSecondFactor: {
      title: 'Tắt xác minh hai bước',
      words: '2FA, bỏ bảo mật hai lớp, đổi điện thoại',
      done: 'Đã tắt xác minh hai bước',
      question: 'Tắt xác minh hai bước?',
      refused: {
        '304': 'Xác minh hai bước chưa bật.',
        '306': 'Mật khẩu không đúng, vui lòng nhập lại.',
        '309': 'Mã sai hoặc đã dùng rồi. Hãy chờ mã kế tiếp.',
      },
      password: {
        label: 'Mật khẩu của bạn',
      },
      code: {
        label: 'Mã xác minh hoặc mã khôi phục',
      },
    },
    renewRecoveryCodes: {
      title: 'Lấy mã khôi phục mới',
      words: 'mã dự phòng, 2FA',
      done: 'Đã tạo mã khôi phục mới',
      question: 'Thay các mã khôi phục?',
      refused: {
        '304': 'Xác minh hai bước chưa bật.',
        '306': 'Mật khẩu không đúng, vui lòng nhập lại.',
        '309': 'Mã sai hoặc đã dùng rồi. Hãy chờ mã kế tiếp.',
      },
      password: {
        label: 'Mật khẩu của bạn',
      },
      code: {
        label: 'Mã xác minh hoặc mã khôi phục',
      },
    },
    codeMissing: 'Hãy nhập mã.',
    changePassword: {
      title: 'Đổi mật khẩu',
      words: 'mật khẩu của tôi, mật khẩu mới',
      done: 'Đã đổi mật khẩu. Vui lòng đăng nhập lại.',
      question: 'Đổi mật khẩu?',
      oldPassword: {
        label: 'Mật khẩu cũ',
      },
      newPassword: {
        label: 'Mật khẩu mới',
      },
      refused: {
        '306': 'Mật khẩu cũ không đúng, vui lòng nhập lại.',
      },
    },
    editProfile: {
      title: 'Sửa hồ sơ của tôi',
      words: 'hồ sơ của tôi, ảnh đại diện của tôi, đổi ảnh đại diện, tên của tôi',
      done: 'Cập nhật thành công',
      question: 'Sửa hồ sơ của bạn?',
      displayName: {
        label: 'Tên hiển thị',
      },
      avatar: {
        label: 'Ảnh đại diện mới',
      },
    },
    sessions: {
      title: 'Thiết bị đang đăng nhập',
      words: 'thiết bị, phiên đăng nhập, phiên của tôi, nơi đang đăng nhập',

      hint: 'Những thiết bị đang đăng nhập; đăng xuất từ đây',
    },
    end: {
      title: 'Đăng xuất khỏi thiết bị',
      done: 'Đã đăng xuất thiết bị',
      question: 'Đăng xuất thiết bị này?',
    },
    alreadyEnded: 'Thiết bị này đã được đăng xuất.',
    isThisOne: 'Đây là thiết bị bạn đang dùng. Hãy dùng lệnh Đăng xuất.',
    passwordMissing: 'Xin mời bạn nhập mật khẩu',
    signOut: {
      title: 'Đăng xuất',
      words: 'thoát, ra, rời khỏi',
    },
    signIn: {
      title: 'Đăng nhập',
    },
    signInFailed: {
      title: 'Đăng nhập thất bại',
    },
    passkeys: {
      title: 'Passkey',
      words: 'thêm passkey, khoá đăng nhập, khoá truy cập, khoá bảo mật, vân tay, xác minh hai bước, 2FA, USB',
      hint: 'Thiết bị hoặc khoá bảo mật thay cho mã khi đăng nhập',
    },
    addPasskey: { title: 'Thêm passkey' },
  },
  settings: {
    open: {
      words: 'thiết lập, tuỳ chọn, cấu hình',
    },
  },
  history: {
    open: {
      title: 'Lịch sử thao tác',
      words: 'lịch sử, tôi đã làm gì, thao tác đã làm',

      hint: 'Những gì đã làm và còn hoàn tác được',
    },
    undo: {
      title: 'Hoàn tác',
      words: 'quay lại thao tác, lùi lại, trả lại như cũ',

      hint: 'Thao tác mới nhất, ở bất kỳ màn hình nào',
    },
    redo: {
      title: 'Làm lại',
      words: 'làm tiếp, tiến lên',
    },
  },
  sidebar: {
    toggle: {
      collapsed: 'Thanh bên đã thu gọn. Để mở lại: {{key}}',
      expanded: 'Thanh bên đã mở. Để thu gọn lại: {{key}}',
      words: 'ẩn menu, hiện menu, thanh bên',
    },
  },
  fullscreen: {
    toggle: {
      words: 'phóng to màn hình, đầy màn hình',

      title: 'Toàn màn hình',
    },
  },

  find: {
    noWords: 'Hãy gõ ít nhất một từ.',
    profiles: { text: { label: 'Từ cần tìm' }, title: 'Tìm thành viên' },
    posts: { text: { label: 'Từ cần tìm' }, title: 'Tìm bài viết' },
    temples: { text: { label: 'Từ cần tìm' }, title: 'Tìm cơ sở thờ tự' },
    adminUsers: { text: { label: 'Từ cần tìm' }, title: 'Tìm quản trị viên' },
  },

  part: { next: { title: 'Sang phần kế tiếp của trang' }, previous: { title: 'Về phần trước của trang' } },
  teamView: {
    add: {
      title: 'Chia sẻ chế độ xem',
      done: 'Đã chia sẻ với nhóm: {{name}}',
    },
    replace: {
      title: 'Thay chế độ xem của nhóm',
      done: 'Đã thay chế độ xem của nhóm: {{name}}',
      question: 'Nhóm đã có chế độ xem mang tên này. Thay bằng cái mới?',
    },
  },
  serviceAccount: {
    make: {
      title: 'Tạo tài khoản dịch vụ',
      hint: 'Tài khoản cho một chương trình: có mã truy cập, không có mật khẩu',
      words: 'API, token, robot, bot, tập lệnh, tự động',
      done: 'Đã tạo tài khoản dịch vụ',
      userName: { label: 'Tên đăng nhập' },
      displayName: { label: 'Tên hiển thị' },
      role: { label: 'Vai trò', none: 'Không có vai trò' },
      days: { label: 'Số ngày mã truy cập có hiệu lực (để trống: không hết hạn)' },
    },
    revoke: {
      title: 'Huỷ mã truy cập của tài khoản dịch vụ',
      hint: 'Mã hết hiệu lực ngay và vĩnh viễn',
      done: 'Đã huỷ mã truy cập: {{name}}',
      question: { other: 'Huỷ mã truy cập của {{count}} tài khoản?' },
    },
    daysInvalid: 'Nhập số ngày là số nguyên, nhiều nhất 9999.',
    isPerson: 'Đây là tài khoản của một người.',
    noToken: 'Mã truy cập đã hết hiệu lực.',
    noPassword: 'Tài khoản dịch vụ không có mật khẩu.',
  },
  photo: {
    upload: {
      title: 'Tải ảnh lên',
    },
  },
  policy: {
    edit: {
      title: 'Sửa các quy định',
      words: 'điều khoản, nội quy, lý do xử lý, thêm quy định',
      hint: 'Căn cứ để xoá nội dung hoặc khoá tác giả',
      done: 'Đã lưu các quy định',
      submit: 'Lưu quy định',
      policies: {
        label:
          'Mỗi dòng một quy định; chi tiết ghi sau dấu hai chấm. Ví dụ: “Spam: quảng cáo, hoặc đăng đi đăng lại một nội dung”',
      },
    },
    none: 'Chưa có quy định nào để chọn. Quản trị hệ thống ghi các quy định bằng lệnh “Sửa các quy định”.',
    tooMany: 'Tối đa 30 quy định.',
    noName: 'Mỗi dòng phải bắt đầu bằng tên.',
    tooLong: 'Quá dài: tên tối đa 80 ký tự, chi tiết tối đa 500.',
    twice: 'Mỗi tên chỉ được ghi một lần.',
    named: 'Quy định: {{policy}}',
  },
  passkey: {
    rename: { title: 'Đổi tên passkey', done: 'Đã đổi tên passkey', name: { label: 'Tên' } },
    remove: {
      title: 'Gỡ passkey',
      done: 'Đã gỡ passkey',
      question: 'Gỡ passkey này? Nó sẽ không đăng nhập được nữa.',
    },
    nameMissing: 'Hãy nhập tên.',
    nameTooLong: 'Tên quá dài: tối đa 80 ký tự.',
    gone: 'Passkey này đã được gỡ.',
  },
};
