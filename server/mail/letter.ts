import type { SendMailOptions } from 'nodemailer';
import type { Language } from '../../contract/wire/languages';
import type { MailSettings } from './settings';

/** A reply on its way to one reporter. */
export interface Letter {
  readonly messageId: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly text: string;
}

const SUBJECT: Readonly<Record<Language, string>> = {
  vi: 'Về báo cáo của bạn',
  en: 'About your report',
  zh: '关于您的举报',
  ar: 'بخصوص بلاغك',
  it: 'La sua segnalazione',
  es: 'Sobre su denuncia',
  fr: 'Votre signalement',
};
const FOOTER: Readonly<Record<Language, string>> = {
  vi: 'Thư này do ban điều hành cộng đồng gửi để trả lời báo cáo của bạn.',
  en: 'The staff of the community sent this in answer to your report.',
  zh: '本邮件由社区管理团队发送，以答复您的举报。',
  ar: 'أرسل فريق إدارة المجتمع هذه الرسالة ردًا على بلاغك.',
  it: 'Lo staff della comunità ha inviato questo messaggio in risposta alla sua segnalazione.',
  es: 'El equipo de la comunidad envía este mensaje en respuesta a su denuncia.',
  fr: 'L’équipe de la communauté envoie ce message en réponse à votre signalement.',
};

/**
 * A plain mail to one person. Names and words go in as values, which nodemailer writes into headers: nothing in them can begin
 * another header or add a recipient.
 */
export function mailFor(letter: Letter, { from, language, subject, footer }: MailSettings): SendMailOptions {
  return {
    from,
    to: letter.to,
    // Given apart from the header, so that a name that looks like an address is not taken for one.
    envelope: { from: from.address, to: [letter.to.address] },
    subject: subject ?? SUBJECT[language],
    text: `${letter.text}\n\n-- \n${footer ?? FOOTER[language]}\n`,
    messageId: `<${letter.messageId}@${from.address.split('@')[1]}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
