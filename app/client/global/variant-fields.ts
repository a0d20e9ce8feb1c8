import { type ShownVariant, SOLD_OUT_ATTRIBUTE, VARIANTS_ATTRIBUTE } from '~/domain/site/presence-attributes';

/** It imports no code of the script of every page: what both share would become a file of its own. */
type Choice = Partial<Record<'color' | 'size', string>>;

function readChoice(form: HTMLFormElement): Choice {
  const data = new FormData(form);
  const color = data.get('color');
  const size = data.get('size');
  return {
    ...(typeof color === 'string' && { color }),
    ...(typeof size === 'string' && { size }),
  };
}

/** The variants with this choice. An option that is not chosen can be any. */
const listMatching = (variants: readonly ShownVariant[], choice: Choice) =>
  variants.filter(({ color, size }) => (choice.color ?? color) === color && (choice.size ?? size) === size);

/**
 * The variants that an option leads to. A colour leads to all its sizes: otherwise a chosen size would lock the other
 * colours.
 */
const listReachable = (
  variants: readonly ShownVariant[],
  { name, value }: HTMLInputElement,
  choice: Choice,
) => listMatching(variants, name === 'color' ? { color: value } : { ...choice, [name]: value });

/** R-VARIANT-1: sold-out options cannot be chosen, and the chosen variant says whether it is in stock. */
function updateForm(form: HTMLFormElement, variants: readonly ShownVariant[]): void {
  for (const radio of form.querySelectorAll<HTMLInputElement>('input[type="radio"]')) {
    radio.disabled = listReachable(variants, radio, readChoice(form)).every(({ max }) => max === 0);
    // Another colour can make the chosen size sold out.
    if (radio.disabled) radio.checked = false;
    const note = radio.closest('label')?.querySelector<HTMLElement>(`[${SOLD_OUT_ATTRIBUTE}]`);
    if (note) note.hidden = !radio.disabled;
  }
  const [chosen, ...others] = listMatching(variants, readChoice(form));
  const isChosen = others.length === 0;
  const quantity = form.querySelector<HTMLInputElement>('input[name="quantity"]');
  if (quantity && chosen && isChosen) quantity.max = String(chosen.max);
  const text = form.querySelector(`[${VARIANTS_ATTRIBUTE}]`);
  if (text) text.textContent = chosen && isChosen ? chosen.text : '';
}

/** The gallery shows the picture of the chosen colour. */
function showColour(color: string): void {
  const slides = document.querySelector('[data-slides]');
  const index = [...(slides?.children ?? [])].findIndex(
    (slide) => slide instanceof HTMLElement && slide.dataset.colour === color,
  );
  if (slides && index >= 0) slides.scrollTo({ left: index * slides.clientWidth });
}

for (const element of document.querySelectorAll(`[${VARIANTS_ATTRIBUTE}]`)) {
  const form = element.closest('form');
  const variants: ShownVariant[] = JSON.parse(element.getAttribute(VARIANTS_ATTRIBUTE) ?? '[]');
  form?.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return;
    updateForm(form, variants);
    if (target.name === 'color') showColour(target.value);
  });
  if (!form) continue;
  updateForm(form, variants);
  // Chosen before this script was there, or on an earlier visit of the page.
  const chosen = form.querySelector<HTMLInputElement>('input[name="color"]:checked');
  if (chosen && !chosen.defaultChecked) showColour(chosen.value);
}
