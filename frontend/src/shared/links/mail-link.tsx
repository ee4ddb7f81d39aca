import { mailHref } from './mail-href';

/** An email address that may break after its @. */
export function MailLink({ address }: { address: string }) {
  const [name, domain] = address.split('@');
  return (
    // A break opportunity without a visible space.
    <a href={mailHref(address)} aria-label={address}>
      {name}@<wbr />
      {domain}
    </a>
  );
}
