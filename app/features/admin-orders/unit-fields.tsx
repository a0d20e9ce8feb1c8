import type { LineUnits } from '~/domain/orders/line-units';

interface UnitFieldsProps {
  legend: string;
  /** Unique on the page. */
  idPrefix: string;
  /** The fields are `name[0]`, `name[1]`, … by position of the order line. */
  name: string;
  /** Of all lines of the order, by position. */
  labels: readonly string[];
  /** Units that can be chosen. Lines without any are left out. */
  max: LineUnits;
  /** The values of the fields before anything was submitted. */
  initial?: LineUnits;
  /** The values of a form that was not accepted, as Conform has them. */
  submitted?: Record<string, unknown> | null | undefined;
}

function readSubmitted(submitted: UnitFieldsProps['submitted'], name: string, position: number) {
  const list = submitted?.[name];
  const value: unknown = Array.isArray(list) ? list[position] : undefined;
  return typeof value === 'string' ? value : '';
}

/** Numbers of units, a field for each order line. */
export function UnitFields({
  legend,
  idPrefix,
  name,
  labels,
  max,
  initial = {},
  submitted,
}: UnitFieldsProps) {
  return (
    <fieldset className="grid gap-grout">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      {labels.map((label, position) => {
        const most = max[position] ?? 0;
        const id = `${idPrefix}-${name}-${position}`;
        if (most === 0) return null;
        return (
          <div key={id} className="grid grid-cols-[minmax(0,1fr)_4.5rem] items-center gap-3">
            <label htmlFor={id}>
              {label} <span className="text-xs whitespace-nowrap text-muted">of {most}</span>
            </label>
            <input
              id={id}
              name={`${name}[${position}]`}
              type="number"
              min={0}
              max={most}
              inputMode="numeric"
              defaultValue={submitted ? readSubmitted(submitted, name, position) : (initial[position] ?? '')}
              placeholder="0"
              className="control text-end tabular-nums lg:min-h-9 lg:text-sm"
            />
          </div>
        );
      })}
    </fieldset>
  );
}
