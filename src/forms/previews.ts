import { type ComponentType, lazy } from 'react';

export interface PreviewProps {
  readonly values: Readonly<Record<string, unknown>>;
}

/** What a command is about to make, drawn while it is typed and when it is asked about. */
export const PREVIEWS: Readonly<Record<string, ComponentType<PreviewProps>>> = {
  'notification.send': lazy(() => import('../screens/notifications/Preview')),
};
