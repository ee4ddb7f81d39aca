export { ListRemark, ListView, Pager } from './list-view';
