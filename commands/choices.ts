// What there is to choose from in some questions: no list needs it to work, so it is fetched with the first of them.
export { colleagueOptions } from './colleagueOptions';
export { policyOptions } from './policyOptions';
export { roleOptions, tierOptions } from './staffChoices';
export { templateOptions } from './templateOptions';
export { ownViewOptions, viewOptions } from './viewOptions';
