export { HouseStatus } from './ui/house-status';
