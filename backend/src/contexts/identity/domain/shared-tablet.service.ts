import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/actor.js';
import { Clock } from '../../../kernel/clock.js';
import { Conflict, InvalidInput } from '../../../kernel/domain-error.js';
import { Ids } from '../../../kernel/ids.js';
import { Outbox } from '../../../kernel/outbox.js';
import { Restaurant } from '../../../kernel/restaurant.js';
import { Transaction } from '../../../kernel/transaction.js';
import { type Account, accountEvent } from './account.js';
import { PinLocked, TabletNotShared, WrongPin } from './identity.errors.js';
import { OwnPassword } from './own-password.js';
import { AccountRepository, LoginTries, SecondStepCodes, StaffPinRepository, type TabletPerson } from './ports.js';
import { SessionRepository } from './ports/session.repository.js';
import { pinProblem, type SharedTablet, type StaffPin, workingDayAt } from './shared-tablet.js';

/** What a browser sends to switch. */
export interface Switching {
  /** Token of the tablet's session. */
  readonly token: string | null;
  readonly browser: string | null;
}

/** Staff share a tablet for a working day and switch by PIN. Only staff have PINs, so a PIN never leads to another role. */
@Injectable()
export class SharedTabletService {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly pins: StaffPinRepository,
    private readonly accounts: AccountRepository,
    private readonly ownPassword: OwnPassword,
    private readonly codes: SecondStepCodes,
    private readonly tries: LoginTries,
    private readonly restaurant: Restaurant,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Shares the caller's browser until the working day ends, and returns the token of its new session. Staff stay signed
   * in; owners and site managers are signed out, as is every other role in this browser.
   * @throws Conflict
   */
  share(actor: Actor, token: string): Promise<string> {
    return this.transaction.run(actor, async () => {
      if (await this.sessions.tabletOf(token)) throw new Conflict('This tablet is already shared.');
      const now = this.clock.now();
      const day = workingDayAt(now, this.restaurant.timeZone);
      const login = (await this.sessions.ofAccount(actor, token)).find(({ isThis }) => isThis);
      if (!login || login.signedInAt < day.begin) {
        throw new Conflict('You signed in on another day. Log out, sign in again, and then share this tablet.');
      }
      await this.outbox.add(accountEvent('account.shared-tablet', actor));
      const tablet = { id: this.ids.next(), sharedAt: now, sharedUntil: day.end };
      return this.sessions.share(actor, token, tablet);
    });
  }

  async isShared(token: string | null): Promise<boolean> {
    return token !== null && (await this.sessions.tabletOf(token)) !== null;
  }

  /** The staff who can switch to themselves, by name. @throws TabletNotShared */
  async people(token: string | null): Promise<TabletPerson[]> {
    return this.pins.peopleOn(await this.tabletOf(token));
  }

  /** Signs in a staff member in place of the current person. @throws TabletNotShared, WrongPin, PinLocked, Conflict */
  async switchTo(
    staffId: string,
    pin: string,
    { token, browser }: Switching,
  ): Promise<{ account: Account; token: string }> {
    const tablet = await this.tabletOf(token);
    const known = await this.pins.findOn(tablet, staffId);
    if (!known) throw new Conflict('You can’t use a PIN here. Sign in with your email and password.');
    const left = await this.tries.countPin(known.triesId, tablet.id);
    if (left < 0) throw new PinLocked();
    if (!(await this.matches(known, pin))) {
      if (left > 0) throw new WrongPin(left);
      await this.transaction.run(null, async () => {
        const account = await this.accounts.get('staff', staffId);
        if (account) await this.outbox.add(accountEvent('account.pin-locked', account));
      });
      throw new PinLocked();
    }
    await this.tries.forgivePin(known.triesId, tablet.id);
    const account = await this.accounts.get('staff', staffId);
    if (!account) throw new TabletNotShared();
    return this.transaction.run(account, async () => {
      // The owner may have reset the password, or the person the PIN, while this one was compared.
      const isStill = await this.accounts.recordLogin(account, this.clock.now());
      const still = await this.pins.findOn(tablet, staffId);
      if (!isStill || still?.hash !== known.hash) throw new Conflict('Your PIN has changed. Please try again.');
      await this.outbox.add(accountEvent('account.switched-by-pin', account));
      return { account, token: await this.sessions.begin(account, token, browser, { byPin: true }) };
    });
  }

  /** Ends a shared session, so that the tablet needs a password again. Returns whether there was one. */
  stop(token: string | null, by: Actor): Promise<boolean> {
    return this.transaction.run(by, async () => {
      if (token === null || !(await this.sessions.tabletOf(token))) return false;
      await this.outbox.add(accountEvent('account.stopped-sharing-tablet', by));
      await this.sessions.end(token);
      return true;
    });
  }

  pinOf({ id }: Actor): Promise<StaffPin | null> {
    return this.pins.find(id);
  }

  /** @throws InvalidInput per field, TooMany */
  async setPin(actor: Actor & { email: string }, password: string, pin: string, address: string): Promise<void> {
    const problem = pinProblem(pin);
    if (problem) throw new InvalidInput([{ field: 'pin', message: problem }]);
    const { account, forgive } = await this.ownPassword.ask(actor, password, address, 'password');
    await forgive();
    const hash = await this.codes.hashOf(pin, actor.id);
    await this.transaction.run(actor, async () => {
      await this.accounts.hold(account);
      const now = await this.accounts.get('staff', account.id);
      if (now?.passwordHash !== account.passwordHash) {
        throw new Conflict('Your password was changed. Please sign in again.');
      }
      await this.pins.set(account.id, hash, this.clock.now());
      await this.outbox.add(accountEvent('account.set-pin', account));
    });
  }

  removePin(actor: Actor): Promise<void> {
    return this.transaction.run(actor, async () => {
      if (await this.pins.remove(actor.id)) await this.outbox.add(accountEvent('account.removed-pin', actor));
    });
  }

  private async tabletOf(token: string | null): Promise<SharedTablet> {
    const tablet = token === null ? null : await this.sessions.tabletOf(token);
    if (!tablet) throw new TabletNotShared();
    return tablet;
  }

  private async matches({ hash, staffId }: StaffPin, pin: string): Promise<boolean> {
    if ((await this.codes.hashOf(pin, staffId)) === hash) return true;
    return (await this.codes.formerHashesOf(pin, staffId)).includes(hash);
  }
}
