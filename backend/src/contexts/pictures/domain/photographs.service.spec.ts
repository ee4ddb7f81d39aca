import type { Actor } from '../../../kernel/actor.js';
import { pictureRemoved } from '../../../kernel/pictures.js';
import { InMemoryTransaction } from '../../../kernel/testing/in-memory-transaction.js';
import { InMemoryOutbox } from '../../../kernel/testing/in-memory-outbox.js';
import { aPicture } from '../testing/a-picture.js';
import { InMemoryPictureRepository } from '../testing/in-memory-picture.repository.js';
import { type Photograph } from './photograph.js';
import { type PhotographRepository, PhotographsService } from './photographs.service.js';
import { PictureNotFound } from './picture.js';

const OWNER: Actor = { id: '2', name: 'The Owner', role: 'admin' };
const ONE = aPicture('one');
const OTHER = aPicture('other');

class InMemoryPhotographRepository implements PhotographRepository {
  readonly placed = new Map<string, Photograph>();

  constructor(private readonly transaction: InMemoryTransaction) {}

  find(place: string) {
    return Promise.resolve(this.placed.get(place) ?? null);
  }

  add(photograph: Photograph) {
    return this.write(null, () => this.placed.set(photograph.id, photograph), photograph.id);
  }

  save(before: Photograph, after: Photograph) {
    return this.write(before, () => this.placed.set(after.id, after));
  }

  remove(photograph: Photograph) {
    return this.write(photograph, () => this.placed.delete(photograph.id));
  }

  private write(before: Photograph | null, apply: () => void, place = before?.id ?? '') {
    return this.transaction.write({ isStillPossible: () => (this.placed.get(place) ?? null) === before, apply });
  }
}

let transaction: InMemoryTransaction;
let photographs: InMemoryPhotographRepository;
let pictures: InMemoryPictureRepository;
let outbox: InMemoryOutbox;
let service: PhotographsService;
beforeEach(async () => {
  transaction = new InMemoryTransaction();
  photographs = new InMemoryPhotographRepository(transaction);
  pictures = new InMemoryPictureRepository(transaction);
  outbox = new InMemoryOutbox(transaction);
  service = new PhotographsService(photographs, pictures, transaction, outbox);
  await pictures.add(ONE);
  await pictures.add(OTHER);
});

const placements = () => [...photographs.placed.values()];

describe('a photograph', () => {
  it('hangs in its place, in the owner’s name, and lets no picture go', async () => {
    expect(await service.add('hero', ONE.id, OWNER)).toEqual({ place: 'hero', picture: ONE });
    expect(placements()).toEqual([{ id: 'hero', pictureId: ONE.id }]);
    expect(transaction.actors.at(-1)).toBe(OWNER);
    expect(outbox.events).toEqual([]);
  });

  it('may hang in several places', async () => {
    await service.add('hero', ONE.id, OWNER);
    await service.add('blog-1', ONE.id, OWNER);
    expect(placements().map(({ id }) => id)).toEqual(['hero', 'blog-1']);
  });

  it('takes the place of another, whose picture is let go', async () => {
    await service.add('hero', ONE.id, OWNER);
    expect(await service.add('hero', OTHER.id, OWNER)).toEqual({ place: 'hero', picture: OTHER });
    expect(placements()).toEqual([{ id: 'hero', pictureId: OTHER.id }]);
    expect(outbox.events).toEqual([pictureRemoved(ONE.key)]);
  });

  it('that is already there stays, and so does its image', async () => {
    await service.add('hero', ONE.id, OWNER);
    const [before] = placements();
    await service.add('hero', ONE.id, OWNER);
    expect(placements()[0]).toBe(before);
    expect(outbox.events).toEqual([]);
  });

  it('is of a picture that there is', async () => {
    await service.add('hero', ONE.id, OWNER);
    await expect(service.add('hero', 'gone', OWNER)).rejects.toBeInstanceOf(PictureNotFound);
    expect(placements()).toEqual([{ id: 'hero', pictureId: ONE.id }]);
  });

  it('and the removal of the previous image are atomic', async () => {
    await service.add('hero', ONE.id, OWNER);
    jest.spyOn(outbox, 'add').mockRejectedValue(new Error('full'));
    await expect(service.add('hero', OTHER.id, OWNER)).rejects.toThrow('full');
    await expect(service.takeDown('hero', OWNER)).rejects.toThrow('full');
    expect(placements()).toEqual([{ id: 'hero', pictureId: ONE.id }]);
  });
});

describe('taken down', () => {
  it('is replaced by the glass art when removed, and its image may go', async () => {
    await service.add('hero', ONE.id, OWNER);
    await service.add('blog-1', OTHER.id, OWNER);
    await service.takeDown('hero', OWNER);
    expect(placements()).toEqual([{ id: 'blog-1', pictureId: OTHER.id }]);
    expect(outbox.events).toEqual([pictureRemoved(ONE.key)]);
    expect(transaction.actors.at(-1)).toBe(OWNER);
  });

  it('a second time is no failure, and lets nothing go', async () => {
    await service.add('hero', ONE.id, OWNER);
    await service.takeDown('hero', OWNER);
    await service.takeDown('hero', OWNER);
    expect(outbox.types).toEqual(['picture.let-go']);
  });
});

describe('a place', () => {
  it.each(['courtyard-1', 'courtyard-6', 'gallery-01', 'gallery-27', 'merchandise-9', 'blog-5', 'login-window'])(
    '%s is one of the website',
    async (place) => {
      await expect(service.add(place, ONE.id, OWNER)).resolves.toMatchObject({ place });
    },
  );

  it.each(['', 'Hero', 'courtyard-0', 'courtyard-7', 'gallery-1', 'gallery-28', 'merchandise-01', 'blog-6'])(
    '“%s” is not a place',
    async (place) => {
      await expect(async () => service.add(place, ONE.id, OWNER)).rejects.toThrow(
        'There is no such photo spot on the website.',
      );
      await expect(async () => service.takeDown(place, OWNER)).rejects.toThrow(
        'There is no such photo spot on the website.',
      );
      expect(placements()).toEqual([]);
    },
  );
});
