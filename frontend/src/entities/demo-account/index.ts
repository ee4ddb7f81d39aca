export { demoAccountQueries } from './api/demo-account.queries';
