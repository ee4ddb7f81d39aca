import { Fragment } from 'react';
import type { DietSign, MenuGroup, MenuItem } from '@/entities/menu';
import { foldOnPhones } from '@/shared/ui/fold';
import { Picture } from '@/shared/ui/picture';
import type { HomeContent } from '../model/content';
import { isShown } from '../model/shown-art';
import styles from './menu-section.module.css';

export function MenuSection({ menu }: Pick<HomeContent, 'menu'>) {
  return (
    <section id="menu" className={`page-width ${styles.menu ?? ''}`}>
      <header className={styles.intro}>
        <h2>Our Menu</h2>
        <p>Everything is made when you order it. {menu.note}</p>
        <p>Party of seven or more? Give us a call and we’ll set the long table.</p>
        <DietFilter diets={menu.diets} />
        <p>Everything comes from one kitchen, so please tell us about allergies when you order.</p>
        {isShown('gallery-27') && <Picture name="gallery-27" alt="" sizes="340px" className={styles.window} />}
      </header>
      <div ref={foldOnPhones} className={styles.groups} data-folds="">
        {menu.groups.length === 0 && (
          <p>We’re writing a new menu. Give us a call, and we’ll tell you what’s cooking.</p>
        )}
        {menu.groups.map((group) => (
          <Group key={group.id} group={group} />
        ))}
      </div>
    </section>
  );
}

/** The stylesheet filters, so it works before and without scripts. */
const DietFilter = ({ diets }: { diets: readonly DietSign[] }) => (
  <fieldset className={styles.diets}>
    <legend>Show</legend>
    {diets.map(({ id, label, sign }) => (
      <label key={id}>
        <input type="radio" name="diet" value={id} defaultChecked={!id} /> {label} <b>{sign}</b>
      </label>
    ))}
  </fieldset>
);

function Group({ group: { category, subtitle, topRowItems, items, wineSection } }: { group: MenuGroup }) {
  return (
    <section className={styles.group}>
      {/* `foldOnPhones` may close it before hydration. */}
      <details open suppressHydrationWarning>
        <summary>
          <h3>{category}</h3>
        </summary>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {topRowItems && <Items items={topRowItems} />}
        <Items items={items} />
        {wineSection && (
          <div className={styles.wines}>
            <h4>{wineSection.title}</h4>
            {wineSection.description && <p>{wineSection.description}</p>}
            <Items items={wineSection.options} />
          </div>
        )}
      </details>
    </section>
  );
}

const Items = ({ items }: { items: MenuItem[] }) => (
  <ul className={styles.items}>
    {items.map((item) => (
      <Dish key={item.name} item={item} />
    ))}
  </ul>
);

function Dish({ item }: { item: MenuItem }) {
  const { name, price, description, note, seasonal, diets = [], signs = [], bread, contains, off } = item;
  const extra = note ?? (seasonal && 'Seasonal');
  return (
    <li data-diets={[...diets, ...(bread ? ['gluten-free-bread'] : [])].join(' ')} data-off={off && ''}>
      <p className={styles.line}>
        <span className={styles.name}>
          {name}
          {signs.map(({ sign, label }) => (
            <Fragment key={sign}>
              {' '}
              <abbr title={label}>{sign}</abbr>
            </Fragment>
          ))}
        </span>{' '}
        <span className={styles.leader} aria-hidden="true" />
        <span className={styles.price}>{price}</span>
      </p>
      {description && <p className={styles.description}>{description}</p>}
      {contains && <small>Contains {contains.join(', ')}</small>}
      {bread && <p className={styles.bread}>{bread}</p>}
      {off && <p className={styles.off}>{off}</p>}
      {extra && <p className={seasonal ? styles.season : styles.note}>{extra}</p>}
    </li>
  );
}
