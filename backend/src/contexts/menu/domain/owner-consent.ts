import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/actor.js';

/** An account that edits what guests see. */
export interface Editor extends Actor {
  readonly email: string;
}

/** A change that the owner is asked about. */
export interface ChangeRequest {
  readonly about: 'menu' | 'website';
  /** What would change, one phrase each. */
  readonly changes: readonly string[];
}

/** Asks the owner about changes. */
export interface Consent {
  isRequiredFrom(by: Editor): Promise<boolean>;
  /** Returns the id of the request; the answer comes as `settle` of the service that has asked. */
  ask(request: ChangeRequest, by: Editor): Promise<string>;
}

/** Approvals registers here how the owner is asked, so that the menu and the website do not depend on it. */
@Injectable()
export class OwnerConsent implements Consent {
  private consent: Consent | undefined;

  askThrough(consent: Consent): void {
    this.consent = consent;
  }

  async isRequiredFrom(by: Editor): Promise<boolean> {
    return (await this.consent?.isRequiredFrom(by)) ?? false;
  }

  ask(request: ChangeRequest, by: Editor): Promise<string> {
    if (!this.consent) throw new Error('No one asks the owner about changes.');
    return this.consent.ask(request, by);
  }
}
