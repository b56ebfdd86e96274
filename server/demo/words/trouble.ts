import type { Topic } from './topic';

/** What gets reported: each topic is narrow enough that any of its reasons fits any of its posts. */
export interface Trouble extends Topic {
  readonly reasons: readonly string[];
}

const SELLING_ENDS = ['👉 https://nhan-qua.lua-dao.example', 'Nhanh tay kẻo lỡ 🔥🔥🔥', 'Ib em nha 💰💰', ''];
const ANGRY_MORE = [
  'Có giỏi thì ra mặt nói chuyện.',
  'Đừng tưởng xoá bài là xong.',
  'Khỏi cãi.',
  'Cả xóm này ai cũng biết.',
];
const ANGRY_ENDS = ['Nói thẳng vậy đó!!!', 'Tức quá 😡😡', 'Chụp màn hình lại hết rồi nha.', ''];

export const TROUBLE: readonly Trouble[] = [
  {
    id: 'jobScam',
    scenes: ['night', 'house'],
    lines: [
      'Tuyển cộng tác viên xử lý đơn hàng tại nhà, ngày thu nhập {gia_lon}, chỉ cần điện thoại!!!',
      'Việc nhẹ lương cao ở biên giới, bao ăn ở, bao vé xe, ngày mai đi luôn.',
      'Cần {it} bạn gõ văn bản tại nhà, cọc {gia} giữ chỗ, lương tháng {gia_lon} một tuần đầu.',
    ],
    more: ['Số lượng có hạn, chỉ còn {it} suất.', 'Liên hệ Zalo ngay.', 'Không cần kinh nghiệm, không cần bằng cấp.'],
    ends: SELLING_ENDS,
    reasons: [
      'Lừa đảo: bắt nộp cọc {gia} rồi chặn liên lạc',
      'Lừa đảo tuyển dụng, em tôi đã mất {gia_lon}',
      'Dụ người đi làm xa, nghi là mua bán người',
      'Có dấu hiệu đa cấp, lôi kéo người già trong xóm',
    ],
  },
  {
    id: 'moneyScam',
    scenes: ['night', 'street'],
    lines: [
      'Chúc mừng bạn đã trúng xe SH, nộp phí hồ sơ {gia} để nhận giải trong hôm nay.',
      'Vay nhanh không thế chấp, {phut} phút có tiền, chỉ cần chụp căn cước hai mặt.',
      'Đầu tư sàn vàng lãi {so}% một tuần, thầy dạy lệnh miễn phí, kéo nhóm nhận thưởng.',
      'Em là cán bộ ngân hàng, tài khoản anh chị sắp bị khoá, bấm vào liên kết để xác minh.',
    ],
    more: ['Cam kết hoàn tiền gấp đôi.', 'Không tin thì đừng nhắn.', 'Chỉ áp dụng tới {gio}.'],
    ends: SELLING_ENDS,
    reasons: [
      'Lừa đảo chiếm đoạt tài sản',
      'Lừa đảo: mạo danh để lấy mã OTP và căn cước',
      'Lừa đảo, mẹ tôi đã mất {gia_lon} vì bài này',
      'Liên kết giả, bấm vào là mất tài khoản',
      'Cho vay nặng lãi',
    ],
  },
  {
    id: 'charityScam',
    scenes: ['gate', 'lotus'],
    lines: [
      'Quyên góp trùng tu {chua}, chuyển khoản vào số cá nhân này, sau {gio} đóng sổ.',
      'Bán vé khoá tu VIP ở {chua}, {gia_lon} một suất được ngồi gần thầy.',
      'Tài khoản chính thức mới của thầy trụ trì {chua}, xin kết bạn lại để nhận lộc.',
      'Bé An ở {tinh} nguy kịch, ai có lòng gửi {gia} vào tài khoản dưới đây, đừng hỏi nhiều.',
    ],
    more: [
      'Phước đức vô lượng, chần chừ là mất duyên.',
      'Chuyển xong nhắn tin riêng, đừng bình luận.',
      'Thầy dặn giữ kín.',
    ],
    ends: ['Nam mô A Di Đà Phật 🙏', 'Duyên ai nấy hưởng 🙏', '👉 https://cung-duong.lua-dao.example', ''],
    reasons: [
      'Kêu gọi chuyển tiền vào tài khoản cá nhân, nhà chùa không hề biết',
      'Giả mạo nhà chùa để xin tiền Phật tử',
      'Lừa đảo từ thiện, tôi gọi hỏi thì không có thật',
      'Giả mạo: chùa tôi không có tài khoản này',
    ],
  },
  {
    id: 'quackery',
    scenes: ['teapot', 'fruit'],
    lines: [
      'Thuốc gia truyền nhà em chữa dứt ung thư, tiểu đường, {gia_lon} một liệu trình, khỏi mới lấy tiền.',
      'Tin nóng: {noi} có dịch lạ, uống nước {rau} với tỏi là khỏi, chia sẻ gấp cho người thân!',
      'GIẢM CÂN CẤP TỐC {so} KG MỘT TUẦN KHÔNG CẦN NHỊN ĂN!!!',
    ],
    more: ['Bác sĩ giấu không cho bạn biết điều này.', 'Đã có {so} người khỏi.', 'Hàng về ít, cọc trước {gia}.'],
    ends: ['Chia sẻ ngay 🔴', 'Ib em tư vấn 24/7 ☎️', ''],
    reasons: [
      'Bán thuốc chữa bách bệnh không giấy phép',
      'Tin sai về y tế, có người làm theo phải nhập viện',
      'Quảng cáo lừa người bệnh',
      'Tin giả gây hoang mang trong xóm',
    ],
  },
  {
    id: 'gambling',
    scenes: ['street', 'night'],
    lines: [
      'Xổ số hôm nay chốt con {so}, ai theo thì vào nhóm kín.',
      'Kèo bóng đá tối nay chắc thắng, soi kèo miễn phí {gio}.',
      'Nổ hũ đổi thưởng, nạp {gia} tặng {gia}, rút về trong {phut} phút.',
    ],
    more: ['Hôm qua ăn {it} con liền.', 'Vào liền vào liền vào liền.', 'Uy tín {nam} năm trong nghề.'],
    ends: ['👇👇👇 https://keo-thom.quang-cao.example', '☎️☎️☎️', '🔥🔥🔥'],
    reasons: [
      'Quảng cáo cờ bạc, cá độ',
      'Lôi kéo chơi số đề',
      'Đánh bạc trá hình, chồng tôi nợ vì nhóm này',
      'Spam kèo bóng đá',
    ],
  },
  {
    id: 'spam',
    scenes: ['street', 'market'],
    lines: [
      'Tăng like tăng follow giá rẻ, {gia} một nghìn lượt, bảo hành {so} ngày.',
      'Bán sim số đẹp hợp tuổi, phong thuỷ, {gia} một sim.',
      'Vào nhóm nhận mã giảm giá {so}% mọi sàn, vào nhanh vào nhanh vào nhanh.',
      'Hút hầm cầu thông cống {tinh} gọi là có mặt, gọi là có mặt, gọi là có mặt.',
      'Tải ứng dụng này nhận ngay {gia}, giới thiệu bạn bè nhận thêm.',
    ],
    more: ['Chia sẻ bài này cho {so} nhóm.', 'Giá sốc hôm nay.', 'Đăng lại lần thứ {so}.'],
    ends: ['👇👇👇 https://re-nhat.quang-cao.example', '☎️☎️☎️', '🔥 SALE 🔥 SALE 🔥', ''],
    reasons: [
      'Spam: đăng đi đăng lại trong mọi nhóm',
      'Spam quảng cáo, không liên quan đến chùa',
      'Nội dung lặp lại {so} lần trong ngày',
      'Gắn thẻ cả xóm vào bài bán hàng',
      'Chèn liên kết lạ, máy tôi báo có mã độc',
    ],
  },
  {
    id: 'insult',
    scenes: ['street', 'house'],
    lines: [
      'Cái nhà số {so} đường {duong} ăn ở thất đức, xả nước ra ngõ còn chửi người ta.',
      'Đồ lừa thầy phản bạn, mày mượn {gia_lon} rồi trốn, tao bêu mặt cho cả làng biết.',
      'Thứ vô học như mày mà cũng đòi dạy đời, xéo khỏi nhóm này đi.',
      'Cô giáo ở {truong} nhận phong bì, tao có bằng chứng, từ từ tao tung hết.',
    ],
    more: [...ANGRY_MORE, 'Số điện thoại nó ở dưới, mọi người gọi chửi giùm.'],
    ends: ANGRY_ENDS,
    reasons: [
      'Quấy rối: chửi bới gia đình tôi nhiều ngày nay',
      'Bôi nhọ danh dự, không có chứng cứ',
      'Tung thông tin riêng của tôi lên mạng',
      'Lời lẽ tục tĩu, trong nhóm có trẻ em',
      'Xúc phạm người khác',
    ],
  },
  {
    id: 'threat',
    scenes: ['night', 'street'],
    lines: [
      'Tao biết nhà mày ở {noi} rồi, liệu hồn tối ra đường.',
      'Ai đánh được thằng này tao cho {gia_lon}, mặt nó đây.',
      'Hẹn {gio} ở {duong}, tụi bây ra đó nói chuyện bằng tay chân.',
    ],
    more: ANGRY_MORE,
    ends: ANGRY_ENDS,
    reasons: [
      'Đe doạ đánh người',
      'Bạo lực: kêu gọi hành hung người khác',
      'Tôi thấy sợ, con tôi không dám đi học',
      'Hẹn đánh nhau, xin báo công an',
    ],
  },
  {
    id: 'hate',
    scenes: ['house', 'gate'],
    lines: [
      'Bọn {tinh} tụi bây toàn một lũ keo kiệt, đừng bén mảng tới đây.',
      'Sư gì mà đi xe hơi, {chua} là chỗ kiếm tiền chứ tu hành gì, đồ giả tạo hết.',
      'Dân ở trọ từ {tinh} lên là trộm cắp hết, chủ nhà đuổi sạch đi.',
    ],
    more: ANGRY_MORE,
    ends: ANGRY_ENDS,
    reasons: [
      'Ngôn từ thù ghét',
      'Kỳ thị, xúc phạm cả một cộng đồng',
      'Gây chia rẽ trong nhóm',
      'Lời lẽ xúc phạm làm tôi tổn thương',
    ],
  },
  {
    id: 'counterfeit',
    scenes: ['fruit', 'teapot', 'night'],
    lines: [
      'Nước hoa, đồng hồ, túi hiệu loại 1 y như thật, {gia} một món, có hộp có thẻ.',
      'Tượng Phật trầm hương nguyên khối {gia}, hàng thầy trì chú, mua hai tặng một.',
      'Nhận làm bằng cấp, giấy khám sức khoẻ, lấy trong {it} giờ.',
    ],
    more: ['Hàng về ít, cọc trước {gia}.', 'Kiểm hàng thoải mái.', 'Không tiếp người soi mói.'],
    ends: SELLING_ENDS,
    reasons: [
      'Hàng giả, hàng nhái bán công khai',
      'Bán đồ giả lấy tiền thật',
      'Buôn bán thứ pháp luật cấm',
      'Tôi mua rồi, hàng không như hình',
    ],
  },
  {
    id: 'falseNews',
    scenes: ['street', 'night', 'school'],
    lines: [
      'Ngày tận thế rơi vào {ngay}, ai không chia sẻ bài này gặp nạn {it} đời.',
      'Em bé bị bắt cóc ở {duong}, hình lấy trên mạng nhưng cứ chia sẻ đi bà con.',
      'Nghe nói cầu {noi} sắp sập, họ giấu dân, chia sẻ trước khi bị xoá!',
    ],
    more: ['Không chia sẻ là vô cảm.', 'Nguồn: bạn của bạn mình kể.', 'Tin hay không tuỳ duyên.'],
    ends: ['Chia sẻ ngay 🔴', 'Cẩn tắc vô áy náy!!!', ''],
    reasons: [
      'Tin giả gây hoang mang trong xóm',
      'Mê tín dị đoan, hù doạ người già',
      'Sai sự thật, công an đã đính chính',
      'Câu tương tác bằng chuyện không có thật',
    ],
  },
];

/** Bad comments under any post, each with what it is reported for. */
export const BAD_COMMENTS: readonly { readonly text: string; readonly reasons: readonly string[] }[] = [
  ...[
    'Ngu mà cũng bày đặt lên mạng dạy đời',
    'Mày câm đi cho xã hội nhờ',
    'Nhìn mặt là biết đồ lừa đảo rồi, cả nhà mày luôn',
    'Tu cho lắm vào rồi cũng tham như nhau cả thôi, đồ giả tạo',
    'Shop này bán đồ giả, ai mua là mất tiền, đồ khốn nạn',
  ].map((text) => ({
    text,
    reasons: [
      'Bình luận xúc phạm tôi và gia đình',
      'Quấy rối: nhắn những lời này dưới mọi bài của tôi',
      'Tục tĩu, thô lỗ với người lớn tuổi',
      'Lời lẽ khó nghe',
    ],
  })),
  ...[
    'Vào đây nhận {gia} liền tay 👉 https://nhan-qua.lua-dao.example',
    'Chốt số {so} đêm nay, nhắn em nhận kèo',
    'Cho vay {gia_lon} không cần giấy tờ, inbox em nha các bác',
  ].map((text) => ({
    text,
    reasons: ['Spam đường liên kết lạ', 'Lừa đảo trong bình luận', 'Quảng cáo dưới bài của chùa'],
  })),
  ...['Đợi đó, tối nay tao qua tận nhà ở {noi}', 'Gặp mày ở {duong} là mày biết tay tao'].map((text) => ({
    text,
    reasons: ['Đe doạ, tôi thấy sợ', 'Bạo lực', 'Doạ đánh người ngay dưới bài tôi'],
  })),
  ...['Dân {tinh} mà cũng đòi nói chuyện đạo lý', 'Người {tinh} thì tin làm sao được'].map((text) => ({
    text,
    reasons: ['Ngôn từ thù ghét', 'Phân biệt vùng miền', 'Gây chia rẽ'],
  })),
  ...[
    'Ai muốn xem clip nóng cô giáo ở {truong} thì nhắn mình',
    'Số điện thoại con mụ này đây, gọi phá nó đi bà con',
  ].map((text) => ({ text, reasons: ['Đưa thông tin riêng của người khác', 'Bôi nhọ phụ nữ', 'Quấy rối'] })),
];

/** Why people report what breaks no rule: such reports are mostly ignored. */
export const PETTY_REASONS: readonly string[] = [
  'Tôi không thích bài này',
  'Bài không liên quan đến tôi',
  'Khoe khoang',
  'Đăng nhiều quá, trôi bài của tôi',
  'Người này nợ tiền tôi không trả',
  'Ảnh chụp có mặt tôi mà chưa hỏi',
  'Nói sai giờ lễ làm tôi đi trễ',
  'Báo nhầm, xin lỗi',
  'Nội dung không phù hợp',
  'Bán giá cao hơn chợ',
  'Spam',
  'Lừa đảo',
];
