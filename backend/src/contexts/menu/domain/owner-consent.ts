import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/actor.js';

/** An account that edits the menu. */
export interface Editor extends Actor {
  readonly email: string;
}

/** Asks the owner about changes. */
export interface Consent {
  isRequiredFrom(by: Editor): Promise<boolean>;
  /** Returns the id of the request; the answer comes as `MenuService.settle`. */
  ask(changes: readonly string[], by: Editor): Promise<string>;
}

/** Approvals registers here how the owner is asked, so that the menu does not depend on it. */
@Injectable()
export class OwnerConsent implements Consent {
  private consent: Consent | undefined;

  askThrough(consent: Consent): void {
    this.consent = consent;
  }

  async isRequiredFrom(by: Editor): Promise<boolean> {
    return (await this.consent?.isRequiredFrom(by)) ?? false;
  }

  ask(changes: readonly string[], by: Editor): Promise<string> {
    if (!this.consent) throw new Error('No one asks the owner about the menu.');
    return this.consent.ask(changes, by);
  }
}
