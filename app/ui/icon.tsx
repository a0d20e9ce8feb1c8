import { lineIcons, solidIcons } from './icons/drawings';

export type IconName = keyof typeof lineIcons | keyof typeof solidIcons;

interface IconProps {
  name: IconName;
  /** Width and height in CSS pixels. */
  size?: number;
  className?: string;
}

const isSolid = (name: IconName): name is keyof typeof solidIcons => name in solidIcons;

/** One of our own icons, in the colour of the text around it. It says nothing itself: a control that is only an icon needs a label. */
export function Icon({ name, size = 16, className }: IconProps) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 16 16" fill="none" aria-hidden="true">
      {isSolid(name) ? (
        <path fill="currentColor" d={solidIcons[name]} />
      ) : (
        <path stroke="currentColor" strokeWidth="1.5" d={lineIcons[name]} />
      )}
    </svg>
  );
}
