import { MAX_QUANTITY } from '~/domain/cart/cart';
import type { Product } from '~/domain/catalogue/product';
import { listSelectableOptions } from '~/domain/catalogue/product-options';
import { isOptionSoldOut } from '~/domain/catalogue/product-variants';
import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';
import { NativeSelect } from '~/ui/forms/native-select';

const toOptions = (product: Product, option: 'color' | 'size', values: readonly string[]) =>
  values.map((value) => {
    const disabled = isOptionSoldOut(product, option, value);
    return { value, label: disabled ? `${value}: sold out` : value, disabled };
  });

/** The cart needs JavaScript. Without it, this form takes one product directly to the checkout. */
export function NoScriptBuyForm({ product }: { product: Product }) {
  const { colours, sizes } = listSelectableOptions(product);
  return (
    <form action={paths.shop.checkout()} className="without-script grid gap-4 sm:grid-cols-3">
      <input type="hidden" name="buy" value={product.id} />
      {colours.length > 0 && (
        <Field id="plain-colour" label="Colour">
          <NativeSelect name="color" options={toOptions(product, 'color', colours)} />
        </Field>
      )}
      {sizes.length > 0 && (
        <Field id="plain-size" label="Size">
          <NativeSelect name="size" options={toOptions(product, 'size', sizes)} />
        </Field>
      )}
      <Field id="plain-quantity" label="Quantity" required>
        <Input
          type="number"
          name="quantity"
          inputMode="numeric"
          min={1}
          max={Math.min(product.stock, MAX_QUANTITY)}
          defaultValue={1}
        />
      </Field>
      <Button type="submit" className="sm:col-span-full">
        Buy now
      </Button>
      <p className="text-sm text-muted sm:col-span-full">
        Without JavaScript there is no cart. One product at a time can be ordered.
      </p>
    </form>
  );
}
