// What page-open.bench.mjs compares the console with: a page of React alone that makes the same calls, one after the other where one needs what
// the other says, and draws the same rows as plain elements.
import { createElement as h, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

const SHOWN = 30;
const call = async (path) => {
  const key = localStorage.getItem('tamquan.sessionkey');
  const answer = await fetch(`/api${path}`, { headers: { authorization: `Bearer ${key}` } });
  return (await answer.json()).data;
};

async function read() {
  await (await fetch('/config.json')).json();
  await Promise.all(['/capabilities', '/adminusers/profile', '/roles/1/actions'].map(call));
  return call('/users/list?pos=0&count=100');
}

const day = (at) => new Date(at * 1000).toLocaleDateString('en-GB');
const Row = ({ member, at }) =>
  h(
    'div',
    { role: 'row', 'aria-rowindex': at + 2, className: 'row' },
    [member.displayName, member.uid, member.phone, member.email, member.location, day(member.created)].map(
      (text, cell) => h('div', { key: cell, role: 'gridcell' }, String(text ?? '')),
    ),
  );

function Page() {
  const [members, setMembers] = useState([]);
  useEffect(() => void read().then(setMembers), []);
  return h(
    'div',
    { role: 'grid' },
    members.slice(0, SHOWN).map((member, at) => h(Row, { key: member.pubkey, member, at })),
  );
}

createRoot(document.getElementById('root')).render(h(Page));
