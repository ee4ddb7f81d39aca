import { InvalidInput, NotFound } from '../../../../kernel/domain-error.js';
import type { Actor } from '../../../../kernel/actor.js';
import type { RefusedRow } from '../../../../kernel/file-import.js';
import { CountedIds } from '../../../../kernel/testing/counted-ids.js';
import { InMemoryTransaction } from '../../../../kernel/testing/in-memory-transaction.js';
import { InMemoryOutbox } from '../../../../kernel/testing/in-memory-outbox.js';
import { SettableClock } from '../../../../platform/testing/settable-clock.js';
import {
  type DecidedRow,
  type ImportedPerson,
  type ImportPlan,
  type Outcome,
  type OutcomeCounts,
  type StoredImport,
} from './contact-import.js';
import {
  type ContactFiles,
  type ContactImports,
  ContactImportsService,
  type ImportedContacts,
} from './contact-imports.service.js';

const MANAGER: Actor = { id: '1', name: 'Site Manager', role: 'manager' };
const PLAN: ImportPlan = { columns: { email: 0 }, existing: 'update', consent: 'At the counter', tags: [] };

class InMemoryImports implements ContactImports {
  readonly byId = new Map<string, StoredImport>();

  constructor(private readonly transaction: InMemoryTransaction) {}

  add(uploaded: StoredImport): Promise<void> {
    return this.put(uploaded);
  }

  get(id: string): Promise<StoredImport> {
    const found = this.byId.get(id);
    return found ? Promise.resolve(found) : Promise.reject(new NotFound('There is no such import.'));
  }

  async start(id: string, plan: ImportPlan): Promise<boolean> {
    const before = await this.get(id);
    if (before.status === 'uploaded') await this.put({ ...before, plan, status: 'running' });
    return before.status === 'uploaded';
  }

  async advance(
    id: string,
    from: number,
    rows: number,
    counts: OutcomeCounts,
    refused: readonly RefusedRow[],
  ): Promise<boolean> {
    const before = await this.get(id);
    const { added, updated, skipped, doneRows } = before;
    if (doneRows !== from) return false;
    await this.put({
      ...before,
      doneRows: doneRows + rows,
      added: added + counts.added,
      updated: updated + counts.updated,
      skipped: skipped + counts.skipped,
      refused: [...before.refused, ...refused],
    });
    return true;
  }

  async finish(id: string, heading: string): Promise<boolean> {
    const before = await this.get(id);
    await this.put({ ...before, status: 'done', csv: heading });
    return before.status === 'running';
  }

  private put(stored: StoredImport): Promise<void> {
    const apply = () => this.byId.set(stored.id, stored);
    return this.transaction.write({ isStillPossible: () => true, apply });
  }
}

/** A file is a list of words, one per row: the outcome, followed by “no” if the row says no. A batch has two rows. */
const files: ContactFiles = {
  countRows: (csv) => Promise.resolve(csv === '' ? 0 : csv.split(' ').length),
  headingOf: () => Promise.resolve('heading'),
  async *decide(csv, _plan, _now, done = 0) {
    const rows = csv.split(' ').map(rowOf).slice(done);
    for (let place = 0; place < rows.length; place += 2) yield await Promise.resolve(rows.slice(place, place + 2));
  },
};

function rowOf(word: string, place: number): DecidedRow {
  const [outcome = ''] = word.split('-');
  const address = `guest${String(place)}@guests.example`;
  const person: ImportedPerson = {
    email: address,
    address,
    firstName: '',
    lastName: '',
    phone: null,
    unreadPhone: null,
    dateOfBirth: null,
    unreadBirthday: null,
    tags: [],
    notes: null,
    status: 'active',
    canOptIn: !word.endsWith('-no'),
    isOptOut: word.endsWith('-no'),
    isSuppressed: false,
  };
  const isRefused = outcome === 'refused';
  return {
    line: place + 2,
    cells: [word],
    outcome: outcome as Outcome,
    reason: isRefused ? 'No address' : null,
    person: isRefused ? null : person,
    optsOut: word.endsWith('-no') && outcome !== 'added' && !isRefused,
    addressOf: outcome === 'updated' || outcome === 'skipped' ? 'contact' : null,
  };
}

class RecordedContacts implements ImportedContacts {
  readonly added: string[] = [];
  readonly updated: string[] = [];
  readonly optedOut: string[] = [];
  failsAfter = Infinity;

  known = () => Promise.resolve(new Map());
  unsubscribed = () => Promise.resolve(new Set<string>());

  add(people: readonly ImportedPerson[]): Promise<void> {
    if (this.added.length >= this.failsAfter) return Promise.reject(new Error('No room'));
    this.added.push(...people.map(({ address }) => address));
    return Promise.resolve();
  }

  optOut(people: readonly ImportedPerson[]): Promise<void> {
    this.optedOut.push(...people.map(({ address }) => address));
    return Promise.resolve();
  }

  suppress = () => Promise.resolve();

  update(people: readonly ImportedPerson[]): Promise<void> {
    this.updated.push(...people.map(({ address }) => address));
    return Promise.resolve();
  }
}

let imports: InMemoryImports;
let contacts: RecordedContacts;
let queued: string[];
let outbox: InMemoryOutbox;
let service: ContactImportsService;
let serviceOf: (read: ContactFiles) => ContactImportsService;
beforeEach(() => {
  const transaction = new InMemoryTransaction();
  imports = new InMemoryImports(transaction);
  contacts = new RecordedContacts();
  queued = [];
  outbox = new InMemoryOutbox(transaction);
  const queue = { add: (id: string) => Promise.resolve(void queued.push(id)) };
  serviceOf = (read) =>
    new ContactImportsService(
      imports,
      read,
      contacts,
      queue,
      transaction,
      outbox,
      new SettableClock(),
      new CountedIds(),
    );
  service = serviceOf(files);
});

const upload = (csv: string) => service.upload('guests.csv', csv, MANAGER);

it('takes in a file with rows, and not too many', async () => {
  expect(await upload('added added')).toMatchObject({ status: 'uploaded', totalRows: 2, createdBy: 'Site Manager' });
  await expect(upload('')).rejects.toBeInstanceOf(InvalidInput);
  await expect(upload(Array.from({ length: 50_001 }, () => 'added').join(' '))).rejects.toBeInstanceOf(InvalidInput);
  expect(imports.byId.size).toBe(1);
});

it('shows what would become of it, and changes nothing', async () => {
  const { id } = await upload('added updated-no skipped refused added-no');
  const { counts, sayNo, rows } = await service.preview(id, PLAN);
  expect(counts).toEqual({ added: 2, updated: 1, skipped: 1, refused: 1 });
  expect([sayNo, rows.length]).toEqual([2, 5]);
  expect([contacts.added, contacts.updated]).toEqual([[], []]);
});

it('opts out contacts if the file says no, including unchanged ones, and counts them in the preview', async () => {
  const { id } = await upload('added-no updated-no skipped-no skipped');
  const { optedOut, optIn } = await service.preview(id, PLAN);
  expect([optedOut, optIn]).toEqual([2, expect.stringMatching(/ 2 existing contacts are opted out /)]);
  await service.start(id, PLAN, MANAGER);
  await service.work(id);
  expect(contacts.optedOut).toEqual(['guest1@guests.example', 'guest2@guests.example']);
});

it('is started once', async () => {
  const { id } = await upload('added');
  await service.start(id, PLAN, MANAGER);
  await expect(service.start(id, PLAN, MANAGER)).rejects.toThrow('This import has already started.');
  await expect(service.preview(id, PLAN)).rejects.toThrow('This import has already started.');
  expect([queued, outbox.types]).toEqual([[id], ['contact-import.started']]);
});

it('creates contacts, stores refused rows, and deletes the rest of the file', async () => {
  const { id } = await upload('added updated skipped refused');
  await service.start(id, PLAN, MANAGER);
  await service.work(id);
  expect(await service.get(id)).toMatchObject({
    status: 'done',
    csv: 'heading',
    doneRows: 4,
    added: 1,
    updated: 1,
    skipped: 1,
    refused: [{ line: 5, reason: 'No address', cells: ['refused'] }],
  });
  expect([contacts.added, contacts.updated]).toEqual([['guest0@guests.example'], ['guest1@guests.example']]);
  expect(outbox.types).toEqual(['contact-import.started', 'contact-import.finished']);
});

it('continues where an earlier attempt ended, and does nothing once it is done', async () => {
  const { id } = await upload('added added added added');
  await service.start(id, PLAN, MANAGER);
  contacts.failsAfter = 2;
  await expect(service.work(id)).rejects.toThrow('No room');
  contacts.failsAfter = Infinity;
  await service.work(id);
  await service.work(id);
  expect(contacts.added).toEqual([0, 1, 2, 3].map((place) => `guest${String(place)}@guests.example`));
  expect(outbox.types).toEqual(['contact-import.started', 'contact-import.finished']);
});

it('counts each batch once where a run that was frozen wakes up behind another one', async () => {
  const { id } = await upload('added added updated skipped added refused');
  await service.start(id, PLAN, MANAGER);
  let isFrozen = true;
  const frozen: ContactFiles = {
    countRows: (csv, max) => files.countRows(csv, max),
    headingOf: (csv) => files.headingOf(csv),
    async *decide(...args) {
      const batches = files.decide(...args);
      const isFirst = isFrozen;
      isFrozen = false;
      contacts.failsAfter = 2;
      if (isFirst) await expect(service.work(id)).rejects.toThrow('No room');
      contacts.failsAfter = Infinity;
      yield* batches;
    },
  };
  await serviceOf(frozen).work(id);
  expect(await service.get(id)).toMatchObject({ status: 'done', doneRows: 6, added: 3, updated: 1, skipped: 1 });
  expect(contacts.added).toEqual([0, 1, 4].map((place) => `guest${String(place)}@guests.example`));
  expect(outbox.types).toEqual(['contact-import.started', 'contact-import.finished']);
});
