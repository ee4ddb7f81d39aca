import type { StaffPinRepository, TabletPerson } from '../domain/ports.js';
import type { SharedTablet, StaffPin } from '../domain/shared-tablet.js';

/** Every tablet offers everyone who has a PIN. */
export class InMemoryStaffPinRepository implements StaffPinRepository {
  private readonly pins = new Map<string, StaffPin>();

  find(staffId: string): Promise<StaffPin | null> {
    return Promise.resolve(this.pins.get(staffId) ?? null);
  }

  peopleOn(): Promise<TabletPerson[]> {
    return Promise.resolve([...this.pins.keys()].map((id) => ({ id, name: id })));
  }

  findOn(_tablet: SharedTablet, staffId: string): Promise<StaffPin | null> {
    return this.find(staffId);
  }

  set(staffId: string, hash: string, setAt: Date): Promise<void> {
    this.pins.set(staffId, { staffId, hash, setAt, triesId: `tries of ${staffId} at ${setAt.toISOString()}` });
    return Promise.resolve();
  }

  remove(staffId: string): Promise<boolean> {
    return Promise.resolve(this.pins.delete(staffId));
  }
}
