import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { LogoDrawing } from '~/sections/drawings/logo-drawing';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { TextLink } from '~/ui/buttons/text-link';
import { site } from '~site';

export const handle: PageHandle = { hydration: 'none' };

export const meta = () => createNoindexMeta('We have your message already');

/** R-LEAD-1: after a form that was sent twice. Only the email to the sender has the link of the message. */
export default function RepeatedMessagePage() {
  return (
    <div className="wrap grid items-start gap-x-14 gap-y-12 py-14 md:py-24 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid gap-6">
        <h1 className="max-w-[14ch]">Thank you. We have your message already.</h1>
        <p className="max-w-lg text-lead text-muted">
          The same form with the same words reached us less than half an hour ago. It is stored once, and
          answered once.
        </p>
        <p className="max-w-lg text-muted">
          The link to its page, where you can read it and take it back, is in the email about it. No email
          came? Write to{' '}
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
      <div className="grid place-items-center rounded-tile rounded-se-[5rem] bg-surface p-10 md:rounded-se-[8rem] md:p-14">
        <LogoDrawing tile="repeated" className="w-full max-w-96" />
      </div>
    </div>
  );
}
