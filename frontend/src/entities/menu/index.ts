export { type Menu, type MenuGroup, type MenuItem, readMenu } from './model/menu';
