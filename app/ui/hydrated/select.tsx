import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import clsx from 'clsx';
import { useFieldControl } from '../forms/field-context';
import { NativeSelect, type NativeSelectProps } from '../forms/native-select';
import { Icon } from '../icons/icon';
import { POPUP, POPUP_ITEM, POSITIONER } from './popup-classes';
import { useNativeValue } from './use-native-value';

export interface SelectProps
  extends Pick<
    NativeSelectProps,
    'options' | 'placeholder' | 'className' | 'id' | 'name' | 'required' | 'disabled' | 'aria-label'
  > {
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

/**
 * A select with a styled list. Needs React (Base UI); a `NativeSelect` until it is hydrated. On a static page use
 * `NativeSelect`.
 */
export function Select(props: SelectProps) {
  const { options, placeholder, defaultValue = '', onValueChange, className, name } = props;
  const control = useFieldControl(props);
  const { ref, value, setValue, isHydrated } = useNativeValue<HTMLSelectElement>(defaultValue);
  if (!isHydrated) {
    const { onValueChange: _, ...native } = props;
    return <NativeSelect {...native} ref={ref} />;
  }
  const items = placeholder === undefined ? options : [{ value: '', label: placeholder }, ...options];
  return (
    // Base UI would add a style element, which the content security policy forbids.
    <CSPProvider disableStyleElements>
      <Base.Root
        items={items}
        name={name}
        value={value}
        required={control.required}
        disabled={control.disabled}
        onValueChange={(next) => {
          setValue(next ?? '');
          onValueChange?.(next ?? '');
        }}
      >
        <Base.Trigger
          {...control}
          aria-label={props['aria-label']}
          className={clsx('control flex items-center justify-between gap-3 text-start', className)}
        >
          <Base.Value className="truncate" />
          <Base.Icon className="text-muted transition-transform data-popup-open:rotate-180">
            <Icon name="chevron-down" size={16} />
          </Base.Icon>
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner alignItemWithTrigger={false} sideOffset={2} className={POSITIONER}>
            <Base.Popup className={clsx(POPUP, 'min-w-(--anchor-width)')}>
              {items.map((item) => (
                <Base.Item
                  key={item.value}
                  value={item.value}
                  disabled={'disabled' in item ? item.disabled : false}
                  className={clsx(POPUP_ITEM, 'justify-between')}
                >
                  <Base.ItemText>{item.label}</Base.ItemText>
                  <Base.ItemIndicator>
                    <Icon name="check" size={16} />
                  </Base.ItemIndicator>
                </Base.Item>
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}
