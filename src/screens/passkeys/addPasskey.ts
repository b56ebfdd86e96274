import * as passkeys from '../../../contract/passkeys';
import { Code } from '../../../contract/wire/codes';
import { call } from '../../client';
import { t } from '../../i18n';
import { reason } from '../../i18n/reason';
import { asWhoHasJustSignedIn } from '../../state/asWhoHasJustSignedIn';
import type { Outcome } from './ceremony';

/** One that was added, or in words why not. */
type Added = { readonly added: passkeys.Passkey } | { readonly why: string };

/** Makes a passkey in this browser and adds it to the person's own, who signs in once more before that where it has been a while. */
export async function addPasskey(name: string): Promise<Added> {
  const begun = await asWhoHasJustSignedIn(() => call(passkeys.begin, {}));
  if (begun.refused !== undefined) return { why: reason(begun) };
  const made = await makeWith(begun.data);
  if (made.trouble !== undefined) return { why: t(made.trouble) };
  const answer = await asWhoHasJustSignedIn(() => call(passkeys.add, { body: { name, passkey: made.done } }));
  if (answer.refused === undefined) return { added: answer.data };
  if (answer.refused === Code.codeNeeded) return { why: t('screens.passkeys.notTaken') };
  return { why: answer.refused === Code.alreadyExists ? t('screens.passkeys.alreadyHere') : reason(answer) };
}

type Made = Parameters<typeof call<typeof passkeys.add>>[1]['body']['passkey'];

async function makeWith(asked: passkeys.CreationAsked): Promise<Outcome<Made>> {
  const { makePasskey } = await import('./ceremony');
  return makePasskey(asked);
}
