import type { Product } from '~/domain/catalogue/product';
import { listSelectableOptions } from '~/domain/catalogue/product-options';
import { ChoiceGroup } from '~/ui/forms/choice-group';
import { ColourSwatch } from '../colour-swatch';

/** Colour and size, where there is more than one. The browser validates that one is selected. */
export function ProductOptionFields({ product }: { product: Product }) {
  const { colours, sizes } = listSelectableOptions(product);
  const [onlyColour] = product.attributes.colors;
  return (
    <>
      {colours.length > 0 && (
        <ChoiceGroup
          id="colour"
          name="color"
          legend="Colour"
          layout="tiles"
          required
          options={colours.map((name) => ({
            value: name,
            label: (
              <span className="flex items-center gap-2.5">
                <ColourSwatch name={name} />
                {name}
              </span>
            ),
          }))}
        />
      )}
      {colours.length === 0 && onlyColour && (
        <p className="flex items-center gap-2.5 text-sm">
          <span className="font-semibold">Colour</span>
          <ColourSwatch name={onlyColour.name} />
          {onlyColour.name}
        </p>
      )}
      {sizes.length > 0 && (
        <ChoiceGroup
          id="size"
          name="size"
          legend="Size"
          layout="tiles"
          required
          options={sizes.map((size) => ({ value: size, label: size }))}
        />
      )}
    </>
  );
}
