import type { Contract } from '@/entities/contract';
import { formatStamp } from '../model/format-stamp';
import styles from './signing-certificate.module.css';

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
