/** The result of the browser's own passkey dialog. */
export interface BrowserPasskeys {
  /** The name of the error that `navigator.credentials` rejects with; null for success. */
  refusal: string | null;
  readonly prompts: ('create' | 'get')[];
}

const buffer = (...bytes: number[]) => new Uint8Array(bytes).buffer;
const CREDENTIAL = {
  id: 'made-here',
  rawId: buffer(9),
  type: 'public-key',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: buffer(1, 2),
    attestationObject: buffer(3, 4),
    authenticatorData: buffer(5, 6),
    signature: buffer(7, 8),
    userHandle: buffer(49),
    getTransports: () => ['internal'],
  },
};

/** Simulates a browser with passkeys, which jsdom lacks; reset for each test of the file. */
export function withBrowserPasskeys(): BrowserPasskeys {
  const browser: BrowserPasskeys = { refusal: null, prompts: [] };
  const answer = (what: 'create' | 'get') => () => {
    browser.prompts.push(what);
    return browser.refusal === null
      ? Promise.resolve(CREDENTIAL)
      : Promise.reject(new DOMException('refused', browser.refusal));
  };
  beforeEach(() => {
    browser.refusal = null;
    browser.prompts.length = 0;
    const credentials = { create: answer('create'), get: answer('get') };
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });
    Object.defineProperty(window, 'PublicKeyCredential', { configurable: true, value: () => undefined });
  });
  return browser;
}
