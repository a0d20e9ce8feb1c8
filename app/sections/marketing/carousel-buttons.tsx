import { getButtonClasses } from '~/ui/buttons/button-classes';
import { Icon } from '~/ui/icons/icon';

const STEPS = [
  { value: '-1', label: 'Previous', icon: 'arrow-left' },
  { value: '1', label: 'Next', icon: 'arrow-right' },
] as const;

/** The buttons that move a carousel by one slide. `item` names a slide, such as "quote". */
export function CarouselButtons({ item }: { item: string }) {
  return STEPS.map(({ value, label, icon }) => (
    <button
      key={value}
      type="button"
      value={value}
      aria-label={`${label} ${item}`}
      className={getButtonClasses({ variant: 'contrast', size: 'sm', isSquare: true })}
    >
      <Icon name={icon} />
    </button>
  ));
}
