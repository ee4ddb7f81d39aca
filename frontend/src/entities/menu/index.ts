export { ALLERGENS, contradictionIn, DIETS, signsOf } from './model/diets';
export { type DietSign, type Menu, type MenuGroup, type MenuItem, readMenu } from './model/menu';
export { publishedMenu, setPublishedMenu } from './model/published-menu';
