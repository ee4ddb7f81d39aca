import type { Actor } from '../../../kernel/actor.js';
import { InvalidInput } from '../../../kernel/domain-error.js';
import { CountedIds } from '../../../kernel/testing/counted-ids.js';
import { InMemoryTransaction } from '../../../kernel/testing/in-memory-transaction.js';
import { SettableClock } from '../../../platform/testing/settable-clock.js';
import { ADDED_AT, aPicture } from '../testing/a-picture.js';
import { InMemoryPictureRepository } from '../testing/in-memory-picture.repository.js';
import { type PictureFile, PictureInUse, PictureNotFound } from './picture.js';
import { type PictureMaker, PicturesService, type PictureUser, PictureUses } from './pictures.service.js';

const MANAGER: Actor = { id: '1', name: 'Site Manager', role: 'manager' };
const FILE = Buffer.from('courtyard');
const form = (width: number, bytes: number): PictureFile => ({ width, type: 'webp', content: new Uint8Array(bytes) });
const FORMS = [form(1_600, 300), form(800, 100)] as const;

let transaction: InMemoryTransaction;
let pictures: InMemoryPictureRepository;
let maker: jest.Mocked<PictureMaker>;
let uses: PictureUses;
let service: PicturesService;
const ids = new CountedIds();
beforeEach(() => {
  const clock = new SettableClock();
  clock.set(ADDED_AT);
  transaction = new InMemoryTransaction();
  pictures = new InMemoryPictureRepository(transaction);
  maker = {
    keyOf: jest.fn((file: Uint8Array) => `key of ${file.toString()}`),
    make: jest.fn(),
  };
  maker.make.mockResolvedValue({ width: 1_600, height: 900, files: FORMS });
  uses = new PictureUses();
  service = new PicturesService(pictures, maker, uses, transaction, clock, ids);
});

async function savePicture() {
  const picture = aPicture(ids.next());
  await pictures.add(picture, FORMS);
  return picture;
}

function isShown(wanted: string, ...users: PictureUser[]) {
  uses.on({ usersOf: (key) => Promise.resolve(key === wanted ? users : []) });
}

describe('a file', () => {
  it('becomes a picture with all its forms, as heavy as the widest of them', async () => {
    const picture = await service.add(FILE, 'The courtyard', MANAGER);
    expect(picture).toEqual({
      id: expect.any(String) as string,
      key: 'key of courtyard',
      alt: 'The courtyard',
      width: 1_600,
      height: 900,
      bytes: 300,
      createdAt: ADDED_AT,
    });
    expect(pictures.all).toEqual([picture]);
    expect(pictures.files.get(picture.id)).toEqual(FORMS);
    expect(transaction.actors).toEqual([MANAGER]);
  });

  it('sent again is the picture that is there, with its words, and is not made again', async () => {
    const first = await service.add(FILE, 'The courtyard', MANAGER);
    expect(await service.add(FILE, 'Something else', MANAGER)).toBe(first);
    expect(pictures.all).toEqual([first]);
    expect(maker.make).toHaveBeenCalledTimes(1);
  });

  it('that is not an image leaves nothing', async () => {
    maker.make.mockRejectedValueOnce(new InvalidInput([{ field: 'file', message: 'No picture.' }]));
    await expect(service.add(FILE, '', MANAGER)).rejects.toBeInstanceOf(InvalidInput);
    expect(pictures.all).toEqual([]);
  });
});

it('can be described again and is otherwise unchanged', async () => {
  const picture = await savePicture();
  const described = { ...picture, alt: 'Two tables' };
  expect(await service.describe(picture.id, 'Two tables', MANAGER)).toEqual(described);
  expect(pictures.all).toEqual([described]);
  expect(transaction.actors.at(-1)).toBe(MANAGER);
});

it('has to be there to be described or deleted', async () => {
  await expect(service.describe(ids.next(), '', MANAGER)).rejects.toBeInstanceOf(PictureNotFound);
  await expect(service.delete(ids.next(), MANAGER)).rejects.toBeInstanceOf(PictureNotFound);
});

describe('deleting it', () => {
  it('removes its files, but no other images', async () => {
    const picture = await savePicture();
    const other = await savePicture();
    isShown(other.key, { name: 'Newsletter', isOver: false });
    await service.delete(picture.id, MANAGER);
    expect(pictures.all).toEqual([other]);
    expect([...pictures.files.keys()]).toEqual([other.id]);
    expect(transaction.actors.at(-1)).toBe(MANAGER);
  });

  it('is refused while something shows it, and names all that is not over', async () => {
    const picture = await savePicture();
    isShown(picture.key, { name: 'Sent in May', isOver: true }, { name: 'Newsletter', isOver: false });
    isShown(picture.key, { name: 'Blog post', isOver: false });
    await expect(service.delete(picture.id, MANAGER)).rejects.toEqual(new PictureInUse(['Newsletter', 'Blog post']));
    expect(pictures.all).toEqual([picture]);
  });

  it('is possible where all that shows it is over', async () => {
    const picture = await savePicture();
    isShown(picture.key, { name: 'Sent in May', isOver: true });
    await service.delete(picture.id, MANAGER);
    expect(pictures.all).toEqual([]);
  });
});

describe('let go by what showed it', () => {
  it('is also removed, without an actor', async () => {
    const picture = await savePicture();
    const other = await savePicture();
    await service.deleteIfUnused(picture.key);
    expect(pictures.all).toEqual([other]);
    expect(transaction.actors.at(-1)).toBeNull();
  });

  it.each([true, false])('stays while something else shows it, over or not (%s)', async (isOver) => {
    const picture = await savePicture();
    isShown(picture.key, { name: 'Newsletter', isOver });
    await service.deleteIfUnused(picture.key);
    expect(pictures.all).toEqual([picture]);
  });

  it('succeeds when repeated', async () => {
    const { key } = await savePicture();
    await service.deleteIfUnused(key);
    await expect(service.deleteIfUnused(key)).resolves.toBeUndefined();
  });
});
