import { calculateVisitsOfDay, sampleVisits } from '~/content/samples/sample-visits';
import type { SampleServices } from './sample-services.server';
import { addHours, type Step } from './step.server';

const PHONE = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const COMPUTER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

const OPENED = { 'sec-fetch-dest': 'document' };

/** Visits of a day, as the counter of the site would have seen their requests. */
function countDay({ visits, now }: SampleServices, day: number): void {
  const weekday = addHours(now, -day * 24).getUTCDay();
  for (let visit = 0; visit < calculateVisitsOfDay({ daysAgo: day, weekday }); visit += 1) {
    const { referrer, pages, isOrder } = sampleVisits[(visit * 7 + day) % sampleVisits.length] ?? {
      pages: [],
    };
    const isPhone = (visit + day) % 5 < 3;
    const userAgent = isPhone ? PHONE : COMPUTER;
    // Not every visit of this kind ends with an order.
    if (isOrder && visit % 4 === 0)
      visits.count({ method: 'POST', url: '/shop/checkout', headers: { 'user-agent': userAgent } }, 303);
    pages.forEach((url, index) => {
      const isFirst = index === 0;
      visits.count(
        {
          method: 'GET',
          url,
          headers: {
            ...OPENED,
            'user-agent': userAgent,
            'sec-ch-ua-mobile': isPhone ? '?1' : '?0',
            'sec-fetch-site': isFirst ? 'cross-site' : 'same-origin',
            ...(isFirst && referrer && { referer: referrer }),
          },
        },
        200,
      );
    });
  }
}

/** R-MEASURE-1: visits of the last weeks, for the page of measurements. */
export const listVisitSteps = (services: SampleServices): Step[] =>
  Array.from({ length: 35 }, (_, index) => 35 - index).map((day) => ({
    at: addHours(services.now, -day * 24),
    run: async () => {
      countDay(services, day);
      await services.visits.flush();
    },
  }));
