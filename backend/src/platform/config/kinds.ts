import { z } from 'zod';

export const onOff = z.enum(['on', 'off']);

export const absoluteUrl = (protocols: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    message: `an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

/** A setting for development and tests only. */
export const onlyOutsideProduction = <Name extends string>(name: Name) =>
  z.refine<{ readonly NODE_ENV?: string } & { readonly [key in Name]: 'on' | 'off' }>(
    (settings) => settings.NODE_ENV !== 'production' || settings[name] === 'off',
    { path: [name], message: `'off'`, params: { condition: 'with NODE_ENV=production' } },
  );

const THIS_MACHINE: readonly (string | undefined)[] = ['127.0.0.1', 'localhost', '[::1]'];

/** Whether it is an `http://` URL of this machine, which needs no TLS. */
export function isOnThisMachine(address = ''): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'http:' && THIS_MACHINE.includes(url.hostname);
}
