export { departures, tableAssignments, useMarkLeft } from './api/use-mark-left';
export { TablesField } from './ui/tables-field';
