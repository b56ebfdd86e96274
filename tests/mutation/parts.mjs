/**
 * The code whose tests are tested, the least first, and the tests that judge it: those written for it. All else that loads it would be run
 * for each change as well, and notice little more. A folder inside another part is a part of its own. `pages` names files that act on a page:
 * journeys in a browser try them, which take too long to be made for each change.
 */
export const PARTS = {
  'contract/wire': { tests: ['contract'] },
  'commands/core': {
    tests: [
      ...['commands', 'console/grid/delimitedText', 'console/grid/readAllPages', 'console/grid/readWholeList'],
      'console/run/macros',
    ],
  },
  'contract/temples': {
    tests: ['contract', 'import', 'console/client/oddRows', 'console/screens/map', 'console/screens/templesElsewhere'],
  },
  'src/keys': {
    tests: ['console/keys'],
    pages: (
      'FocusManners KeyHint RestoreFocus SingleKeysChoice focusLost focusOwner focused handOver insertedText isModEnter layers ' +
      'listen openLayer parts platform pressAll rove roving typeAhead typeInto useKeysHeld'
    ).split(' '),
  },
  contract: {
    tests: [
      'contract',
      'commands',
      'console/client/oddRows',
      ...['casesOfReports', 'gatherCases', 'mapLabels', 'plainReports', 'section3'].map(
        (name) => `console/screens/${name}`,
      ),
    ],
  },
  'server/auth': {
    tests: ['secondFactor', 'signIn', 'signInLog', 'passwordFirst', 'limits'].map((name) => `server/${name}`),
    onServer: true,
  },
  'src/run': { tests: ['console/run'] },
  commands: { tests: ['commands', 'console/run'] },
};
