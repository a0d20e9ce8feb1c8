import { lineIcons, solidIcons } from './icons/drawings';

export type IconName = keyof typeof lineIcons | keyof typeof solidIcons;

interface IconProps {
  name: IconName;
  /** Width and height in CSS pixels. */
  size?: number;
  /** Read aloud in the icon's place. Leave it out where words beside the icon already say it. */
  label?: string;
  className?: string;
}

const isSolid = (name: IconName): name is keyof typeof solidIcons => name in solidIcons;

/** One of our own icons, in the colour of the text around it. */
export function Icon({ name, size = 16, label, className }: IconProps) {
  const wording = label
    ? ({ role: 'img', 'aria-label': label } as const)
    : ({ 'aria-hidden': true } as const);
  return (
    <svg {...wording} className={className} width={size} height={size} viewBox="0 0 16 16" fill="none">
      {isSolid(name) ? (
        <path fill="currentColor" d={solidIcons[name]} />
      ) : (
        <path stroke="currentColor" strokeWidth="1.5" d={lineIcons[name]} />
      )}
    </svg>
  );
}
