import type { OpenRole } from '~/content/careers/open-role';
import { vacancyCauseLabels } from '~/features/careers/role-labels';
import { GLAZE_BACKGROUNDS } from '~/ui/glaze';

/** Heights of the three tiles; each is higher than the one before. */
const heights = ['lg:min-h-64', 'lg:min-h-84', 'lg:min-h-104'];

/** The goals after 30, 60 and 90 days. */
export function RoleGoals({ role }: { role: OpenRole }) {
  const last = role.goals.length - 1;
  return (
    <section aria-labelledby="days-title" className="wrap section">
      <div className="grid items-end gap-grout lg:grid-cols-3">
        {/* Stands in the room that the rising tiles leave free. */}
        <h2 id="days-title" className="mb-4 max-w-[12ch] lg:absolute lg:self-start">
          Your first ninety days
        </h2>
        {role.goals.map(({ afterDays, text }, index) => (
          <div
            key={afterDays}
            className={`flex flex-col justify-between gap-8 rounded-tile p-5 md:p-7 ${heights[index]} ${
              index === last ? GLAZE_BACKGROUNDS[vacancyCauseLabels[role.vacancy.cause].glaze] : 'bg-surface'
            }`}
          >
            <p className="font-display text-[clamp(3rem,5vw,4.5rem)] leading-none font-semibold tracking-[-0.045em] tabular-nums">
              {afterDays}
              <span className="ms-2 text-base tracking-normal">days</span>
            </p>
            <p className="max-w-[26em] text-lg">{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
