export * from './columns';
export { Grid } from './Grid';
export { ListScreen } from './ListScreen';
export { openList } from './list';
export type { List, ListOptions, ListShape } from './listShape';
export { type Column, type DetailProps, type Filter, type ListScreenOf, type Sort, screen } from './screen';
export { EVERYTHING, type ListSource, type PageRequest, type Query, type RowsOf, rowsOfKind } from './source';
