import { settingGroups } from '~/content/admin/setting-groups';
import { Badge } from '~/ui/data/badge';
import { Icon } from '~/ui/icons/icon';

interface ShownSetting {
  name: string;
  state: 'set' | 'default' | 'not set';
}

function SettingState({ state }: Pick<ShownSetting, 'state'>) {
  if (state === 'set') return <Badge tone="success">set</Badge>;
  return <span className="text-muted">{state === 'default' ? 'as delivered' : 'not set'}</span>;
}

/** All settings in groups: what each is in plain words, its name small, and whether it is set. */
export function SettingList({ settings }: { settings: readonly ShownSetting[] }) {
  const states = new Map(settings.map(({ name, state }) => [name, state]));
  return (
    <div className="grid gap-grout">
      {settingGroups.map(({ title, settings: labels }) => {
        const rows = Object.entries(labels).map(([name, label]) => ({
          name,
          label,
          state: states.get(name) ?? 'not set',
        }));
        const count = rows.filter(({ state }) => state === 'set').length;
        return (
          <details key={title} className="group/settings rounded-tile bg-surface">
            <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 rounded-tile px-3 hover:bg-raised lg:min-h-10 [&::-webkit-details-marker]:hidden">
              <span className="font-semibold">{title}</span>
              <span className="flex items-center gap-3 text-muted">
                {count === 0 ? 'as delivered' : `${count} set`}
                <Icon name="chevron-down" size={16} className="group-open/settings:rotate-180" />
              </span>
            </summary>
            <ul className="grid gap-2.5 px-3 pt-1 pb-3">
              {rows.map(({ name, label, state }) => (
                <li key={name} className="flex items-start justify-between gap-4">
                  <span className="min-w-0">
                    {label}
                    <code className="block text-xs wrap-anywhere text-muted">{name}</code>
                  </span>
                  <span className="shrink-0">
                    <SettingState state={state} />
                  </span>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </div>
  );
}
