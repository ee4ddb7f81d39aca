export { useDoorStep } from './api';
export { AddWalkInDialog } from './ui/add-walk-in-dialog';
