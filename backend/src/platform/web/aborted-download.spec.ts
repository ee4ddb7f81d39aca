import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express, { type NextFunction, type Request, type Response } from 'express';
import request from 'supertest';
import { BuiltSite } from './built-site.js';
import { webSite } from './web-site.js';

const folder = mkdtempSync(join(tmpdir(), 'courtyard-site-'));
beforeAll(() => {
  for (const file of ['client/index.html', 'client/404/index.html', 'client/pictures/hero.avif', 'server/index.js']) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), 'content');
  }
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('does not report an error when the client has ended the download', async () => {
  const reported: unknown[] = [];
  const finished = Promise.withResolvers<unknown>();
  const site = express();
  site.use(async (_request, response, next) => {
    response.socket?.destroy();
    await once(response, 'close');
    const sendFile = response.sendFile.bind(response) as (...values: unknown[]) => void;
    response.sendFile = ((path: string, options: object, done: (error?: Error) => void) => {
      sendFile(path, options, (error?: Error) => {
        done(error);
        finished.resolve(error);
      });
    }) as Response['sendFile'];
    next();
  });
  site.use(webSite(new BuiltSite(join(folder, 'client')), new URL('https://bistro.example'), /^\/api/));
  site.use((error: unknown, _request: Request, _response: Response, next: NextFunction) => {
    reported.push(error);
    next();
  });
  await expect(request(site).get('/pictures/hero.avif')).rejects.toThrow('socket hang up');
  await expect(finished.promise).resolves.toMatchObject({ message: 'Request aborted' });
  expect(reported).toEqual([]);
});
