import type { Actor } from '../../kernel/actor.js';
import type { Restaurant } from '../../kernel/restaurant.js';
import { InMemoryTransaction } from '../../kernel/testing/in-memory-transaction.js';
import { HiringService, type NewTeamMember, type StaffMember } from './hiring.service.js';

const OWNER: Actor = { id: '2', name: 'The Owner', role: 'admin' };
const NEW = { name: 'Ana Cruz', password: 'a good one', email: null };

let taken: Set<string>;
let opened: NewTeamMember[];
let transaction: InMemoryTransaction;
let hiring: HiringService;
beforeEach(() => {
  taken = new Set();
  opened = [];
  transaction = new InMemoryTransaction();
  const open = (teamMember: NewTeamMember, by: Actor) => {
    opened.push(teamMember);
    const { password, ...shown } = teamMember;
    const createdAt = new Date('2026-11-21T15:00:00Z');
    const member: StaffMember = { ...shown, id: '1', isActive: true, createdBy: by.name, createdAt, lastLogin: null };
    return Promise.resolve(member);
  };
  const provision = (address: string) => Promise.resolve(!taken.has(address));
  const restaurant = { mailDomain: 'bistro.example' } as Restaurant;
  hiring = new HiringService({ open }, { provision }, restaurant, transaction);
});

it('chooses the first available address of the restaurant', async () => {
  taken = new Set(['ana@bistro.example', 'ana2@bistro.example']);
  const { staff, personalEmailCreated } = await hiring.hire(NEW, OWNER);
  expect(staff).toMatchObject({ name: 'Ana Cruz', email: 'ana3@bistro.example', createdBy: 'The Owner' });
  expect(personalEmailCreated).toBe(true);
  expect(opened).toEqual([{ name: 'Ana Cruz', password: 'a good one', email: 'ana3@bistro.example' }]);
  expect(transaction.actors).toEqual([OWNER]);
});

it('takes the colleague’s own address as it is', async () => {
  const { staff, personalEmailCreated } = await hiring.hire({ ...NEW, email: 'ana@home.example' }, OWNER);
  expect(staff.email).toBe('ana@home.example');
  expect(personalEmailCreated).toBe(false);
});
