const within = (folder, ...names) => names.map((name) => `${folder}/${name}`);

/**
 * The code whose tests are tested, the least first, and the tests that judge it: those written for it. All else that loads it would be run
 * for each change as well, and notice little more. A folder inside another part is a part of its own. `pages` names files that act on a page:
 * journeys in a browser try them, which take too long to be made for each change. `takes`: one change at a time, beside other work on
 * two cores; what was only reckoned says `about`.
 */
export const PARTS = {
  'contract/wire': {
    tests: ['contract'],
    takes: '2 minutes',
  },
  'commands/core': {
    tests: [
      'commands',
      ...within('console', 'grid/delimitedText', 'grid/readAllPages', 'grid/readWholeList', 'run/macros'),
    ],
    takes: '9 minutes',
  },
  'contract/temples': {
    tests: ['contract', 'import/near', ...within('console', 'client/oddRows', 'screens/templesElsewhere')],
    takes: '5 minutes',
  },
  contract: {
    tests: ['contract', 'commands/profiles', ...within('console/screens', 'casesOfReports', 'mapLabels')],
    takes: '12 minutes',
  },
  'src/keys': {
    tests: ['console/keys'],
    pages: (
      'FocusManners KeyHint RestoreFocus SingleKeysChoice focusLost focusOwner focused handOver insertedText isModEnter layers ' +
      'listen openLayer parts platform pressAll rove roving typeAhead typeInto useKeysHeld'
    ).split(' '),
    takes: '22 minutes',
  },
  'server/http/callers.ts': {
    tests: within('server', 'freshSignIn', 'guards', 'passwordFirst', 'permissions', 'secondFactor'),
    onServer: true,
    takes: '10 minutes',
  },
  'server/resources/adminUsers/guards.ts': {
    tests: within('server', 'adminUsers', 'guards', 'serviceAccounts'),
    onServer: true,
    takes: '10 minutes',
  },
  'server/auth': {
    tests: [
      ...within('server', 'failureLog', 'guards', 'knownBrowsers', 'newPassword', 'oneTimeCodes', 'passkeys'),
      ...within('server', 'secondFactor', 'self', 'sessions', 'superAdmin', 'throttle'),
    ],
    onServer: true,
    takes: 'about an hour and a half',
  },
  'src/run/macros': { tests: ['console/run/macros'], takes: '5 minutes' },
  'src/run/history': { tests: within('console/run', 'history', 'pages', 'undo'), takes: '5 minutes' },
  'src/run/gate': {
    tests: [
      ...within('console/run', 'claims', 'dispatch', 'engine', 'gate', 'jobEnd', 'macros/run', 'notTaken', 'once'),
      ...within('console/run', 'pageRunner', 'pages', 'questions', 'reply', 'runSettings', 'targets', 'temples'),
      ...within('console/run', 'undo', 'undoSays'),
    ],
    pages: ['enginePart'],
    takes: '45 minutes',
  },
  'src/run/job': {
    tests: [
      ...within('console/run', 'activeJob', 'jobEnd', 'jobRuns', 'jobStates', 'jobStore', 'killed', 'ledger'),
      ...within('console/run', 'macros/run', 'once', 'pages', 'run', 'states', 'together'),
    ],
    takes: 'about an hour',
  },
  'src/run/single': {
    tests: [
      ...within('console/run', 'doubts', 'heldToast', 'macros/run', 'notTaken', 'once', 'outbox', 'outcomeWords'),
      ...within('console/run', 'pages', 'reply', 'reversal', 'run', 'runStates', 'singleRuns', 'undo', 'undoSays'),
    ],
    takes: 'about an hour',
  },
  'src/run/call': {
    tests: [
      'console/client/reach',
      ...within('console/run', 'answersKept', 'callsSoFar', 'elsewhere', 'executor', 'executorDoubts'),
      ...within('console/run', 'executorTogether', 'inFlight', 'macros/run', 'notTaken', 'pacer', 'readLog'),
      ...within('console/run', 'rowTurns', 'runParts', 'steps', 'storage', 'together', 'wayBack', 'wholeRun'),
    ],
    takes: '20 minutes',
  },
  'src/run': { tests: ['console/run/states'], pages: ['index'], takes: '1 minute' },
  commands: { tests: ['commands'], takes: 'about 80 minutes' },
};
