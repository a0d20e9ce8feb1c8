import { devPaths } from '~/dev-paths';
import { Alert } from '~/ui/feedback/alert';

/** What to do when no email arrives. In demo mode emails are only stored, so it links to the mailbox. */
export function CheckYourEmail({ isDemo }: { isDemo: boolean }) {
  return (
    <Alert tone="info" title="No email after five minutes?">
      Look in your spam folder, and check the spelling of the address.{' '}
      {isDemo && (
        <>
          This is a demo site, so emails are stored in{' '}
          <a href={devPaths.mailbox()} className="underline underline-offset-4">
            the mailbox
          </a>
          .
        </>
      )}
    </Alert>
  );
}
