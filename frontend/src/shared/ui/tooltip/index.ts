export { Tooltip, TooltipProvider } from './tooltip';
