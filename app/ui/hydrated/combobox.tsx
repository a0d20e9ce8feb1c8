import { Combobox as Base } from '@base-ui/react/combobox';
import clsx from 'clsx';
import { useFieldControl } from '../forms/field-context';
import { NativeSelect, type SelectOption } from '../forms/native-select';
import { Icon } from '../icons/icon';
import { POPUP, POPUP_ITEM, POSITIONER } from './popup-classes';
import { useNativeValue } from './use-native-value';

export interface ComboboxProps {
  options: readonly SelectOption[];
  placeholder: string;
  /** Shown when no option matches. */
  emptyText: string;
  /** Accessible name of the button that opens the list. */
  openLabel: string;
  id?: string;
  name?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  required?: boolean;
  disabled?: boolean;
  className?: string;
}

/** A select with a search, for many options. Needs React (Base UI); a `NativeSelect` until it is hydrated. */
export function Combobox(props: ComboboxProps) {
  const {
    options,
    placeholder,
    emptyText,
    openLabel,
    name,
    defaultValue = '',
    onValueChange,
    className,
  } = props;
  const control = useFieldControl(props);
  const { ref, value, setValue, isHydrated } = useNativeValue<HTMLSelectElement>(defaultValue);
  if (!isHydrated) {
    return (
      <NativeSelect
        {...control}
        ref={ref}
        name={name}
        options={options}
        placeholder={placeholder}
        defaultValue={defaultValue}
        className={className}
      />
    );
  }
  return (
    <Base.Root
      items={options}
      name={name}
      required={control.required}
      disabled={control.disabled}
      value={options.find((option) => option.value === value) ?? null}
      onValueChange={(option) => {
        setValue(option?.value ?? '');
        onValueChange?.(option?.value ?? '');
      }}
    >
      <Base.InputGroup className={clsx('relative grid', className)}>
        <Base.Input {...control} placeholder={placeholder} className="control pe-12" />
        <Base.Trigger
          aria-label={openLabel}
          className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-inner text-muted"
        >
          <Icon name="chevron-down" size={16} />
        </Base.Trigger>
      </Base.InputGroup>
      <Base.Portal>
        <Base.Positioner sideOffset={6} className={POSITIONER}>
          <Base.Popup className={clsx(POPUP, 'w-(--anchor-width)')}>
            <Base.Empty>
              <p className="px-3 py-2.5 text-sm text-muted">{emptyText}</p>
            </Base.Empty>
            <Base.List className="outline-none">
              {(option: SelectOption) => (
                <Base.Item
                  key={option.value}
                  value={option}
                  disabled={option.disabled}
                  className={clsx(POPUP_ITEM, 'justify-between')}
                >
                  {option.label}
                  <Base.ItemIndicator>
                    <Icon name="check" size={16} />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
