export { emptySections, type HomeContent, readHomeContent } from './model/content';
export { HomePage } from './ui/home-page';
