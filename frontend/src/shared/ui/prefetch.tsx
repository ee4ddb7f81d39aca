import { useEffect, useState } from 'react';
import { Link, type LinkProps, PrefetchPageLinks } from 'react-router';
import { isServerReachable, useIsOnline } from '@/shared/api';

// React Router reloads the page when it cannot fetch a file in advance. Without a connection, that leaves an empty page.

/** A link that fetches its page's files when it is pointed at or focused. */
export function PageLink(props: LinkProps) {
  const isOnline = useIsOnline();
  return <Link {...props} prefetch={isOnline ? 'intent' : 'none'} />;
}

/** Fetches a page's files in advance, if the server responds. */
export function PrefetchPage({ page }: { page: string }) {
  const [canFetch, setCanFetch] = useState(false);
  useEffect(() => {
    void isServerReachable().then(setCanFetch);
  }, []);
  return canFetch && <PrefetchPageLinks page={page} />;
}
