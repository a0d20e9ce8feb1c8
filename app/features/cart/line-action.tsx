import { Button } from '~/ui/buttons/button';
import { Icon, type IconName } from '~/ui/icons/icon';

interface LineActionProps {
  icon: IconName;
  label: string;
  /** Part of the button's label: every line has this button. */
  productName: string;
  onClick: () => void;
}

export function LineAction({ icon, label, productName, onClick }: LineActionProps) {
  return (
    <Button
      variant="plain"
      size="sm"
      aria-label={`${label}: ${productName}`}
      className="px-3 text-muted hover:text-text"
      onClick={onClick}
    >
      <Icon name={icon} className="max-sm:hidden" />
      {label}
    </Button>
  );
}
