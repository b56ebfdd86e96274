import { navigate as go } from 'wouter/use-browser-location';
import { hrefOf } from './basePath';

/** Goes to a screen, written without the base path; components use the router's own way, which knows it. */
export const navigate = (path: string, options?: { readonly replace?: boolean }): void => go(hrefOf(path), options);
