/** Loads the states of PIN codes on pages with a form of the address book. The hydrated checkout has its own code. */
export async function bindPinFields(): Promise<void> {
  const fields = document.querySelectorAll<HTMLInputElement>(
    'form[action^="/account/"] input[autocomplete$="postal-code"]',
  );
  if (fields.length === 0) return;
  const { bindPinField } = await import('./state-by-pin');
  for (const field of fields) bindPinField(field);
}
