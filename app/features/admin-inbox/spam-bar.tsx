import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { KeyboardKey } from '~/ui/data/keyboard-key';

interface SpamBarProps {
  /** Whether the list is that of spam: then messages leave it. */
  isSpamView: boolean;
}

/** Marks the selected messages as spam, or takes them out of it. It is shown while one is selected. */
export function SpamBar({ isSpamView }: SpamBarProps) {
  return (
    <div className="bulk-bar sticky bottom-3 z-2 mt-2.5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-tile bg-text py-2 ps-4 pe-2.5 text-bg">
      <p>
        <span className="needs-script" {...{ [ADMIN_ATTRIBUTES.count]: '' }} />{' '}
        <span className="needs-script">selected</span>
        <span className="without-script">For the selected messages</span>
      </p>
      <button
        type="submit"
        name="mark"
        value={isSpamView ? 'not-spam' : 'spam'}
        {...{ [ADMIN_ATTRIBUTES.key]: 's' }}
        className="inline-flex min-h-11 items-center gap-2 rounded-tile bg-bg/15 px-3.5 font-semibold hover:bg-bg/25 active:translate-y-px lg:min-h-9"
      >
        {isSpamView ? 'Not spam' : 'Mark as spam'}
        <KeyboardKey className="bg-bg text-text">S</KeyboardKey>
      </button>
    </div>
  );
}
