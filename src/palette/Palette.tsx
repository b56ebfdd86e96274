import * as Dialog from '@radix-ui/react-dialog';
import { Command } from 'cmdk';
import { Activity, type FocusEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { isMutation } from '../../commands/core/definition';
import { SEARCH_REFOCUS_MS } from '../../contract/wire/constants';
import { hasUnsentInput, TRIALS } from '../forms';
import { useT } from '../i18n';
import { titleOf } from '../i18n/titles';
import { onCloseAutoFocus, RestoreFocus, useLayer } from '../keys';
import { rehearseLayout } from '../ui/rehearseLayout';
import { giveKeys } from './giveKeys';
import { releaseKeys } from './heldKeys';
import { LeaveQuestion } from './LeaveQuestion';
import { closePalette, palette, returnFocus } from './paletteState';
import { prepare } from './prepare';
import { QuestionSteps } from './QuestionSteps';
import { RootStep } from './RootStep';
import { spotlight } from './spotlight';
import { picturesFor } from './TargetStep';

/**
 * The palette: everything there is to do, and what a command still has to know. The next opening is drawn in the quiet, in an element that
 * is not in the page yet, and is put there at the key: nothing of it is heard, seen or focused before, and its effects begin with it. The first
 * is laid out beforehand as well.
 */
export default function Palette() {
  const { open, asked } = useSnapshot(palette);
  const isShown = open || asked !== null;
  const [opening, setOpening] = useState(() => ({ isShown, number: 0, place: newPlace() }));
  if (opening.isShown !== isShown)
    setOpening(isShown ? { ...opening, isShown } : { isShown, number: opening.number + 1, place: newPlace() });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first alone, since the browser remembers for the others what it met there
  useEffect(() => rehearseLayout(opening.place), []);
  return (
    <Activity key={opening.number} mode={isShown ? 'visible' : 'hidden'}>
      <Opening isShown={isShown} place={opening.place} />
    </Activity>
  );
}

/** A click beside the search takes the focus from it, and a moment later it is there again (docs/specification.md section 9). */
function searchAgain({ target: search }: FocusEvent<HTMLElement>) {
  if (!search.matches('[cmdk-input]')) return;
  setTimeout(() => {
    const at = document.activeElement;
    const isNowhere = at === null || at === document.body || at.matches('[role="dialog"], [cmdk-root]');
    if (search.isConnected && isNowhere) search.focus();
  }, SEARCH_REFOCUS_MS);
}

/** It takes the pointer whoever takes that from the body: what that changes goes no further down. */
function newPlace(): HTMLElement {
  const place = document.createElement('div');
  place.style.pointerEvents = 'auto';
  return place;
}

function Opening({ isShown, place }: { isShown: boolean; place: HTMLElement }) {
  const t = useT();
  const { asked, open, subject, text, isOfPlaces } = useSnapshot(palette) as typeof palette;
  useLayer('palette');
  useLayoutEffect(() => {
    document.body.append(place);
    return () => place.remove();
  }, [place]);
  // What it acts on stays as bright as it was.
  const hole = useMemo(() => (isShown ? spotlight() : undefined), [isShown]);
  const isOnRows = asked ? asked.question.rows.length > 0 : subject === null && !isOfPlaces;
  const content = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question takes what was pressed for it
  useEffect(() => giveKeys(() => content.current), [asked?.id, open]);
  useEffect(() => releaseKeys, []);
  const title = asked ? titleOf(asked.question.command.id) : t('palette.title');
  const isWide =
    asked !== null && asked.question.rows.length === 0 && picturesFor(asked.question.command) !== undefined;
  /** What leaves the question of this number once the person has said that what was typed may go. */
  const [leaving, setLeaving] = useState<{ readonly of: number; readonly go: () => void } | null>(null);
  const unlessTyped = (go: () => void) => {
    const { asked: now } = palette;
    // A call in flight is not lost, nor one that may have arrived and waits for a decision (`says`); a query can be run again.
    const isKept = now === null || now.isSending || now.why?.says !== undefined || !isMutation(now.question.command);
    if (!isKept && hasUnsentInput()) setLeaving({ of: now.id, go });
    else go();
  };
  const goBack = useRef<() => void>(undefined);
  const stepBack = () => {
    // What is on its way, or was not taken, is not gone back from.
    if (asked) return asked.isSending || asked.why !== null ? unlessTyped(leave) : goBack.current?.();
    if (subject) palette.subject = null;
    else closePalette();
  };
  /** From the first question back to the root it came from, or out; from one that was answered only out. */
  const leave = () => {
    const { asked: left } = palette;
    left?.answer(null);
    const wasAnswered = left?.isSending === true || left?.why != null;
    palette.open = left?.question.isFromPalette === true && !wasAnswered && palette.asked === null;
  };
  return (
    <Dialog.Root open onOpenChange={(next) => !next && !palette.asked?.isSending && unlessTyped(closePalette)}>
      <Dialog.Portal container={place}>
        {/* No overlay of Radix: what it does against scrolling has the whole page styled anew, and nothing scrolls below this. It takes all
            that is pressed beside the palette, also where the page is not dimmed; what is tried on the page is seen as it is. */}
        <div className="fixed inset-0 z-40">
          <div
            data-dims=""
            className={`size-full ${asked && TRIALS[asked.question.command.id]?.start ? '' : 'bg-black/25'}`}
            style={{ clipPath: isOnRows ? hole : undefined }}
          />
        </div>
        <Dialog.Content
          ref={content}
          aria-describedby={undefined}
          className={`fixed z-50 inset-x-3 top-[10vh] max-h-[calc(90dvh-0.75rem)] low:top-3 low:max-h-[calc(100dvh-1.5rem)] mx-auto flex flex-col ${isWide ? 'max-w-4xl' : 'max-w-xl'} rounded-2xl border border-line bg-surface text-ink shadow-layer ${asked ? 'overflow-y-auto flat:scroll-pt-12' : 'overflow-hidden'}`}
          {...onCloseAutoFocus}
          onBlur={searchAgain}
          onEscapeKeyDown={(event) => {
            event.preventDefault();
            // Esc that ends a composition is the input method's.
            if (event.isComposing || event.keyCode === 229) return;
            // A text that offers whom it can call puts that away (src/forms/MentionField.tsx).
            if (event.target instanceof Element && event.target.matches('textarea[aria-activedescendant]')) return;
            // The question whether to leave hears keys a moment after it is drawn: until then its Esc comes here.
            if (leaving !== null && leaving.of === palette.asked?.id) setLeaving(null);
            else stepBack();
          }}
        >
          <Dialog.Title className="sr-only">{title}</Dialog.Title>
          {asked ? (
            <Command
              shouldFilter={false}
              vimBindings={false}
              loop
              label={title}
              onKeyDown={(event) => {
                // Enter held down chooses once: it must not run what the next step happens to begin with.
                if (event.key === 'Enter' && event.repeat) event.preventDefault();
              }}
            >
              <QuestionSteps
                key={asked.id}
                question={asked.question}
                isSending={asked.isSending}
                why={asked.why}
                onLeave={() => unlessTyped(leave)}
                goBack={goBack}
                onDone={(given) => palette.asked?.answer(given)}
              />
            </Command>
          ) : (
            <RootStep key={`${subject ? 'subject' : 'root'} ${text}`} label={title} />
          )}
        </Dialog.Content>
      </Dialog.Portal>
      {leaving !== null && leaving.of === asked?.id && (
        <LeaveQuestion
          onStay={() => setLeaving(null)}
          onDrop={() => {
            setLeaving(null);
            leaving.go();
          }}
        />
      )}
      <RestoreFocus to={returnFocus} />
    </Dialog.Root>
  );
}

prepare();
