import { useLocation } from 'react-router';
import { PageLink } from '@/shared/ui/prefetch';
import { managerPages, ownerPages } from '../model/places';
import styles from './settings-nav.module.css';

/** The pages of the owner or the site manager, below the tabs or next to the open page. */
export function SettingsNav({ role }: { role: 'admin' | 'manager' }) {
  const { pathname, search } = useLocation();
  return (
    <nav className={styles.nav} aria-labelledby="settings-nav">
      <h2 id="settings-nav" className={styles.title}>
        Settings
      </h2>
      <ul className="plain">
        {(role === 'admin' ? ownerPages : managerPages).map(({ label, to }) => (
          <li key={to}>
            <PageLink to={to} aria-current={to === pathname || to === pathname + search ? 'page' : undefined}>
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** All settings with a line about each. */
export const SettingsList = () => (
  <ul className={styles.list}>
    {ownerPages.map(({ label, to, hint }) => (
      <li key={to}>
        <PageLink to={to}>{label}</PageLink>
        <p className="soft">{hint}</p>
      </li>
    ))}
  </ul>
);
