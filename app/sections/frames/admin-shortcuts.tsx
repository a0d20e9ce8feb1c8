import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { getButtonClasses } from '~/ui/buttons/button-classes';
import { KeyboardKey } from '~/ui/data/keyboard-key';
import { Icon } from '~/ui/icons/icon';

export const SHORTCUTS_ID = 'admin-shortcuts';

const shortcuts: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['⌘ K', 'Ctrl K'], does: 'Find an order, a product or a page' },
  { keys: ['⌘ Enter', 'Ctrl Enter'], does: 'Send the reply that you write' },
  { keys: ['J', '↓'], does: 'Next in the list' },
  { keys: ['K', '↑'], does: 'The one before' },
  { keys: ['Enter'], does: 'Open it' },
  { keys: ['X'], does: 'Select it' },
  { keys: ['L'], does: 'Packing slip' },
  { keys: ['A'], does: 'Labels, four on A4' },
  { keys: ['B'], does: 'Labels, A6' },
  { keys: ['R'], does: 'Record a payment' },
  { keys: ['P'], does: 'Pack; the week before' },
  { keys: ['S'], does: 'Ship an order, save a product' },
  { keys: ['D'], does: 'Mark delivered' },
  { keys: ['N'], does: 'Write a note, begin a new product; the week after' },
  { keys: ['T'], does: 'The week of today' },
  { keys: ['V'], does: 'See a product as buyers do' },
  { keys: ['?'], does: 'This list' },
];

/** The shortcuts of the back office. Its script opens the list with "?". */
export function AdminShortcuts() {
  return (
    <div
      id={SHORTCUTS_ID}
      popover="auto"
      role="dialog"
      aria-labelledby={`${SHORTCUTS_ID}-title`}
      {...{ [ADMIN_ATTRIBUTES.shortcuts]: '' }}
      className="admin-dialog overlay"
    >
      <div className="mb-2 flex items-center justify-between gap-6">
        <h2 id={`${SHORTCUTS_ID}-title`} className="text-h3">
          Shortcuts
        </h2>
        <button
          type="button"
          popoverTarget={SHORTCUTS_ID}
          popoverTargetAction="hide"
          aria-label="Close"
          className={getButtonClasses({ variant: 'plain', size: 'sm', isSquare: true })}
        >
          <Icon name="close" />
        </button>
      </div>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2.5">
        {shortcuts.map(({ keys, does }) => (
          <div key={does} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <KeyboardKey key={key}>{key}</KeyboardKey>
              ))}
            </dt>
            <dd className="text-muted">{does}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-muted">Single letters rest while you type in a field.</p>
    </div>
  );
}
