import { type Asked, changed, list, missing, ok, type Route, refuse } from './answer';
import type { Member } from './records';

const KINDS = ['BLOCK_POST', 'BLOCK_COMMENT', 'BLOCK_POST_ALLOW_ONLY_ME'];
const TEXTS = ['displayName', 'email', 'phone', 'idcard', 'location', 'photo'] as const;
const NUMBERS = ['dob', 'gender'] as const;

/** docs/specification.md section 3: what is no text is sent as JSON in a string. */
function row({ switches }: Asked, { phoneVerified, blocks, authentic, ...member }: Member) {
  return {
    pubkey: member.pubkey,
    uid: String(member.uid),
    photo: member.photo,
    verifymap: JSON.stringify({ Phone: phoneVerified }),
    blockstatus: JSON.stringify(blocks),
    authentic: String(authentic),
    ...(switches.fields === 'extra' ? { ...member, uid: String(member.uid), karma: 12 } : {}),
  };
}

const by = ({ data, query }: Asked) =>
  data.members.find(({ pubkey, uid }) =>
    query.pubkey === undefined ? String(uid) === query.uid : pubkey === query.pubkey,
  );

/** A call that names one member. */
const onMember = (
  call: string,
  query: readonly string[],
  may: string[],
  body: string[],
  change: (asked: Asked, member: Member) => ReturnType<Route['answer']> | undefined,
): Route => ({
  call,
  query,
  body,
  may,
  answer: (asked) => {
    const member = by(asked);
    if (!member) return missing('user');
    return change(asked, member) ?? changed(asked, member.pubkey, () => row(asked, member));
  },
});

const BAD_PHONE = 'phone number invalid or already used';
const international = (phone: string) => phone.replaceAll(/[\s.-]/g, '').replace(/^0/, '+84');

export const PROFILES: readonly Route[] = [
  {
    call: 'GET /users/list',
    query: ['pos', 'count'],
    may: ['PROFILE_VIEW'],
    answer: (asked) => list(asked, asked.data.members, (member) => row(asked, member)),
  },
  onMember('GET /users/getbyuid', ['uid'], ['PROFILE_VIEW'], [], (asked, member) => ok(row(asked, member))),
  onMember('GET /users/getbypubkey', ['pubkey'], ['PROFILE_VIEW', 'VIP_ADD', 'TV_ACCOUNT_ADD'], [], (asked, member) =>
    ok(row(asked, member)),
  ),
  onMember('PUT /users/block', ['pubkey', 'blockTypes'], ['PROFILE_LOCK'], [], ({ query }, member) => {
    const kinds = (query.blockTypes ?? '').split('|').filter((kind) => kind !== '');
    if (kinds.some((kind) => !KINDS.includes(kind))) return refuse(400, 'unknown kind of block');
    member.blocks = kinds;
    return undefined;
  }),
  onMember(
    'PUT /users/verifyphone',
    ['pubkey', 'phonenumber', 'verifyValue'],
    ['PROFILE_VERIFY'],
    [],
    ({ query, data }, member) => {
      const phone = international(query.phonenumber ?? '');
      if (query.verifyValue === 'true') {
        if (!/^\+\d{9,14}$/.test(phone)) return refuse(400, BAD_PHONE);
        if (data.members.some((one) => one !== member && one.phone === phone)) return refuse(305, BAD_PHONE);
        member.phone = phone;
      }
      member.phoneVerified = query.verifyValue === 'true';
      return undefined;
    },
  ),
  onMember(
    'PUT /users/updatebypubkey',
    ['pubkey'],
    ['PROFILE_UPDATE'],
    [...TEXTS, ...NUMBERS],
    ({ body, now }, member) => {
      for (const name of TEXTS) if (body[name] !== undefined) member[name] = String(body[name]);
      for (const name of NUMBERS) if (body[name] !== undefined) member[name] = Number(body[name]);
      member.lastModified = now;
      return undefined;
    },
  ),
  onMember('PUT /users/setauthentic', ['uid', 'isAuthentic'], ['PROFILE_VERIFY'], [], ({ query }, member) => {
    member.authentic = query.isAuthentic === 'true';
    return undefined;
  }),
];
