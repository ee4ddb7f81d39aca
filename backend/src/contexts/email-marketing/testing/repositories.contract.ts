import type { Ids } from '../../../kernel/ids.js';
import type { Transaction } from '../../../kernel/transaction.js';
import type { AutomationRepository } from '../automations/domain/automations.service.js';
import { anAutomation, PLANNED_AT } from '../automations/testing/an-automation.js';
import type { CampaignRepository } from '../campaigns/domain/campaign.js';
import { aCampaign, DATE } from '../campaigns/testing/a-campaign.js';
import type { SegmentRepository } from '../contacts/domain/segments.service.js';
import type { ContactRepository, Suppressions } from '../contacts/domain/ports.js';
import { contactRepositoryContract } from '../contacts/testing/contact.repository.contract.js';
import { segmentRepositoryContract } from '../contacts/testing/segment.repository.contract.js';
import { suppressionsContract } from '../contacts/testing/suppressions.contract.js';
import type { TemplateRepository } from '../templates/domain/templates.service.js';
import { aTemplate } from '../templates/testing/a-template.js';
import { repositoryContract } from './repository.contract.js';

interface Subject {
  readonly contacts: ContactRepository;
  readonly segments: SegmentRepository;
  readonly suppressions: Suppressions;
  readonly templates: TemplateRepository;
  readonly campaigns: CampaignRepository;
  readonly automations: AutomationRepository;
  readonly transaction: Transaction;
  readonly ids: Ids;
}

/** What the keepers of the context promise its domains, in PostgreSQL and in memory. */
export function repositoriesContract(subject: () => Subject): void {
  describe('contacts', () => contactRepositoryContract(subject));

  describe('segments', () => segmentRepositoryContract(subject));

  describe('suppressed addresses', () => suppressionsContract(subject));

  describe('templates', () =>
    repositoryContract(() => {
      const { templates, ...rest } = subject();
      const change = (before: ReturnType<typeof aTemplate>) => ({ ...before, variables: [], textContent: 'Our menu' });
      return { ...rest, repository: templates, find: (id) => templates.find(id), make: (id) => aTemplate(id), change };
    }));

  describe('campaigns', () =>
    repositoryContract(() => {
      const { campaigns, ...rest } = subject();
      const make = (id: string) => aCampaign(id, 'scheduled');
      const change = (before: ReturnType<typeof make>) => before.goToOthers(DATE);
      return { ...rest, repository: campaigns, find: (id) => campaigns.get(id), make, change };
    }));

  describe('automations', () =>
    repositoryContract(() => {
      const { automations, ...rest } = subject();
      const make = (id: string) => anAutomation(id);
      const change = (before: ReturnType<typeof make>) =>
        before.edit({ isActive: !before.isActive }, new Date(PLANNED_AT.getTime() + 1));
      return { ...rest, repository: automations, find: (id) => automations.get(id), make, change };
    }));
}
