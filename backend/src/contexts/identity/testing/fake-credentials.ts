import { TooMany } from '../../../kernel/domain-error.js';
import type { CommonPasswords, LoginTries, Passwords, Pause, SecondStepCodes, Try } from '../domain/ports.js';

/** Hashes that can be read. */
export class ReadablePasswords implements Passwords {
  /** Hashes that passwords were compared with; null if there was none. */
  readonly compared: (string | null)[] = [];
  /** What others do while a hash is made. */
  meanwhile: () => Promise<void> = () => Promise.resolve();

  async hash(password: string): Promise<string> {
    await this.meanwhile();
    return `hash of ${password}`;
  }

  matches(hash: string | null, password: string): Promise<boolean> {
    this.compared.push(hash);
    return Promise.resolve(hash === `hash of ${password}`);
  }
}

/** Allows five attempts in total. */
export class FiveTries implements LoginTries {
  counted: Try[] = [];
  /** Those of others within the hour. */
  wrongBefore = 0;
  private turns = 0;
  private codes = 0;
  private inBrowser = 0;
  private wrongProofs = 0;
  private readonly pins = new Map<string, number>();

  count(attempt: Try): Promise<number> {
    this.counted.push(attempt);
    return this.counted.length > 5
      ? Promise.reject(new TooMany(60))
      : Promise.resolve(this.wrongBefore + this.counted.length);
  }

  /** Four seconds after the one before. */
  turn(): Promise<number> {
    const wait = this.turns * 4_000;
    this.turns += 1;
    return Promise.resolve(wait);
  }

  forgive(): Promise<void> {
    this.counted.pop();
    return Promise.resolve();
  }

  countCode(): Promise<number> {
    this.codes += 1;
    return this.codes > 10 ? Promise.reject(new TooMany(3_600)) : Promise.resolve(this.codes);
  }

  forgiveCode(): Promise<void> {
    this.codes -= 1;
    return Promise.resolve();
  }

  countInBrowser(): Promise<number> {
    this.inBrowser += 1;
    return Promise.resolve(this.inBrowser);
  }

  forgiveInBrowser(): Promise<void> {
    this.inBrowser -= 1;
    return Promise.resolve();
  }

  countWrongProof(): Promise<number> {
    this.wrongProofs += 1;
    return Promise.resolve(this.wrongProofs);
  }

  countPin(triesId: string, tabletId: string): Promise<number> {
    const counted = (this.pins.get(`${triesId} ${tabletId}`) ?? 0) + 1;
    this.pins.set(`${triesId} ${tabletId}`, counted);
    return Promise.resolve(5 - counted);
  }

  forgivePin(triesId: string, tabletId: string): Promise<void> {
    this.pins.set(`${triesId} ${tabletId}`, (this.pins.get(`${triesId} ${tabletId}`) ?? 1) - 1);
    return Promise.resolve();
  }
}

/** Knows a single common password. */
export class OneCommonPassword implements CommonPasswords {
  includes(password: string): boolean {
    return password.toLowerCase() === 'password123';
  }
}

/** Waits for nothing and remembers how long it would have. */
export class NotedPause implements Pause {
  readonly pauses: number[] = [];
  /** What others do in it. */
  meanwhile: () => Promise<void> = () => Promise.resolve();

  for(milliseconds: number): Promise<void> {
    this.pauses.push(milliseconds);
    return this.meanwhile();
  }
}

const STEP_MS = 30_000;
const timeStepAt = (moment: Date) => Math.floor(moment.getTime() / STEP_MS);

/** The code of a time step is its number, whatever the key. */
export class CodesByNumber implements SecondStepCodes {
  private made = 0;

  newKey(): string {
    this.made += 1;
    return `key ${String(this.made)}`;
  }

  addressOf(key: string, email: string): string {
    return `${key} of ${email}`;
  }

  at(moment: Date): string {
    return String(timeStepAt(moment) % 1_000_000).padStart(6, '0');
  }

  timeStepOf(_key: string, code: string, now: Date): number | null {
    const near = [-1, 0].map((steps) => new Date(now.getTime() + steps * STEP_MS));
    const found = near.find((moment) => this.at(moment) === code);
    return found ? timeStepAt(found) : null;
  }

  newRecoveryCode(): string {
    this.made += 1;
    return `9000-${String(this.made).padStart(4, '0')}`;
  }

  hashOf(code: string): Promise<string> {
    return Promise.resolve(`hash of ${code}`);
  }

  formerHashesOf(code: string): Promise<readonly string[]> {
    return Promise.resolve([`former hash of ${code}`]);
  }
}
