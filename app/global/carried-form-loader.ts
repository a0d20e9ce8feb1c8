/** Only pages with such a form load what carries it along. */
export function loadCarriedForm(): void {
  if (document.querySelector('form[data-carried]')) void import('./carried-form');
}
