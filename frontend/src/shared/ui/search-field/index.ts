export { SearchField, useSearchText } from './search-field';
