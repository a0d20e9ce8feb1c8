import { RATING_LABELS, VITAL_TEXTS } from '~/content/site/vital-texts';
import {
  VITAL_SCALES,
  type VitalFigure,
  type VitalRow,
  WEB_VITALS,
  type WebVital,
} from '~/domain/measurements/web-vitals';
import { paths } from '~/paths';
import { formatCount } from '~/sections/format/format-amount';
import { formatVital } from '~/sections/format/format-vital';
import { TextLink } from '~/ui/buttons/text-link';

interface VisitorVitalsProps {
  vitals: { phone: VitalRow; computer: VitalRow };
  days: number;
  minViews: number;
}

/** The scale ends a quarter above what is poor. */
const toShare = (vital: WebVital, value: number) =>
  `${Math.min(100, (value / (VITAL_SCALES[vital].poor * 1.25)) * 100)}%`;

/** Where a figure is between good and poor. The words beside it say the same. */
function VitalScale({ vital, value }: { vital: WebVital; value: number | undefined }) {
  const { good, poor } = VITAL_SCALES[vital];
  return (
    <svg width="100%" height="12" className="my-1 block" aria-hidden="true">
      <rect y="4" width="100%" height="4" className="fill-glaze-vermilion" />
      <rect y="4" width={toShare(vital, poor)} height="4" className="fill-glaze-marigold" />
      <rect y="4" width={toShare(vital, good)} height="4" className="fill-glaze-jade" />
      {value !== undefined && <rect x={toShare(vital, value)} width="4" height="12" className="fill-text" />}
    </svg>
  );
}

function DeviceFigure({
  vital,
  label,
  figure,
}: {
  vital: WebVital;
  label: string;
  figure?: VitalFigure | undefined;
}) {
  return (
    <div className="mt-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-sm text-muted">{label}</span>
        <span className="font-display text-h3 font-semibold tabular-nums">
          {figure ? formatVital(vital, figure.p75) : '–'}
        </span>
      </p>
      <VitalScale vital={vital} value={figure?.p75} />
      <p className="text-sm text-muted">
        {figure ? `${RATING_LABELS[figure.rating]}, ${formatCount(figure.count)} views` : 'too few views'}
      </p>
    </div>
  );
}

/** What the browsers of visitors measured, on phones and on computers. */
export function VisitorVitals({ vitals, days, minViews }: VisitorVitalsProps) {
  return (
    <section aria-labelledby="visitors" className="mt-22 bg-bg-sunk md:mt-32">
      <div className="wrap py-14 md:py-24">
        <h2 id="visitors" className="max-w-[18ch]">
          What visitors wait for
        </h2>
        <p className="mt-4 max-w-[40em] text-muted">
          Three of four views in the last {days} days were at least this good. One view in four is measured,
          by chance, and only sums are stored. A figure needs {minViews} views.
        </p>
        <p className="mt-2">
          <TextLink href={`${paths.privacy()}#logs`}>What is measured, and what is not</TextLink>
        </p>
        <dl className="mt-10 grid gap-grout sm:grid-cols-2 xl:grid-cols-5">
          {WEB_VITALS.map((vital) => (
            <div key={vital} className="rounded-tile bg-surface p-5">
              <dt>
                <span className="font-semibold">{VITAL_TEXTS[vital].name}</span>
                <span className="block text-sm text-muted">{VITAL_TEXTS[vital].meaning}</span>
              </dt>
              <dd>
                <DeviceFigure vital={vital} label="Phone" figure={vitals.phone[vital]} />
                <DeviceFigure vital={vital} label="Computer" figure={vitals.computer[vital]} />
                <p className="mt-5 text-sm text-muted">
                  Good to {formatVital(vital, VITAL_SCALES[vital].good)}, poor above{' '}
                  {formatVital(vital, VITAL_SCALES[vital].poor)}
                </p>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
