import type { Decision } from './reports';
import type { Language } from './wire/languages';

/** How a decision is told to who reported, in the language of the reply, which need not be the one that staff speak. */
export const DECISION_WORDS: Readonly<Record<Language, Readonly<Record<Decision, string>>>> = {
  vi: { open: 'đang xem xét', ignored: 'không vi phạm', deleted: 'đã xoá nội dung', blocked: 'đã khoá người đăng' },
  en: { open: 'under review', ignored: 'no violation', deleted: 'content removed', blocked: 'author blocked' },
  zh: { open: '正在审核', ignored: '没有违规', deleted: '内容已删除', blocked: '作者已封禁' },
  ar: { open: 'قيد المراجعة', ignored: 'لا مخالفة', deleted: 'حُذف المحتوى', blocked: 'حُظر الكاتب' },
  it: {
    open: 'in esame',
    ignored: 'nessuna violazione',
    deleted: 'contenuto eliminato',
    blocked: 'autore bloccato',
  },
  es: { open: 'en revisión', ignored: 'sin infracción', deleted: 'contenido eliminado', blocked: 'autor bloqueado' },
  fr: {
    open: 'en cours d’examen',
    ignored: 'aucune infraction',
    deleted: 'contenu supprimé',
    blocked: 'auteur bloqué',
  },
};
/** The substitute for the excerpt of a post without text. */
export const NO_TEXT: Readonly<Record<Language, string>> = {
  vi: 'ảnh hoặc video',
  en: 'a picture or video',
  zh: '图片或视频',
  ar: 'صورة أو فيديو',
  it: 'un’immagine o un video',
  es: 'una imagen o un vídeo',
  fr: 'une image ou une vidéo',
};
