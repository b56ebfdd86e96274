export * from './columns';
export { Grid } from './Grid';
export { ListScreen } from './ListScreen';
export { type List, type ListOptions, type ListShape, openList } from './list';
export { type Column, type DetailProps, type Filter, type ListScreenOf, type Sort, screen } from './screen';
export { EVERYTHING, type ListSource, type PageRequest, type Query, type RowsOf, rowsOfKind } from './source';
