// What looks whether something is there already: no list needs it to work, so it is fetched with the first look.
export { idsIn, saidBy } from './core/keptLists';
export { onList } from './mediaLists';
export { everyRole, roleNamed, roleNow } from './rolesRead';
export { isNameFree, staffNamed, wholeStaff } from './staffRead';
