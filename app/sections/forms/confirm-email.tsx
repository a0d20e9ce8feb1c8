import type { ReactNode } from 'react';
import { Button } from '~/ui/buttons/button';
import { Alert } from '~/ui/feedback/alert';

/** For somebody who came by the link in a mail, posted to the address it led to: a yes to its address. `children`: what follows. */
export const ConfirmEmail = ({ email, children }: { email: string; children: ReactNode }) => (
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
