import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { Ids } from '../../../../kernel/ids.js';
import { Database } from '../../../../platform/persistence/database.js';
import { Seed } from '../../../../platform/seeds.js';
import { Inbox } from '../../../enquiries/index.js';
import {
  CONSULTATION_TEXTS,
  type ConsultationAnswers,
  type PlanAnswers,
  REQUIREMENT_TEXTS,
} from '../../domain/answers.js';
import { calculatePackage } from '../../domain/package.js';
import { textsOf } from '../http/consultation.dto.js';
import {
  BuildRequirementsSchema,
  ConsultationSchema,
  PlanConsultationSchema,
} from '../persistence/consultation.schemas.js';

const HOUR_MS = 3_600_000;
/** Belongs to no browser, so that no visitor sees a sample as their own. */
const NO_BROWSER = '00000000-0000-0000-0000-000000000000';

const ANSWERS: ConsultationAnswers = {
  ...textsOf(CONSULTATION_TEXTS, {
    timeline: 'Before the season begins in March',
    budgetRange: 'Growth $1500-2000',
    strategy1Feedback: 'A code on every table, please, with the menu behind it.',
    colorSchemePreference: 'The colors of the windows: teal, amber, a little ruby.',
    photoRequests: 'The fountain in the morning.',
  }),
  restaurantName: 'Lightkeeper Coffee',
  contactEmail: 'ada.brandt@clients.example',
  selectedServices: ['qr-menu', 'google-optimization', 'online-ordering', 'hotel-partnerships', 'trolley-pickup'],
  additionalFeatures: ['Reservation System', 'Photo Gallery Expansion'],
  ongoingServices: ['SEO Optimization', 'Content Updates'],
};

const PLAN: PlanAnswers = {
  businessName: 'Anchor & Vine',
  contactEmail: 'paul.reyes@clients.example',
  contactPhone: '(904) 555-0118',
  selectedTier: 'premium',
  questions: 'Can we begin in the middle of a month?',
  timeline: 'As soon as possible',
  additionalNeeds: null,
};

const REQUIREMENTS = textsOf(REQUIREMENT_TEXTS, {
  clientRequests: 'Guests ask for the menu in Spanish.',
  functionalityNeeds: 'A way to sell gift cards.',
  priorities: 'The menu first, then the shop.',
});

/** One of each form of the agency's pages. */
@Injectable()
export class SampleConsultations {
  constructor(
    private readonly database: Database,
    private readonly inbox: Inbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  @Seed('demo')
  async add(): Promise<void> {
    const consultation = {
      ...this.mark(60),
      ...ANSWERS,
      calculatedPackage: calculatePackage(ANSWERS.selectedServices),
    };
    await this.database.getRepository(ConsultationSchema).insert({ ...consultation, browserId: NO_BROWSER });
    const { id, createdAt, restaurantName, contactEmail, ...data } = consultation;
    await this.inbox.load(
      { id, kind: 'consultation', name: restaurantName, email: contactEmail, createdAt, data },
      true,
    );

    const plan = { ...this.mark(7), ...PLAN };
    await this.database.getRepository(PlanConsultationSchema).insert(plan);
    const { businessName: name, contactEmail: email } = PLAN;
    await this.inbox.load({ ...this.sent(plan), kind: 'plan', name, email, data: { ...PLAN } }, false);

    const requirements = { ...this.mark(100), ...REQUIREMENTS };
    await this.database.getRepository(BuildRequirementsSchema).insert(requirements);
    await this.inbox.load(
      { ...this.sent(requirements), kind: 'requirements', name: '', email: '', data: REQUIREMENTS },
      true,
    );
  }

  private sent({ id, createdAt }: { id: string; createdAt: Date }) {
    return { id, createdAt };
  }

  private mark(hoursAgo: number): { id: string; createdAt: Date } {
    return { id: this.ids.next(), createdAt: new Date(this.clock.now().getTime() - hoursAgo * HOUR_MS) };
  }
}
