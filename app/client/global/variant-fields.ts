import { type ChosenOptions, MAX_QUANTITY } from '~/domain/cart/cart';
import { parseProduct } from '~/domain/catalogue/parse-product';
import type { Product } from '~/domain/catalogue/product';
import { getVariantStock } from '~/domain/catalogue/product-variants';
import { getAvailability } from '~/domain/catalogue/stock';
import { parseJson } from '~/domain/json/parse-unknown';
import { BEHAVIOUR_ATTRIBUTES, VARIANT_ATTRIBUTES } from '~/domain/site/behaviour-attributes';

const { soldOut, stockText } = VARIANT_ATTRIBUTES;

function readChoice(form: HTMLFormElement): ChosenOptions {
  const data = new FormData(form);
  const [color, size] = [data.get('color'), data.get('size')];
  return {
    ...(typeof color === 'string' && { color }),
    ...(typeof size === 'string' && { size }),
  };
}

/** Whether no unit is left with this value of an option and the other option as it is chosen. */
function isSoldOut(
  { variants = [] }: Product,
  chosen: ChosenOptions,
  option: keyof ChosenOptions,
  value: string,
) {
  const wanted = { ...chosen, [option]: value };
  return !variants.some(
    ({ color, size, stock }) =>
      stock > 0 && (wanted.color ?? color) === color && (wanted.size ?? size) === size,
  );
}

function updateOptions(form: HTMLFormElement, product: Product, isOption: boolean): void {
  const radios = [...form.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  for (const radio of radios) {
    const option = radio.name === 'color' ? 'color' : 'size';
    radio.disabled = isSoldOut(product, readChoice(form), option, radio.value);
    // Another colour can make the chosen size sold out.
    if (radio.disabled) radio.checked = false;
    const note = radio.closest('label')?.querySelector<HTMLElement>(`[${soldOut}]`);
    if (note) note.hidden = !radio.disabled;
  }
  const chosen = readChoice(form);
  const stock = getVariantStock(product, chosen);
  const quantity = form.querySelector<HTMLInputElement>('input[name="quantity"]');
  if (quantity) quantity.max = String(Math.min(stock, MAX_QUANTITY));
  const isChosen = new Set(radios.map(({ name }) => name)).size === Object.keys(chosen).length;
  const text = form.querySelector(`[${stockText}]`);
  if (text && isOption) text.textContent = isChosen ? getAvailability(stock).text : '';
}

/** The gallery shows the picture of the chosen colour. */
function showColour(color: string): void {
  const slides = document.querySelector('[data-slides]');
  const index = [...(slides?.children ?? [])].findIndex(
    (slide) => slide instanceof HTMLElement && slide.dataset.colour === color,
  );
  if (slides && index >= 0) slides.scrollTo({ left: index * slides.clientWidth });
}

/** R-VARIANT-1: sold-out options cannot be chosen, and the chosen variant says whether it is in stock. */
for (const form of document.querySelectorAll<HTMLFormElement>(`form[${BEHAVIOUR_ATTRIBUTES.addToCart}]`)) {
  const field = form.elements.namedItem('product');
  const product = field instanceof HTMLInputElement ? parseProduct(parseJson(field.value)) : undefined;
  if (!product?.variants || !form.querySelector(`[${soldOut}]`)) continue;
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    updateOptions(form, product, target.type === 'radio');
    if (target.name === 'color') showColour(target.value);
  });
  updateOptions(form, product, false);
}
