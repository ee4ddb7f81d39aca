import { createHmac, hkdfSync, randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { hash, hashRaw, verify } from '@node-rs/argon2';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { Busy } from '../../../../kernel/domain-error.js';
import { AppSettings } from '../../../../platform/config/app-settings.js';
import { CurrentRestaurant } from '../../../../platform/restaurant/current-restaurant.js';
import type { Passwords, SecondStepCodes } from '../../domain/ports.js';
import type { SessionSecrets } from './sealed-keys.js';

/** Argon2id is the package's own choice of algorithm. */
const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each hash takes 19 MiB; four run at a time, the others wait. */
const MAX_AT_ONCE = 54;

export class Argon2Passwords implements Passwords {
  private readonly nobody = hash('a password that opens nothing', ARGON2_OPTIONS);
  private underWay = 0;

  hash(password: string): Promise<string> {
    return this.limited(() => hash(password, ARGON2_OPTIONS));
  }

  async matches(known: string | null, password: string): Promise<boolean> {
    const against = known ?? (await this.nobody);
    const matches = await this.limited(() => verify(against, password));
    return matches && known !== null;
  }

  private async limited<T>(work: () => Promise<T>): Promise<T> {
    if (this.underWay >= MAX_AT_ONCE) {
      throw new Busy('Too many people are signing in. Please try again in a moment.', 2);
    }
    this.underWay += 1;
    try {
      return await work();
    } finally {
      this.underWay -= 1;
    }
  }
}

/** RFC 6238 as the apps expect it: SHA-1, six digits, 30 seconds. */
const STEP_SECONDS = 30;
const GROUPS = 4;

@Injectable()
export class TotpCodes implements SecondStepCodes {
  private readonly secret: Buffer;
  private readonly former: readonly Buffer[];

  /** @param restaurant its name is shown in authenticator apps */
  constructor(
    @Inject(CurrentRestaurant) private readonly restaurant: Pick<CurrentRestaurant, 'nameForAccounts'>,
    @Inject(AppSettings) { secrets }: { readonly secrets: SessionSecrets },
  ) {
    this.secret = derived(secrets.session);
    this.former = (secrets.formerSessions ?? []).map(derived);
  }

  newKey = () => generateSecret();

  addressOf(key: string, email: string): string {
    return generateURI({ issuer: this.restaurant.nameForAccounts, label: email, secret: key });
  }

  timeStepOf(key: string, code: string, now: Date): number | null {
    if (!/^\d{6}$/.test(code)) return null;
    const epoch = Math.floor(now.getTime() / 1000);
    const found = verifySync({ secret: key, token: code, epoch, epochTolerance: [STEP_SECONDS, 0] });
    return found.valid && 'timeStep' in found ? found.timeStep : null;
  }

  /** 53 random bits, such as `4821-0937-5516-2240`: only digits, because phones show a numeric keypad for codes. */
  newRecoveryCode(): string {
    return Array.from({ length: GROUPS }, () => String(randomInt(10_000)).padStart(4, '0')).join('-');
  }

  hashOf(code: string, accountId: string): Promise<string> {
    return slowHash(this.secret, code, accountId);
  }

  async formerHashesOf(code: string, accountId: string): Promise<readonly string[]> {
    const slow = await Promise.all(this.former.map((secret) => slowHash(secret, code, accountId)));
    return [...slow, ...[this.secret, ...this.former].map((secret) => keyed(secret, code))];
  }
}

const derived = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'courtyard recovery codes', 32));
const keyed = (secret: Buffer, value: string | Buffer) =>
  createHmac('sha256', secret).update(value).digest('base64url');

/** Argon2id, because 53 bits can be brute-forced otherwise. The salt depends only on the account, so that a code can be found by its hash. */
async function slowHash(secret: Buffer, code: string, accountId: string): Promise<string> {
  const salt = createHmac('sha256', secret).update(`salt ${accountId}`).digest();
  return keyed(secret, await hashRaw(code, { ...ARGON2_OPTIONS, salt }));
}
