import { Controller, Get, Module, Param } from '@nestjs/common';
import { APP_FILTER, NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import request from 'supertest';
import { Busy, InvalidInput, TooMany } from '../../kernel/domain-error.js';
import { keepNotFoundPage, NoSuchPage, ProblemFilter } from './problem.filter.js';

const refusals: Record<string, Error> = {
  'too-many': new TooMany(12),
  'far-too-many': new TooMany(1_700),
  'no-page': new NoSuchPage('This link is not one of ours.'),
  busy: new Busy('The kitchen is full. Please try again in a moment.', 2),
  'disk-full': Object.assign(new Error('could not extend file'), { code: '53100' }),
  standby: Object.assign(new Error('cannot execute INSERT in a read-only transaction'), { code: '25006' }),
  silent: new Error('Query read timeout'),
  invalid: new InvalidInput([{ field: 'name', message: 'Enter your name.' }]),
};

@Controller()
class Refusing {
  @Get(':kind') refuse(@Param('kind') kind: string) {
    throw refusals[kind] ?? new Error(kind);
  }
}

@Module({ controllers: [Refusing], providers: [{ provide: APP_FILTER, useClass: ProblemFilter }] })
class App {}

let app: NestExpressApplication;
beforeAll(async () => {
  app = await NestFactory.create<NestExpressApplication>(App, { logger: false });
  app.use((_request: Request, response: Response, next: NextFunction) => {
    keepNotFoundPage(response, {
      send: (_, answer) => Promise.resolve(void answer.status(404).type('html').send('nothing here')),
    });
    next();
  });
  await app.init();
});
afterAll(() => app.close());

it.each([
  ['too-many', 429, '12', 'Too many attempts. Please wait 12 seconds and try again.'],
  ['far-too-many', 429, '1700', 'Too many attempts. Please wait 29 minutes and try again.'],
  ['busy', 503, '2', 'The kitchen is full. Please try again in a moment.'],
  ['disk-full', 503, '5', 'We’re busy right now. Please try again shortly.'],
  ['standby', 503, '5', 'We’re busy right now. Please try again shortly.'],
  ['silent', 503, '5', 'We’re busy right now. Please try again shortly.'],
  ['invalid', 400, undefined, 'Enter your name.'],
])('answers %s with %i and when to come back', async (kind, status, retryAfter, detail) => {
  const { body, headers } = await request(app.getHttpServer())
    .get(`/${kind}`)
    .expect(status)
    .expect('Content-Type', /^application\/problem\+json/);
  expect(body).toMatchObject({ status, detail });
  expect(headers['retry-after']).toBe(retryAfter);
});

describe('a link that leads nowhere', () => {
  const follow = (accept: string, kind = 'no-page') =>
    request(app.getHttpServer()).get(`/${kind}`).set('Accept', accept);

  it('shows a browser the page for that', async () => {
    const { text } = await follow('text/html,application/xhtml+xml,*/*;q=0.8').expect(404);
    expect(text).toBe('nothing here');
  });

  it.each(['*/*', 'application/json', 'application/problem+json'])(
    'sends the problem to clients that accept %s',
    async (accept) => {
      const { body } = await follow(accept)
        .expect(404)
        .expect('Content-Type', /^application\/problem\+json/);
      expect(body).toMatchObject({ detail: 'This link is not one of ours.' });
    },
  );

  it('is the only refusal that is a page', async () => {
    await follow('text/html', 'invalid')
      .expect(400)
      .expect('Content-Type', /^application\/problem\+json/);
  });
});
