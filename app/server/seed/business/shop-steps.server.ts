import {
  sampleCodes,
  sampleStockAlerts,
  sampleStockChanges,
  sampleSubscribers,
} from '~/content/samples/sample-sales';
import { addDays, toWallClock } from '~/domain/time/wall-clock';
import { site } from '~site';
import type { SampleServices } from './sample-services.server';
import { addHours, type Step } from './step.server';

/** Discount codes: a running one, one that has ended and one that begins later. */
function listCodeSteps({ discounts, actors, now }: SampleServices): Step[] {
  const today = toWallClock(now, site.openingHours.timeZone).day;
  return sampleCodes.map(({ daysAgo, form, startsIn, endsIn }) => ({
    at: addHours(now, -daysAgo * 24 - 1),
    run: () =>
      discounts.createCode(actors.owner, {
        ...form,
        startsOn: addDays(today, startsIn),
        ...(endsIn !== undefined && { endsOn: addDays(today, endsIn) }),
      }),
  }));
}

function listSubscriberSteps({ newsletter, now }: SampleServices): Step[] {
  return sampleSubscribers.flatMap(({ email, daysAgo, isConfirmed: emailVerified, leftDaysAgo }) => {
    const change = (days: number, isWanted: boolean): Step => ({
      at: addHours(now, -days * 24),
      run: () => newsletter.setSubscribed({ email, emailVerified }, isWanted),
    });
    return [change(daysAgo, true), ...(leftDaysAgo === undefined ? [] : [change(leftDaysAgo, false)])];
  });
}

/** Codes, changes of the stock, stock alerts and subscribers of the newsletter. */
export function listShopSteps(services: SampleServices): Step[] {
  const { now, products, stockAlerts, actors } = services;
  return [
    ...listCodeSteps(services),
    ...listSubscriberSteps(services),
    ...sampleStockChanges.map(({ daysAgo, ...change }) => ({
      at: addHours(now, -daysAgo * 24),
      run: () => products.changeStock(actors.staff, change),
    })),
    ...sampleStockAlerts.map(({ daysAgo, ...alert }) => ({
      at: addHours(now, -daysAgo * 24),
      run: () => stockAlerts.request(alert),
    })),
  ];
}
