import { Injectable, Module, type Provider, Scope, type Type } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { Restaurant } from '../kernel/restaurant.js';
import { EventListeners, OnEvent, type StoredEvent } from './events/event-listeners.js';
import { Cron, JobHandler } from './jobs/job-handlers.js';
import { Jobs } from './jobs/jobs.js';
import { liveChannel, LiveTopics, LiveUpdates } from './events/live-topics.js';
import { Retention } from './jobs/retention.js';
import { Lists } from './lists/lists.js';
import { PersonalData, PersonalDataSource } from './personal-data/personal-data.js';
import { registeredClasses } from './registration/registering-decorators.js';
import { Registrations } from './registrations.js';
import { RetentionPolicies } from './persistence/retention-policies.js';
import { Searchable, Searches } from './searches.js';
import { Seed, Seeds } from './seeds.js';

/** The product's own classes may be loaded in the same process, and are no providers here. */
const others = [...registeredClasses];
beforeEach(() => {
  registeredClasses.clear();
});
afterAll(() => {
  registeredClasses.clear();
  for (const type of others) registeredClasses.add(type);
});

const event = (type: string): StoredEvent<{ text: string }> => ({
  id: 'event',
  type,
  occurredAt: '2031-03-03T12:00:00Z',
  by: null,
  subject: { type: 'test', id: 'subject' },
  payload: { text: 'hello' },
});

const jobs = { define: jest.fn(), cron: jest.fn() };
const personalData = { on: jest.fn() };
const retention = { remove: jest.fn() };
const registries: Provider[] = [
  Registrations,
  EventListeners,
  LiveTopics,
  Seeds,
  Searches,
  { provide: Lists, useValue: {} },
  { provide: RetentionPolicies, useValue: retention },
  { provide: Jobs, useValue: jobs },
  { provide: PersonalData, useValue: personalData },
  { provide: Restaurant, useValue: { timeZone: 'America/New_York' } },
];

@Module({})
class Registries {}

/** An application of these modules that has started. */
async function started(imports: readonly Type[], providers: readonly Provider[] = []) {
  const module = await Test.createTestingModule({
    imports: [{ module: Registries, global: true, providers: registries, exports: registries }, ...imports],
    providers: [...providers],
  }).compile();
  return module.init();
}

describe('a method with @OnEvent', () => {
  it('receives events of its types under the name of its listener, unless they do not concern it', async () => {
    const heard: string[] = [];
    @Injectable()
    class Listener {
      private readonly greeting = 'heard';

      @OnEvent(['test.said', 'test.shouted'], {
        listener: 'listener',
        concerns: ({ type }: StoredEvent) => type === 'test.said',
      })
      hear({ payload }: StoredEvent<{ text: string }>): Promise<void> {
        heard.push(`${this.greeting} ${payload.text}`);
        return Promise.resolve();
      }
    }
    const listeners = (await started([], [Listener])).get(EventListeners);
    expect(listeners.all).toEqual([{ name: 'listener', types: ['test.said', 'test.shouted'] }]);
    await listeners.dispatch('listener', event('test.said'));
    await listeners.dispatch('listener', event('test.shouted'));
    expect(heard).toEqual(['heard hello']);
  });

  it('is registered once for a provider with two tokens, and also where a base class declares it', async () => {
    class Base {
      @OnEvent('test.said', { listener: 'listener' })
      hear(): Promise<void> {
        return Promise.resolve();
      }
    }
    @Injectable()
    class Listener extends Base {}
    const listeners = (await started([], [Listener, { provide: 'alias', useExisting: Listener }])).get(EventListeners);
    expect(listeners.all).toEqual([{ name: 'listener', types: ['test.said'] }]);
  });

  it('may be missing where the factory of its provider answers null', async () => {
    class Optional {
      @OnEvent('test.said', { listener: 'listener' })
      hear(): Promise<void> {
        return Promise.resolve();
      }
    }
    const listeners = (await started([], [{ provide: Optional, useFactory: () => null }])).get(EventListeners);
    expect(listeners.all).toEqual([]);
  });
});

describe('the start', () => {
  const aListener = (scope?: Scope) => {
    @Injectable({ scope })
    class Listener {
      @OnEvent('test.said', { listener: 'listener' })
      hear(): Promise<void> {
        return Promise.resolve();
      }
    }
    return Listener;
  };

  it('is refused when two methods claim one listener for a type', async () => {
    await expect(started([], [aListener(), aListener()])).rejects.toThrow("'listener' listens to 'test.said' already.");
  });

  it.each([
    ['no module has as a provider', [], undefined],
    ['is made for each call', [0], Scope.REQUEST],
    ['is made for each class that injects it', [0], Scope.TRANSIENT],
  ])('is refused when a class with a registering decorator %s', async (_, places, scope) => {
    const listener = aListener(scope);
    await expect(
      started(
        [],
        places.map(() => listener),
      ),
    ).rejects.toThrow('Listener has registering decorators');
  });
});

it('registers jobs, crons and sources of personal data', async () => {
  @Injectable()
  @PersonalDataSource('letters')
  class Letters {
    held(): Promise<object[]> {
      return Promise.resolve([]);
    }
    erase(): Promise<void> {
      return Promise.resolve();
    }
    @JobHandler('send-letter', { retry: 'day', concurrency: 1 })
    send(): Promise<void> {
      return Promise.resolve();
    }
    @Cron('count-letters', '*/5 * * * *')
    @Cron('recount-letters', '0 9 * * *', { timeZone: 'restaurant' })
    count(): Promise<void> {
      return Promise.resolve();
    }
  }
  const module = await started([], [Letters]);
  expect(personalData.on).toHaveBeenCalledWith('letters', module.get(Letters));
  expect(jobs.define).toHaveBeenCalledWith('send-letter', { retry: 'day', concurrency: 1 }, expect.any(Function));
  const calls = jobs.cron.mock.calls as [string, string, () => string][];
  expect(calls.map(([name, cron, timeZone]) => [name, cron, timeZone()])).toEqual([
    ['recount-letters', '0 9 * * *', 'America/New_York'],
    ['count-letters', '*/5 * * * *', 'UTC'],
  ]);
});

it('fills seeds by modules, those that others import first, and by providers in their order', async () => {
  const filled: string[] = [];
  const aSample = (name: string) => {
    @Injectable()
    class Sample {
      @Seed('demo')
      add(): Promise<void> {
        filled.push(name);
        return Promise.resolve();
      }
    }
    return Sample;
  };
  @Module({ providers: [aSample('accounts'), aSample('staff')] })
  class Imported {}
  @Module({ imports: [Imported], providers: [aSample('messages')] })
  class Importing {}
  const module = await started([Importing, Imported]);
  await module.get(Seeds).fill('demo');
  expect(filled).toEqual(['accounts', 'staff', 'messages']);
});

it('declares the live topic and the retention of a class', async () => {
  @Injectable()
  @LiveUpdates('letter', liveChannel('letters', 'admin'))
  @Retention('end-old-letters', '3 3 * * *', { table: 'letters', condition: 'at < $1', days: 30 })
  class Letters {}
  const live = (await started([], [Letters])).get(LiveTopics);
  expect(live.channelsOf([{ ...event('letter.sent'), subject: { type: 'letter', id: 'one' } }])).toEqual(['letters']);
  expect([...live.channelsFor({ id: 'me', name: 'Me', role: 'staff' })]).not.toContain('letters');
  expect([...live.channelsFor({ id: 'me', name: 'Me', role: 'admin' })]).toContain('letters');
  expect(jobs.cron).toHaveBeenCalledWith('end-old-letters', '3 3 * * *', expect.any(Function), expect.any(Function));
  const [, , , removeOld] = jobs.cron.mock.lastCall as [string, string, () => string, () => Promise<void>];
  await removeOld();
  expect(retention.remove).toHaveBeenCalledWith('letters', 'at < $1', 30);
});

it('refuses two live topics of one subject type', async () => {
  @Injectable()
  @LiveUpdates(['letter', 'card'], liveChannel('letters', 'admin'))
  class Letters {}
  @Injectable()
  @LiveUpdates('card', liveChannel('cards', 'admin'))
  class Cards {}
  await expect(started([], [Letters, Cards])).rejects.toThrow("'card' has a live topic already.");
});

it('searches contexts by modules, those that others import first', async () => {
  const aSearch = (kind: string) => {
    @Injectable()
    @Searchable(kind, {
      roles: ['admin'],
      looks: () => [() => Promise.resolve([kind])],
      found: (id: string) => found(id),
    })
    class Rows {}
    return Rows;
  };
  const found = (id: string) => ({ id, title: id, detail: '', at: '' });
  @Module({ providers: [aSearch('staff')] })
  class Imported {}
  @Module({ imports: [Imported], providers: [aSearch('message')] })
  class Importing {}
  const module = await started([Importing, Imported]);
  const groups = await module.get(Searches).find('text', 5, { id: 'me', name: 'Me', role: 'admin' });
  expect(groups).toEqual(['staff', 'message'].map((kind) => ({ kind, items: [found(kind)] })));
});
