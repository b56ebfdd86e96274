export { keySettings, rememberKeys } from './bindings';
export { ariaKeysOf, Keys, KeysActElsewhere, labelOf, readLayout, useActsElsewhere, useWorkingKeys } from './labels';
export { useLayer } from './layers';
export { startKeys } from './listen';
export { onCloseAutoFocus, RestoreFocus } from './RestoreFocus';
export { useKeysHeld } from './useKeysHeld';
