import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const TEXT = /\.(js|css|svg)$/;

/** Writes .br and .gz next to every text asset. The server compresses pages itself, after inserting its address. */
export async function compressFiles(folder) {
  const files = (await readdir(folder, { recursive: true })).filter((file) => TEXT.test(file));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(join(folder, file));
      const best = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } };
      await writeFile(join(folder, `${file}.br`), await brotli(content, best));
      await writeFile(join(folder, `${file}.gz`), await gzip(content, { level: 9 }));
    }),
  );
}
