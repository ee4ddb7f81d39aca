import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { provider } from '@/entities/agency';
import { contractQueries } from '@/entities/contract';
import { restaurant } from '@/entities/restaurant';
import { errorText, isFinal } from '@/shared/api';
import { NoScript } from '@/shared/ui/no-script';
import { PageMeta } from '@/shared/ui/page-meta';
import { Skeleton } from '@/shared/ui/skeleton';
import styles from './agreement-signing-page.module.css';
import { OpenedAgreement } from './opened-agreement';

/** The page behind a signing link. The token is after the `#`, so it is sent only with API calls. */
export function AgreementSigningPage() {
  const token = useLocation().hash.slice(1);
  const { data: contract, error, refetch } = useQuery(contractQueries.opened(token));

  return (
    <>
      <PageMeta title={`Your Agreement | ${restaurant.name}`} description="Read and sign your agreement." />
      <div className={`page-width ${styles.page ?? ''}`}>
        {contract ? (
          <OpenedAgreement token={token} contract={contract} />
        ) : error ? (
          <div role="alert" className={styles.failed}>
            <h1>Your agreement</h1>
            <p>{errorText(error, 'Couldn’t load the agreement.')}</p>
            {!isFinal(error) && (
              <button type="button" className="button button-outline" onClick={() => void refetch()}>
                Try again
              </button>
            )}
          </div>
        ) : (
          <>
            <h1>Your agreement</h1>
            <NoScript email={provider.email}>Reading and signing the agreement requires JavaScript.</NoScript>
            <Skeleton label="Loading the agreement..." />
          </>
        )}
      </div>
    </>
  );
}
