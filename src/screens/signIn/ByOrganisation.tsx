import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { ENTRANCE, enter, ORGANISATION_TROUBLES, type OrganisationTrouble } from '../../../contract/organisation';
import { Code } from '../../../contract/wire/codes';
import { call, configured } from '../../client';
import { useT } from '../../i18n';
import { loadDeferredTexts } from '../../i18n/deferredTexts';
import { hrefOf } from '../../navigation/basePath';
import { nextAddress } from '../../navigation/nextAddress';
import { comeIn } from '../../state/comeIn';
import { serverHas, session } from '../../state/session';
import { storageName } from '../../state/storageNames';
import { type Trouble, wordsOf } from './signInTrouble';

/** The button with its texts, which are of what comes behind sign-in. */
export async function arrive() {
  await loadDeferredTexts();
  return { default: ByOrganisation };
}

/** Why nobody is in: the organisation's own reasons, and those of any sign-in. */
type Said = OrganisationTrouble | Trouble;

interface ByOrganisationProps {
  /** As config.json calls it. */
  readonly name: string;
  /** Over a page that is to stay: the way there is gone in another tab, whose sign-in this one hears of. */
  readonly isApart: boolean;
  /** Told in words, empty for none. */
  readonly onTrouble: (words: string) => void;
  readonly onSignedIn: () => void;
}

/** Leads to the organisation's own sign-in; what its answer has left in the address is used, and taken out, as soon as this is there. */
function ByOrganisation({ name, isApart, onTrouble, onSignedIn }: ByOrganisationProps) {
  const t = useT();
  const [came] = useState(() => (isApart ? undefined : takeEntrance()));
  const [busy, setBusy] = useState(came?.ticket !== undefined);
  const [trouble, setTrouble] = useState<Said | undefined>(came?.trouble);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a ticket is used once
  useEffect(() => {
    if (came?.ticket === undefined) return;
    void signInWith(came.ticket).then((found) => {
      setBusy(false);
      if (found === null) onSignedIn();
      else setTrouble(found);
    });
  }, []);
  const said = wordsFor(trouble, t);
  useEffect(() => onTrouble(said), [said, onTrouble]);
  return (
    <a
      href={isApart ? hrefOf('/signin') : beginAddress()}
      target={isApart ? '_blank' : undefined}
      aria-disabled={busy}
      className="button-plain flex items-center justify-center min-h-11 px-3 py-1.5 rounded-lg text-center"
    >
      {t(busy ? 'signIn.busy' : `screens.organisation.${isApart ? 'signInApart' : 'signIn'}`, { name })}
    </a>
  );
}

function wordsFor(trouble: Said | undefined, t: ReturnType<typeof useT>): string {
  if (trouble === undefined) return '';
  return typeof trouble === 'object' ? wordsOf(trouble, 0, t) : t(`screens.organisation.${trouble}`);
}

const pageName = () => storageName('organisation');

/** Where a browser goes to be let in; the tab keeps the word by which it is known again. */
function beginAddress(): string {
  const page = sessionStorage.getItem(pageName()) ?? crypto.randomUUID();
  sessionStorage.setItem(pageName(), page);
  const asked = new URLSearchParams({ next: nextAddress(), page });
  return `${configured.config?.apiUrl}/adminusers/organisation?${asked}`;
}

interface Entrance {
  readonly ticket?: string;
  readonly trouble?: OrganisationTrouble;
}

/** What the organisation's answer has left in the fragment of the address, where nobody finds it a second time. */
function takeEntrance(): Entrance | undefined {
  const { pathname, search, hash } = window.location;
  const words = new URLSearchParams(hash.slice(1));
  const ticket = words.get(ENTRANCE.ticket);
  const trouble = z.safeParse(z.enum(ORGANISATION_TROUBLES), words.get(ENTRANCE.trouble));
  if (ticket === null && !trouble.success) return undefined;
  window.history.replaceState(null, '', pathname + search);
  return ticket === null ? { trouble: trouble.data } : { ticket };
}

/** Null once somebody is in: remembered, as the organisation is who asks anew. */
async function signInWith(ticket: string): Promise<Said | null> {
  const page = sessionStorage.getItem(pageName()) ?? '';
  sessionStorage.removeItem(pageName());
  // What the server has is asked for behind sign-in; of this config.json has said it.
  if (!serverHas('organisation')) session.extensions = [...session.extensions, 'organisation'];
  const answer = await call(enter, { body: { ticket, page } });
  if (answer.refused !== undefined) return answer.refused === Code.notFound ? 'late' : { is: 'refused', ...answer };
  return comeIn(answer.data, '', true);
}
