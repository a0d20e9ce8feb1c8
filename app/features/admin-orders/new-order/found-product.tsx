import { MAX_QUANTITY } from '~/domain/cart/cart';
import { formatOptions } from '~/domain/cart/line-changes';
import { formatSharedLine } from '~/domain/cart/shared-cart';
import type { ListedProduct } from '~/domain/catalogue/product';
import { listProductChoices, type ProductChoice } from '~/domain/catalogue/product-variants';
import { getAvailability, getProductAvailability } from '~/domain/catalogue/stock';
import { formatNewOrderIntent, getFoundFields, type LineEdit } from '~/domain/orders/new-order-query';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ProductThumbnail } from '~/sections/shop/product-thumbnail';
import { formatUnitPrice } from '~/sections/shop/unit-price';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';
import { NativeSelect } from '~/ui/forms/native-select';
import { type FormValues, NEW_ORDER_FORM } from './new-order-state';

interface FoundProductProps {
  product: ListedProduct;
  /** In the list. */
  position: number;
  edit: LineEdit;
  /** What was typed, by the name of a field. */
  typed: FormValues;
}

/** A line of one unit, as text. The number of units is a field of its own. */
const toLine = ({ id: productId }: ListedProduct, { options }: ProductChoice): string =>
  formatSharedLine({ productId, quantity: 1, ...(options && { options }) });

function toOption(product: ListedProduct, choice: ProductChoice) {
  const { state, text } = getAvailability(choice.stock);
  const name = formatOptions(choice.options);
  return {
    value: toLine(product, choice),
    label: state === 'in-stock' ? name : `${name} (${text.toLowerCase()})`,
    disabled: state === 'sold-out',
  };
}

interface ChoiceFieldProps extends Pick<FoundProductProps, 'product' | 'typed'> {
  name: string;
  choices: readonly ProductChoice[];
  error: string | undefined;
}

function ChoiceField({ product, name, choices, typed, error }: ChoiceFieldProps) {
  const [only] = choices;
  if (choices.length === 1 && only && !only.options)
    return <input type="hidden" form={NEW_ORDER_FORM} name={name} value={toLine(product, only)} />;
  return (
    <Field
      id={`choice-${product.id}`}
      label={`Options of ${product.name}`}
      hideLabel
      className="max-sm:col-span-3"
      {...(error && { error })}
    >
      <NativeSelect
        form={NEW_ORDER_FORM}
        name={name}
        options={choices.map((choice) => toOption(product, choice))}
        placeholder="Choose options"
        defaultValue={typed[name] ?? ''}
        autoFocus={error !== undefined}
        className="lg:[&>select]:min-h-9 lg:[&>select]:text-sm"
      />
    </Field>
  );
}

/** A product of the search, with its options and a number of units to add. */
export function FoundProduct({ product, position, edit, typed }: FoundProductProps) {
  const { id, name, images } = product;
  const choices = listProductChoices(product);
  const { amount, beforeTax } = formatUnitPrice(product);
  const isSoldOut = choices.every(({ stock }) => stock <= 0);
  const names = getFoundFields(position);
  const getError = (form: 'add' | 'options') =>
    edit.kind === 'refused' && edit.form === form && edit.invalid.includes(id) ? edit.message : undefined;
  const unitsError = getError('add');
  return (
    <li className="rounded-tile bg-surface p-2.5">
      <div className="grid grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 sm:flex sm:flex-wrap">
        <ProductThumbnail image={images[0]} sizes="40px" className="size-10 shrink-0" />
        <div className="min-w-0 wrap-anywhere max-sm:col-span-2 sm:flex-1 sm:basis-40">
          <p className="leading-snug font-semibold">{name}</p>
          <p className="text-xs text-muted tabular-nums">
            {amount} each, {beforeTax} · {getProductAvailability(product).text}
          </p>
        </div>
        {!isSoldOut && (
          <>
            <ChoiceField
              product={product}
              name={names.add}
              choices={choices}
              typed={typed}
              error={getError('options')}
            />
            <Field
              id={`units-${id}`}
              label={`Units of ${name}`}
              hideLabel
              className="max-sm:col-span-2 w-28"
              {...(unitsError && { error: unitsError })}
            >
              <Input
                form={NEW_ORDER_FORM}
                name={names.units}
                type="number"
                inputMode="numeric"
                min={1}
                max={MAX_QUANTITY}
                defaultValue={typed[names.units] ?? '1'}
                autoFocus={unitsError !== undefined}
                className="text-end tabular-nums lg:min-h-9 lg:text-sm"
              />
            </Field>
            <ToolSubmit
              form={NEW_ORDER_FORM}
              intent={formatNewOrderIntent({ kind: 'add', position, productId: id })}
            >
              Add<span className="sr-only"> {name}</span>
            </ToolSubmit>
          </>
        )}
      </div>
    </li>
  );
}
