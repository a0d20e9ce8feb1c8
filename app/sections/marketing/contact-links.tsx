import { site } from '~site';

const linkClasses = 'inline-flex min-h-11 items-center text-text hover:underline';

/** How the company is reached: an address of it, and its telephone. */
export function ContactLinks({ email }: { email: string }) {
  return (
    <>
      <a className={linkClasses} href={`mailto:${email}`}>
        {email}
      </a>
      <span aria-hidden="true"> · </span>
      <a className={linkClasses} href={site.phone.href}>
        {site.phone.display}
      </a>
    </>
  );
}
