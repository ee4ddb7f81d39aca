export { NoScript } from './no-script';
