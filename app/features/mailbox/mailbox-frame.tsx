import type { ReactNode } from 'react';
import { devPaths } from '~/dev-paths';
import { paths } from '~/paths';
import { Wordmark } from '~/ui/art/mark';
import { getButtonClasses } from '~/ui/buttons/button-classes';
import { SegmentedLinks } from '~/ui/navigation/segmented-links';
import { SkipLink } from '~/ui/navigation/skip-link';
import { site } from '~site';

interface MailboxFrameProps {
  currentPage: 'demo' | 'mailbox' | 'templates';
  title: string;
  /** List of emails or accounts: beside the content on wide screens, above it on phones. */
  list: ReactNode;
  children: ReactNode;
}

/** Frame of the mailbox, of the email templates and of the demo controls. */
export function MailboxFrame({ currentPage, title, list, children }: MailboxFrameProps) {
  return (
    <>
      <SkipLink href="#content">Skip to the content</SkipLink>
      <header className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
        <Wordmark href={paths.home()} name={site.name} />
        <div className="flex flex-wrap items-center gap-2">
          <SegmentedLinks
            label="Pages of the demo"
            items={[
              { label: 'Controls', href: devPaths.demo(), isCurrent: currentPage === 'demo' },
              { label: 'Mailbox', href: devPaths.mailbox(), isCurrent: currentPage === 'mailbox' },
              { label: 'Templates', href: devPaths.emailTemplates(), isCurrent: currentPage === 'templates' },
            ]}
          />
          <button
            type="button"
            data-theme-toggle=""
            className={`${getButtonClasses({ variant: 'quiet', size: 'sm' })} needs-script`}
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
