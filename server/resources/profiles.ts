import type { Served } from '../http/serve';
import { changeProfiles } from './profiles/change';
import { readProfiles } from './profiles/read';
import { updateProfile } from './profiles/update';
import { verifyPhone } from './profiles/verifyPhone';

/** Members: SPEC.md section 7 and `search.profiles`. */
export const profilesResource: readonly Served[] = [...readProfiles, ...changeProfiles, verifyPhone, updateProfile];
