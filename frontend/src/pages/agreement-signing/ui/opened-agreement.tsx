import { useEffect, useRef } from 'react';
import type { Contract } from '@/entities/contract';
import { AgreementPaper, formatStamp, SigningCertificate } from '@/features/contract/read';
import { SignContractForm } from './sign-contract-form';
import { DeclineContractForm } from './decline-contract-form';
import styles from './agreement-signing-page.module.css';

const HEADINGS: Readonly<Record<Contract['status'], string>> = {
  saved: 'Your agreement',
  sent: 'Please read and sign your agreement',
  signed: 'Your agreement is signed',
  declined: 'You declined this agreement',
};

interface OpenedAgreementProps {
  token: string;
  contract: Contract;
}

export function OpenedAgreement({ token, contract }: OpenedAgreementProps) {
  const { status, text, clientBusinessName, decidedAt, declineReason } = contract;
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(status);
  // After a decision its button is gone, and the result is above the paper.
  useEffect(() => {
    if (before.current !== status) heading.current?.focus();
    before.current = status;
  }, [status]);
  return (
    <>
      <header className={`no-print ${styles.head ?? ''}`}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {HEADINGS[status]}
          </h1>
          <p>For {clientBusinessName}</p>
        </div>
        <button type="button" className="button button-outline" onClick={() => window.print()}>
          Print
        </button>
      </header>
      {status === 'declined' && decidedAt !== null && (
        <div className={`no-print ${styles.declined ?? ''}`}>
          <p>Declined on {formatStamp(decidedAt)}</p>
          <p className={styles.reason}>{declineReason}</p>
        </div>
      )}
      <AgreementPaper text={text}>
        <SigningCertificate contract={contract} />
      </AgreementPaper>
      {status === 'sent' && (
        <section className={`no-print ${styles.decision ?? ''}`} aria-label="Your decision">
          <SignContractForm token={token} />
          <DeclineContractForm token={token} />
        </section>
      )}
    </>
  );
}
