import { type Ref, useState } from 'react';
import type { Temple, TempleFields } from '../../../contract/temples/calls';
import { useT } from '../../i18n';
import { keyText } from '../../keys/keyText';
import { capsOf, WithCaps } from '../../keys/WithCaps';
import { revealed } from '../../ui/revealed';
import { placeText } from './coordinates';
import { type Draft, takeTheirs, type } from './drafts';
import { templeTypeName } from './fields';

type FieldName = keyof TempleFields;

interface ConflictProps {
  readonly rowId: string;
  readonly draft: Draft;
  /** The temple as the server has it. */
  readonly present: Temple;
  /** What others changed. */
  readonly fields: readonly FieldName[];
  readonly panel: Ref<HTMLElement>;
}

/**
 * Somebody else saved this temple during the edit. For fields that both changed, the person chooses mine or theirs; fields that only
 * they changed are theirs. The next save sends what is chosen here.
 */
export function Conflict({ rowId, draft, present, fields, panel }: ConflictProps) {
  const t = useT();
  /** What was typed here, to come back to after theirs was chosen. */
  const [typed] = useState<Partial<TempleFields>>(() => ({ ...draft.changes }));
  const mine: Partial<TempleFields> = { ...typed, ...draft.changes };
  const both = fields.filter((field) => field in mine);
  const theirs = fields.filter((field) => !(field in mine));
  const words = (field: FieldName, from: Partial<TempleFields>) => valueText(field, from, t);
  return (
    <section
      ref={panel}
      role="alert"
      tabIndex={-1}
      aria-label={t('screens.temples.conflict.title')}
      className="mt-4 rounded-lg border border-strong bg-warn-soft p-3 text-sm text-ink"
    >
      <h3 className="font-semibold text-warn">{t('screens.temples.conflict.title')}</h3>
      <p className="pt-1 text-xs">
        <WithCaps text={t('screens.temples.conflict.hint', { save: keyText('temple.save', capsOf) })} />
      </p>
      {both.map((field) => (
        <fieldset key={field} className="pt-3">
          <legend className="text-xs font-medium">{t(`screens.temples.${field}`)}</legend>
          <Side
            name={field}
            label={t('screens.temples.conflict.mine')}
            text={words(field, mine)}
            isChosen={field in draft.changes}
            onChoose={() => type(rowId, { [field]: mine[field] })}
          />
          <Side
            name={field}
            label={t('screens.temples.conflict.theirs')}
            text={words(field, present)}
            isChosen={!(field in draft.changes)}
            onChoose={() => takeTheirs(rowId, field)}
          />
        </fieldset>
      ))}
      {theirs.length > 0 && (
        <dl className="pt-3 text-xs">
          <dt className="font-medium">{t('screens.temples.conflict.also')}</dt>
          {theirs.map((field) => (
            <dd key={field} className="break-words">
              {t('shell.label', { name: t(`screens.temples.${field}`) })} <bdi>{revealed(words(field, present))}</bdi>
            </dd>
          ))}
        </dl>
      )}
    </section>
  );
}

interface SideProps {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Side({ name, label, text, isChosen, onChoose }: SideProps) {
  return (
    <label className="flex min-h-7 items-center gap-2 pt-1">
      <input
        type="radio"
        name={`conflict ${name}`}
        checked={isChosen}
        className="size-6 shrink-0 accent-(--mark)"
        onChange={onChoose}
      />
      <span className="min-w-0 break-words">
        {label}: <bdi>{revealed(text)}</bdi>
      </span>
    </label>
  );
}

function valueText(field: FieldName, from: Partial<TempleFields>, t: ReturnType<typeof useT>): string {
  if (field === 'place') return placeText(from.place ?? null) || '—';
  if (field === 'photos') return t('screens.temples.photoCount', { count: from.photos?.length ?? 0 });
  if (field === 'avatar') return from.avatar?.split('/').at(-1) || '—';
  const text = from[field] ?? '';
  return (field === 'type' ? templeTypeName(text) : text) || '—';
}
