export { isLanding, wayIn } from './way-in';
