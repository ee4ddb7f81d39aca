import type { Contract } from '@/entities/contract';
import { restaurant } from '@/entities/restaurant';
import styles from './signing-certificate.module.css';

/** 'November 27, 2026 at 12:30:05 PM EST' for an ISO 8601 moment, in the restaurant's time zone. */
export const formatStamp = (iso: string) =>
  new Date(iso).toLocaleString('en-US', { timeZone: restaurant.timeZone, dateStyle: 'long', timeStyle: 'long' });

/** The details of the signature; renders nothing without one. */
export function SigningCertificate({ contract: { signature, decidedAt, textHash } }: { contract: Contract }) {
  if (!signature || decidedAt === null) return null;
  return (
    <section className={styles.certificate} aria-labelledby="certificate">
      <h3 id="certificate" className={styles.title}>
        Certificate of signature
      </h3>
      <dl className={styles.facts}>
        <dt>Signed by</dt>
        <dd>{signature.name}</dd>
        <dt>Signed on</dt>
        <dd>
          <time dateTime={decidedAt}>{formatStamp(decidedAt)}</time>
        </dd>
        <dt>IP address</dt>
        <dd>{signature.address}</dd>
        <dt>Browser</dt>
        <dd>{signature.userAgent || 'unknown'}</dd>
        <dt>SHA-256 of the agreement</dt>
        <dd>{textHash}</dd>
      </dl>
    </section>
  );
}
