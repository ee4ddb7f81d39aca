import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Role } from '../../../../kernel/actor.js';
import { AppSettings } from '../../../../platform/config/app-settings.js';
import { SignedLinks } from '../../../../platform/links/signed-links.js';
import type { Account } from '../../domain/account.js';
import type { PasswordLinks } from '../../domain/password-links.service.js';

const FIRST_OWNER = 'first-owner';
const purposeOf = (role: Role) => `password-${role}`;

/** The token contains a digest of the stored hash: a new password invalidates all earlier links, so that each works only once. */
@Injectable()
export class SignedPasswordLinks implements PasswordLinks {
  constructor(
    private readonly links: SignedLinks,
    private readonly settings: AppSettings,
  ) {}

  linkFor(account: Account, expiresAt: Date): string {
    const url = new URL(`/${account.role}/choose-password`, this.settings.publicUrl);
    // Browsers never send the part after the #, so the token does not reach logs.
    url.hash = this.links.sign(purposeOf(account.role), `${account.id} ${digestOf(account)}`, expiresAt);
    return url.href;
  }

  accountIn(role: Role, token: string): string | null {
    return this.subjectIn(role, token)?.[0] ?? null;
  }

  isUnused(account: Account, token: string): boolean {
    return this.subjectIn(account.role, token)?.[1] === digestOf(account);
  }

  linkForFirstOwner(expiresAt: Date): string {
    const url = new URL('/admin/setup', this.settings.publicUrl);
    url.hash = this.links.sign(FIRST_OWNER, '', expiresAt);
    return url.href;
  }

  isForFirstOwner(token: string): boolean {
    return this.links.read(FIRST_OWNER, token) !== null;
  }

  private subjectIn(role: Role, token: string): string[] | undefined {
    return this.links.read(purposeOf(role), token)?.split(' ');
  }
}

const digestOf = ({ passwordHash }: Account) =>
  createHash('sha256')
    .update(passwordHash ?? '')
    .digest('base64url');
