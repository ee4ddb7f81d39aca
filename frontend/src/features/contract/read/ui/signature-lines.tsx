import agreement from '@content/agreement.json';
import styles from './signature-lines.module.css';

/** Lines for signing a printed agreement by hand. */
export function SignatureLines({ client, contact }: { client: string; contact: string }) {
  return (
    <div className={styles.lines}>
      <Party role="The provider" name={agreement.provider.name} signer="Signature" />
      <Party role="The client" name={client} signer={contact ? `Signature of ${contact}` : 'Signature'} />
    </div>
  );
}

function Party({ role, name, signer }: { role: string; name: string; signer: string }) {
  return (
    <div className={styles.party}>
      <p>
        {role}
        <br />
        <span className={styles.name}>{name || <>&nbsp;</>}</span>
      </p>
      <p className={styles.line}>{signer}</p>
      <p className={styles.line}>Date</p>
    </div>
  );
}
