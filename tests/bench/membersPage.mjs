// The console's page of members, for benches that look at it: whom it lists, and who has signed in there.
import { insertInto, signIn } from './aServer.mjs';

const MEMBERS = 20_000;

/** Fills a store with members. */
export const fillMembers = (storeUrl) =>
  insertInto(
    storeUrl,
    'member',
    `(pubkey, display_name, email, phone, location, gender, created_at, changed_at, folded)
     SELECT 'k' || n, 'Nguyễn Văn ' || n, 'm' || n || '@mail.example', '+8490' || 1000000 + n, 'Hà Nội', 1, n, n, 'nguyen van ' || n
     FROM generate_series(1, $1) n`,
    [MEMBERS],
  );

/** What a browser keeps of somebody who has signed in: texts by their names. */
export async function keptSession(address) {
  const { sessionkey, userinfo } = await signIn(address);
  return {
    'tamquan.sessionkey': sessionkey,
    'tamquan.userinfo': JSON.stringify(userinfo),
    [`tamquan.tour.${userinfo.uid}`]: 'seen',
  };
}

/** In the page, before its scripts: keeps that, given as entries. */
export function keep(entries) {
  for (const [name, text] of entries) localStorage.setItem(name, text);
}
