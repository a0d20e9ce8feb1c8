import { sampleSales } from '~/content/samples/sample-sales';
import { calculateVisitsOfDay, getSampleDevice, getSampleVisit } from '~/content/samples/sample-visits';
import type { Device } from '~/domain/measurements/count-request';
import type { SampleServices } from './sample-services.server';
import { addHours, type Step } from './step.server';

const USER_AGENTS: Readonly<Record<Device, string>> = {
  phone: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  tablet: 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
  computer: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
};

const OPENED = { 'sec-fetch-dest': 'document' };

/** The orders of a day, so that the page of measurements has as many as the list of orders. */
function countOrders({ visits }: SampleServices, day: number): void {
  const placed = sampleSales.filter(({ hoursAgo }) => Math.floor(hoursAgo / 24) === day);
  const headers = { 'user-agent': USER_AGENTS[day % 2 === 0 ? 'phone' : 'computer'] };
  for (const _ of placed) visits.count({ method: 'POST', url: '/shop/checkout', headers }, 303);
}

/** Visits of a day, as the counter of the site would have seen their requests. */
function countDay({ visits, now }: SampleServices, day: number): void {
  const weekday = addHours(now, -day * 24).getUTCDay();
  for (let index = 0; index < calculateVisitsOfDay({ daysAgo: day, weekday }); index += 1) {
    const { referrer, pages } = getSampleVisit({ index, daysAgo: day });
    const device = getSampleDevice({ index, daysAgo: day });
    pages.forEach((url, position) => {
      const isFirst = position === 0;
      visits.count(
        {
          method: 'GET',
          url,
          headers: {
            ...OPENED,
            'user-agent': USER_AGENTS[device],
            'sec-ch-ua-mobile': device === 'phone' ? '?1' : '?0',
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
      countOrders(services, day);
      await services.visits.flush();
    },
  }));
