import HistoryPanel from '../palette/HistoryPanel';
import KeySheet from '../palette/KeySheet';
import PasskeysPanel from '../screens/passkeys/PasskeysPanel';
import SecondFactorPanel from '../screens/secondFactor/SecondFactorPanel';
import SessionsPanel from '../screens/sessions/SessionsPanel';
import Settings from '../screens/settings/Settings';
import type { Panel } from '../state/panels';

const PANELS = {
  keys: KeySheet,
  history: HistoryPanel,
  settings: Settings,
  sessions: SessionsPanel,
  secondFactor: SecondFactorPanel,
  passkeys: PasskeysPanel,
} satisfies Record<Panel, unknown>;

/** The panels of the shell: one part, since each way to a part is what the first list waits for. */
export default function Panels({ open }: { readonly open: Panel }) {
  const Open = PANELS[open];
  return <Open />;
}
