import { PREVIEWS } from '../forms/previews';
import { deferredPart } from '../ui/deferredPart';
import { Nothing } from '../ui/lazyPart';

/** Gives forms and questions the previews that screens draw. */
export function addPreviews(): void {
  PREVIEWS['notification.send'] = deferredPart(() => import('../screens/notifications/Preview'), Nothing);
  PREVIEWS['macro.run'] = deferredPart(() => import('../palette/MacroParts'), Nothing);
  PREVIEWS['temple.importRows'] = deferredPart(() => import('../screens/templeImport/LeftOut'), Nothing);
}
