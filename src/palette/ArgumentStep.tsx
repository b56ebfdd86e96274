import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Answers, Ask, AskPicture, AskText } from '../../commands/core/definition';
import type { Colleague } from '../../contract/caseDesk';
import { AskField, AskPictureField, draftPlaceOf, keepTextDraft, textDraftOf, useLabel, useUnsent } from '../forms';
import { isRequired } from '../forms/required';
import { useT } from '../i18n';
import { questionWorld, type RejectedAnswers } from '../run';
import { DeedButton } from './DeedButton';
import { FilesStep } from './FilesStep';
import { OneOfStep } from './OneOfStep';
import { SomeOfStep } from './SomeOfStep';
import type { StepProps } from './stepProps';

/** One question of a command, in the way its kind of answer asks for. */
export function ArgumentStep(props: StepProps<Ask>) {
  const { ask } = props;
  if (ask.as === 'oneOf') return <OneOfStep {...props} ask={ask} />;
  if (ask.as === 'someOf') return <SomeOfStep {...props} ask={ask} />;
  if (ask.as === 'files') return <FilesStep {...props} ask={ask} />;
  if (ask.as === 'picture') return <PictureStep {...props} ask={ask} />;
  return ask.as === 'internal' ? null : <TextStep {...props} ask={ask} />;
}

function TextStep(props: StepProps<AskText>) {
  const { command, name, ask, rows, args, given, why, reason, isFirst, onDone, onBegun, onBack } = props;
  const t = useT();
  const ownLabel = useLabel(command, name);
  const labelKey = ask.labelOf?.(args);
  const label = labelKey === undefined ? ownLabel : t(labelKey);
  const draftPlace = draftPlaceOf(command, rows);
  const [draft] = useState(() => textDraftOf(draftPlace));
  const { value, start, setValue, isChanged } = useStart(ask, rows, args, given ?? draft);
  const colleagues = useColleagues(ask, rows);
  useUnsent(isChanged && draftPlace === undefined);
  const [seen, setSeen] = useState<RejectedAnswers | null | undefined>(null);
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at first, and when what was typed was not taken
  useEffect(() => {
    // A draft is gone on with, and the next key takes none of it away.
    if (draft === undefined) field.current?.select();
    else field.current?.setSelectionRange(draft.length, draft.length);
    if (why) keepTextDraft(draftPlace, value, start);
  }, [why]);
  const verdict = ask.optional && value === '' ? null : (ask.check?.(value, rows, args) ?? null);
  const trouble = tried && verdict !== null ? t(verdict) : seen !== why ? reason : undefined;
  const go = () => {
    setTried(true);
    if (verdict !== null) return field.current?.focus();
    keepTextDraft(draftPlace, '', '');
    onDone(value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Backspace' && value === '') {
      event.preventDefault();
      onBack();
    }
    const isMod = event.ctrlKey || event.metaKey;
    const isSave = isMod && event.key.toLowerCase() === 's';
    if (!isSave && (event.key !== 'Enter' || (ask.as === 'long' && !isMod))) return;
    event.preventDefault();
    if (!event.repeat) go();
  };
  return (
    <div className="p-4">
      <AskField
        inputRef={field}
        ask={ask}
        label={label}
        value={value}
        isRequired={isRequired(ask, rows, args)}
        onChange={(typed) => {
          setValue(typed);
          keepTextDraft(draftPlace, typed, start);
          if (draftPlace === undefined) onBegun(typed);
          setSeen(why);
        }}
        marks={ask.rules?.(value, rows, args)}
        onKeyDown={onKeyDown}
        trouble={trouble}
        colleagues={colleagues}
      />
      <DeedButton
        {...{ command, rows, isFirst, onBack }}
        press={ask.as === 'long' ? 'Mod+Enter' : 'Enter'}
        onClick={go}
      />
    </div>
  );
}

/** Whom the text can call, without the person; undefined where it calls nobody. */
function useColleagues({ loadColleagues }: AskText, rows: readonly unknown[]): readonly Colleague[] | undefined {
  const [found, setFound] = useState<readonly Colleague[]>(NOBODY);
  useEffect(() => {
    let gone = false;
    const world = questionWorld();
    void loadColleagues?.(world, rows).then((answer) => {
      if (!gone && answer.refused === undefined) setFound(answer.data.filter(({ uid }) => uid !== world.me()?.uid));
    });
    return () => {
      gone = true;
    };
  }, [loadColleagues, rows]);
  return loadColleagues && found;
}
const NOBODY: readonly Colleague[] = [];

function PictureStep(props: StepProps<AskPicture>) {
  const { command, name, ask, rows, given, reason, isFirst, onDone, onBegun, onBack } = props;
  const label = useLabel(command, name);
  const [start] = useState(() => ask.prefill?.(rows) ?? '');
  const [value, setValue] = useState(() => (given as string | undefined) ?? start);
  useUnsent(value !== start);
  const [isBusy, setBusy] = useState(false);
  return (
    <div className="p-4">
      <AskPictureField
        label={label}
        value={value}
        onChange={(picked) => {
          setValue(picked);
          onBegun(picked);
        }}
        onBusy={setBusy}
      />
      {reason && <p className="pt-1.5 text-xs text-danger">{reason}</p>}
      <DeedButton
        {...{ command, rows, isFirst, onBack }}
        press="Mod+Enter"
        isOff={isBusy}
        onClick={() => onDone(value)}
      />
    </div>
  );
}

/** The text of the field: it starts with the value from the rows or the server, which never overwrites text typed in the meantime. */
function useStart(ask: AskText, rows: readonly unknown[], args: Answers, given: unknown) {
  const [start, setStart] = useState(() => ask.prefill?.(rows, args) ?? '');
  const [typed, setTyped] = useState(() => (typeof given === 'string' ? given : null));
  useEffect(() => {
    let gone = false;
    void ask.loadInitial?.(questionWorld()).then((answer) => {
      if (!gone && answer.refused === undefined) setStart(answer.data);
    });
    return () => {
      gone = true;
    };
  }, [ask]);
  return { value: typed ?? start, start, setValue: setTyped, isChanged: typed !== null && typed !== start };
}
