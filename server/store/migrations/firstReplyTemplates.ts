import type { Language } from '../../../contract/wire/languages';

type Template = readonly [name: string, text: string];

/** What a new store has for replies to reporters: received, against the rules, within them, more is needed. Staff change them. */
export const FIRST_REPLY_TEMPLATES: Readonly<Record<Language, readonly Template[]>> = {
  vi: [
    [
      'Đã nhận báo cáo',
      'Chào {reporter},\n\nCảm ơn bạn đã gửi báo cáo với lý do “{reason}”. Chúng tôi đang xem xét và sẽ xử lý theo quy định của cộng đồng.\n\nTrân trọng.',
    ],
    [
      'Có vi phạm',
      'Chào {reporter},\n\nChúng tôi đã xem nội dung bạn báo cáo ngày {date} (“{postExcerpt}”) và thấy có vi phạm. Kết quả: {decision}.\n\nCảm ơn bạn đã góp phần giữ gìn cộng đồng.',
    ],
    [
      'Không vi phạm',
      'Chào {reporter},\n\nChúng tôi đã xem kỹ nội dung bạn báo cáo (“{postExcerpt}”) và không thấy vi phạm quy định của cộng đồng. Bạn vẫn có thể chặn người đăng để không thấy bài của họ nữa.\n\nCảm ơn bạn đã quan tâm.',
    ],
    [
      'Cần thêm thông tin',
      'Chào {reporter},\n\nCảm ơn bạn đã báo cáo ngày {date} với lý do “{reason}”. Để xử lý đúng, chúng tôi cần biết thêm: điều gì trong bài khiến bạn lo ngại? Mong bạn trả lời thư này.\n\nTrân trọng.',
    ],
  ],
  en: [
    [
      'Report received',
      'Hello {reporter},\n\nThank you for your report (“{reason}”). We are looking into it and will act by the rules of the community.\n\nKind regards',
    ],
    [
      'Against the rules',
      'Hello {reporter},\n\nWe have looked at what you reported on {date} (“{postExcerpt}”) and found it against the rules. Outcome: {decision}.\n\nThank you for helping to look after the community.',
    ],
    [
      'Within the rules',
      'Hello {reporter},\n\nWe have looked carefully at what you reported (“{postExcerpt}”) and found nothing against the rules of the community. You can still block its author, so that you no longer see their posts.\n\nThank you for your care.',
    ],
    [
      'More is needed',
      'Hello {reporter},\n\nThank you for your report of {date} (“{reason}”). To decide rightly we need to know more: what in it worries you? Please answer this message.\n\nKind regards',
    ],
  ],
  zh: [
    ['已收到举报', '{reporter}，您好！\n\n感谢您的举报（“{reason}”）。我们正在核实，并将按社区规定处理。\n\n此致'],
    [
      '违反规定',
      '{reporter}，您好！\n\n我们已查看您于 {date} 举报的内容（“{postExcerpt}”），确认违反规定。处理结果：{decision}。\n\n感谢您帮助维护社区。',
    ],
    [
      '没有违规',
      '{reporter}，您好！\n\n我们仔细查看了您举报的内容（“{postExcerpt}”），没有发现违反社区规定之处。您仍可屏蔽作者，不再看到其帖子。\n\n感谢您的关注。',
    ],
    [
      '需要更多信息',
      '{reporter}，您好！\n\n感谢您在 {date} 提交的举报（“{reason}”）。为了正确处理，请告诉我们：内容中哪一点让您担忧？请直接回复此邮件。\n\n此致',
    ],
  ],
  ar: [
    [
      'تم استلام البلاغ',
      'مرحبًا {reporter}،\n\nشكرًا على بلاغك («{reason}»). نحن ننظر فيه وسنتصرف وفق قواعد المجتمع.\n\nمع التحية',
    ],
    [
      'مخالف للقواعد',
      'مرحبًا {reporter}،\n\nاطلعنا على ما أبلغت عنه بتاريخ {date} («{postExcerpt}») ووجدناه مخالفًا للقواعد. النتيجة: {decision}.\n\nشكرًا لمساعدتك في الحفاظ على المجتمع.',
    ],
    [
      'غير مخالف',
      'مرحبًا {reporter}،\n\nاطلعنا بعناية على ما أبلغت عنه («{postExcerpt}») ولم نجد فيه ما يخالف قواعد المجتمع. يمكنك حظر الكاتب كي لا ترى منشوراته بعد الآن.\n\nشكرًا لاهتمامك.',
    ],
    [
      'نحتاج إلى المزيد',
      'مرحبًا {reporter}،\n\nشكرًا على بلاغك بتاريخ {date} («{reason}»). لكي نقرر بشكل صحيح نحتاج إلى معرفة المزيد: ما الذي يقلقك فيه؟ يرجى الرد على هذه الرسالة.\n\nمع التحية',
    ],
  ],
  it: [
    [
      'Segnalazione ricevuta',
      'Salve {reporter},\n\ngrazie per la segnalazione (“{reason}”). La stiamo esaminando e agiremo secondo le regole della comunità.\n\nCordiali saluti',
    ],
    [
      'Contro le regole',
      'Salve {reporter},\n\nabbiamo esaminato ciò che ha segnalato il {date} (“{postExcerpt}”) e l’abbiamo trovato contrario alle regole. Esito: {decision}.\n\nGrazie per aver aiutato la comunità.',
    ],
    [
      'Conforme alle regole',
      'Salve {reporter},\n\nabbiamo esaminato con attenzione ciò che ha segnalato (“{postExcerpt}”) e non vi abbiamo trovato nulla contro le regole. Può comunque bloccare l’autore, per non vedere più i suoi post.\n\nGrazie dell’attenzione.',
    ],
    [
      'Servono altre informazioni',
      'Salve {reporter},\n\ngrazie per la segnalazione del {date} (“{reason}”). Per decidere bene ci serve sapere di più: che cosa la preoccupa? Risponda pure a questo messaggio.\n\nCordiali saluti',
    ],
  ],
  es: [
    [
      'Denuncia recibida',
      'Hola, {reporter}:\n\nGracias por su denuncia («{reason}»). La estamos revisando y actuaremos según las normas de la comunidad.\n\nUn saludo',
    ],
    [
      'Infringe las normas',
      'Hola, {reporter}:\n\nHemos revisado lo que denunció el {date} («{postExcerpt}») y hemos visto que infringe las normas. Resultado: {decision}.\n\nGracias por ayudar a cuidar la comunidad.',
    ],
    [
      'No infringe las normas',
      'Hola, {reporter}:\n\nHemos revisado con atención lo que denunció («{postExcerpt}») y no hemos encontrado nada contra las normas de la comunidad. Puede bloquear a su autor para dejar de ver sus publicaciones.\n\nGracias por su interés.',
    ],
    [
      'Falta información',
      'Hola, {reporter}:\n\nGracias por su denuncia del {date} («{reason}»). Para decidir bien necesitamos saber más: ¿qué le preocupa de ese contenido? Responda, por favor, a este mensaje.\n\nUn saludo',
    ],
  ],
  fr: [
    [
      'Signalement reçu',
      'Bonjour {reporter},\n\nMerci pour votre signalement (« {reason} »). Nous l’examinons et agirons selon les règles de la communauté.\n\nCordialement',
    ],
    [
      'Contraire aux règles',
      'Bonjour {reporter},\n\nNous avons examiné ce que vous avez signalé le {date} (« {postExcerpt} ») et l’avons jugé contraire aux règles. Suite donnée : {decision}.\n\nMerci d’aider à prendre soin de la communauté.',
    ],
    [
      'Conforme aux règles',
      'Bonjour {reporter},\n\nNous avons examiné avec attention ce que vous avez signalé (« {postExcerpt} ») et n’y avons rien trouvé de contraire aux règles de la communauté. Vous pouvez bloquer son auteur pour ne plus voir ses posts.\n\nMerci de votre vigilance.',
    ],
    [
      'Précisions nécessaires',
      'Bonjour {reporter},\n\nMerci pour votre signalement du {date} (« {reason} »). Pour bien décider, il nous faut en savoir plus : qu’est-ce qui vous inquiète ? Répondez simplement à ce message.\n\nCordialement',
    ],
  ],
};
