import type { ReactNode } from 'react';

interface VerificationPanelProps {
  title: string;
  text: ReactNode;
  picture: ReactNode;
  children: ReactNode;
}

/** What the check of a document found, beside the drawing that says the same. */
export const VerificationPanel = ({ title, text, picture, children }: VerificationPanelProps) => (
  <div className="wrap grid items-start gap-x-14 gap-y-12 py-14 md:py-24 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
    <div className="grid gap-6">
      <h1 className="max-w-[14ch]">{title}</h1>
      <p className="max-w-lg text-lead text-muted">{text}</p>
      {children}
    </div>
    <div className="grid place-items-center rounded-tile rounded-se-[5rem] bg-surface p-10 md:rounded-se-[8rem] md:p-14">
      {picture}
    </div>
  </div>
);
