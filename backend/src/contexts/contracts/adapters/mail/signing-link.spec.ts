import { SignedLinks } from '../../../../platform/links/signed-links.js';
import { type Contract, LinkNotValid } from '../../domain/contract.js';
import { SigningLink } from './contract-mails.js';

const ID = '01a21e72-88bb-7599-b3d4-2cf8efbfeb51';
const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-21T15:00:00Z');
const links = new SignedLinks(['a secret of the server'], { now: () => NOW });
const link = new SigningLink(links, { publicUrl: new URL('https://bistro.example') });

const sentAt = (at: Date | null) => {
  const linkExpiresAt = () => new Date((at?.getTime() ?? 0) + 30 * DAY_MS);
  return { textHash: 'hash', sentAt: at, linkExpiresAt } satisfies Partial<Contract>;
};
const tokenFor = ({ linkExpiresAt }: ReturnType<typeof sentAt>) =>
  new URL(link.to(ID, 'hash', linkExpiresAt())).hash.slice(1);

it('opens the agreement as it was last sent', () => {
  const contract = sentAt(NOW);
  expect(link.idIn(tokenFor(contract))).toBe(ID);
  expect(() => link.assertFor(contract, tokenFor(contract))).not.toThrow();
});

it('no longer opens it once it was sent again, recalled, or has another text', () => {
  const first = tokenFor(sentAt(NOW));
  for (const contract of [
    sentAt(new Date(NOW.getTime() + 1_000)),
    sentAt(null),
    { ...sentAt(NOW), textHash: 'another' },
  ])
    expect(() => link.assertFor(contract, first)).toThrow(LinkNotValid);
});

it('still accepts links of release 0.2, which have no expiry', () => {
  const contract = sentAt(NOW);
  const before = links.sign('contract-signing', `${ID} hash`, contract.linkExpiresAt());
  expect(() => link.assertFor(contract, before)).not.toThrow();
});
