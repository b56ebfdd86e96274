import { type Asked, changed, list, missing, ok, type Route, refuse } from './answer';
import type { Member } from './records';

/** A member in a list of accounts (docs/specification.md section 3, VIP user and TV user). */
function row({ switches }: Asked, { uid, pubkey, displayName, dob, lastModified, gender, photo }: Member) {
  return {
    uid,
    pubkey,
    displayName,
    dob,
    lastModified,
    gender,
    ...(switches.fields === 'extra' ? { photo, rank: 1 } : {}),
  };
}

function vipRow(asked: Asked, pubkey: string) {
  const member = memberBy(asked, pubkey);
  const vip = asked.data.vips.find((one) => one.pubkey === pubkey);
  return member && { ...row(asked, member), languageTags: JSON.stringify(vip?.languageTags ?? []) };
}

const memberBy = ({ data }: Asked, pubkey: string | undefined) => data.members.find((one) => one.pubkey === pubkey);

function tagsIn(text: string | undefined): string[] | null {
  try {
    const tags: unknown = JSON.parse(text ?? '');
    return Array.isArray(tags) && tags.every((tag) => typeof tag === 'string') ? tags : null;
  } catch {
    return null;
  }
}

export const VIP: readonly Route[] = [
  {
    call: 'GET /follow/getlistvip',
    query: ['position', 'count'],
    may: ['VIP_VIEW'],
    answer: (asked) => list(asked, asked.data.vips, ({ pubkey }) => vipRow(asked, pubkey)),
  },
  {
    call: 'GET /follow/detail',
    query: ['pubkey'],
    may: ['VIP_VIEW'],
    answer: (asked) => {
      const vip = asked.data.vips.find(({ pubkey }) => pubkey === asked.query.pubkey);
      return vip ? ok(vipRow(asked, vip.pubkey)) : missing('VIP');
    },
  },
  {
    call: 'POST /follow/createvip',
    query: ['pubkey'],
    may: ['VIP_ADD'],
    answer: (asked) => {
      const member = memberBy(asked, asked.query.pubkey);
      if (!member) return missing('user');
      const { vips } = asked.data;
      if (!vips.some(({ pubkey }) => pubkey === member.pubkey))
        vips.unshift({ pubkey: member.pubkey, languageTags: [] });
      return changed(asked, member.pubkey, () => vipRow(asked, member.pubkey));
    },
  },
  {
    call: 'DELETE /follow/deletevip',
    query: ['pubkey'],
    may: ['VIP_DELETE'],
    answer: (asked) => {
      const place = asked.data.vips.findIndex(({ pubkey }) => pubkey === asked.query.pubkey);
      if (place < 0) return missing('VIP');
      asked.data.vips.splice(place, 1);
      return changed(asked, asked.query.pubkey, () => vipRow(asked, asked.query.pubkey ?? ''));
    },
  },
  {
    call: 'POST /follow/setlanguagetags',
    query: ['pubkey', 'tags'],
    may: ['VIP_EDIT'],
    answer: (asked) => {
      const vip = asked.data.vips.find(({ pubkey }) => pubkey === asked.query.pubkey);
      if (!vip) return missing('VIP');
      const tags = tagsIn(asked.query.tags);
      if (!tags) return refuse(400, 'tags is a JSON list');
      vip.languageTags = tags;
      return changed(asked, vip.pubkey, () => vipRow(asked, vip.pubkey));
    },
  },
];

export const TV: readonly Route[] = [
  {
    call: 'GET /tv/list',
    query: ['position', 'count'],
    may: ['TV_ACCOUNT_VIEW'],
    answer: (asked) =>
      list(
        asked,
        asked.data.tv.flatMap((key) => memberBy(asked, key) ?? []),
        (member) => row(asked, member),
      ),
  },
  {
    call: 'GET /tv/detail',
    query: ['pubkey'],
    may: ['TV_ACCOUNT_VIEW'],
    answer: (asked) => {
      const member = memberBy(asked, asked.query.pubkey);
      return member && asked.data.tv.includes(member.pubkey) ? ok(row(asked, member)) : missing('TV user');
    },
  },
  {
    call: 'POST /tv/create',
    query: ['pubkey'],
    may: ['TV_ACCOUNT_ADD'],
    answer: (asked) => {
      const member = memberBy(asked, asked.query.pubkey);
      if (!member) return missing('user');
      if (!asked.data.tv.includes(member.pubkey)) asked.data.tv.unshift(member.pubkey);
      return changed(asked, member.pubkey, () => row(asked, member));
    },
  },
  {
    call: 'DELETE /tv/delete',
    query: ['pubkey'],
    may: ['TV_ACCOUNT_DELETE'],
    answer: (asked) => {
      const place = asked.data.tv.indexOf(asked.query.pubkey ?? '');
      if (place < 0) return missing('TV user');
      asked.data.tv.splice(place, 1);
      return changed(asked, asked.query.pubkey, () => ({ pubkey: asked.query.pubkey }));
    },
  },
];
