import { useState } from 'react';
import { provider } from '@/entities/agency';
import { agreementText } from '@/entities/contract';
import { restaurant } from '@/entities/restaurant';
import { AgreementPaper, SignatureLines } from '@/features/contract/read';
import { BLANK_TERMS } from '../model/terms';
import { SaveContractForm } from './save-contract-form';
import { NoScript } from '@/shared/ui/no-script';
import { PageMeta } from '@/shared/ui/page-meta';
import styles from './agreement-page.module.css';

export function AgreementPage() {
  const [terms, setTerms] = useState(BLANK_TERMS);

  return (
    <>
      <PageMeta title={`Services Agreement | ${restaurant.name}`} description="The website services agreement." />
      <header className={`on-deep no-print ${styles.welcome ?? ''}`}>
        <div className="page-width">
          <h1>Services Agreement</h1>
          <p>
            Fill in the terms and the agreement updates as you type. Each save creates a new version, and the latest one
            counts. You can also print it to sign.
          </p>
        </div>
      </header>
      <div className={`page-width ${styles.panes ?? ''}`}>
        <section className={`no-print ${styles.terms ?? ''}`} aria-labelledby="terms">
          <h2 id="terms">Terms</h2>
          <NoScript email={provider.email}>This form requires JavaScript.</NoScript>
          <SaveContractForm terms={terms} onEdit={setTerms} />
        </section>
        <AgreementPaper text={agreementText(terms)}>
          <SignatureLines client={terms.clientBusinessName} contact={terms.clientContactName} />
        </AgreementPaper>
      </div>
    </>
  );
}
