import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '~/ui/buttons/button';

interface EmailLinkPanelProps {
  title: string;
  text: ReactNode;
  /**
   * Label of the only button; absent once the action is done. Only POST acts, so a mail program that opens the link
   * changes nothing.
   */
  buttonLabel?: string;
  /** A picture beside the text. */
  picture?: ReactNode;
  children?: ReactNode;
}

/** The page behind a link in an email. It explains what the button does. */
export function EmailLinkPanel({ title, text, buttonLabel, picture, children }: EmailLinkPanelProps) {
  return (
    <div
      className={clsx(
        'wrap grid items-end gap-x-14 gap-y-12 py-16 md:py-28',
        picture !== undefined && 'lg:grid-cols-[7fr_5fr]',
      )}
    >
      <div className="grid gap-6">
        <h1 className="max-w-[14ch]">{title}</h1>
        <p className="max-w-lg text-lead text-muted">{text}</p>
        {buttonLabel && (
          <form method="post" data-send-once="">
            <Button type="submit" variant="contrast" size="lg">
              {buttonLabel}
            </Button>
          </form>
        )}
        {children}
      </div>
      {picture && (
        <div className="overflow-hidden rounded-tile rounded-se-[5rem] bg-surface p-6 md:rounded-se-[8rem] md:p-10">
          {picture}
        </div>
      )}
    </div>
  );
}
