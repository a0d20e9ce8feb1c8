import { careersWords } from '~/content/careers';
import { RULER_MARKS, RULER_TOP } from '~/features/careers/pay-ruler';
import { site } from '~site';

/** The ruler's own marks, and what they count. */
export function BoardHead() {
  const last = RULER_MARKS.length - 1;
  return (
    <div className="board-row px-4 pt-4 pb-1 text-sm text-muted md:px-5 md:pt-5">
      <p className="max-w-[52em]">{careersWords.rulerNote}</p>
      <svg width="100%" height="20" aria-hidden="true" className="hidden self-end overflow-visible lg:block">
        {RULER_MARKS.map((mark, index) => (
          <text
            key={mark}
            x={`${(mark / RULER_TOP) * 100}%`}
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
