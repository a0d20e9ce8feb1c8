import { PRESENCE_ATTRIBUTES } from '~/domain/site/presence-attributes';
import { onClick } from './on-click';

/** Minus and plus buttons of a number input. They have the value -1 or 1 and are in one stepper with the input. */
export function bindSteppers(): void {
  onClick(PRESENCE_ATTRIBUTES.stepper, (element, event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const input = element.querySelector<HTMLInputElement>('input[type="number"]');
    if (!button || !input) return;
    if (Number(button.value) < 0) input.stepDown();
    else input.stepUp();
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
