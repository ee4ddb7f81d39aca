import type { Audience, AudienceCounts, SegmentCounts, Unknowns } from '../domain/ports.js';
import type { RecipientCriteria } from '../domain/segment.js';

/** The same for all criteria. */
export class FixedAudience implements Audience {
  recipients = 3;
  readonly goneSegments = new Set<string>();

  exists(criteria: RecipientCriteria): Promise<boolean> {
    return Promise.resolve(criteria.type !== 'segment' || !this.goneSegments.has(criteria.segmentId));
  }

  counts(): Promise<AudienceCounts> {
    const none = { notOptedIn: 0, inactive: 0, unsubscribed: 0, bounced: 0, duplicates: 0, malformed: 0 };
    return Promise.resolve({ ...none, recipients: this.recipients });
  }

  unknowns(): Promise<Unknowns> {
    return Promise.resolve({ contacts: 0, strangers: 0 });
  }

  countsOf(): Promise<SegmentCounts> {
    const { recipients } = this;
    return Promise.resolve({ contacts: recipients, reachable: recipients, listed: recipients, isEstimate: false });
  }

  estimateOf(): Promise<null> {
    return Promise.resolve(null);
  }
}
