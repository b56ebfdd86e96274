import type { AnswerOption } from '../../commands/core/option';
import type { TextKey } from '../../commands/core/textKey';
import type { World } from '../../commands/core/world';
import { type CommandId, commandById } from '../../commands/registry';
import type { Language } from '../../contract/wire/languages';
import { setLanguage, t } from '../i18n';
import { loadDeferredTexts } from '../i18n/deferredTexts';
import { optionText } from '../i18n/optionText';
import { keyText } from '../keys/keyText';
import { toggleMailKeys } from '../keys/mailKeys';
import { resetKeys } from '../keys/rebinding';
import { toggleSingleKeys } from '../keys/singleKeys';
import { layout } from '../shell/layout';
import { isQueueHome, setQueueHome } from '../state/home';
import { keyLine, toggleKeyLine } from '../state/keyLine';
import type { ThemePart } from '../theme';
import { setTheme } from '../theme/choose';
import { announce } from '../ui/announcer';
import { announceText } from '../ui/announceText';
import { notify } from '../ui/notify';

/** Says by a toast what was turned and how it is turned back: nothing else on the page may show it. */
const sayTurned = (key: TextKey, id: CommandId) => notify({ key, params: { key: keyText(id) }, tone: 'info' });

/**
 * Turns a setting of keys or the window; the sidebar has turned already, at once. All of them say so, but for the window, of which the
 * browser speaks itself.
 */
export function toggle(what: Parameters<World['toggle']>[0]): void {
  if (what === 'singleKeys') sayTurned(`keys.singleKeysOff.${toggleSingleKeys() ? 'on' : 'off'}`, 'keys.singleKeysOff');
  else if (what === 'mailKeys') sayTurned(`keys.mailKeys.${toggleMailKeys() ? 'on' : 'off'}`, 'keys.mailKeys');
  else if (what === 'keyLine') {
    toggleKeyLine();
    sayTurned(`keys.toggleLine.${keyLine.isShown ? 'shown' : 'hidden'}`, 'keys.toggleLine');
  } else if (what === 'queueHome') {
    setQueueHome(!isQueueHome());
    sayTurned(`home.queue.${isQueueHome() ? 'on' : 'off'}`, 'home.queue');
  } else if (what === 'sidebar') {
    // The menu of a phone has the focus while it is open, and its own name.
    if (layout.width !== 'mobile')
      announceText(`sidebar.toggle.${layout.collapsed ? 'collapsed' : 'expanded'}`, { key: keyText('sidebar.toggle') });
  } else if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen();
}

/** Gives every command its own keys again, and says so. */
export function resetAllKeys(): void {
  resetKeys();
  notify({ key: 'keys.reset.done', tone: 'good' });
}

/** Chooses a theme. Who sees it needs no word; who listens has it by name, and the way to another. */
export function chooseTheme(part: ThemePart, number: number): void {
  setTheme(part, number);
  void sayChosen(`theme.${part}`, 'number', { value: String(number) });
}

/** Chooses a language, and says so in it. The one before stays where its texts can't be had, and that is said. */
export async function chooseLanguage(language: Language): Promise<void> {
  try {
    await setLanguage(language);
  } catch {
    notify({ key: 'errors.0', tone: 'bad' });
    return;
  }
  await sayChosen('language.set', 'language', { value: language, language });
}

/** Announces which option of a command's question was chosen, and how another one is. */
async function sayChosen(id: CommandId, name: string, option: AnswerOption): Promise<void> {
  const command = commandById(id);
  if (!command) return;
  // The names of what there is to choose are deferred texts.
  await loadDeferredTexts();
  const chosen = { title: t(`${id}.title`), value: optionText(command, name, option), key: keyText(id) };
  announce(t('shell.settings.chosen', chosen));
}
