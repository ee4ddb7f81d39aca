import sharp from 'sharp';
import { SharpPictureMaker } from './sharp-picture-maker.js';

const maker = new SharpPictureMaker();
const plain = (width: number, height: number, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background } });
const read = (content: Uint8Array) => sharp(content).metadata();

it('makes a WebP and a JPEG of each width', async () => {
  const { width, height, files } = await maker.make(await plain(2_000, 1_000).png().toBuffer());
  expect({ width, height }).toEqual({ width: 1_600, height: 800 });
  const kinds = await Promise.all(files.map(async ({ content }) => read(content)));
  expect(kinds.map((kind) => [kind.format, kind.width, kind.height])).toEqual([
    ['webp', 1_600, 800],
    ['jpeg', 1_600, 800],
    ['webp', 800, 400],
    ['jpeg', 800, 400],
  ]);
  expect(files.map(({ width, type }) => `${String(width)} ${type}`)).toEqual([
    '1600 webp',
    '1600 jpg',
    '800 webp',
    '800 jpg',
  ]);
});

it.each(['jpeg', 'png', 'webp'] as const)('does not enlarge a small %s', async (format) => {
  const { width, height, files } = await maker.make(await plain(30, 20).toFormat(format).toBuffer());
  expect({ width, height, count: files.length }).toEqual({ width: 30, height: 20, count: 2 });
});

it('rotates upright, and removes metadata of the camera', async () => {
  const photo = await plain(60, 30)
    .withExif({ IFD0: { Copyright: 'Ada Quillfeather' }, IFD3: { GPSLatitude: '29/1 53/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await read(photo)).toMatchObject({ orientation: 6, exif: expect.any(Buffer) });
  const { width, height, files } = await maker.make(photo);
  expect({ width, height }).toEqual({ width: 30, height: 60 });
  for (const { content } of files) {
    const { orientation, exif, xmp, iptc } = await read(content);
    expect({ orientation, exif, xmp, iptc }).toEqual({});
    expect(Buffer.from(content).includes('Quillfeather')).toBe(false);
  }
});

it('uses white as the background of a JPEG made from a transparent image', async () => {
  const nothing = await sharp({ create: { width: 4, height: 4, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  const { files } = await maker.make(nothing);
  const jpeg = files.find(({ type }) => type === 'jpg')?.content ?? new Uint8Array();
  const { channels } = await sharp(jpeg).stats();
  expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});

it('limits the height of a tall image to the maximum of WebP', async () => {
  const { height } = await maker.make(await plain(20, 20_000).png().toBuffer());
  expect(height).toBe(4_800);
});

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
);
const refused = (file: Uint8Array, message: RegExp) =>
  expect(maker.make(file)).rejects.toMatchObject({
    kind: 'invalid',
    fields: [{ field: 'file', message: expect.stringMatching(message) }],
  });

it.each<[string, () => Promise<Buffer> | Buffer]>([
  ['an SVG', () => svg],
  ['a GIF', () => plain(9, 9).gif().toBuffer()],
  ['a TIFF', () => plain(9, 9).tiff().toBuffer()],
  ['a text', () => Buffer.from('no picture')],
  ['nothing', () => Buffer.alloc(0)],
])('refuses %s', async (_, file) => {
  await refused(await file(), /JPEG, PNG or WebP/);
});

const jpegSigns = Buffer.from([0xff, 0xd8, 0xff]);
it.each([
  ['an SVG that begins as a JPEG', Buffer.concat([jpegSigns, svg])],
  ['half a picture', async () => (await plain(300, 300).jpeg().toBuffer()).subarray(0, 400)],
])('refuses %s', async (_, file) => {
  await refused(typeof file === 'function' ? await file() : file, /couldn’t read/);
});

it('refuses what moves', async () => {
  const frames = await sharp([await plain(8, 8).png().toBuffer(), await plain(8, 8, '#ff0000').png().toBuffer()], {
    join: { animated: true },
  })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
  await refused(frames, /without animation/);
  const still = await plain(8, 8).png().toBuffer();
  const at = still.indexOf('IDAT') - 4;
  const moving = Buffer.concat([
    still.subarray(0, at),
    Buffer.from('\0\0\0\x08acTL12345678abcd', 'latin1'),
    still.subarray(at),
  ]);
  await refused(moving, /without animation/);
});

it('refuses a small file with very many pixels before it is decoded', async () => {
  const bomb = await plain(7_100, 7_100).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  await refused(bomb, /50 million pixels/);
});

it('recovers after a rejected image', async () => {
  await refused(svg, /JPEG/);
  expect(await maker.make(await plain(3, 3).png().toBuffer())).toMatchObject({ width: 3 });
});
