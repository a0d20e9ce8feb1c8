/** A form that opens below the edge of its panel scrolls into view. */
export function showOpenedForms(): void {
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open && target.querySelector('form'))
        target.scrollIntoView({ block: 'nearest' });
    },
    true,
  );
}
