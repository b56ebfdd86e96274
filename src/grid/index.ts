export * from './columns';

export { ListScreen } from './list/ListScreen';
