import type { ComponentType } from 'react';
import type { TextKey } from '../../commands/core/textKey';
import type { ScreenCommandId } from '../../commands/registry';
import type { Extension } from '../../contract/wire/endpoint';
import type { PermissionRule } from '../../contract/wire/permissions';
import type { ListScreenOf } from '../grid/screen';
import { MEMBER_PAGE } from '../navigation/menuPath';
import { screenCommand } from '../navigation/screenCommand';
import { withDeferred } from '../ui/withDeferred';

interface ScreenPart {
  readonly default: ComponentType<Record<string, never>>;
  /** Reads what it shows first; resolves when that is there, or can't be had. */
  readonly readAhead?: () => Promise<void>;
}
type Load = () => Promise<ScreenPart>;

/** A route of the console and its component, loaded when it is opened. */
export interface Route {
  /** As wouter takes it; `:pubkey` and the like are handed to the screen. */
  readonly path: string;
  readonly permission: PermissionRule;
  /** What the page is called until a row is open in it. */
  readonly title: TextKey;
  /** What else its entry in the sidebar asks for: nobody is led to a page that is not offered to them. */
  readonly entry?: PermissionRule | undefined;
  /** What it shows only some servers have. */
  readonly extension?: Extension | undefined;
  readonly load: Load;
}

/** A screen that is a list. */
const list =
  <Row,>(load: () => Promise<{ default: ListScreenOf<Row> }>): Load =>
  async () => {
    const [{ ListScreen, openAhead }, { default: screen }] = await Promise.all([
      import('../grid/list/ListScreen'),
      load(),
    ]);
    return {
      default: () => <ListScreen screen={screen} />,
      readAhead: () => openAhead(screen as unknown as ListScreenOf<unknown>),
    };
  };
/** A screen whose texts and commands come after those of the first list. */
const later =
  (load: Load): Load =>
  () =>
    withDeferred(load);
/**
 * Every screen, by the command that opens it. A user who may not see the statistics is led to the first of the others that they may
 * see: docs/specification.md section 2.
 */
const SCREENS: Readonly<Record<ScreenCommandId, Load>> = {
  'go.home': later(() => import('./statistics/Statistics')),
  'go.reports': list(() => import('./reports')),
  'go.profiles': list(() => import('./profiles')),
  'go.posts': list(() => import('./posts')),
  'go.vip': later(list(() => import('./vip'))),
  'go.tvUsers': later(list(() => import('./tvUsers'))),
  'go.tvSlider': later(list(() => import('./tvSlider'))),
  'go.hotlive': later(list(() => import('./hotlive'))),
  'go.temples': later(() => import('./temples/Temples')),
  'temple.import': later(() => import('./templeImport/TempleImport')),
  'go.imports': later(list(() => import('./imports'))),
  'go.adminUsers': later(list(() => import('./adminUsers'))),
  'go.roles': later(list(() => import('./roles'))),
  'go.notifications': later(list(() => import('./notifications'))),
  'go.stickers': later(list(() => import('./stickers'))),
  'go.audit': later(list(() => import('./audit'))),
  'jobs.open': later(() => import('./jobs/Jobs')),
};

const OF_COMMANDS: readonly Route[] = Object.entries(SCREENS).map(([id, load]) => {
  const go = id as ScreenCommandId;
  const { path, permission, entry, extension } = screenCommand(go);
  return { path, title: `${go}.title`, permission, entry, extension, load };
});
const [HOME, ...OTHERS] = OF_COMMANDS as readonly [Route, ...Route[]];

/** The statistics: what `/dashboard` shows to those who may see them. */
export { HOME };

/** Every route. The sidebar and the palette offer no other screen. */
export const ROUTES: readonly Route[] = [
  ...OF_COMMANDS,
  {
    path: `${MEMBER_PAGE}/:pubkey`,
    title: 'go.profiles.title',
    permission: screenCommand('go.profiles').permission,
    load: later(() => import('./profileDetail/ProfileRoute')),
  },
];

/**
 * The path of the first screen beside the statistics that may be opened. What every session opens is nobody's place to begin: whoever may
 * open no other is told so (noRights/NoRights.tsx).
 */
export const firstOpen = (mayOpen: (route: Route) => boolean): string | undefined =>
  OTHERS.find((route) => route.permission !== 'session' && mayOpen(route))?.path;
