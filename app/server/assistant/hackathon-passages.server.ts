import {
  hackMatrixContent,
  hackMatrixFeatures,
  hackMatrixQuestions,
} from '~/content/products/hackmatrix-content';
import { type HackMatrixPlan, hackMatrixPlans } from '~/content/products/product-plans';
import { type HackathonEvent, nextHackathonId, openHackathons } from '~/content/services/hackathon-events';
import { formatMoney } from '~/domain/money/money';
import { paths } from '~/paths';
import { site } from '~site';
import type { Passage } from './passage.server';

const page = paths.product('hackmatrix');
const source = { label: 'HackMatrix', href: page };
const days = new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: 'UTC' });

function priceOf({ price, per }: HackMatrixPlan): string {
  if (price === 0) return 'Free.';
  const amount = formatMoney(price, site.currency.label);
  return `${amount} ${per === 'event' ? 'for an event' : `a ${per}`}, before ${site.tax.name}.`;
}

const planPassage = (plan: HackMatrixPlan): Passage => ({
  title: `HackMatrix ${plan.name}`,
  text: `${priceOf(plan)} ${plan.participantsText}. ${plan.includes.join('. ')}.`,
  source,
  keywords: 'price cost plan pricing fee charge',
});

function eventPassage(event: HackathonEvent): Passage {
  const { id, name, city, venue, theme, tracks, seats, outcome } = event;
  const when = days.formatRange(new Date(event.startsOn), new Date(event.endsOn));
  const size = outcome ? `${outcome.participants} people, ${outcome.projects} projects` : `${seats} seats`;
  return {
    title: `${name}, ${when}`,
    text: `${venue}, ${city}. ${theme}. Tracks: ${tracks.join(', ')}. ${size}.`,
    source: { label: 'Hackathon ticket', href: paths.shop.product('hackathon-ticket') },
    keywords: id === nextHackathonId ? 'next upcoming hackathon event join register seat' : 'last past',
  };
}

/** What organisers ask about HackMatrix, what it does and costs, and the hackathons one can join. */
export const hackathonPassages: readonly Passage[] = [
  ...hackMatrixQuestions.map(({ id, question, answer }) => ({
    title: question,
    text: answer,
    source: { ...source, href: `${page}#${id}` },
    keywords: 'hackmatrix',
  })),
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
  ...hackMatrixPlans.map(planPassage),
  ...openHackathons.map(eventPassage),
];
