import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { ahead } from './scripts/ahead.ts';
import { iconSprite } from './scripts/iconSprite.ts';
import { leaveOutDocs } from './scripts/leaveOutDocs.ts';
import { precompress } from './scripts/precompress.ts';
import { preloadList } from './scripts/preloadList.ts';
import { styleFiles } from './scripts/styleFiles.ts';
import { ICON_NAMES } from './src/ui/iconNames.ts';

const preloads = preloadList();

/** A test for modules by their paths below src, without what they end in. */
const among = (...paths: readonly string[]) => new RegExp(`/src/(${paths.join('|')})\\.tsx?$`);

/** What is behind sign-in with what lists wait for before their rows, and what of reports is told of elsewhere too. */
const INSIDE =
  /\/(src\/(app\/Routes|grid\/(columns\/index|list\/(ListScreen|detailPart)|screen)|ui\/KeyText)|contract\/wire\/paging|commands\/whoseCase)\.tsx?$/;
/**
 * The commands after the first list, with their calls and what they alone do with the console: for most screens, and for whatever lies over
 * a page. What makes the presses that have waited for them; and what the engine of runs and what shows runs have in common: where that
 * engine is lost, toasts and palette are not. Whether a browser knows passkeys is asked at sign-in as well, which fetches these for a
 * code and nothing of what lies over a page.
 */
const WITH_COMMANDS =
  /\/(commands\/(core\/authorOf|every|readsOfKinds)|src\/(app\/later|keys\/(handOver|pressAll)|run\/(call\/(pace|runNames)|job\/ledger)|screens\/passkeys\/knowsPasskeys))\.ts$/;
/** What screens have in common with what lies over them or stands beside them. */
const PIECES = among(
  'media/(MediaStill|typeName)',
  'screens/components/useCall',
  'screens/notifications/audience',
  'shell/(Decide|JobWaits)',
  'ui/(LocalDataNote|rowName|useStableOrder)',
);
/** What the details of rows have in common. */
const OF_DETAILS = among(
  'screens/components/(AtRest|Copyable|DecisionBar|DeletionNote|MediaGrid|PersonHead|PersonLine|Section|useItemFocus|useLoadMore)',
  'screens/posts/decisions',
  'screens/reports/(DeskMarks|ReportCount|knownPosts|reportsRead)',
);
/** What a list has beside its rows once it works: its foot, menus and the frame of its detail; and what any page has at its edge. */
const BESIDE_A_LIST = among(
  'app/(Quietly|copyLink|settings|viewVerbs)',
  'app/macros/macroVerbs',
  'grid/(export/copyRows|model/findRow)',
  'grid/rows/(everyId|readAgain)',
  'grid/list/(BulkBar|DetailPanel|ExportingNow|FilterMenu|FootNotices|JumpDialog|KeyFoot|ListMenus|Meanwhile|NewRows|OverflowMenu|QuickLook)',
  'grid/hooks/useColumnTable',
  'grid/view/(ColumnEdges|MemberName|Pictures|RowActs|RowMenu|RowTrouble|SpokenKeys|TakeOver|UnreadMark)',
  'shell/ViewLinks',
  'keys/(keySource|rove)',
  'screens/notes/noteVerbs',
  'shell/(TopbarLater|UnderWay|toasts)',
  'ui/HiddenMarks',
);
/** What lies over a page when it is called for. */
const OVERLAYS = among(
  'app/(Foot|Panels)',
  'run/single/rejectedAnswers',
  'palette/(ConfirmDialog|MacroParts|MediaPicker|Palette)',
  'screens/(notifications/Preview|signIn/SignInAgain|templeImport/LeftOut)',
  'shell/(AccountMenu|PhoneMenu)',
  'ui/OpenMenu',
);

/** Builds the console. `npm run dev` serves it with the calls of a server on port 4173. */
export default defineConfig({
  // One build for every base path: `<base>` in index.html says which it is.
  base: './',
  plugins: [
    leaveOutDocs(),
    styleFiles(),
    react(),
    tailwindcss(),
    iconSprite(ICON_NAMES),
    preloads.plugin,
    ahead(),
    precompress(),
  ],
  // React has had what wouter takes from there since version 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    modulePreload: { polyfill: false, resolveDependencies: preloads.resolveDependencies },
    outDir: 'dist/console',
    target: 'es2023',
    sourcemap: false,
    chunkSizeWarningLimit: 400,
    // Hashes do not compress, and every part names the parts it needs: seven hexadecimal digits tell the versions of a file apart as well.
    rollupOptions: {
      output: {
        hashCharacters: 'hex',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
        // Each with all that it imports and that is in none before it: left alone these fall into forty pieces, each of which is named
        // wherever it is needed, and of which the server compresses none.
        advancedChunks: {
          groups: [
            // Who is there is asked, and what is said fetched, while a browser reads what draws, most of which is React's.
            { name: 'start', test: /\/(src\/(app\/main|i18n\/reason)|contract\/signIn)\.ts$/, priority: 12 },
            // With the few that sign-in and what is behind it have in common: in the script of one, the other would carry all of it along.
            { name: 'draw', test: among('app/draw', 'shell/Logo', 'ui/pageTitle'), priority: 11 },
            { name: 'entrance', test: among('state/(readSession|restore)'), priority: 10 },
            { name: 'signIn', test: among('screens/signIn/SignIn'), priority: 10 },
            // With what the engine of runs and what shows runs have in common: where that engine is lost, toasts and palette are not.
            { name: 'inside', test: INSIDE, priority: 9 },
            // What lists that show their rows before the commands have come have in common with those; and the rest of each in one file.
            // Of lists that show media or staff in their rows.
            {
              name: 'media',
              test: among('media/(MediaThumb|StaffPicture)', 'screens/components/DeletionLine'),
              priority: 8,
            },
            { name: 'posts', test: /\/contract\/posts\.ts$/, priority: 8 },
            { name: 'reports', test: /\/contract\/reports\.ts$/, priority: 8 },
            { name: 'profiles', test: /\/contract\/(profileList|wire\/fold)\.ts$/, priority: 8 },
            ...['posts', 'profiles', 'reports'].map((list) => ({
              name: `${list}List`,
              test: among(`screens/${list}/(columns|index)`),
              priority: 7,
            })),
            { name: 'commands', test: WITH_COMMANDS, priority: 7 },
            // What changes data, asked for as soon as the first list works.
            { name: 'engine', test: among('run/gate/enginePart'), priority: 6 },
            // What comes in the quiet after the first list: in a few files in place of a hundred, since many browsers are asked for each
            // twice (src/ui/prefetchChunks.ts).
            { name: 'pieces', test: PIECES, priority: 5 },
            { name: 'importing', test: among('screens/templeImport/(importing|words)'), priority: 4 },
            { name: 'details', test: OF_DETAILS, priority: 3 },
            { name: 'beside', test: BESIDE_A_LIST, priority: 2 },
            { name: 'overlays', test: OVERLAYS, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:4173',
      '/config.json': 'http://127.0.0.1:4173',
      '/photos': 'http://127.0.0.1:4173',
    },
  },
});
