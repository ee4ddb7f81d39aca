export {
  type EditedDish,
  type EditedMenu,
  editedMenu,
  type EditedSection,
  menuQueries,
  type MenuProposal,
  type MenuRole,
  type MenuSheet,
  type MenuVersion,
  type Soup,
} from './api/menu.queries';
