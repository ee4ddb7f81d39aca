export {
  type FoundGroup,
  type SearchResult,
  searchResultQueries,
  type FoundKind,
  LONGEST_SEARCH,
  SHORTEST_SEARCH,
} from './api/search-result.queries';
