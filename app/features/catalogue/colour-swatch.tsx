const SWATCH_CLASSES: Record<string, string> = {
  white: 'bg-glaze-bone',
  bone: 'bg-glaze-bone',
  sand: 'bg-glaze-sand',
  natural: 'bg-glaze-sand',
  slate: 'bg-glaze-slate',
  basalt: 'bg-glaze-basalt',
  vermilion: 'bg-glaze-vermilion',
  marigold: 'bg-glaze-marigold',
  peacock: 'bg-glaze-peacock',
  indigo: 'bg-glaze-indigo',
  jade: 'bg-glaze-jade',
  gulal: 'bg-glaze-gulal',
};

/** Swatch of a colour that is one of the glazes. Renders nothing for any other colour. */
export function ColourSwatch({ name }: { name: string }) {
  const swatchClass = SWATCH_CLASSES[name.toLowerCase()];
  if (!swatchClass) return null;
  return (
    <span
      aria-hidden="true"
      className={`forced-color-adjust-none inline-block size-4 shrink-0 rounded-inner outline -outline-offset-1 outline-faint ${swatchClass}`}
    />
  );
}
