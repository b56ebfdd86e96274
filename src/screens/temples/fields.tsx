import { useId, useState } from 'react';
import { NAMED_TEMPLE_TYPES, TEMPLE_LIMITS, TEMPLE_TYPES, type TempleFields } from '../../../contract/temples/calls';
import type { Place } from '../../../contract/temples/place';
import { isSame } from '../../../contract/wire/isSame';
import { t, textOr, useT } from '../../i18n';
import { spelledOut } from '../../ui/hiddenCharacters';
import { parsePlace, placeText } from './coordinates';
import { CONTROL, Field } from './Field';

/** What a type is called; one that this console does not know says itself. */
export function templeTypeName(type: string): string {
  const named = NAMED_TEMPLE_TYPES.find((one) => one === type.toUpperCase());
  return named ? t(`screens.temples.faiths.${named}`) : textOr(`screens.temples.types.${type}`, type);
}

interface FieldsProps {
  readonly temple: TempleFields;
  readonly placeTyped: string | undefined;
  readonly isReadOnly: boolean;
  /** Saving was tried: what is missing says so. */
  readonly isTried: boolean;
  readonly onType: (part: Partial<TempleFields>, placeTyped?: string) => void;
}

const LINES = ['address', 'city', 'country'] as const;

/** Every field of docs/specification.md section 3 that is text; a place is typed or pasted. */
export function Fields({ temple, placeTyped, isReadOnly, isTried, onType }: FieldsProps) {
  const t = useT();
  const line = (name: 'name' | 'nickname' | 'description' | (typeof LINES)[number]) => ({
    name,
    label: t(`screens.temples.${name}`),
    value: temple[name],
    maxLength: TEMPLE_LIMITS[name],
    isReadOnly,
    onType: (value: string) => onType({ [name]: value }),
  });
  const isNameless = isTried && !/\S/.test(temple.name);
  return (
    <div className="grid gap-3 pt-4">
      <Field {...line('name')} isRequired={!isReadOnly} trouble={isNameless ? t('temple.nameMissing') : undefined} />
      <Field {...line('nickname')} />
      <TypeField type={temple.type} isReadOnly={isReadOnly} onType={(type) => onType({ type })} />
      {LINES.map((name) => (
        <Field key={name} {...line(name)} />
      ))}
      <PlaceField place={temple.place} typed={placeTyped} isReadOnly={isReadOnly} onType={onType} />
      <Field {...line('description')} isLong />
    </div>
  );
}

interface PlaceFieldProps extends Pick<FieldsProps, 'isReadOnly' | 'onType'> {
  readonly place: Place | null;
  readonly typed: string | undefined;
}

/** A place as text, its own words kept while somebody types: `21.03, 105.8` is on its way to something, and a link stays a link. */
function PlaceField({ place, typed, isReadOnly, onType }: PlaceFieldProps) {
  const t = useT();
  const [own, setOwn] = useState({ text: typed ?? placeText(place), means: place });
  // Another place from elsewhere, by undo or another editor, is shown as what it is.
  const isOwn = typed !== undefined || isSame(own.means, place);
  const text = isOwn ? own.text : placeText(place);
  const understood = place !== null && text !== placeText(place) ? placeText(place) : undefined;
  return (
    <Field
      name="place"
      label={t('screens.temples.place')}
      value={text}
      isReadOnly={isReadOnly}
      isLeftToRight
      placeholder="21.03586, 105.83363"
      trouble={typed === undefined ? undefined : t('temple.placeUnreadable')}
      hint={understood === undefined ? t('screens.temples.placeHint') : <bdi dir="ltr">= {understood}</bdi>}
      onType={(next) => {
        const means = parsePlace(next);
        setOwn({ text: next, means });
        // Text that can't be read is kept as typed, and no place is guessed from it.
        if (means || next.trim() === '') onType({ place: means });
        else onType({}, next);
      }}
    />
  );
}

function TypeField({
  type,
  isReadOnly,
  onType,
}: {
  type: string;
  isReadOnly: boolean;
  onType: (type: string) => void;
}) {
  const t = useT();
  const id = useId();
  const types: readonly string[] = TEMPLE_TYPES;
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-xs font-medium text-soft">
        {t('screens.temples.type')}
      </label>
      <select
        id={id}
        data-field="type"
        value={type}
        disabled={isReadOnly}
        className={CONTROL}
        onChange={(event) => onType(event.target.value)}
      >
        {(types.includes(type) ? types : [type, ...types]).map((one) => (
          <option key={one} value={one}>
            {spelledOut(templeTypeName(one))}
          </option>
        ))}
      </select>
    </div>
  );
}
