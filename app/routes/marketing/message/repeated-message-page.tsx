import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { TextLink } from '~/ui/buttons/text-link';
import { site } from '~site';

export const handle: PageHandle = { hydration: 'none' };

export const meta = () => createNoindexMeta('We have it already');

/** R-LEAD-1: after a form that was sent twice. Only the email to the sender has the link of the message. */
export default function RepeatedMessagePage() {
  return (
    <div className="wrap grid content-start gap-6 py-14 md:py-24">
      <h1 className="max-w-[14ch]">
        <span className="block">Thank you. </span>
        <span className="block">We have it already.</span>
      </h1>
      <p className="max-w-lg text-lead text-muted">
        The same form with the same words reached us less than half an hour ago. It is stored once, and
        answered once.
      </p>
      <p className="max-w-lg text-muted">
        The link to its page, where you can read it and take it back, is in the email about it. No email came?
        Write to{' '}
        <a href={`mailto:${site.emails.hello}`} className="underline underline-offset-4 hover:text-text">
          {site.emails.hello}
        </a>
        .
      </p>
      <p className="flex flex-wrap gap-x-8">
        <TextLink href={paths.contact()}>Write something else</TextLink>
        <TextLink href={paths.home()}>To the home page</TextLink>
      </p>
    </div>
  );
}
