import type { ChosenOptions } from '~/domain/cart/cart';
import type { SelectableOptions } from '~/domain/catalogue/product-options';
import { Field } from '~/ui/forms/field';
import { NativeSelect } from '~/ui/forms/native-select';

interface WishlistItemOptionsProps {
  productId: string;
  productName: string;
  choices: SelectableOptions;
  chosen: ChosenOptions;
  onChoose: (chosen: ChosenOptions) => void;
}

interface OneChoiceProps {
  id: string;
  label: string;
  about: string;
  values: readonly string[];
  value: string | undefined;
  onChoose: (value: string) => void;
}

function OneChoice({ id, label, about, values, value, onChoose }: OneChoiceProps) {
  return (
    <Field id={id} hideLabel label={`${label} of ${about}`} className="min-w-32 flex-1 sm:max-w-44">
      <NativeSelect
        placeholder={label}
        value={value ?? ''}
        onChange={(event) => onChoose(event.target.value)}
        options={values.map((one) => ({ value: one, label: one }))}
      />
    </Field>
  );
}

/** What has to be decided before a thing can go into the cart. */
export function WishlistItemOptions({
  productId,
  productName,
  choices,
  chosen,
  onChoose,
}: WishlistItemOptionsProps) {
  const { colours, sizes } = choices;
  return (
    <>
      {colours.length > 0 && (
        <OneChoice
          id={`colour-${productId}`}
          label="Colour"
          about={productName}
          values={colours}
          value={chosen.color}
          onChoose={(color) => onChoose({ ...chosen, color })}
        />
      )}
      {sizes.length > 0 && (
        <OneChoice
          id={`size-${productId}`}
          label="Size"
          about={productName}
          values={sizes}
          value={chosen.size}
          onChoose={(size) => onChoose({ ...chosen, size })}
        />
      )}
    </>
  );
}
