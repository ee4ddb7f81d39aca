export { handingInOf, useHandIn } from './api/use-hand-in';
