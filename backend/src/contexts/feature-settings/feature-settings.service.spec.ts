import type { Actor } from '../../kernel/actor.js';
import { InvalidInput } from '../../kernel/domain-error.js';
import { defineSetting } from '../../kernel/feature-settings.js';
import { InMemoryTransaction } from '../../kernel/testing/in-memory-transaction.js';
import { SettableClock } from '../../platform/testing/settable-clock.js';
import { type ChosenOption } from './feature-setting.js';
import { FeatureSettingsService, type SettingChange } from './feature-settings.service.js';
import type { ChosenOptionRepository } from './feature-settings.repository.js';

const OWNER: Actor = { id: '2', name: 'The Owner', role: 'admin' };
const NOW = new Date('2026-11-21T15:00:00.123Z');
const RULE = { label: 'Ends', unit: 'hours', min: 1, max: 72 };
const PAGE = defineSetting({
  id: 'guest-page',
  title: 'A page',
  description: 'A link.',
  figures: { cancelHours: { ...RULE, default: 2 }, holdHours: { ...RULE, default: 24 } },
});
const MEMORY = defineSetting({ id: 'guest-memory', title: 'A memory', description: 'A line.', figures: {} });

class InMemoryChosenOptions implements ChosenOptionRepository {
  readonly rows = new Map<string, ChosenOption>();

  constructor(private readonly transaction: InMemoryTransaction) {}

  find(id: string) {
    return Promise.resolve(this.rows.get(id) ?? null);
  }

  all() {
    return Promise.resolve([...this.rows.values()]);
  }

  add(chosen: ChosenOption) {
    return this.write(undefined, chosen);
  }

  save(before: ChosenOption, after: ChosenOption) {
    return this.write(before, after);
  }

  private write(before: ChosenOption | undefined, after: ChosenOption) {
    const isStillPossible = () => this.rows.get(after.id) === before;
    return this.transaction.write({ isStillPossible, apply: () => this.rows.set(after.id, after) });
  }
}

let clock: SettableClock;
let transaction: InMemoryTransaction;
let chosen: InMemoryChosenOptions;
let service: FeatureSettingsService;
beforeEach(() => {
  clock = new SettableClock();
  clock.set(NOW);
  transaction = new InMemoryTransaction();
  chosen = new InMemoryChosenOptions(transaction);
  service = new FeatureSettingsService(chosen, transaction, clock);
  service.declare(PAGE);
  service.declare(MEMORY);
});
afterEach(() => jest.restoreAllMocks());

const choose = (choice: Partial<SettingChange>, id = PAGE.id) =>
  service.choose(id, { isOn: true, figures: [], seen: null, ...choice }, OWNER);
const cancelHours = (value: number) => ({ name: 'cancelHours', value });

describe('options', () => {
  it('are listed as they were declared, those without a choice as they begin', async () => {
    await choose({}, MEMORY.id);
    expect(await service.all()).toEqual([
      { option: PAGE, isOn: false, figures: { cancelHours: 2, holdHours: 24 }, updatedAt: null },
      { option: MEMORY, isOn: true, figures: {}, updatedAt: NOW },
    ]);
  });

  it('are declared once each', () => {
    expect(() => {
      service.declare({ ...MEMORY, id: PAGE.id });
    }).toThrow(`There is an option '${PAGE.id}' already.`);
  });

  it('that are stored but no longer declared are not listed', async () => {
    chosen.rows.set('gone', { id: 'gone', isOn: true, figures: {}, updatedAt: NOW });
    expect((await service.all()).map(({ option }) => option)).toEqual([PAGE, MEMORY]);
    await expect(choose({ seen: NOW.toISOString() }, 'gone')).rejects.toThrow('This option does not exist.');
  });
});

describe('a choice', () => {
  it('is effective from then on, recorded for the owner, and stores default numbers', async () => {
    const state = await choose({ figures: [cancelHours(6)] });
    const now = { isOn: true, figures: { cancelHours: 6, holdHours: 24 } };
    expect(state).toEqual({ option: PAGE, ...now, updatedAt: NOW });
    expect(await service.get(PAGE)).toEqual(now);
    expect(chosen.rows.get(PAGE.id)).toEqual({ id: PAGE.id, ...now, updatedAt: NOW });
    expect(transaction.actors).toEqual([OWNER]);
  });

  it('preserves numbers that it does not name, also when turning the setting off', async () => {
    await choose({ figures: [cancelHours(6)] });
    clock.advance({ minutes: 1 });
    await choose({ isOn: false, figures: [{ name: 'holdHours', value: 48 }], seen: NOW.toISOString() });
    expect(await service.get(PAGE)).toEqual({ isOn: false, figures: { cancelHours: 6, holdHours: 48 } });
  });

  it.each([
    ['as nobody had chosen', null],
    ['as it stood before', '2026-11-21T15:00:00.122Z'],
  ])('from a screen that shows it %s changes nothing', async (_, seen) => {
    await choose({ figures: [cancelHours(6)] });
    await expect(choose({ isOn: false, seen })).rejects.toThrow('Someone else changed this setting. Please review it.');
    expect(await service.get(PAGE)).toMatchObject({ isOn: true });
  });

  it('is the first one only if none is stored, also with concurrent calls', async () => {
    await expect(choose({ seen: NOW.toISOString() })).rejects.toThrow(
      'Someone else changed this setting. Please review it.',
    );
    const theirs = { id: PAGE.id, isOn: false, figures: { cancelHours: 9 }, updatedAt: NOW };
    jest.spyOn(chosen, 'find').mockImplementationOnce(() => {
      chosen.rows.set(PAGE.id, theirs);
      return Promise.resolve(null);
    });
    await expect(choose({})).rejects.toThrow('Someone else changed this setting. Please review it.');
    expect(chosen.rows.get(PAGE.id)).toBe(theirs);
  });

  it.each([1, 72])('takes %i, the end of the span', async (value) => {
    expect((await choose({ figures: [cancelHours(value)] })).figures).toMatchObject({ cancelHours: value });
  });

  it.each([0, 73, 1.5, NaN])('rejects %d as a number, and stores nothing', async (value) => {
    const refused = choose({ figures: [{ name: 'holdHours', value: 48 }, cancelHours(value)] });
    await expect(refused).rejects.toMatchObject({
      fields: [{ field: 'cancelHours', message: 'Enter a whole number of hours from 1 to 72.' }],
    });
    expect(chosen.rows.size).toBe(0);
  });

  it.each(['seats', 'constructor'])('rejects the unknown number “%s”, and reports all errors', async (name) => {
    const refused = choose({ figures: [{ name, value: 2 }, cancelHours(0)] });
    await expect(refused).rejects.toBeInstanceOf(InvalidInput);
    const message = `This option has no figure '${name}'.`;
    await expect(refused).rejects.toMatchObject({ fields: [{ field: name, message }, { field: 'cancelHours' }] });
  });
});

describe('cached settings', () => {
  const at = (ms: number) => jest.spyOn(performance, 'now').mockReturnValue(ms);
  const chosenElsewhere = (isOn: boolean) =>
    chosen.rows.set(PAGE.id, { id: PAGE.id, isOn, figures: {}, updatedAt: NOW });
  const isOn = async () => (await service.getCached(PAGE)).isOn;

  it('are read again after three seconds', async () => {
    at(0);
    expect(await isOn()).toBe(false);
    chosenElsewhere(true);
    at(2_999);
    expect([await isOn(), (await service.get(PAGE)).isOn]).toEqual([false, true]);
    at(3_000);
    expect(await isOn()).toBe(true);
  });

  it('are cached separately', async () => {
    at(0);
    chosenElsewhere(true);
    expect([(await service.getCached(MEMORY)).isOn, await isOn()]).toEqual([false, true]);
  });

  it('is read together with all others', async () => {
    at(0);
    await isOn();
    chosenElsewhere(true);
    const options = await service.getAll();
    expect([options(PAGE).isOn, options(MEMORY).isOn, await isOn()]).toEqual([true, false, true]);
  });

  it('change immediately in the process that stores a choice', async () => {
    at(0);
    await isOn();
    await choose({ figures: [cancelHours(6)] });
    expect(await service.getCached(PAGE)).toEqual({ isOn: true, figures: { cancelHours: 6, holdHours: 24 } });
  });
});
