export { RowPlace, useDrawnRows } from './drawn-rows';
export { ListRemark, ListView, Pager } from './list-view';
