import { queryOptions } from '@tanstack/react-query';
import type { SiteContent } from '@/entities/site-content';
import { activityQueries } from '@/entities/activity';
import { answer, apiAs, type components, type Mutation, useRestMutation } from '@/shared/api';

export type SiteContentProposal = Omit<components['schemas']['SiteContentProposalView'], 'content'> & {
  content: SiteContent;
};
export interface SiteContentSheet extends Omit<components['schemas']['SiteContentView'], 'content' | 'proposals'> {
  content: SiteContent;
  /** Changes that the owner was asked about, newest first. */
  proposals: SiteContentProposal[];
}
/** Who edits the website's content. */
export type SiteContentRole = 'admin' | 'manager';

const key = 'site-content';

export const siteContentQueries = {
  all: () => [key] as const,
  sheet: (role: SiteContentRole) =>
    queryOptions({
      queryKey: [key, 'sheet', role],
      queryFn: async ({ signal }) =>
        (await answer(apiAs(role).GET('/api/manager/site-content', { signal }))) as SiteContentSheet,
    }),
  versions: (role: SiteContentRole) =>
    queryOptions({
      queryKey: [key, 'versions'],
      queryFn: ({ signal }) => answer(apiAs(role).GET('/api/manager/site-content/versions', { signal })),
    }),
  /** Unpublished content as the website will show it. */
  preview: (role: SiteContentRole, content: SiteContent) =>
    queryOptions({
      queryKey: [key, 'preview', content],
      queryFn: ({ signal }) => answer(apiAs(role).POST('/api/manager/site-content-preview', { body: content, signal })),
      retry: false,
      gcTime: 0,
    }),
};

const invalidates = [siteContentQueries.all(), activityQueries.all()];
const done = ({ needsApproval }: SiteContentSheet) =>
  needsApproval
    ? { title: 'Sent to the owner', description: 'The website shows it once the owner approves.' }
    : { title: 'Published', description: 'The website shows it now.' };

const publish: Mutation<{ role: SiteContentRole; content: SiteContent; seen: number }, SiteContentSheet> = {
  // The sheet is there before the draft is gone, so the old texts do not flash up.
  send: async ({ role, content, seen }, { client }) => {
    const body = { ...content, seen };
    const sheet = (await answer(apiAs(role).PUT('/api/manager/site-content', { body }))) as SiteContentSheet;
    client.setQueryData(siteContentQueries.sheet(role).queryKey, sheet);
    return sheet;
  },
  done: (_, sheet) => done(sheet),
  failed: () => ({ title: 'Couldn’t publish', description: 'Please try again' }),
  invalidates,
};

const restore: Mutation<{ role: SiteContentRole; number: number; seen: number }, SiteContentSheet> = {
  send: async ({ role, number, seen }) =>
    (await answer(
      apiAs(role).PUT('/api/manager/site-content/versions/{number}/restoration', {
        params: { path: { number } },
        body: { seen },
      }),
    )) as SiteContentSheet,
  done: (_, sheet) => done(sheet),
  failed: () => ({ title: 'Couldn’t bring the version back', description: 'Please try again' }),
  invalidates,
};

export const usePublishSiteContent = () => useRestMutation(publish);
export const useRestoreSiteContent = () => useRestMutation(restore);
