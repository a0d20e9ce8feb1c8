import { devPaths } from '~/dev-paths';
import { Alert } from '~/ui/feedback/alert';

/** What to do when no email arrives. In demo mode emails are only stored, so it links to the mailbox. */
export function CheckYourEmail({ isDemo }: { isDemo: boolean }) {
  return (
    <Alert tone="info" title="Nothing there after five minutes?">
      Look among the unwanted mail, and whether the address was spelled as you meant it.{' '}
      {isDemo && (
        <>
          This is a site to try out: its mails are kept in{' '}
          <a href={devPaths.mailbox()} className="underline underline-offset-4">
            the mailbox
          </a>
          .
        </>
      )}
    </Alert>
  );
}
