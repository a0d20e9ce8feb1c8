import { convertLakhToPaise, type OpenRole } from '~/content/careers/open-role';
import { PAY_AXIS_MAX } from '~/domain/careers/role-terms';
import { GLAZE_FILLS } from '~/ui/glaze';
import { formatPayRange } from './format-pay';
import { buildPayTiles, PAY_AXIS_UNIT } from './pay-axis';
import { vacancyCauseLabels } from './role-labels';

interface PayBarProps {
  role: OpenRole;
  /** Pixels. */
  height: number;
  /** Other roles to compare with, drawn without a glaze. */
  comparedRoles?: readonly OpenRole[];
}

/** A pay range on the axis, a tile for each lakh. It is decorative: the text beside it says the same. */
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
        d={buildPayTiles({ from: 0, to: convertLakhToPaise(PAY_AXIS_MAX) }, height)}
        className="fill-tile-2 opacity-60"
      />
      {comparedRoles.map(({ id, pay }) => (
        <path key={id} d={buildPayTiles(pay, height)} className="fill-tile-3 opacity-40" />
      ))}
      <path
        d={buildPayTiles(role.pay, height)}
        className={GLAZE_FILLS[vacancyCauseLabels[role.vacancy.cause].glaze]}
      />
    </svg>
  );
}

/** The pay range as text, under its place on the axis. Screen readers get it as ordinary text. */
export function PayLabel({ pay }: { pay: OpenRole['pay'] }) {
  const isInRightHalf = pay.from > convertLakhToPaise(PAY_AXIS_MAX) / 2;
  const percent = ((isInRightHalf ? pay.to : pay.from) / convertLakhToPaise(PAY_AXIS_MAX)) * 100;
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
          x={`${Math.round(percent * 10) / 10}%`}
          y="15"
          fill="currentColor"
          textAnchor={isInRightHalf ? 'end' : 'start'}
        >
          {formatPayRange(pay)}
        </text>
      </svg>
    </>
  );
}
