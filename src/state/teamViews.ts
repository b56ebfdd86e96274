import { proxy, ref } from 'valtio/vanilla';
import type { TeamView } from '../../contract/teamViews';

/** The views of the team that the signed-in person may open, by name, as they were read last. */
export const teamViews = proxy<{ all: readonly TeamView[] }>({ all: ref([]) });
