import { hackMatrixContent, hackMatrixFeatures } from '~/content/products/hackmatrix-content';
import { type HackMatrixPlan, hackMatrixPlans } from '~/content/products/product-plans';
import { type HackathonEvent, openHackathons } from '~/content/services/hackathon-events';
import { formatMoney } from '~/domain/money/money';
import { paths } from '~/paths';
import { site } from '~site';
import type { Passage } from './passage.server';

const pagePath = paths.product('hackmatrix');
const source = { label: 'HackMatrix', href: pagePath };
const dateFormat = new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: 'UTC' });

function formatPrice({ price, per }: HackMatrixPlan): string {
  if (price === 0) return 'Free.';
  const amount = formatMoney(price, site.currency.label);
  return `${amount} ${per === 'event' ? 'for an event' : `a ${per}`}, before ${site.tax.name}.`;
}

const toPlanPassage = (plan: HackMatrixPlan): Passage => ({
  title: `HackMatrix ${plan.name}`,
  text: `${formatPrice(plan)} ${plan.participantsText}. ${plan.includes.join('. ')}.`,
  source,
  keywords: 'price cost plan pricing fee charge',
});

function toEventPassage(event: HackathonEvent): Passage {
  const { name, city, venue, theme, tracks, seats, outcome } = event;
  const when = dateFormat.formatRange(new Date(event.startsOn), new Date(event.endsOn));
  const size = outcome ? `${outcome.participants} people, ${outcome.projects} projects` : `${seats} seats`;
  return {
    title: `${name}, ${when}`,
    text: `${venue}, ${city}. ${theme}. Tracks: ${tracks.join(', ')}. ${size}.`,
    source: { label: 'Hackathon ticket', href: paths.shop.product('hackathon-ticket') },
    keywords: outcome ? 'last past' : 'next upcoming hackathon event join register seat',
  };
}

/** HackMatrix, its features and prices, and the open hackathons. */
export const hackathonPassages: readonly Passage[] = [
  ...hackMatrixFeatures.map(({ name, promise, detail }) => ({
    title: `${name}. ${promise}`,
    text: detail,
    source,
    keywords: 'hackmatrix',
  })),
  {
    title: hackMatrixContent.plansHeadline,
    text: hackMatrixContent.plansLead,
    source,
    keywords: 'hackmatrix cost price plan judge pay',
  },
  ...hackMatrixPlans.map(toPlanPassage),
  ...openHackathons.map(toEventPassage),
];
