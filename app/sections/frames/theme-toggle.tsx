import { getButtonClasses } from '~/ui/buttons/button-classes';
import { Icon } from '~/ui/icons/icon';

/** Button that switches between light and dark by the global script. Its icon is the other theme. */
export function ThemeToggle() {
  return (
    <button
      type="button"
      data-theme-toggle=""
      aria-label="Switch between light and dark"
      className={`${getButtonClasses({ variant: 'plain', size: 'sm', isSquare: true })} needs-script text-muted`}
    >
      <span className="light:hidden">
        <Icon name="sun" />
      </span>
      <span className="hidden light:block">
        <Icon name="moon" />
      </span>
    </button>
  );
}
