import { mailHref } from './mail-href';

/** An address that is broken after its @ where there is no room for all of it. */
export function MailLink({ address }: { address: string }) {
  const [name, domain] = address.split('@');
  return (
    // The place to break it is no space.
    <a href={mailHref(address)} aria-label={address}>
      {name}@<wbr />
      {domain}
    </a>
  );
}
