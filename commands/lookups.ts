// What looks whether something is there already, or may go where it is meant to: no list needs it to work, so it is fetched with the first look.
export { idsIn, saidBy } from './core/keptLists';
export { onList, wrongType } from './mediaLists';
export { everyRole, roleNamed, roleNow } from './rolesRead';
export { isNameFree, staffNamed, wholeStaff } from './staffRead';
