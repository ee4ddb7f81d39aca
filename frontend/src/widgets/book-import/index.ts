export { BookImports } from './ui/book-imports';
