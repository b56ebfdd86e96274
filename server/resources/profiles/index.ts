import type { ServedCall } from '../../http/serve';
import { changeProfiles } from './change';
import { readProfiles } from './read';
import { updateProfile } from './update';
import { verifyPhone } from './verifyPhone';

/** Members: docs/specification.md section 7 and `search.profiles`. */
export const profilesResource: readonly ServedCall[] = [...readProfiles, ...changeProfiles, verifyPhone, updateProfile];
