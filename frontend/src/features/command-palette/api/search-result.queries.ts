import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, apiAs, type components, type Role } from '@/shared/api';

export type FoundGroup = components['schemas']['FoundGroupView'];
export type SearchResult = FoundGroup['items'][number];
export type FoundKind = FoundGroup['kind'];

/** Shorter texts are not searched. */
export const MIN_SEARCH_LENGTH = 2;
export const MAX_SEARCH_LENGTH = 100;

/** Matches of a text in everything the role may see; an outdated search is aborted. */
export const searchResultQueries = {
  search: (role: Role, text: string) =>
    queryOptions({
      queryKey: ['found-items', role, text],
      queryFn: ({ signal }) => answer(apiAs(role).GET('/api/search', { params: { query: { q: text } }, signal })),
      enabled: text.length >= MIN_SEARCH_LENGTH,
      placeholderData: keepPreviousData,
      retry: false,
    }),
};
