export { FunnelFigures } from './ui/funnel-figures';
