import type { Served } from '../http/serve';
import { changePassword } from './session/password';
import { self } from './session/self';
import { signInAndOut } from './session/signIn';

/** Signing in and out, and what concerns oneself: SPEC.md section 7, admin users. */
export const sessionResource: readonly Served[] = [...signInAndOut, ...self, changePassword];
