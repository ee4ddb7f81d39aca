import type { MenuGroup, MenuItem } from '@/entities/menu';
import { Picture } from '@/shared/ui/picture';
import type { HomeContent } from '../model/content';
import styles from './menu-section.module.css';

export function MenuSection({ menu }: Pick<HomeContent, 'menu'>) {
  return (
    <section id="menu" className={`page-width ${styles.menu ?? ''}`}>
      <header className={styles.intro}>
        <h2>Our Menu</h2>
        <p>Everything is made when you order it. {menu.note}</p>
        <p>More than six of you? Call ahead, and we set the long table.</p>
        <Picture name="gallery-27" alt="" sizes="340px" className={styles.window} />
      </header>
      <div className={styles.groups}>
        {menu.groups.map((group) => (
          <Group key={group.id} group={group} />
        ))}
      </div>
    </section>
  );
}

function Group({ group: { category, subtitle, topRowItems, items, wineSection } }: { group: MenuGroup }) {
  return (
    <section className={styles.group}>
      <h3>{category}</h3>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      {topRowItems && <Items items={topRowItems} />}
      <Items items={items} />
      {wineSection && (
        <div className={styles.wines}>
          <h4>{wineSection.title}</h4>
          <p>{wineSection.description}</p>
          <Items items={wineSection.options} />
        </div>
      )}
    </section>
  );
}

function Items({ items }: { items: MenuItem[] }) {
  return (
    <ul className={styles.items}>
      {items.map(({ name, price, description, note, seasonal }) => (
        <li key={name}>
          <p className={styles.line}>
            <span className={styles.name}>{name}</span>
            <span className={styles.leader} aria-hidden="true" />
            <span className={styles.price}>{price}</span>
          </p>
          {description && <p className={styles.description}>{description}</p>}
          {note && <p className={seasonal ? styles.season : styles.note}>{note}</p>}
        </li>
      ))}
    </ul>
  );
}
