export { Tip, TipProvider } from './tip';
