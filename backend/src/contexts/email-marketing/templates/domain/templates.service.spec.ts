import { CountedIds } from '../../../../kernel/testing/counted-ids.js';
import { InMemoryOutbox } from '../../../../kernel/testing/in-memory-outbox.js';
import { InMemoryTransaction } from '../../../../kernel/testing/in-memory-transaction.js';
import { SettableClock } from '../../../../platform/testing/settable-clock.js';
import { aTemplate, MANAGER, TEMPLATE, WRITTEN_AT } from '../testing/a-template.js';
import { InMemoryTemplateRepository } from '../testing/in-memory-template.repository.js';
import { TemplatesService, TemplateUses } from './templates.service.js';
import { TemplateInUse } from './template.js';

const NOW = new Date('2026-11-21T15:00:00Z');
const SEEN = WRITTEN_AT.toISOString();

let templates: InMemoryTemplateRepository;
let namedBy: string[];
let changed: string[];
let outbox: InMemoryOutbox;
let service: TemplatesService;
const ids = new CountedIds();
beforeEach(() => {
  const clock = new SettableClock();
  clock.set(NOW);
  const transaction = new InMemoryTransaction();
  templates = new InMemoryTemplateRepository(transaction);
  outbox = new InMemoryOutbox(transaction);
  namedBy = [];
  changed = [];
  const uses = new TemplateUses();
  uses.on({
    namesOf: () => Promise.resolve(namedBy),
    changed: (id) => Promise.resolve(void changed.push(id)),
  });
  service = new TemplatesService(templates, uses, transaction, outbox, clock, ids);
});

async function saveTemplate() {
  const template = aTemplate(ids.next());
  await templates.add(template);
  return template;
}

it('is stored with its author and time', async () => {
  const template = await service.add(TEMPLATE, MANAGER);
  const { id } = template;
  const author = { createdBy: 'Site Manager', createdByRole: 'manager', createdAt: NOW, updatedAt: NOW };
  expect(await service.get(id)).toEqual({ ...TEMPLATE, ...author, id });
  await expect(service.get(ids.next())).rejects.toThrow('There is no such template.');
});

describe('an edit', () => {
  it('that changes the content is reported to everything that uses the template', async () => {
    const renamed = await saveTemplate();
    const rewritten = await saveTemplate();
    await service.edit(renamed.id, (before) => ({ ...before, name: 'Winter menu' }), SEEN, MANAGER);
    await service.edit(rewritten.id, (before) => ({ ...before, subject: 'News' }), SEEN, MANAGER);
    expect(templates.all).toMatchObject([{ name: 'Winter menu', updatedAt: NOW }, { subject: 'News' }]);
    expect(changed).toEqual([rewritten.id]);
  });

  it('of an outdated version is rejected unless it is forced', async () => {
    const { id } = await saveTemplate();
    const edit = (seen: string | null) => service.edit(id, () => ({ ...TEMPLATE, subject: 'News' }), seen, MANAGER);
    await expect(edit(NOW.toISOString())).rejects.toThrow(
      'Someone else saved this template after you opened it. Save again to replace it with yours.',
    );
    expect(await edit(null)).toMatchObject({ subject: 'News' });
  });

  it('that was saved already is no conflict when it is sent again', async () => {
    const { id } = await saveTemplate();
    const edit = () => service.edit(id, () => ({ ...TEMPLATE, variables: [], subject: 'News' }), SEEN, MANAGER);
    expect(await edit()).toEqual(await edit());
    expect(changed).toEqual([id]);
  });
});

it('is removed once no automation sends it', async () => {
  const { id } = await saveTemplate();
  namedBy = ['Welcome'];
  await expect(service.remove(id, MANAGER)).rejects.toBeInstanceOf(TemplateInUse);
  namedBy = [];
  await service.remove(id, MANAGER);
  expect(templates.all).toEqual([]);
});

it('lets go, when it is removed, of each picture it shows', async () => {
  const key = '0123456789abcdef0123';
  const other = 'ffffffffffffffffffff';
  const shown = `<img src="/pictures/${key}-1600.webp"><img src="/pictures/${key}-800.jpg"><img src="/pictures/lamp.webp">`;
  const template = { ...aTemplate(ids.next()), htmlContent: `${shown}<img src="/pictures/${other}-20.jpg">` };
  await templates.add(template);
  await service.remove(template.id, MANAGER);
  expect(outbox.events.map(({ type, payload }) => [type, payload])).toEqual([
    ['picture.let-go', { key }],
    ['picture.let-go', { key: other }],
  ]);
});
