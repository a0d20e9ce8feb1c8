import type { SelectableOptions } from '~/domain/catalogue/product-options';
import type { ChosenOptions } from '~/domain/catalogue/product-variants';
import { Field } from '~/ui/forms/field';
import { NativeSelect } from '~/ui/forms/native-select';

interface WishlistItemOptionsProps {
  productId: string;
  productName: string;
  selectableOptions: SelectableOptions;
  selectedOptions: ChosenOptions;
  onChange: (chosen: ChosenOptions) => void;
}

interface OptionSelectProps {
  id: string;
  label: string;
  productName: string;
  values: readonly string[];
  value: string | undefined;
  onChange: (value: string) => void;
}

function OptionSelect({ id, label, productName, values, value, onChange }: OptionSelectProps) {
  return (
    <Field id={id} hideLabel label={`${label} of ${productName}`} className="min-w-32 flex-1 sm:max-w-44">
      <NativeSelect
        placeholder={label}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value)}
        options={values.map((option) => ({ value: option, label: option }))}
      />
    </Field>
  );
}

/** Selects for the options that a product needs before it can be added to the cart. */
export function WishlistItemOptions({
  productId,
  productName,
  selectableOptions,
  selectedOptions,
  onChange,
}: WishlistItemOptionsProps) {
  const { colours, sizes } = selectableOptions;
  return (
    <>
      {colours.length > 0 && (
        <OptionSelect
          id={`colour-${productId}`}
          label="Colour"
          productName={productName}
          values={colours}
          value={selectedOptions.color}
          onChange={(color) => onChange({ ...selectedOptions, color })}
        />
      )}
      {sizes.length > 0 && (
        <OptionSelect
          id={`size-${productId}`}
          label="Size"
          productName={productName}
          values={sizes}
          value={selectedOptions.size}
          onChange={(size) => onChange({ ...selectedOptions, size })}
        />
      )}
    </>
  );
}
