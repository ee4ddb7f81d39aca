export { departures, tableAssignments, useMarkLeft } from './api';
export { TablesField } from './ui/tables-field';
