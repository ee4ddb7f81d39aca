export { tellFailure } from './tell-failure';
