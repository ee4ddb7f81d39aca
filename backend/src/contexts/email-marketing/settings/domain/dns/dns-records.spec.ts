import { type DnsPurpose, findingsIn, recordsFor } from './dns-records.js';

const RSA_2048 = `MIIB${'A'.repeat(388)}`;
const RSA_1024 = `MIGf${'A'.repeat(212)}`;
const found = (purpose: DnsPurpose, text: string) =>
  findingsIn(purpose, text).map(({ kind, message }) => `${kind}: ${message}`);

it('suggests records that it finds nothing wrong with, but for the key that only the provider knows', () => {
  const [spf, , dmarc] = recordsFor('bistro.example', 'smtp.provider.example', 'hello@bistro.example');
  expect(spf).toMatchObject({ host: 'bistro.example', value: 'v=spf1 mx a:smtp.provider.example ~all' });
  expect(findingsIn('spf', spf?.value ?? '')).toEqual([]);
  expect(findingsIn('dmarc', dmarc?.value ?? '').filter(({ kind }) => kind === 'error')).toEqual([]);
});

it.each([
  ['203.0.113.9', 'v=spf1 mx ip4:203.0.113.9 ~all'],
  ['2001:db8::25', 'v=spf1 mx ip6:2001:db8::25 ~all'],
  [null, 'v=spf1 mx ~all'],
])('suggests an SPF record for the mail server %s', (server, value) => {
  const [spf] = recordsFor('bistro.example', server, 'hello@bistro.example');
  expect(spf).toMatchObject({ value });
  expect(findingsIn('spf', value)).toEqual([]);
});

it.each<[DnsPurpose, string]>([
  ['spf', 'v=spf1 include:_spf.provider.example ip4:203.0.113.0/24 -all'],
  ['spf', 'bistro.example. 3600 IN TXT "v=spf1 mx " "~all"'],
  ['spf', 'v=spf1 redirect=_spf.provider.example'],
  ['dkim', `v=DKIM1; k=rsa; p=${RSA_2048}`],
  ['dkim', `"v=DKIM1; k=rsa; p=${RSA_2048.slice(0, 200)}" "${RSA_2048.slice(200)}"`],
  ['dkim', `v=DKIM1; k=ed25519; p=${'A'.repeat(43)}=`],
  ['dmarc', 'v=DMARC1; p=reject; rua=mailto:a@bistro.example, mailto:b@bistro.example; pct=50'],
])('finds nothing in %s %s', (purpose, text) => {
  expect(found(purpose, text)).toEqual([]);
});

it.each<[DnsPurpose, string, string]>([
  ['spf', '', 'error: It’s empty.'],
  ['spf', 'spf1 mx ~all', 'error: An SPF record starts with v=spf1.'],
  ['spf', 'v=spf1 mx', 'error: It has no ending. Add ~all, or -all once everything arrives.'],
  ['spf', 'v=spf1 mx +all', 'error: Ending in “all” lets anyone send as you. Use ~all or -all.'],
  ['spf', 'v=spf1 mx ?all', 'advice: ?all says nothing about other servers. Use ~all or -all.'],
  ['spf', 'v=spf1 -all mx', 'error: Anything after “all” is ignored. Move it before.'],
  ['spf', 'v=spf1 mx includ:provider.example ~all', 'error: includ:provider.example isn’t part of an SPF record.'],
  ['spf', 'v=spf1 mx ~all v=spf1 a ~all', 'error: There are two SPF records. A domain can only have one.'],
  ['spf', `v=spf1 ${'include:a.example '.repeat(11)}~all`, 'error: It needs 11 DNS lookups. Receivers stop after 10.'],
  ['dkim', 'v=DKIM1; k=rsa', 'error: A DKIM record needs a public key in p=.'],
  ['dkim', 'v=DKIM1; p=', 'error: The p= key is empty, which revokes it.'],
  ['dkim', `v=DKIM1; p=${RSA_2048.slice(0, 100)}`, 'error: The key is cut off or shorter than 1024 bits.'],
  ['dkim', `v=DKIM1; p=${RSA_1024}`, 'advice: A 2048-bit key is safer.'],
  ['dkim', `v=DKIM1; p=${RSA_2048}…`, 'error: The p= key is broken. Copy it again in one piece.'],
  ['dmarc', 'p=none', 'error: A DMARC record starts with v=DMARC1;'],
  ['dmarc', 'v=DMARC1; rua=mailto:a@b.example', 'error: It has no policy. Add p= with none, quarantine, reject.'],
  ['dmarc', 'v=DMARC1; p=block; rua=mailto:a@b.example', 'error: p= can’t be “block”.'],
  ['dmarc', 'v=DMARC1; p=reject; rua=a@b.example', 'error: rua= can’t be “a@b.example”.'],
  ['dmarc', 'v=DMARC1; p=reject', 'advice: Add rua=mailto:… to get reports on who sends as you.'],
])('reports for %s %.40j: %s', (purpose, text, finding) => {
  expect(found(purpose, text)).toContain(finding);
});
