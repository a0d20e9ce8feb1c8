import type { ReactNode } from 'react';
import { Button } from '~/ui/buttons/button';
import { Alert } from '~/ui/feedback/alert';

/**
 * Asks a visitor who opened the link of an email to confirm the email. It is posted to the current URL. `children` says
 * what follows.
 */
export const ConfirmEmailForm = ({ email, children }: { email: string; children: ReactNode }) => (
  <form method="post" data-send-once="">
    <Alert
      title={
        <>
          Is <span className="wrap-anywhere">{email}</span> your address?
        </>
      }
      action={
        <Button type="submit" size="sm">
          Yes, it is mine
        </Button>
      }
    >
      {children}
    </Alert>
  </form>
);
