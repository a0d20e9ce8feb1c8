import { mobileAppSettings } from '~/content/demos/mobile-app-content';
import { Checkbox } from '~/ui/forms/checkbox';

/** Three switches, all off. */
export function NotificationSettingsScreen() {
  return (
    <div className="flex grow flex-col">
      <div className="px-2 pt-3 pb-4">
        <p className="font-display text-h3 font-semibold">It may ring when</p>
      </div>
      <div className="grid gap-grout">
        {mobileAppSettings.map(({ id, label, hint }) => (
          <Checkbox
            key={id}
            id={`quiet-${id}`}
            isSwitch
            label={label}
            hint={hint}
            className="rounded-tile bg-surface px-3"
          />
        ))}
      </div>
      <p className="mt-auto px-2 pb-1 text-xs text-muted">
        Otherwise it is silent. There is no other page of settings.
      </p>
    </div>
  );
}
