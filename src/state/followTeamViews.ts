import { ref, subscribe } from 'valtio/vanilla';
import { list } from '../../contract/teamViews';
import { ruleOfView } from '../../contract/viewAddress';
import { mayCall } from '../../contract/wire/permissions';
import { call } from '../client';
import { onHappening } from './happenings';
import { onListMove } from './listMoves';
import { onCommitted, putRows } from './rows';
import { principal, serverHas, session } from './session';
import { teamViews } from './teamViews';

const KIND = 'teamView';

/**
 * Reads the views of the team, now and whenever one has changed, here or elsewhere, or the person may see others. What could not be read
 * leaves them as they were. Returns what ends that.
 */
export function followTeamViews(): () => void {
  let latest = 0;
  const read = async () => {
    latest += 1;
    const turn = latest;
    if (session.phase !== 'in' || !serverHas('teamViews')) return show([]);
    const answer = await call(list, {});
    if (turn === latest && answer.refused === undefined) show(answer.data);
  };
  let readFor = '';
  const readForOthers = () => {
    const { phase, user, actions, extensions } = session;
    const now = JSON.stringify([phase === 'in', user?.uid, user?.tier_id, actions, extensions]);
    if (now === readFor) return;
    readFor = now;
    void read();
  };
  const ends = [
    subscribe(session, readForOthers),
    onCommitted((kind) => kind === KIND && void read()),
    onListMove(({ kind }) => kind === KIND && void read()),
    onHappening('told', (told) => void (told.some(({ kind }) => kind === KIND) && read())),
    onHappening('manyChanged', (kind) => void (kind === KIND && read())),
  ];
  readForOthers();
  return () => {
    for (const end of ends) end();
  };
}

/** No server leads anywhere but to screens of this console, and to none that the person may not see. */
function show(all: (typeof teamViews)['all']): void {
  const who = principal();
  const shown = all.filter(({ address }) => {
    const rule = ruleOfView(address);
    return rule !== undefined && who !== null && mayCall(who, rule);
  });
  putRows(KIND, shown);
  teamViews.all = ref([...shown]);
}
