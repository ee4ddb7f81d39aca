export {
  type FoundGroup,
  type FoundItem,
  foundItemQueries,
  type FoundKind,
  LONGEST_SEARCH,
  SHORTEST_SEARCH,
} from './api/found-item.queries';
