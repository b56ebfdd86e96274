export * from './columns';

export { ListScreen } from './ListScreen';
