import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { RoleRow } from '../../../commands/core/rows';
import { roleNow } from '../../../commands/rolesRead';
import { ACTION_IDS, AREAS, type Area, isGivenBy } from '../../../contract/wire/areas';
import { call } from '../../client';
import type { DetailProps } from '../../grid/screen';
import { useT } from '../../i18n';
import { permissionName } from '../../i18n/permission';
import { reasonOf } from '../../i18n/reason';
import { handOver } from '../../keys/handOver';
import { isModEnter } from '../../keys/isModEnter';
import { fingers } from '../../keys/platform';
import { capsOf, WithCaps } from '../../keys/WithCaps';
import { useEnglishTexts } from '../../palette/useEnglishTexts';
import { useCommandState } from '../../run';
import { putRows } from '../../state/rows';
import { serverHas } from '../../state/session';
import { announce } from '../../ui/announcer';
import { CommandButton } from '../../ui/CommandButton';
import { revealed } from '../../ui/revealed';
import { SaveBar } from '../components/SaveBar';
import { useCall } from '../components/useCall';
import { ActionMatrix } from './ActionMatrix';
import { AsThisRole } from './AsThisRole';
import { editing } from './editing';
import { findActions } from './findActions';
import { useDraft } from './useDraft';

/** What this server has of the catalogue. */
const isOffered = (action: string) => isGivenBy(action, serverHas);
const isOurs = (action: string) => ACTION_IDS.some((known) => known === action && isOffered(known));

/**
 * The catalogue of actions for one role: filter and Enter, Space or x, Mod+A, and Mod+S or Mod+Enter (docs/specification.md section 10.1,
 * Roles).
 */
export default function RoleEditor({ row }: DetailProps<RoleRow>) {
  const t = useT();
  const draft = useDraft(row);
  const [words, setWords] = useState('');
  const filter = useRef<HTMLInputElement>(null);
  const english = useEnglishTexts();
  const isUnread = row.action_ids === undefined;
  const read = useCall(isUnread ? String(row.role_id) : null, () => roleNow({ call }, row));
  useEffect(() => {
    if (read?.refused === undefined && read) putRows('role', [read.data]);
  }, [read]);
  const mayEdit = useCommandState('role.setActions', [row], 'role').is === 'ready';
  const { wanted } = useSnapshot(editing);
  const isWanted = wanted === String(row.role_id);
  useEffect(() => {
    if (!isWanted) return;
    editing.wanted = null;
    // No phone draws its keyboard before somebody wants to write.
    if (filter.current && !fingers.only) handOver(filter.current);
  }, [isWanted]);

  const areaOf = (area: Area | 'others') => t(`screens.roles.area.${area}`);
  const others = [...new Set([...(row.action_ids ?? []), ...draft.actions])].filter((action) => !isOurs(action));
  // By the name on screen, by the English one, and by what the server calls it.
  const namesOf = (area: Area | 'others', action: string) => [
    permissionName(action),
    english(`role.toggleAction.action.${action}`) ?? '',
    `${action} ${action.replaceAll('_', ' ')}`,
    `${areaOf(area)} ${english(`screens.roles.area.${area}`) ?? ''}`,
  ];
  const groups = [...(Object.keys(AREAS) as Area[]), 'others' as const].map((area) => ({
    area,
    actions: area === 'others' ? others : AREAS[area].filter(isOffered),
  }));
  const shown = findActions(groups, namesOf, words);
  const first = words.trim() === '' ? undefined : shown[0]?.actions[0];

  const toggle = (action: string) => {
    if (!mayEdit) return;
    const isOn = draft.actions.includes(action);
    draft.toggle(action);
    announce(t(isOn ? 'screens.roles.nowOff' : 'screens.roles.nowOn', { action: permissionName(action) }));
  };
  const catalogue = [...ACTION_IDS.filter(isOffered), ...others];
  const allOrNone = () => {
    if (mayEdit) draft.set(catalogue.every((action) => draft.actions.includes(action)) ? [] : catalogue);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.repeat || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    // Words in the filter are selected by Mod+A as in any field.
    const isEditing = event.target === filter.current && words !== '';
    if (key === 's' || key === 'enter') void draft.save();
    else if (key === 'a' && !isEditing) allOrNone();
    else return;
    event.preventDefault();
  };
  const on = draft.actions.length;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of everything inside, each of which can be reached by itself
    <div className="flex flex-col h-full" onKeyDown={onKeyDown}>
      <div className="grow overflow-y-auto px-5 pb-6" data-detail>
        <header className="flex flex-wrap items-center gap-2 pt-5">
          <h2 className="grow text-xl font-semibold wrap-anywhere">
            <bdi>{revealed(row.role_name)}</bdi>
          </h2>
          <span className="flex items-center gap-2">
            <CommandButton command="role.edit" rows={[row]} rowKind="role" />
            <CommandButton command="role.delete" rows={[row]} rowKind="role" look="icon" />
          </span>
        </header>
        <p className="pt-1 text-sm text-soft">
          {!isUnread && t('screens.roles.summary', { on, all: catalogue.length })}
          {!isUnread && row.user_count !== undefined && ' · '}
          {row.user_count !== undefined && t('screens.roles.holders', { count: row.user_count })}
          {row.needs_second_factor && ` · ${t('screens.roles.needsSecondFactor')}`}
        </p>
        <p className="flex pt-4 empty:hidden">
          <CommandButton command="role.toggleSecondFactor" rows={[row]} rowKind="role" />
        </p>
        <div className="flex gap-2 pt-4">
          <input
            ref={filter}
            type="search"
            value={words}
            aria-label={t('screens.roles.filter')}
            placeholder={t('screens.roles.filter')}
            aria-describedby="role-filter-hint"
            spellCheck={false}
            className="grow min-w-0 h-9 px-3 rounded-lg border border-strong bg-surface"
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.repeat || event.nativeEvent.isComposing || !first) return;
              if (isModEnter(event)) return;
              event.preventDefault();
              toggle(first);
            }}
          />
          <button
            type="button"
            disabled={!mayEdit}
            className="button-plain h-9 px-3 rounded-lg text-sm whitespace-nowrap"
            aria-keyshortcuts="Control+A Meta+A"
            onClick={allOrNone}
          >
            {t('screens.roles.allOrNone')}
          </button>
        </div>
        <p id="role-filter-hint" className="pt-1 text-xs text-faint in-data-fingers:hidden">
          <WithCaps
            text={t('screens.roles.filterHint', {
              enter: capsOf('Enter'),
              all: capsOf('Mod+A'),
              save: capsOf('Mod+S'),
            })}
          />
        </p>
        {draft.takeUp && (
          <p
            role="alert"
            className="flex flex-wrap items-center gap-2 mt-3 px-3 py-2 rounded-lg bg-danger-soft text-danger text-sm"
          >
            <span className="grow">{t('screens.roles.notSaved')}</span>
            <button
              type="button"
              className="h-8 px-2.5 rounded-md border border-line bg-surface"
              onClick={draft.takeUp}
            >
              {t('screens.roles.takeUp')}
            </button>
          </p>
        )}
        {isUnread && (
          <p role="status" className="mt-3 px-3 py-2 rounded-lg bg-raised text-sm">
            {read?.refused === undefined ? t('common.loading') : reasonOf('role.open', read.refused, read)}
          </p>
        )}
        <ActionMatrix
          shown={isUnread ? [] : shown}
          first={first}
          held={draft.actions}
          saved={row.action_ids ?? []}
          isLocked={!mayEdit}
          titleOf={permissionName}
          areaOf={areaOf}
          onToggle={toggle}
        />
        {!isUnread && <AsThisRole actions={draft.actions} />}
      </div>
      <SaveBar
        save="role.setActions"
        isUnsaved={draft.isChanged}
        maySave={draft.isChanged && mayEdit}
        says={t('screens.roles.unsaved')}
        onSave={() => void draft.save()}
        onDrop={draft.drop}
      />
    </div>
  );
}
