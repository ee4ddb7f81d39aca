export { AdminMenuPage, ManagerMenuPage } from './ui/office-menu-page';
