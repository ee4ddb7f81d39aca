export { HouseOptions } from './ui/house-options';
