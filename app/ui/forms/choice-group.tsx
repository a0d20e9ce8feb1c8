import clsx from 'clsx';
import type { ReactNode } from 'react';
import { getDescribedBy, getFieldMessageIds } from './field-context';
import { FieldError, FieldHint } from './field-message';

export interface ChoiceOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface ChoiceGroupProps {
  /** Id of the group. The id of an option is this id with its index. */
  id: string;
  name: string;
  legend: ReactNode;
  hideLegend?: boolean;
  options: readonly ChoiceOption[];
  /** `single` renders radio buttons, `multiple` checkboxes. */
  selection?: 'single' | 'multiple';
  /** `rows`: a list. `tiles`: tiles in a row without visible inputs. */
  layout?: 'rows' | 'tiles';
  defaultValue?: string | readonly string[];
  hint?: ReactNode;
  error?: string;
  /** Focuses the first option when the page opens. */
  autoFocus?: boolean;
  required?: boolean;
  disabled?: boolean;
  className?: string;
}

/** A group of radio buttons or checkboxes. Works without JavaScript. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const {
    id,
    name,
    legend,
    hideLegend,
    options,
    selection = 'single',
    layout = 'rows',
    hint,
    error,
    required,
  } = props;
  const ids = getFieldMessageIds(id);
  const selectedValues =
    typeof props.defaultValue === 'string' ? [props.defaultValue] : (props.defaultValue ?? []);
  const isTiles = layout === 'tiles';
  return (
    <fieldset
      id={id}
      disabled={props.disabled}
      role={selection === 'single' ? 'radiogroup' : undefined}
      aria-invalid={selection === 'single' && error ? true : undefined}
      aria-describedby={getDescribedBy(id, { hint: Boolean(hint), error: Boolean(error) })}
      className={clsx('grid content-start gap-1.5', props.className)}
    >
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>{legend}</legend>
      <div className={isTiles ? 'flex flex-wrap gap-grout' : 'grid'}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className={
              isTiles ? 'choice-tile' : 'flex min-h-11 items-start gap-3 py-2.5 has-disabled:text-faint'
            }
          >
            <input
              {...(index === 0 && { autoFocus: props.autoFocus })}
              id={`${id}-${index}`}
              type={selection === 'single' ? 'radio' : 'checkbox'}
              name={name}
              value={option.value}
              defaultChecked={selectedValues.includes(option.value)}
              disabled={option.disabled}
              required={selection === 'single' ? required : undefined}
              className={isTiles ? 'sr-only' : selection === 'single' ? 'radio-control' : 'checkbox-control'}
            />
            <span className="grid">
              <span>{option.label}</span>
              {option.hint && <span className="text-sm text-muted">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={ids.error}>{error}</FieldError>}
      {hint && <FieldHint id={ids.hint}>{hint}</FieldHint>}
    </fieldset>
  );
}
