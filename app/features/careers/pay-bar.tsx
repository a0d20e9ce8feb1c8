import { lakhToPaise, type OpenRole } from '~/content/careers/open-role';
import { GLAZE_FILLS } from '~/ui/glaze';
import { formatPayRange } from './format-pay';
import { PAY_AXIS_MAX, PAY_AXIS_UNIT, payTiles } from './pay-axis';
import { vacancyCauseLabels } from './role-labels';

interface PayBarProps {
  role: OpenRole;
  /** Pixels. */
  height: number;
  /** Others to compare with, drawn unglazed. */
  comparedRoles?: readonly OpenRole[];
}

/** A range on the ruler, a tile for each lakh. It repeats what stands beside it in words. */
export function PayBar({ role, height, comparedRoles = [] }: PayBarProps) {
  const width = PAY_AXIS_MAX * PAY_AXIS_UNIT;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      height={height}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block"
    >
      <path
        d={payTiles({ from: 0, to: lakhToPaise(PAY_AXIS_MAX) }, height)}
        className="fill-tile-2 opacity-60"
      />
      {comparedRoles.map(({ id, pay }) => (
        <path key={id} d={payTiles(pay, height)} className="fill-tile-3 opacity-40" />
      ))}
      <path
        d={payTiles(role.pay, height)}
        className={GLAZE_FILLS[vacancyCauseLabels[role.vacancy.cause].glaze]}
      />
    </svg>
  );
}

/** The amount in words, under its place on the ruler; for those who do not see it, it is an ordinary text. */
export function PayLabel({ pay }: { pay: OpenRole['pay'] }) {
  const beginsLate = pay.from > lakhToPaise(PAY_AXIS_MAX) / 2;
  const place = ((beginsLate ? pay.to : pay.from) / lakhToPaise(PAY_AXIS_MAX)) * 100;
  return (
    <>
      <span className="sr-only">{formatPayRange(pay)}</span>
      <svg
        width="100%"
        height="20"
        aria-hidden="true"
        className="block overflow-visible text-sm font-semibold"
      >
        <text
          x={`${Math.round(place * 10) / 10}%`}
          y="15"
          fill="currentColor"
          textAnchor={beginsLate ? 'end' : 'start'}
        >
          {formatPayRange(pay)}
        </text>
      </svg>
    </>
  );
}
