/**
 * What two texts have in common when they are the same but for marks, case, punctuation and spaces. Addresses, cities and column
 * headers are compared as the names of temples are, by the server's key.
 */
export { templeNameKey as folded } from '../../contract/temples/sameTemple';
