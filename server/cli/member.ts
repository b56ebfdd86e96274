import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { storeConfigOf } from './storeConfig';
import { Misuse, type Subcommand } from './subcommand';

export const member: Subcommand = {
  name: 'member',
  summary: "exports one member's data, or erases that member",
  usage: `tamquan member export PUBKEY FILE    all that the store holds of that member, as JSON
tamquan member erase PUBKEY --yes    who they are, what they wrote, and what was written to and about them

What an erasure keeps: that there was a member, reports and decisions, when and by whom of the staff, without a word of what was said.
Photos that nothing else shows are removed. It can't be taken back, and backups made before it still hold the member. The store is the one
that the same variables name for tamquan serve (an embedded one while no server has it open). From the sources: npm run member -- export …

  tamquan member export 8f3a… /tmp/member.json`,
  run: async (args) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { yes: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [act = 'nothing', pubkey, file] = positionals;
    const takes = act === 'export' ? 3 : 2;
    if (act !== 'export' && act !== 'erase') throw new Misuse(`${act} is none of export, erase.`);
    if (pubkey === undefined) throw new Misuse(`${act} needs the public key of a member.`);
    if (positionals.length > takes) throw new Misuse(`${act} does not take ${positionals.slice(takes).join(' ')}.`);
    if (act === 'erase' && !values.yes) throw new Misuse('An erasure can’t be taken back: say --yes.');
    if (act === 'export' && file === undefined) throw new Misuse('export needs a file to write to.');
    console.log(await (act === 'export' ? exported(pubkey, String(file)) : erased(pubkey)));
  },
};

async function exported(pubkey: string, file: string): Promise<string> {
  const { workOnStore } = await import('../store/workOnStore');
  const { exportMember } = await import('../personalData/exportMember');
  const data = await workOnStore(storeConfigOf(process.env), (db) =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((tx) => exportMember(tx, pubkey)),
  );
  writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
  return `${file} holds all that the store has of ${pubkey}.`;
}

async function erased(pubkey: string): Promise<string> {
  const config = storeConfigOf(process.env);
  const { workOnStore } = await import('../store/workOnStore');
  const { eraseMember } = await import('../personalData/eraseMember');
  const { openPhotos } = await import('../photos/openPhotos');
  const now = Math.floor(Date.now() / 1000);
  const { posts, comments, photos } = await workOnStore(config, (db) =>
    db.transaction().execute((tx) => eraseMember(tx, pubkey, now)),
  );
  const store = openPhotos(config);
  for (const name of photos) await store.remove(name);
  return `The member is erased, with ${posts} posts, ${comments} comments and ${photos.length} photos.`;
}
