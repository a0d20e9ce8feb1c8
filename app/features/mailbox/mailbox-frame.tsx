import type { ReactNode } from 'react';
import { paths } from '~/paths';
import { Wordmark } from '~/ui/art/mark';
import { buttonClasses } from '~/ui/buttons/button-classes';
import { SegmentedLinks } from '~/ui/navigation/segmented-links';
import { SkipLink } from '~/ui/navigation/skip-link';
import { site } from '~site';

interface MailboxFrameProps {
  current: 'mailbox' | 'letters';
  title: string;
  /** What there is to choose from; beside what is read on wide screens, above it on phones. */
  list: ReactNode;
  children: ReactNode;
}

/** The frame of the two pages for mails: what was sent, and what every letter looks like. */
export function MailboxFrame({ current, title, list, children }: MailboxFrameProps) {
  return (
    <>
      <SkipLink href="#content">Skip to the mail</SkipLink>
      <header className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
        <Wordmark href={paths.home()} name={site.name} />
        <div className="flex items-center gap-2">
          <SegmentedLinks
            label="Mails sent, and every letter"
            items={[
              { label: 'Mailbox', href: paths.dev.mailbox(), isCurrent: current === 'mailbox' },
              { label: 'Letters', href: paths.dev.emailTemplates(), isCurrent: current === 'letters' },
            ]}
          />
          <button
            type="button"
            data-theme-toggle=""
            className={`${buttonClasses({ variant: 'quiet', size: 'sm' })} needs-script`}
          >
            Theme
          </button>
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="wrap grid items-start gap-x-grout gap-y-8 pb-20 outline-none lg:grid-cols-[22rem_minmax(0,1fr)]"
      >
        <h1 className="pt-8 pb-4 text-h2 lg:col-span-2">{title}</h1>
        <div className="grid gap-grout">{list}</div>
        <div className="grid min-w-0 gap-grout">{children}</div>
      </main>
    </>
  );
}
