import type { ComponentType } from 'react';
import type { TextKey } from '../../commands/core/textKey';
import type { ScreenCommandId } from '../../commands/registry';
import type { Extension } from '../../contract/wire/endpoint';
import type { PermissionRule } from '../../contract/wire/permissions';
import type { ListScreenOf } from '../grid/screen';
import { withDeferredTexts } from '../i18n/deferredTexts';
import { MEMBER_PAGE } from '../navigation/rowAddress';
import { screenCommand } from '../navigation/screenCommand';

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
/** A screen whose texts come after those of the first list. */
const withTexts =
  (load: Load): Load =>
  () =>
    withDeferredTexts(load);

/**
 * Every screen, by the command that opens it. A user who may not see the statistics is led to the first of the others that they may
 * see: docs/specification.md section 2.
 */
const SCREENS: Readonly<Record<ScreenCommandId, Load>> = {
  'go.home': withTexts(() => import('./statistics/Statistics')),
  'go.reports': list(() => import('./reports')),
  'go.profiles': list(() => import('./profiles')),
  'go.posts': list(() => import('./posts')),
  'go.vip': withTexts(list(() => import('./vip'))),
  'go.tvUsers': withTexts(list(() => import('./tvUsers'))),
  'go.tvSlider': withTexts(list(() => import('./tvSlider'))),
  'go.hotlive': withTexts(list(() => import('./hotlive'))),
  'go.temples': withTexts(() => import('./temples/Temples')),
  'temple.import': withTexts(() => import('./templeImport/TempleImport')),
  'go.imports': withTexts(list(() => import('./imports'))),
  'go.adminUsers': withTexts(list(() => import('./adminUsers'))),
  'go.roles': withTexts(list(() => import('./roles'))),
  'go.notifications': withTexts(list(() => import('./notifications'))),
  'go.stickers': withTexts(list(() => import('./stickers'))),
  'go.audit': withTexts(list(() => import('./audit'))),
  'jobs.open': withTexts(() => import('./jobs/Jobs')),
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
    load: withTexts(() => import('./profileDetail/ProfileRoute')),
  },
];

/**
 * The path of the first screen beside the statistics that may be opened. What every session opens is nobody's place to begin: whoever may
 * open no other is told so (noRights/NoRights.tsx).
 */
export const firstOpen = (mayOpen: (route: Route) => boolean): string | undefined =>
  OTHERS.find((route) => route.permission !== 'session' && mayOpen(route))?.path;
