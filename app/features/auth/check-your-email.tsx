import { paths } from '~/paths';
import { Alert } from '~/ui/feedback/alert';

/** What to do when no mail comes. Where mails are only kept, it says where to read them. */
export function CheckYourEmail({ demo }: { demo: boolean }) {
  return (
    <Alert tone="info" title="Nothing there after five minutes?">
      Look among the unwanted mail, and whether the address was spelled as you meant it.{' '}
      {demo && (
        <>
          This is a site to try out: its mails are kept in{' '}
          <a href={paths.dev.mailbox()} className="underline underline-offset-4">
            the mailbox
          </a>
          .
        </>
      )}
    </Alert>
  );
}
