import { proxy } from 'valtio/vanilla';

/** Which case's draft has been asked for: the field takes the focus when it is there. */
export const wantedDraft = proxy<{ caseId: string | null }>({ caseId: null });
