import type { RoleFilterGroup } from '~/features/careers/role-list-query';
import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';

interface RoleFilterProps {
  groups: readonly RoleFilterGroup[];
  /** Number of roles that match. */
  count: number;
}

const phrases: Record<RoleFilterGroup['name'], { before: string; label: string; after?: string }> = {
  kind: { before: 'Show me', label: 'Kind of work' },
  team: { before: 'in', label: 'Team', after: ',' },
  place: { before: '', label: 'Office', after: '.' },
};

/**
 * The filter as a sentence with select elements. With script each choice submits at once; without script the button
 * submits.
 */
export function RoleFilter({ groups, count }: RoleFilterProps) {
  return (
    <form
      action={`${paths.careers()}#open-roles`}
      data-auto-submit=""
      autoComplete="off"
      aria-label="Choose roles"
      className="flex flex-wrap items-center gap-x-8 gap-y-5"
    >
      <p className="flex grow flex-wrap items-baseline gap-x-3 gap-y-1 font-display text-[clamp(1.375rem,2.3vw,2.1rem)] leading-tight font-medium tracking-[-0.02em] proportional-nums">
        {groups.map(({ name, options }) => (
          <span key={name} className="inline-flex max-w-full flex-wrap items-baseline gap-x-3">
            {phrases[name].before}
            <span className="inline-flex max-w-full items-baseline">
              <select name={name} aria-label={phrases[name].label} className="inline-select">
                {options.map(({ value, label, count: roleCount, isSelected }) => (
                  <option
                    key={value}
                    value={value}
                    selected={isSelected}
                    disabled={roleCount === 0 && !isSelected}
                  >
                    {label} ({roleCount})
                  </option>
                ))}
              </select>
              {phrases[name].after}
            </span>
          </span>
        ))}
      </p>
      <Button type="submit" variant="contrast" className="without-script">
        Show {count === 1 ? 'it' : 'them'}
      </Button>
    </form>
  );
}
