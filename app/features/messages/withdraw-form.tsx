import { Button } from '~/ui/buttons/button';

interface WithdrawFormProps {
  /** Default: the path of the page. */
  action?: string;
  hasCall: boolean;
}

/** Takes a message back. It is in a disclosure, because the answers are deleted with it, and no press brings them back. */
export function WithdrawForm({ action, hasCall }: WithdrawFormProps) {
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
        {hasCall ? 'Cancel the call' : 'Take it back'}
      </summary>
      <form method="post" action={action} className="mt-3 grid gap-4">
        <p className="text-muted">
          What you sent is erased, with its files and all answers. Nobody will answer it any more.
          {hasCall && ' The call is cancelled.'}
        </p>
        <div>
          <Button type="submit" variant="quiet" name="intent" value="withdraw">
            {hasCall ? 'Yes, cancel it and erase this' : 'Yes, erase it'}
          </Button>
        </div>
      </form>
    </details>
  );
}
