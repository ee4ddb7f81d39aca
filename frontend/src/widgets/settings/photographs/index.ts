export { Photographs } from './ui/photographs';
