import { cartItemId } from '~/domain/cart';
import type { Product } from '~/domain/product';
import { paths } from '~/paths';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { NativeSelect } from '~/ui/native-select';
import { choicesOf } from '../choices';

/** Every way to have it: `{ label: 'Peacock, UK 6–8', options: { color, size } }`. */
function variants(product: Product) {
  const { colours, sizes } = choicesOf(product);
  const each = <Value,>(values: readonly Value[]): (Value | undefined)[] =>
    values.length > 0 ? [...values] : [undefined];
  return each(colours).flatMap((color) =>
    each(sizes).map((size) => ({
      label: [color, size].filter(Boolean).join(', '),
      options: { ...(color && { color }), ...(size && { size }) },
    })),
  );
}

/** The cart lives in the browser's script. Without one, a single thing can be taken straight to the checkout. */
export function BuyWithoutScript({ product }: { product: Product }) {
  const [first, ...others] = variants(product).map(({ label, options }) => ({
    label,
    value: `${cartItemId(product.id, options)}:1`,
  }));
  if (!first) return null;
  return (
    <form action={paths.shop.checkout()} className="without-script grid gap-3">
      {others.length > 0 ? (
        <Field id="variant" label="Which one">
          <NativeSelect name="buy" options={[first, ...others]} />
        </Field>
      ) : (
        <input type="hidden" name="buy" value={first.value} />
      )}
      <Button type="submit" size="lg">
        Buy this now
      </Button>
      <p className="text-sm text-muted">
        This browser runs no script, so there is no cart to collect things in. One thing at a time can be
        ordered.
      </p>
    </form>
  );
}
