import { Button } from '~/ui/buttons/button';

/** Takes a message back. It is in a disclosure, because the answers are deleted with it. */
export function WithdrawForm({ hasCall }: { hasCall: boolean }) {
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
        Take it back
      </summary>
      <form method="post" className="mt-3 grid gap-4">
        <p className="text-muted">
          What you sent is erased, with its files and all answers. Nobody will answer it any more.
          {hasCall && ' The call is cancelled.'}
        </p>
        <div>
          <Button type="submit" variant="quiet" name="intent" value="withdraw">
            {hasCall ? 'Cancel the call and erase this' : 'Erase it'}
          </Button>
        </div>
      </form>
    </details>
  );
}
