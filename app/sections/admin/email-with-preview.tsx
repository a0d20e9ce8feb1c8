import type { ReactNode } from 'react';

interface EmailWithPreviewProps {
  /** Shown while the email can be changed. */
  form: ReactNode;
  /** Its state and the buttons that send it. */
  sending: ReactNode;
  /** It is not sent yet, so that it can be changed. */
  isDraft: boolean;
  /** What differs between the preview and what recipients get. */
  note?: string;
  preview: ReactNode;
}

/** An email of staff to many: its form, what is done with it, and how it looks. */
export function EmailWithPreview({ form, sending, isDraft, note, preview }: EmailWithPreviewProps) {
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
      {isDraft && form}
      <div className="xl:col-start-2 xl:row-span-2 xl:row-start-1">{sending}</div>
      <section aria-labelledby="preview-title" className="grid gap-2.5 xl:col-start-1">
        <div>
          <h2 id="preview-title" className="text-panel">
            {isDraft ? 'Preview, as saved' : 'As it was sent'}
          </h2>
          {note && <p className="text-xs text-muted">{note}</p>}
        </div>
        {preview}
      </section>
    </div>
  );
}
