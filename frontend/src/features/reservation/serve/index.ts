export { departures, useMarkLeft } from './api/use-mark-left';
export { tableAssignments } from './api/use-assign-tables';
export { TablesField } from './ui/tables-field';
