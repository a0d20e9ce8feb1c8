import { Icon } from '~/ui/icons/icon';

interface ShareOutCellProps {
  value: string;
  label: string;
  isExcluded: boolean;
  isAssigned: boolean;
}

/** A cell with a box over its whole area: a glazed tile judges, a cross may not. */
export function ShareOutCell({ value, label, isExcluded, isAssigned }: ShareOutCellProps) {
  return (
    <td>
      <label
        className={`relative grid min-h-11 place-items-center rounded-inner transition-colors ${
          isAssigned ? 'bg-glaze-vermilion text-glaze-ink' : 'bg-control text-muted hover:bg-control-hover'
        }`}
      >
        <span className="sr-only">{label}</span>
        <input
          type="checkbox"
          name="not"
          value={value}
          defaultChecked={isExcluded}
          className="absolute inset-0 size-full appearance-none rounded-inner"
        />
        {isAssigned && <Icon name="check" />}
        {isExcluded && <Icon name="close" />}
        {isAssigned && <span className="sr-only">, judges it now</span>}
      </label>
    </td>
  );
}
