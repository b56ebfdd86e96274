/** Posts that try the edges of a screen: other scripts, other directions, markup, emoji, one long word. All shown as text. */
export const ODDITIES: readonly string[] = [
  '<script>alert(1)</script> Bài này có mã trong nội dung, mọi người đừng sợ.',
  'Chữ <b>đậm</b>, chữ <i>nghiêng</i>, <a href="javascript:alert(1)">bấm thử</a> &amp; &lt;hết&gt;',
  '<img src=x onerror="alert(document.cookie)"> Ảnh không hiện được',
  'السلام عليكم، زرت اليوم معبدًا جميلًا في هوي آن، والناس هنا طيبون جدًا 🙏',
  'مرحبا بكم في مهرجان الفوانيس — البداية الساعة 19:30 عند {duong}',
  'שלום לכולם! ביקרנו היום במקדש ליד הנהר, והיה יפה מאוד 🪷',
  'ערב פנסים ב-{noi}: מתחילים ב-18:00, הכניסה חופשית.',
  '今天去了{noi}的寺庙,莲花开得很美,大家有空一定要来看看。',
  '春節快樂!祝大家身體健康、萬事如意 🧧🧧🧧',
  '👨‍👩‍👧‍👦🏮🪷🎋🛵🌾🐃🐟🦆🍜🍚🥢🫖🎑🎆🧨🧧🙏🏼🙏🏽🙏🏾🙏🏿🇻🇳',
  'Trộn chiều: tiếng Việt rồi العربية rồi עברית rồi 中文 rồi lại tiếng Việt (số 12–34–56).',
  'Siêudàikhôngcókhoảngtrắng'.repeat(9),
  'Z̷̢a̶l̸g̵o̷ t̶h̴ử p̸h̷á g̶i̵a̷o d̶i̷ệ̴n',
  'Dòng một\n\n\n\nDòng sáu, giữa là khoảng trống\n\tthụt đầu dòng',
  "'; DROP TABLE post; -- thử xem có hỏng không",
  '𝓒𝓱ữ 𝓴𝓲ể𝓾 và ｆｕｌｌ ｗｉｄｔｈ và chữ tổ hợp: Tiếng Việt',
];
