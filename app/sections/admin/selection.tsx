import type { ComponentProps, ReactNode } from 'react';
import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { KeyboardKey } from '~/ui/data/keyboard-key';

const BOX = 'checkbox-control size-4.5! mt-0! checked:border-text! checked:bg-text!';

interface SelectBoxProps {
  name: string;
  value: string;
  /** Is read aloud. */
  label: string;
}

/** The box in a row of a list that selects its entry. It is above the link over the row. */
export function SelectBox({ name, value, label }: SelectBoxProps) {
  return (
    <label className="relative z-1 grid size-11 place-items-center lg:size-8">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        name={name}
        value={value}
        {...{ [ADMIN_ATTRIBUTES.select]: '' }}
        className={BOX}
      />
    </label>
  );
}

/** The box in the head of the list. Needs the script: without it, entries are selected one by one. */
export function SelectAll({ label }: { label: string }) {
  return (
    <label className="needs-script grid place-items-center lg:size-8">
      <span className="sr-only">{label}</span>
      <input type="checkbox" {...{ [ADMIN_ATTRIBUTES.selectAll]: '' }} className={BOX} />
    </label>
  );
}

/** A button that does something with all selected entries, and its key. */
export function SelectionButton({
  label,
  shortcut,
  ...submit
}: ComponentProps<'button'> & { label: string; shortcut: string }) {
  return (
    <button
      type="submit"
      {...submit}
      {...{ [ADMIN_ATTRIBUTES.key]: shortcut }}
      className="inline-flex min-h-11 items-center gap-2 rounded-tile bg-bg/15 px-3.5 font-semibold hover:bg-bg/25 active:translate-y-px lg:min-h-9"
    >
      {label}
      <KeyboardKey className="bg-bg text-text">{shortcut.toUpperCase()}</KeyboardKey>
    </button>
  );
}

/** What a button does with all selected entries. */
export interface SelectionAction<Value extends string> {
  value: Value;
  label: string;
  /** The letter that presses it. */
  key: string;
}

/** A button for each action. The pressed one sends its value as the field `name`. */
export const SelectionButtons = ({
  name,
  actions,
}: {
  name: string;
  actions: readonly SelectionAction<string>[];
}) =>
  actions.map(({ value, label, key }) => (
    <SelectionButton key={value} name={name} value={value} label={label} shortcut={key} />
  ));

interface SelectionBarProps {
  /** Of what, without script: "orders". */
  noun: string;
  isOnePage: boolean;
  /** Beside the number of selected entries. */
  link?: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/**
 * What can be done with all selected entries at once. It is shown while one is selected. On a phone the buttons are one line that
 * scrolls, so that they do not cover the list.
 */
export function SelectionBar({ noun, isOnePage, link, children }: SelectionBarProps) {
  return (
    <div className="bulk-bar sticky bottom-3 z-2 mt-2.5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-tile bg-text py-2 ps-4 pe-2.5 text-bg">
      <p>
        <span className="needs-script" {...{ [ADMIN_ATTRIBUTES.count]: '' }} />{' '}
        <span className="needs-script">{isOnePage ? 'selected' : 'selected on this page'}</span>
        <span className="without-script">For the selected {noun}</span>
        {link}
      </p>
      <div className="hidden-scrollbar -m-1 flex gap-grout overflow-x-auto p-1 *:shrink-0 md:flex-wrap">
        {children}
      </div>
    </div>
  );
}
