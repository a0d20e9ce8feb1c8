import type { ReactNode } from 'react';
import { MAX_QUANTITY } from '~/domain/cart/cart';
import type { Product, ProductVariant } from '~/domain/catalogue/product';
import { listSelectableOptions } from '~/domain/catalogue/product-options';
import { isOptionSoldOut } from '~/domain/catalogue/product-variants';
import { getAvailability } from '~/domain/catalogue/stock';
import { type ShownVariant, SOLD_OUT_ATTRIBUTE, VARIANTS_ATTRIBUTE } from '~/domain/site/presence-attributes';
import { ChoiceGroup } from '~/ui/forms/choice-group';
import { Picture } from '~/ui/pictures/picture';
import { ColourSwatch } from '../colour-swatch';

/** A colour with a picture of its own shows that: the name can be that of a print, not of the cloth. */
function Swatch({ product, name }: { product: Product; name: string }) {
  const image = product.images.find(({ color }) => color === name);
  if (!image) return <ColourSwatch name={name} />;
  return (
    <span className="size-8 shrink-0 overflow-hidden rounded-inner">
      <Picture
        image={{ ...image, alt: '' }}
        sizes="32px"
        fileWidths={[160, 160]}
        className="size-full object-cover"
      />
    </span>
  );
}

/** R-VARIANT-1: an option without units cannot be chosen. The script updates it when the other option is chosen. */
function toOption(product: Product, option: 'color' | 'size', value: string, label: ReactNode) {
  const disabled = isOptionSoldOut(product, option, value);
  const hint = (
    <span {...{ [SOLD_OUT_ATTRIBUTE]: '' }} hidden={!disabled}>
      Sold out
    </span>
  );
  return { value, label, disabled, ...(product.variants && { hint }) };
}

const serialiseVariants = (variants: readonly ProductVariant[]) =>
  JSON.stringify(
    variants.map(
      ({ color, size, stock }): ShownVariant => ({
        color,
        size,
        max: Math.min(stock, MAX_QUANTITY),
        text: getAvailability(stock).text,
      }),
    ),
  );

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
          options={colours.map((name) =>
            toOption(
              product,
              'color',
              name,
              <span className="flex items-center gap-2.5">
                <Swatch product={product} name={name} />
                {name}
              </span>,
            ),
          )}
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
          options={sizes.map((size) => toOption(product, 'size', size, size))}
        />
      )}
      {product.variants && (
        <p
          {...{ [VARIANTS_ATTRIBUTE]: serialiseVariants(product.variants) }}
          role="status"
          className="font-semibold"
        />
      )}
    </>
  );
}
