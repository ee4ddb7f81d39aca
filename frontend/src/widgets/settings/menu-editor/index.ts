export { MenuEditor } from './ui/menu-editor';
