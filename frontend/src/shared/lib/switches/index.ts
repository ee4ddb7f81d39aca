export { useSwitches } from './use-switches';
