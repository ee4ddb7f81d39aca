import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Login } from '../http/security/access.js';
import { LiveTopics, loginsOf } from '../events/live-topics.js';
import { LiveView } from './live.controllers.js';

const PULSE_MS = 25_000;
const ANA: Login = { id: 'ana', name: 'Ana', role: 'staff', email: 'ana@bistro.example' };

/** A response that records what was sent. */
class Answer extends ServerResponse {
  text = '';
  isEnded = false;

  constructor() {
    super(new IncomingMessage(new Socket()));
  }

  override write(text: string): boolean {
    this.text += text;
    return true;
  }

  override end(): this {
    this.isEnded = true;
    this.emit('close');
    return this;
  }
}

let live: LiveView;
let hear: (message: string | null) => void;
beforeEach(async () => {
  jest.useFakeTimers();
  const topics = new LiveTopics();
  topics.on('dish', {
    channelsOf: ({ subject }) => [`dishes:${subject.id}`],
    channelsFor: ({ id }) => [`dishes:${id}`],
  });
  const listen = (_: string, listener: typeof hear) => {
    hear = listener;
    return Promise.resolve({ close: () => Promise.resolve() });
  };
  live = new LiveView({ listen }, topics);
  await live.start();
});
afterEach(async () => {
  await live.stop();
  jest.useRealTimers();
});

function open(login = ANA, isSignedIn = () => Promise.resolve(true)): Answer {
  const answer = new Answer();
  live.open(login, answer, isSignedIn);
  return answer;
}

it('sends a stream only the channels of its account', () => {
  const ana = open();
  const ben = open({ ...ANA, id: 'ben' });
  hear(JSON.stringify(['dishes:ana', 'dishes:cleo']));
  expect(ana.text).toContain('event: changed\ndata: ["dishes:ana"]\n\n');
  expect(ben.text).not.toContain('changed');
  hear(null);
  expect(ben.text).toContain('event: changed\ndata: ["*"]\n\n');
});

it('stays open as long as the session and ends with it', async () => {
  let isSignedIn = true;
  const answer = open(ANA, () => Promise.resolve(isSignedIn));
  await jest.advanceTimersByTimeAsync(PULSE_MS);
  expect(answer.isEnded).toBe(false);
  expect(answer.text).toMatch(/: still here\n\n$/);
  isSignedIn = false;
  await jest.advanceTimersByTimeAsync(PULSE_MS);
  expect(answer.isEnded).toBe(true);
});

it('ends immediately when its account is signed out, but not with another account’s session', async () => {
  let isSignedIn = true;
  const ana = open(ANA, () => Promise.resolve(isSignedIn));
  const ben = open({ ...ANA, id: 'ben' });
  hear(JSON.stringify([loginsOf('ana')]));
  await jest.advanceTimersByTimeAsync(0);
  expect(ana.isEnded).toBe(false);
  isSignedIn = false;
  hear(JSON.stringify([loginsOf('ben')]));
  await jest.advanceTimersByTimeAsync(0);
  expect([ana.isEnded, ben.isEnded]).toEqual([false, false]);
  hear(JSON.stringify([loginsOf('ana')]));
  await jest.advanceTimersByTimeAsync(0);
  expect([ana.isEnded, ben.isEnded]).toEqual([true, false]);
});

it('does not end because the session could not be looked up', async () => {
  const answer = open(ANA, () => Promise.reject(new Error('The database is away.')));
  await jest.advanceTimersByTimeAsync(PULSE_MS);
  expect(answer.isEnded).toBe(false);
});

it('ends the oldest of too many streams of one account', () => {
  const first = open();
  const others = Array.from({ length: 20 }, () => open());
  const stranger = open({ ...ANA, id: 'ben' });
  expect(first.isEnded).toBe(true);
  expect([...others, stranger].filter(({ isEnded }) => isEnded)).toEqual([]);
});

it('ends every stream when the process ends, and opens none afterwards', async () => {
  const answer = open();
  await live.stop();
  expect(answer.isEnded).toBe(true);
  expect(open().isEnded).toBe(true);
});
