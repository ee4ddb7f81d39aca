import { Injectable } from '@nestjs/common';
import type { Author } from '../../../../kernel/actor.js';
import { OnEvent, type StoredEvent } from '../../../../platform/events/event-listeners.js';
import { EmailSettingsRepository } from '../../../email-marketing/index.js';
import { type ChangeRequest, type Consent, type Editor, MenuService, OwnerConsent } from '../../../menu/index.js';
import { SiteContents } from '../../../site-content/index.js';
import { type ApprovalEventType, ApprovalsService } from '../../domain/approvals.service.js';

const ANSWERS = {
  'approval-item.approved': 'approved',
  'approval-item.rejected': 'rejected',
  'approval-item.returned': 'returned',
  'approval-item.deleted': 'rejected',
} as const satisfies Partial<Record<ApprovalEventType, string>>;

const CONTENT_TYPES = { menu: 'menu_update', website: 'website_update' } as const;
const TITLES = { menu: 'Menu', website: 'Website' };
const SHOWN_IN_TITLE = 60;

/** Asks the owner about the site manager's changes of the menu and the website's texts, and passes the answer on. */
@Injectable()
export class ChangeApprovals implements Consent {
  constructor(
    consent: OwnerConsent,
    private readonly menus: MenuService,
    private readonly siteContents: SiteContents,
    private readonly approvals: ApprovalsService,
    private readonly settings: EmailSettingsRepository,
  ) {
    consent.askThrough(this);
  }

  async isRequiredFrom({ role }: Editor): Promise<boolean> {
    return role !== 'admin' && (await this.settings.get()).ownerApprovalRequired;
  }

  async ask({ about, changes }: ChangeRequest, by: Editor): Promise<string> {
    const [first = ''] = changes;
    const title = changes.length === 1 && first.length <= SHOWN_IN_TITLE ? first : `${String(changes.length)} changes`;
    const item = await this.approvals.submit(
      {
        title: `${TITLES[about]}: ${title}`,
        contentType: CONTENT_TYPES[about],
        description: 'Approve to publish the changes on the website.',
        contentData: `<ul>${changes.map((change) => `<li>${escaped(change)}</li>`).join('')}</ul>`,
        fileUrl: null,
        submittedBy: by.name,
        scheduledDate: null,
        scheduledContentId: null,
      },
      by,
    );
    return item.id;
  }

  /** People submit content of these types, too; `settle` ignores it. */
  @OnEvent(Object.keys(ANSWERS), {
    listener: 'menu-answers',
    concerns: ({ payload }: StoredEvent<{ contentType: string }>) => payload.contentType === CONTENT_TYPES.menu,
  })
  async answeredMenu({ type, subject, by }: StoredEvent): Promise<void> {
    await this.menus.settle(subject.id, ANSWERS[type as keyof typeof ANSWERS], by as Author | null);
  }

  @OnEvent(Object.keys(ANSWERS), {
    listener: 'website-answers',
    concerns: ({ payload }: StoredEvent<{ contentType: string }>) => payload.contentType === CONTENT_TYPES.website,
  })
  async answeredWebsite({ type, subject, by }: StoredEvent): Promise<void> {
    await this.siteContents.settle(subject.id, ANSWERS[type as keyof typeof ANSWERS], by as Author | null);
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
