export { FigureTiles } from './figure-tiles';
