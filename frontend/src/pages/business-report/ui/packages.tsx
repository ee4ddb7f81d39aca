import { provider } from '@/entities/agency';
import { calculatePackage, offeredPackage, packageNames, report, type Service } from '@/entities/consultation';
import { mailHref } from '@/shared/links';
import styles from './packages.module.css';

/** The package for the selected services, and its price. */
export function Packages({ selected }: { selected: readonly Service[] }) {
  const calculated = calculatePackage(selected);
  const offered = offeredPackage(calculated);
  const { packages, differences, deal, performance, contact } = report;
  return (
    <section className={styles.packages} aria-labelledby="packages">
      <h2 id="packages">Package Calculation and Pricing</h2>
      <p role="status" className={styles.selection}>
        {selected.length === 1 ? '1 service selected.' : `${String(selected.length)} services selected.`}{' '}
        {calculated === ''
          ? 'Check the services you want, and we’ll mark the package that fits.'
          : `Your selection fits the ${packageNames[calculated]} package.`}
      </p>
      <ul className={`leaded ${styles.cards ?? ''}`}>
        {packages.map(({ id, name, price, text, includes }) => (
          <li key={id} className={styles.card} data-highlighted={id === offered}>
            {id === offered && <p className={styles.mark}>Fits your selection</p>}
            <h3>{name}</h3>
            <p className={styles.price}>
              <strong>{price}</strong>/month
            </p>
            <p>{text}</p>
            <ul>
              {includes.map((included) => (
                <li key={included}>{included}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <h3>Key differences</h3>
      <dl className={styles.differences}>
        {differences.map(({ what, basic, premium }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <strong>Basic</strong> {basic}
            </dd>
            <dd>
              <strong>Premium</strong> {premium}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.notes}>
        {[deal, performance].map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
        <address className={`on-deep ${styles.contact ?? ''}`}>
          <h3>{contact.title}</h3>
          <p>{contact.text}</p>
          <p>
            {provider.name}
            <a href={mailHref(provider.email)}>{provider.email}</a>
            <a href={`tel:+1${provider.phone.replaceAll(/\D/g, '')}`}>{provider.phone}</a>
          </p>
        </address>
      </div>
    </section>
  );
}
