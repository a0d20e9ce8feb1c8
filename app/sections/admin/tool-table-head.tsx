import clsx from 'clsx';
import { TOOL_HEAD } from './tool-table';

interface ToolTableHeadProps {
  /** The columns. `className` is for the alignment, and for the widths at which a column is shown. A hidden label is read aloud. */
  heads: readonly { label: string; className?: string; isHidden?: boolean }[];
}

/** The heads of a list of the back office. On a wide window they are always visible. */
export function ToolTableHead({ heads }: ToolTableHeadProps) {
  return (
    <thead className="lg:sticky lg:top-16 lg:z-2">
      <tr>
        {heads.map(({ label, className, isHidden }) => (
          <th key={label} scope="col" className={clsx(TOOL_HEAD, className)}>
            {isHidden ? <span className="sr-only">{label}</span> : label}
          </th>
        ))}
      </tr>
    </thead>
  );
}
