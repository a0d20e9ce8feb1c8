const GROUNDS: Record<string, string> = {
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

/** A tile of a colour whose name is one of our glazes; any other name has to speak for itself. */
export function ColourSwatch({ name }: { name: string }) {
  const ground = GROUNDS[name.toLowerCase()];
  if (!ground) return null;
  return (
    <span
      aria-hidden="true"
      className={`inline-block size-4 shrink-0 rounded-inner outline -outline-offset-1 outline-faint ${ground}`}
    />
  );
}
