export { useTryAgain } from './api/try-again';
