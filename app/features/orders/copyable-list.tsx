import { CopyButton } from '~/ui/buttons/copy-button';

interface CopyableListProps {
  items: readonly { label: string; value: string; copyValue?: string }[];
}

/** Payment details, each with a button that copies it. A long value wraps beside its button, so that the buttons align. */
export function CopyableList({ items }: CopyableListProps) {
  return (
    <dl className="grid gap-grout">
      {items.map(({ label, value, copyValue = value }) => (
        <div
          key={label}
          className="flex min-h-14 flex-wrap items-center gap-x-4 rounded-tile bg-surface py-1 ps-5 pe-1.5"
        >
          <dt className="w-36 text-sm text-muted max-sm:w-full">{label}</dt>
          <dd className="flex min-w-0 flex-1 basis-36 items-center justify-between gap-4">
            <span className="min-w-0 font-semibold wrap-anywhere tabular-nums select-all">{value}</span>
            <CopyButton value={copyValue} label={label} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
