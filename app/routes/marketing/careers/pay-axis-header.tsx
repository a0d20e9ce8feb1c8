import { careersContent } from '~/content/careers/careers-content';
import { PAY_AXIS_MAX } from '~/domain/careers/role-terms';
import { PAY_AXIS_TICKS } from '~/features/careers/pay-axis';
import { site } from '~site';

/** The marks of the pay axis and what they count. */
export function PayAxisHeader() {
  const last = PAY_AXIS_TICKS.length - 1;
  return (
    <div className="role-row px-4 pt-4 pb-1 text-sm text-muted md:px-5 md:pt-5">
      <p className="max-w-[52em]">{careersContent.payAxisNote}</p>
      <svg width="100%" height="20" aria-hidden="true" className="hidden self-end overflow-visible lg:block">
        {PAY_AXIS_TICKS.map((mark, index) => (
          <text
            key={mark}
            x={`${(mark / PAY_AXIS_MAX) * 100}%`}
            y="14"
            fill="currentColor"
            fontSize="13"
            textAnchor={index === 0 ? 'start' : index === last ? 'end' : 'middle'}
          >
            {index === last ? `${site.currency.label} ${mark} lakh` : mark}
          </text>
        ))}
      </svg>
    </div>
  );
}
