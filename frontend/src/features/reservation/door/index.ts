export { DoorList } from './ui/door-list';
