export { useDoorStep } from './api/use-door-list';
export { AddWalkInDialog } from './ui/add-walk-in-dialog';
