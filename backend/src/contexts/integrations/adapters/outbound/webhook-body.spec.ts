import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Webhook } from 'standardwebhooks';
import { signedHeaders } from './webhook-body.js';

const VERIFY = pathToFileURL(join(__dirname, '../../../../../../docs/examples/verify.mjs')).href;
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const ANOTHER = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
const ID = 'msg_p5jXN8AQM9LWM0D4loKWxJek';
const BODY = '{"test": 2432232314}';

/** The vector that the libraries of all languages for Standard Webhooks are tested with. */
it('matches the signature of the published test vector', () => {
  expect(signedHeaders(ID, new Date(1_614_265_330_000), BODY, [SECRET])).toMatchObject({
    'webhook-id': ID,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

/** Result of the documented example receiver, which needs only Node. */
function isAccepted(secret: string, headers: object, body: string): boolean {
  const script = `import { hasValidSignature } from ${JSON.stringify(VERIFY)};
    console.log(hasValidSignature(${[secret, headers, body].map((one) => JSON.stringify(one)).join(', ')}))`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }).trim() === 'true';
}

it('is believed by the package and by the receiver of the documentation, and nothing that was changed', () => {
  const now = new Date();
  const headers = signedHeaders(ID, now, BODY, [ANOTHER, SECRET]);
  const minutesAgo = (minutes: number) => signedHeaders(ID, new Date(now.getTime() - minutes * 60_000), BODY, [SECRET]);
  const cases: [headers: Record<string, string>, body: string, isFromUs: boolean][] = [
    [headers, BODY, true],
    [minutesAgo(4), BODY, true],
    [headers, `${BODY} `, false],
    [{ ...headers, 'webhook-id': 'msg_other' }, BODY, false],
    [{ ...headers, 'webhook-timestamp': String(Math.floor(now.getTime() / 1_000) + 1) }, BODY, false],
    [minutesAgo(6), BODY, false],
    [{ ...headers, 'webhook-signature': 'v1,' }, BODY, false],
    [signedHeaders(ID, now, BODY, [ANOTHER]), BODY, false],
  ];
  for (const [sent, body, isFromUs] of cases) {
    expect(isAccepted(SECRET, sent, body)).toBe(isFromUs);
    const verify = () => new Webhook(SECRET).verify(body, sent);
    if (isFromUs) expect(verify).not.toThrow();
    else expect(verify).toThrow();
  }
});
