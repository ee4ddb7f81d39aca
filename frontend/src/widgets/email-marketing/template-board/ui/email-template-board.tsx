import { Button } from 'antd';
import { categoryOptions, emailTemplateQueries, readCategory } from '@/entities/email-marketing/templates';
import { usePagedList, type MailRole } from '@/shared/api';
import { useOpenItem } from '@/shared/lib/open-item';
import { FilterBar, SelectFilter, useFilter } from '@/shared/ui/filters';
import { ListView, Pager } from '@/shared/ui/list-view';
import { headingMark, useRowFocus } from '@/shared/ui/row-focus';
import styles from './email-template-board.module.css';
import { OpenTemplate } from './open-template';
import { TemplateCard } from './template-card';

interface EmailTemplateBoardProps {
  role: MailRole;
  title: string;
}

/** Mails that wait for their occasion. The site manager writes them; the owner reads and mends them. */
export function EmailTemplateBoard({ role, title }: EmailTemplateBoardProps) {
  const category = readCategory(useFilter('category').value);
  const list = usePagedList(emailTemplateQueries.list(role, category));
  const { area, restore } = useRowFocus();
  const item = useOpenItem();
  return (
    <div ref={area}>
      <OpenTemplate role={role} rows={list.rows ?? []} afterClose={restore} />
      <section aria-labelledby="templates">
        <div className={styles.head}>
          <h2 id="templates" className={styles.title} {...headingMark}>
            {title}
          </h2>
          {role === 'manager' && (
            <Button
              type="primary"
              onClick={() => {
                item.open('new', 'edit');
              }}
            >
              Create Template
            </Button>
          )}
        </div>
        <FilterBar names={['category']}>
          <SelectFilter name="category" label="Category" all="All categories" options={categoryOptions} />
        </FilterBar>
        <ListView
          list={list}
          loading="Loading templates..."
          failed="Couldn’t load templates."
          empty={category ? 'No templates in this category' : 'No templates yet'}
        >
          {(templates) => (
            <>
              <div className={styles.cards}>
                {templates.map((template) => (
                  <TemplateCard key={template.id} role={role} template={template} />
                ))}
              </div>
              <Pager {...list} />
            </>
          )}
        </ListView>
      </section>
    </div>
  );
}
