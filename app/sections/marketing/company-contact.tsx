import { site } from '~site';

const LINK_CLASSES = 'inline-flex min-h-11 items-center text-text hover:underline';

/** Links to an email and the phone number of the company. */
export function ContactLinks({ email }: { email: string }) {
  return (
    <>
      <a className={LINK_CLASSES} href={`mailto:${email}`}>
        {email}
      </a>
      <span aria-hidden="true"> · </span>
      <a className={LINK_CLASSES} href={site.phone.href}>
        {site.phone.display}
      </a>
    </>
  );
}

/** The lines of an address, for use in an `address` element. */
export function AddressLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
}
