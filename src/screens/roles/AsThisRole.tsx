import { useState } from 'react';
import { type Command, isConsoleCommand, isMutation } from '../../../commands/core/definition';
import { COMMANDS } from '../../../commands/registry';
import { type CommandContext, commandStateOf } from '../../../commands/state';
import { TIER_STAFF } from '../../../contract/wire/permissions';
import { useT } from '../../i18n';
import { titleOf } from '../../i18n/titles';
import { useRights } from '../../run';
import { Icon } from '../../ui/Icon';
import { Section } from '../components/Section';

/** The screens and commands that somebody of tier 99 with these actions would find here, by the rules that show them to everybody. */
export function AsThisRole({ actions }: { actions: readonly string[] }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const here = useRights();
  const standingWith = (held: readonly string[]): CommandContext => ({
    ...here,
    principal: { actions: new Set(held), tierId: TIER_STAFF },
    isRunning: () => false,
  });
  const isThere = (command: Command, context: CommandContext) => commandStateOf(command, [], context).is !== 'hidden';
  const holder = standingWith(actions);
  const had = COMMANDS.filter((command) => command.listed !== false && isThere(command, holder));
  const screens = had.filter((command) => isConsoleCommand(command) && command.path !== undefined);
  const commands = had.filter((command) => isMutation(command));
  return (
    <Section
      title={t('screens.roles.asThisRole')}
      aside={
        <button
          type="button"
          aria-expanded={isOpen}
          className="button-plain inline-flex items-center gap-1 h-7 px-2 rounded-md text-xs"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'eye-off' : 'eye'} size={14} /> {t('screens.roles.preview')}
        </button>
      }
    >
      {isOpen && (
        <div className="flex flex-col gap-3 text-sm">
          <Named title={t('screens.roles.screens')} commands={screens} />
          <Named title={t('screens.roles.commands')} commands={commands} />
        </div>
      )}
    </Section>
  );
}

function Named({ title, commands }: { title: string; commands: readonly Command[] }) {
  const t = useT();
  return (
    <div>
      <h4 className="text-xs text-faint pb-1">{title}</h4>
      {commands.length === 0 && <p className="text-soft">{t('screens.roles.none')}</p>}
      <ul className="flex flex-wrap gap-1.5">
        {commands.map(({ id, icon }) => (
          <li key={id} className="inline-flex items-center gap-1 px-2 py-0.5 rounded-full bg-chip">
            <Icon name={icon} size={14} /> {titleOf(id)}
          </li>
        ))}
      </ul>
    </div>
  );
}
