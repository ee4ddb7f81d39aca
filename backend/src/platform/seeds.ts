import type { Actor, Role } from '../kernel/actor.js';
import { registersMethod } from './registration/registering-decorators.js';

export type SeedLevel = 'accounts' | 'demo';

/** Their ids are fixed, so that sample data can refer to them. */
export const DEMO_ACCOUNTS = {
  admin: {
    id: '00000000-0000-7000-8000-000000000002',
    role: 'admin',
    email: 'owner@bistro.example',
    name: 'The Owner',
  },
  manager: {
    id: '00000000-0000-7000-8000-000000000001',
    role: 'manager',
    email: 'manager@bistro.example',
    name: 'Site Manager',
  },
  staff: {
    id: '00000000-0000-7000-8000-000000000000',
    role: 'staff',
    email: 'staff@bistro.example',
    name: 'Front of House',
  },
} satisfies Record<Role, Actor & { email: string }>;

/** Fills an empty database with what the method adds. */
export const Seed = (level: SeedLevel) =>
  registersMethod<() => Promise<void>>((find, fill) => {
    find(Seeds).define(level, fill);
  });

/** What an empty database is filled with: modules that others import come first. */
export class Seeds {
  private readonly declared: { level: SeedLevel; fill: () => Promise<void> }[] = [];

  /** `accounts` are the demo accounts only; `demo` adds sample data. */
  define(level: SeedLevel, fill: () => Promise<void>): void {
    this.declared.push({ level, fill });
  }

  async fill(wanted: SeedLevel): Promise<void> {
    for (const { level, fill } of this.declared) {
      if (level === 'accounts' || wanted === 'demo') await fill();
    }
  }
}
