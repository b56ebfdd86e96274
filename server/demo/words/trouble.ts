import type { Topic } from './topic';

/** What gets reported, and why: each topic with reasons a reader of it would give. */
export interface Trouble extends Topic {
  readonly reasons: readonly string[];
}

export const TROUBLE: readonly Trouble[] = [
  {
    id: 'scam',
    scenes: ['night', 'house'],
    lines: [
      'Tuyển cộng tác viên xử lý đơn hàng tại nhà, ngày thu nhập {gia}, chỉ cần điện thoại!!!',
      'Chúc mừng bạn đã trúng xe SH, nộp phí hồ sơ {gia} để nhận giải trong hôm nay.',
      'Vay nhanh không thế chấp, {so} phút có tiền, chỉ cần chụp căn cước hai mặt.',
      'Đầu tư sàn vàng lãi {so}% một tuần, thầy dạy lệnh miễn phí, kéo nhóm nhận thưởng.',
      'Em là cán bộ ngân hàng, tài khoản anh chị sắp bị khoá, bấm vào liên kết để xác minh.',
      'Quyên góp trùng tu {chua}, chuyển khoản vào số cá nhân này, sau {gio} đóng sổ.',
      'Việc nhẹ lương cao ở biên giới, bao ăn ở, bao vé xe, ngày mai đi luôn.',
      'Bán vé khoá tu VIP ở {chua}, {gia} một suất được ngồi gần thầy.',
      'Con ông giám đốc bệnh viện bán thuốc gia truyền chữa dứt ung thư, {gia} một liệu trình.',
    ],
    more: [
      'Số lượng có hạn, chỉ còn {so} suất.',
      'Liên hệ Zalo ngay.',
      'Không tin thì đừng nhắn.',
      'Cam kết hoàn tiền gấp đôi.',
    ],
    ends: ['👉 https://nhan-qua.lua-dao.example', 'Nhanh tay kẻo lỡ 🔥🔥🔥', 'Ib em nha 💰💰', ''],
    reasons: [
      'Lừa đảo: bắt nộp phí trước rồi chặn liên lạc',
      'Lừa đảo: mạo danh ngân hàng xin mã OTP',
      'Lừa đảo, mẹ tôi đã mất {gia} vì bài này',
      'Kêu gọi chuyển tiền vào tài khoản cá nhân, nhà chùa không hề biết',
      'Dụ người đi làm ở nước ngoài, nghi là mua bán người',
      'Thu thập ảnh căn cước của người dân',
      'Bán thuốc chữa bách bệnh không giấy phép',
      'Có dấu hiệu đa cấp, lôi kéo người già trong xóm',
    ],
  },
  {
    id: 'spam',
    scenes: ['street', 'market'],
    lines: [
      'Tăng like tăng follow giá rẻ, {gia} một nghìn lượt, bảo hành {so} ngày.',
      'GIẢM CÂN CẤP TỐC {so} KG MỘT TUẦN KHÔNG CẦN NHỊN ĂN!!!',
      'Xổ số hôm nay chốt con {so}, ai theo thì vào nhóm kín.',
      'Kèo bóng đá tối nay chắc thắng, soi kèo miễn phí {gio}.',
      'Bán sim số đẹp hợp tuổi, phong thuỷ, {gia} một sim.',
      'Vào nhóm nhận mã giảm giá {so}% mọi sàn, vào nhanh vào nhanh vào nhanh.',
      'Hút hầm cầu thông cống {tinh} gọi là có mặt, gọi là có mặt, gọi là có mặt.',
      'Tải ứng dụng này nhận ngay {gia}, giới thiệu bạn bè nhận thêm.',
    ],
    more: ['Vào liền vào liền vào liền', 'Chia sẻ bài này cho {so} nhóm', 'Giá sốc hôm nay', 'Đăng lại lần thứ {so}'],
    ends: ['👇👇👇 https://re-nhat.quang-cao.example', '☎️☎️☎️', '🔥 SALE 🔥 SALE 🔥', ''],
    reasons: [
      'Spam: đăng đi đăng lại trong mọi nhóm',
      'Spam quảng cáo, không liên quan đến chùa',
      'Quảng cáo cờ bạc, cá độ',
      'Nội dung lặp lại {so} lần trong ngày',
      'Gắn thẻ cả xóm vào bài bán hàng',
      'Chèn liên kết lạ, máy tôi báo có mã độc',
    ],
  },
  {
    id: 'quarrel',
    scenes: ['street', 'house'],
    lines: [
      'Cái nhà số {so} đường {duong} ăn ở thất đức, xả nước ra ngõ còn chửi người ta.',
      'Đồ lừa thầy phản bạn, mày mượn {gia} rồi trốn, tao bêu mặt cho cả làng biết.',
      'Thứ vô học như mày mà cũng đòi dạy đời, xéo khỏi nhóm này đi.',
      'Tao biết nhà mày ở {noi} rồi, liệu hồn tối ra đường.',
      'Bọn {tinh} tụi bây toàn một lũ keo kiệt, đừng bén mảng tới đây.',
      'Sư gì mà đi xe hơi, chùa này là chỗ kiếm tiền chứ tu hành gì.',
      'Ai đánh được thằng này tao cho {gia}, mặt nó đây.',
      'Cô giáo ở {truong} nhận phong bì, tao có bằng chứng, từ từ tao tung hết.',
    ],
    more: [
      'Có giỏi thì ra mặt nói chuyện.',
      'Đừng tưởng xoá bài là xong.',
      'Số điện thoại nó ở dưới, mọi người gọi chửi giùm.',
      'Khỏi cãi.',
    ],
    ends: ['Nói thẳng vậy đó!!!', 'Tức quá 😡😡', 'Chụp màn hình lại hết rồi nha.', ''],
    reasons: [
      'Quấy rối: chửi bới gia đình tôi nhiều ngày nay',
      'Đe doạ đánh người, có nêu địa chỉ',
      'Bạo lực: kêu gọi hành hung người khác',
      'Ngôn từ thù ghét, phân biệt vùng miền',
      'Xúc phạm tăng ni và người theo đạo',
      'Tung số điện thoại và hình của tôi lên mạng',
      'Bôi nhọ danh dự cô giáo, không có chứng cứ',
      'Lời lẽ tục tĩu, trong nhóm có trẻ em',
    ],
  },
  {
    id: 'fake',
    scenes: ['fruit', 'teapot', 'night'],
    lines: [
      'Nước hoa, đồng hồ, túi hiệu loại 1 y như thật, {gia} một món, có hộp có thẻ.',
      'Tượng Phật trầm hương nguyên khối {gia}, hàng thầy trì chú, mua hai tặng một.',
      'Nhận làm bằng cấp, giấy khám sức khoẻ, lấy trong {so} giờ.',
      'Tài khoản chính thức mới của thầy trụ trì {chua}, xin kết bạn lại để nhận lộc.',
      'Tin nóng: {noi} có dịch lạ, uống {hang} pha nước tiểu là khỏi, chia sẻ gấp!',
      'Ngày tận thế rơi vào {ngay}, ai không chia sẻ bài này gặp nạn {so} đời.',
      'Hình ảnh em bé bị bắt cóc ở {duong}, lấy từ báo nước ngoài nhưng cứ chia sẻ đi bà con.',
    ],
    more: [
      'Không chia sẻ là vô cảm.',
      'Hàng về ít, cọc trước {gia}.',
      'Nguồn: bạn của bạn mình kể.',
      'Tin hay không tuỳ duyên.',
    ],
    ends: ['Chia sẻ ngay 🔴', 'Duyên ai nấy hưởng 🙏', ''],
    reasons: [
      'Hàng giả, hàng nhái bán công khai',
      'Giả mạo thầy trụ trì để xin tiền Phật tử',
      'Giả mạo: lấy ảnh và tên của tôi lập tài khoản',
      'Tin giả gây hoang mang trong xóm',
      'Mua bán giấy tờ giả',
      'Tin sai về y tế, có người làm theo phải nhập viện',
      'Mê tín dị đoan, hù doạ người già',
    ],
  },
];

/** Bad comments under any post. */
export const BAD_COMMENTS: readonly string[] = [
  'Ngu mà cũng bày đặt lên mạng dạy đời',
  'Mày câm đi cho xã hội nhờ',
  'Nhìn mặt là biết đồ lừa đảo rồi, cả nhà mày luôn',
  'Vào đây nhận {gia} liền tay 👉 https://nhan-qua.lua-dao.example',
  'Chốt số {so} đêm nay, nhắn em nhận kèo',
  'Đợi đó, tối nay tao qua tận nhà ở {noi}',
  'Dân {tinh} mà cũng đòi nói chuyện đạo lý',
  'Shop này bán đồ giả, ai mua là mất tiền, đồ khốn nạn',
  'Tu cho lắm vào rồi cũng tham như nhau cả thôi, đồ giả tạo',
  'Ai muốn xem clip nóng cô giáo ở {truong} thì nhắn mình',
  'Số điện thoại con mụ này đây, gọi phá nó đi bà con',
  'Cho vay {gia} không cần giấy tờ, inbox em nha các bác',
];

export const COMMENT_REASONS: readonly string[] = [
  'Bình luận xúc phạm tôi và gia đình',
  'Quấy rối: nhắn những lời này dưới mọi bài của tôi',
  'Lừa đảo trong bình luận',
  'Spam đường liên kết lạ',
  'Đe doạ, tôi thấy sợ',
  'Ngôn từ thù ghét',
  'Tục tĩu, thô lỗ với người lớn tuổi',
  'Đưa thông tin riêng của người khác',
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
];
