import type { ChosenOptions } from '~/domain/cart';
import type { Choices } from '~/domain/product-choices';
import { Field } from '~/ui/field';
import { NativeSelect } from '~/ui/native-select';

interface WishChoicesProps {
  productId: string;
  productName: string;
  choices: Choices;
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
export function WishChoices({ productId, productName, choices, chosen, onChoose }: WishChoicesProps) {
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
