import { LINE_ICONS, SOLID_ICONS } from './icon-paths';

export type IconName = keyof typeof LINE_ICONS | keyof typeof SOLID_ICONS;

interface IconProps {
  name: IconName;
  /** Width and height in CSS pixels. */
  size?: number;
  className?: string;
}

const isSolid = (name: IconName): name is keyof typeof SOLID_ICONS => name in SOLID_ICONS;

/** An icon in the text colour. It is hidden from screen readers: a control with an icon alone needs a label. */
export function Icon({ name, size = 16, className }: IconProps) {
  const [drawing, fill] = isSolid(name) ? [SOLID_ICONS[name], 'currentColor'] : [LINE_ICONS[name], 'none'];
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <path fill={fill} stroke="currentColor" strokeWidth="1.5" d={drawing} />
    </svg>
  );
}
