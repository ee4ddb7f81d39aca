import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText, isFinal } from '@/shared/api';
import { PageMeta, restaurant } from '@/entities/restaurant';
import { NoScript } from '@/shared/ui/no-script';
import { Skeleton } from '@/shared/ui/skeleton';
import styles from './link-page.module.css';

interface LinkPageProps<Data> {
  title: string;
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  /** Shown below an error that trying again cannot help with. */
  instead?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A page behind an emailed link. The token is after the `#`, so it is sent only with API calls. */
export function LinkPage<Data>({ title, query: { data, error, refetch }, instead, children }: LinkPageProps<Data>) {
  return (
    <>
      <PageMeta title={`${title} | ${restaurant.name}`} description={`${title} of ${restaurant.name}.`} />
      <meta name="robots" content="noindex" />
      <div className={`page-width ${styles.page ?? ''}`}>
        <h1>{title}</h1>
        {data ? (
          children(data)
        ) : error ? (
          <div role="alert" className={styles.part}>
            <p>{errorText(error, 'Couldn’t load this page.')}</p>
            {isFinal(error) && instead}
            {!isFinal(error) && (
              <button type="button" className="button button-outline" onClick={() => void refetch()}>
                Try again
              </button>
            )}
          </div>
        ) : (
          <>
            <NoScript email={restaurant.email}>This page requires JavaScript.</NoScript>
            <Skeleton label="Loading..." />
          </>
        )}
      </div>
    </>
  );
}
