import type { ReactNode } from 'react';
import { Button } from '~/ui/button';

interface LinkPageProps {
  title: string;
  words: ReactNode;
  /** The one thing to do here; absent once it is done. A mail program that only looks does nothing by it. */
  button?: string;
  children?: ReactNode;
}

/** Where a letter's link leads: says what pressing the button does, and does nothing before. */
export function LinkPage({ title, words, button, children }: LinkPageProps) {
  return (
    <div className="wrap grid gap-6 py-16 md:py-28">
      <h1 className="max-w-[14ch]">{title}</h1>
      <p className="max-w-lg text-lead text-muted">{words}</p>
      {button && (
        <form method="post" data-send-once="">
          <Button type="submit" variant="contrast" size="lg">
            {button}
          </Button>
        </form>
      )}
      {children}
    </div>
  );
}
