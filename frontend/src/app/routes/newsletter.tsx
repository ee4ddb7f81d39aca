import { data, useLoaderData } from 'react-router';
import { NewsletterPage } from '@/pages/newsletter';
import { NewsletterArchivePage, PastNewsletterPage } from '@/pages/newsletter-archive';
import { NotFoundPage } from '@/pages/not-found';
import { isArchiveOn, pastNewsletters } from '../past-newsletters.server';
import type { Route } from './+types/newsletter';

const IN_ARCHIVE = /^archive\/([^/]+)$/;

/** Sign-up, archive and past newsletters share a route, since every page loads the list of all routes. */
export function loader({ context, params: { '*': path } }: Route.LoaderArgs) {
  const hasArchive = context.get(isArchiveOn);
  const all = context.get(pastNewsletters);
  if (path === '') return { hasArchive };
  if (path === 'archive') return { list: hasArchive ? all.map(({ content, ...newsletter }) => newsletter) : null };
  const [, id] = IN_ARCHIVE.exec(path) ?? [];
  const newsletter = all.find((one) => one.id === id);
  return newsletter ? { newsletter } : data(null, { status: 404 });
}

export default function Newsletter() {
  const { hasArchive, list, newsletter } = useLoaderData<typeof loader>() ?? {};
  if (hasArchive !== undefined) return <NewsletterPage hasArchive={hasArchive} />;
  if (list !== undefined) return <NewsletterArchivePage newsletters={list} />;
  return newsletter ? <PastNewsletterPage newsletter={newsletter} /> : <NotFoundPage />;
}
